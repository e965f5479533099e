"""Who presses or types: on Telegram also whether the bot may write to them."""

from dataclasses import dataclass

from msgspec.structs import replace
from telegram import User

from bot.chat import viewer
from bot.chat.viewer import settings_of
from bot.platforms.telegram.name import NAME
from bot.settings import LOCALES
from bot.tables.lobby import Who
from bot.texts import Texts, Words, words_at
from storage import Person, PersonSettings, Room, RoomSettings, Store, StoreError, Table


@dataclass(frozen=True, kw_only=True)
class Viewer(viewer.Viewer):
    id: int

    @property
    def private(self) -> Room:
        """The direct chat: on Telegram it has its person's number."""
        return direct_room(self.id)

    @property
    def can_be_written_to(self) -> bool:
        """They have started the bot, and want its messages."""
        return self.settings.dm_started and self.settings.direct_messages


def direct_room(user: int) -> Room:
    return Room(platform=NAME, chat=str(user), private=True)


class Viewers:
    """Loads viewers and their rooms."""

    def __init__(self, store: Store, texts: Texts, default_locale: str) -> None:
        self._store, self._texts, self._default = store, texts, default_locale

    async def viewer(self, user: User, room: Room | None = None) -> Viewer:
        """Return somebody in a room; None: in the direct chat."""
        person = Person(platform=NAME, user=str(user.id))
        settings = await settings_of(self._store, person)
        who = Who(person=person, name=user.full_name or str(user.id), room=room or direct_room(user.id))
        return Viewer(who=who, locale=self._locale(settings, user), settings=settings, id=user.id)

    async def started(self, viewer: Viewer, *, yes: bool) -> None:
        """Note whether the bot may write to somebody directly."""
        after = replace(viewer.settings, dm_started=yes)
        await self._store.person_settings.save(viewer.who.person, viewer.settings, after)

    async def room(self, room: Room) -> RoomSettings:
        """Return what a room has chosen."""
        try:
            return await self._store.room_settings.load(room)
        except StoreError:
            return RoomSettings()

    def words(self, viewer: Viewer, table: Table | None = None) -> Words:
        """Return the words for a viewer, with the names of a table."""
        return self.words_in(viewer.locale, table)

    def words_in(self, locale: str, table: Table | None = None) -> Words:
        return words_at(table, self._texts, locale) if table else Words(self._texts, locale)

    def _locale(self, settings: PersonSettings, user: User) -> str:
        if settings.language in LOCALES:
            return str(settings.language)
        spoken = (user.language_code or "").partition("-")[0]
        return spoken if spoken in LOCALES else self._default
