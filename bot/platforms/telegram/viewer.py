"""Who presses or types: their language, how they want pictures, and what the room allows them to do."""

from dataclasses import dataclass, replace as changed

from msgspec.structs import replace
from telegram import Bot, User
from telegram.error import BadRequest, Forbidden

from bot.chat.viewer import look_of
from bot.platforms.telegram.name import NAME
from bot.settings import LOCALES
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Texts, Words, words_at
from render.theme import Look
from storage import Person, PersonSettings, Room, RoomSettings, Store, StoreError, Table


@dataclass(frozen=True, kw_only=True)
class Viewer:
    who: Who
    locale: str
    settings: PersonSettings
    id: int

    @property
    def room(self) -> Room:
        return self.who.room

    @property
    def look(self) -> Look:
        return look_of(self.settings)

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
    """Loads viewers. While the store is away, people lose their settings, not their answer."""

    def __init__(self, store: Store, texts: Texts, default_locale: str) -> None:
        self._store, self._texts, self._default = store, texts, default_locale

    async def viewer(self, user: User, room: Room | None = None) -> Viewer:
        """Return somebody in a room; None: in the direct chat."""
        person = Person(platform=NAME, user=str(user.id))
        settings = await self._settings(person)
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

    async def _settings(self, person: Person) -> PersonSettings:
        try:
            return await self._store.person_settings.load(person)
        except StoreError:
            return PersonSettings()

    def _locale(self, settings: PersonSettings, user: User) -> str:
        if settings.language in LOCALES:
            return str(settings.language)
        spoken = (user.language_code or "").partition("-")[0]
        return spoken if spoken in LOCALES else self._default


async def granted(viewer: Viewer, store: Store, bot: Bot, action: Action, *, admin: bool = False) -> Who:
    """Return somebody with what the room lets them do. Telegram is asked only where the answer depends on it.

    It is asked each time: admins come and go.
    """
    if action not in rights.FOR_ADMINS:
        return viewer.who
    room, settings = viewer.room, await store.room_settings.load(viewer.room)
    found = rights.grants(settings, admin=admin, private=room.private)
    if action not in found and not room.private and await _is_admin(bot, int(room.chat), viewer.id):
        found = rights.grants(settings, admin=True, private=False)
    return changed(viewer.who, granted=found)


async def _is_admin(bot: Bot, chat: int, user: int) -> bool:
    try:
        member = await bot.get_chat_member(chat, user)
    except (BadRequest, Forbidden):
        return False  # nobody of that number is in the chat
    return member.status in {"creator", "administrator"}
