"""Who somebody is, which language he reads, and how he wants pictures."""

from dataclasses import dataclass

from msgspec.structs import replace
from telegram import User

from bot.settings import LOCALES
from bot.tables.lobby import Who
from bot.texts import Texts, Words, words_at
from render.theme import Look, Palette, Shade
from storage import Person, PersonSettings, Room, RoomSettings, Store, StoreError, Table

PLATFORM = "telegram"


@dataclass(frozen=True, kw_only=True)
class Reader:
    """Somebody in front of a screen."""

    who: Who
    locale: str
    settings: PersonSettings
    id: int

    @property
    def look(self) -> Look:
        return look_of(self.settings)

    @property
    def private(self) -> Room:
        """The direct chat: in Telegram it has the number of its person."""
        return direct_room(self.id)


def direct_room(user: int) -> Room:
    return Room(platform=PLATFORM, chat=str(user), private=True)


class People:
    """Knows readers. A store that is away costs them their settings, not their answer."""

    def __init__(self, store: Store, texts: Texts, default_locale: str) -> None:
        self._store, self._texts, self._default = store, texts, default_locale

    async def reader(self, user: User, room: Room | None = None) -> Reader:
        """Return somebody in a room; None: in the direct chat."""
        person = Person(platform=PLATFORM, user=str(user.id))
        settings = await self.settings(person)
        who = Who(person=person, name=user.full_name or str(user.id), room=room or direct_room(user.id))
        return Reader(who=who, locale=self._locale(settings, user), settings=settings, id=user.id)

    async def settings(self, person: Person) -> PersonSettings:
        try:
            return await self._store.person_settings.load(person)
        except StoreError:
            return PersonSettings()

    async def started(self, reader: Reader, *, yes: bool) -> None:
        """Note whether we may write to somebody directly."""
        await self.change(reader, dm_started=yes)

    async def room(self, room: Room) -> RoomSettings:
        """Return what a room has chosen."""
        try:
            return await self._store.room_settings.load(room)
        except StoreError:
            return RoomSettings()

    async def change(self, reader: Reader, **choices: object) -> PersonSettings:
        after = replace(reader.settings, **choices)
        await self._store.person_settings.save(reader.who.person, reader.settings, after)
        return after

    def words(self, reader: Reader, table: Table | None = None) -> Words:
        """Return the words for a reader, with the names of a table."""
        return self.words_in(reader.locale, table)

    def words_in(self, locale: str, table: Table | None = None) -> Words:
        return words_at(table, self._texts, locale) if table else Words(self._texts, locale)

    def _locale(self, settings: PersonSettings, user: User) -> str:
        if settings.language in LOCALES:
            return str(settings.language)
        spoken = (user.language_code or "").partition("-")[0]
        return spoken if spoken in LOCALES else self._default


def look_of(settings: PersonSettings) -> Look:
    palette = settings.palette if settings.palette in list(Palette) else Palette.DEFAULT
    shade = settings.theme if settings.theme in list(Shade) else Shade.LIGHT
    return Look(shade=Shade(shade), palette=Palette(palette), symbols=settings.symbols)
