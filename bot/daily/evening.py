"""In the evening, rooms that want it are told who has played the board of the day, and how."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.chat.errors import NOT_SENT
from bot.chat.page import Page
from bot.daily.calendar import local, number_of
from bot.daily.cards import Player, summary_card
from bot.daily.service import DailyService
from bot.screens.language import Drawing
from bot.tables.speaking import Unanswered
from bot.texts import Texts, Words
from bot.workers.artist import Artist
from storage import Person, Room, RoomSettings, Store, StoreError
from storage.timing import Clock

log = logging.getLogger(__name__)

HOUR = 21
PAUSE = 60.0
"""s between two looks."""


class Posts(Protocol):
    """A platform, as far as it is needed here."""

    @property
    def online(self) -> bool: ...

    async def post(self, room: Room, page: Page) -> None: ...


@dataclass(frozen=True, kw_only=True)
class Means:
    """What a summary is made with."""

    store: Store
    daily: DailyService
    platforms: Mapping[str, Posts]
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
        for room in await means.store.daily.rooms():
            platform = means.platforms.get(room.platform)
            if platform is None or not platform.online:
                continue
            settings = await means.store.room_settings.load(room)
            here = local(means.clock.now(), settings.zone)
            number = number_of(here.date())
            if here.hour >= HOUR and await means.store.daily.is_first(room, number):
                told += await self._told(platform, room, settings, number)
        return told

    async def _told(self, platform: Posts, room: Room, settings: RoomSettings, number: int) -> bool:
        means = self._means
        people = [await self._player(person, number) for person in await means.store.daily.members(room)]
        words = Words(means.texts, settings.language or means.locale)
        card = summary_card(await means.daily.board(number), people, words)
        if card is None:
            return False
        page = Page(text=card.title, picture=await means.artist.draw(Drawing(game="", view=card), words))
        try:
            await platform.post(room, page)
        except Unanswered as error:
            log.info("a room may have been told of its day: %r", error)  # better not at all than twice
        except NOT_SENT as error:
            log.info("a room could not be told of its day: %r", error)
            await means.store.daily.refused(room, number)
            return False
        return True

    async def _player(self, person: Person, number: int) -> Player:
        results = await self._means.daily.results(person, number)
        name = results[max(results)].name if results else ""
        return Player(results=results, name=name)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.info("daily summaries are told later: %s", error)
            except Exception:
                # Whatever it is, tomorrow has its evening too.
                log.exception("a daily summary failed")
            await self._means.clock.sleep(PAUSE)
