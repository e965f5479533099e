"""In the evening, rooms that want it are told who has played the board of the day, and how."""

import asyncio
import logging
from dataclasses import dataclass

from bot.chat.announcing import Announcer, Told
from bot.chat.dialog import Dialog
from bot.daily.calendar import evening, evening_name
from bot.daily.cards import Player, player, summary
from bot.daily.service import DailyService
from bot.screens.language import Drawing
from bot.tables.errors import Busy
from bot.texts import Texts, Words
from bot.workers.artist import Artist
from storage import Room, RoomSettings, Store, StoreError, batches
from storage.timing import Clock

log = logging.getLogger(__name__)

PAUSE = 60.0
"""s between two looks."""


@dataclass(frozen=True, kw_only=True)
class Means:
    """What a summary is made with."""

    store: Store
    daily: DailyService
    announcer: Announcer
    texts: Texts
    artist: Artist
    clock: Clock
    locale: str
    """Of rooms that have chosen none."""


class Evening:
    """Runs beside the platforms. Of several processes, one tells each room."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name="daily summaries")

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> int:
        """Tell the rooms where it is evening; return how many were told."""
        means, told = self._means, 0
        rooms = [room for room in await means.store.daily.rooms() if means.announcer.reaches(room)]
        settings = await means.store.room_settings.load_many(rooms)
        found = {room: evening(means.clock.now(), settings[room].zone) for room in rooms}
        due = {room: day for room, day in found.items() if day is not None}
        names = [(evening_name(number), room) for room, (number, _) in due.items()]
        for _, room in await means.store.announced.untold(names):
            number, late = due[room]
            came = await self._tell(room, settings[room], number, late=late)
            if came is Told.NOTHING and late:  # yesterday stays as it is
                await means.store.announced.told(evening_name(number), room)
            told += came is Told.NOW
        return told

    async def _tell(self, room: Room, settings: RoomSettings, number: int, *, late: bool) -> Told:
        means = self._means

        async def dialog() -> Dialog | None:
            people = await self._players(room, number)
            words = Words(means.texts, settings.language or means.locale)
            told = summary(await means.daily.board(number), people, words, late=late)
            if told is None:
                return None
            return Dialog(text=told.text, picture=await means.artist.draw(Drawing(game="", view=told.card), words))

        return await means.announcer.tell(room, evening_name(number), dialog)

    async def _players(self, room: Room, number: int) -> list[Player]:
        """Return everybody who plays in a room; so many at a time, as each may have a result for every day."""
        found: list[Player] = []
        for batch in batches(await self._means.store.daily.members(room)):
            found += [player(results, number) for results in await self._means.daily.results_of(batch, number)]
        return found

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except (StoreError, Busy) as error:
                log.info("daily summaries are told later: %s", error)
            except Exception:
                # Whatever it is, tomorrow has its evening too.
                log.exception("a daily summary failed")
            await self._means.clock.sleep(PAUSE)
