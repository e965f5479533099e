"""The settings of people and rooms: loaded, shown, and saved by whoever has the right to."""

from collections.abc import Callable
from datetime import UTC, datetime

from bot.chat.page import Page
from bot.chat.press import Choose
from bot.chat.settings.catalogue import PERSON, ROOM, Record, chosen, setting, settings_page, toggled
from bot.daily.calendar import evening_name, today
from bot.tables import rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Texts, Words
from storage import PersonSettings, Room, RoomSettings, Store

Now = Callable[[], int]


class Preferences:
    """One service for every chat. `room` is where a platform keeps a room's settings: a thread may share its chat's."""

    def __init__(self, store: Store, texts: Texts, now: Now, *, without: frozenset[str] = frozenset()) -> None:
        self._store, self._texts, self._now = store, texts, now
        self._without = without
        """Settings that mean nothing on this platform."""

    async def load(self, page: str, who: Who, room: Room) -> Record:
        if page == PERSON:
            return await self._store.person_settings.load(who.person)
        return await self._store.room_settings.load(room)

    def page(self, page: str, record: Record, locale: str) -> Page:
        """Return the page of these settings. A person reads their own in the language that they have chosen there."""
        locale = record.language or locale if page == PERSON else locale
        now = datetime.fromtimestamp(self._now() / 1000, UTC)
        return settings_page(page, record, Words(self._texts, locale), now, without=self._without)

    async def choose(self, choice: Choose, who: Who, room: Room, *, toggle: bool = False) -> Record:
        """Save a choice and return the record with it. `who` comes with what the room grants them.

        Any client can send any press: what is not in the catalogue, or not theirs to choose, is refused.
        `toggle`: entries are buttons, and a press switches one of several.
        """
        one = setting(choice.page, choice.name)
        if one is None or one.name in self._without or not one.accepts(choice.values):
            raise TableError("chat-no-such-setting")
        if choice.page == ROOM and Action.SETTINGS not in who.granted:
            raise NotAllowed(rights.FOR_ADMINS[Action.SETTINGS])
        before = await self.load(choice.page, who, room)
        values = toggled(before, one, choice.values[0]) if toggle else choice.values
        after = chosen(before, one, values)
        match before, after:
            case PersonSettings(), PersonSettings():
                await self._store.person_settings.save(who.person, before, after)
                if before.listed != after.listed:
                    await self._store.ratings.hide(who.person, hidden=not after.listed)
            case RoomSettings(), RoomSettings():
                await self._store.room_settings.save(room, before, after)
                if before.daily != after.daily:
                    await self._store.daily.subscribe(room, wanted=after.daily)
                    # Yesterday's evening, which may be told until noon, is not theirs.
                    await self._store.announced.told(evening_name(today(self._now(), after.zone) - 1), room)
        return after
