"""Wires the program together: one object that gives every platform what it needs."""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

from bot.chat.announcing import Announcer
from bot.chat.dialog import Dialog
from bot.contests import closing
from bot.contests.closing import Closing
from bot.contests.service import ContestService
from bot.daily.boards import Boards
from bot.daily.evening import Evening, Means
from bot.daily.service import DailyService
from bot.desk import Desk
from bot.limits import Limiter
from bot.ratings.alone import own_results
from bot.ratings.counter import Counter
from bot.ratings.deals import Deals
from bot.review.service import Reviews
from bot.runtime import survival
from bot.runtime.metrics import Metrics
from bot.runtime.sampling import Sampler
from bot.seeking import matching
from bot.seeking.matching import Matching
from bot.settings import Settings
from bot.tables.saving import Saver
from bot.tables.service import TableService
from bot.tables.speaking import Platform, Speaker
from bot.tables.timekeeping.attendant import Attendant, Think
from bot.tables.timekeeping.keeper import Keeper
from bot.texts import Texts
from bot.thinking import Thinker
from bot.web.probes import Probes
from bot.web.server import Server
from bot.workers.analyst import Analyst
from bot.workers.artist import Artist
from storage import LoadedTable, Person, Room, Store, open_store
from storage.timing import DAY, Clock, Timing


class WrongToken(Exception):
    """A platform does not know the token that is configured."""


class Resident(Platform):
    """A platform that runs in this process: shows tables, reminds people, and handles what they do.

    Unless it says otherwise, it is always there, waits for nothing, and has nobody to write to.
    """

    @property
    def online(self) -> bool:
        """Whether people can use it now."""
        return True

    def is_there(self, person: Person) -> bool:  # noqa: ARG002 (a chat reaches people wherever they are)
        """Tell whether somebody could be asked something now."""
        return True

    async def serve(self) -> None:
        """Handle what people do until cancelled."""

    async def post(self, room: Room, dialog: Dialog) -> None:
        """Post a dialog in a room, for everybody there. Errors are those of `bot.chat.errors`."""

    async def remind(self, held: LoadedTable, seats: Sequence[int]) -> None:
        """Tell those of these seats who are people of this platform that their move is waiting."""


@dataclass(frozen=True, kw_only=True)
class App:
    """Everything but the platforms themselves. They are added to `residents` before `begin`."""

    settings: Settings
    store: Store
    clock: Clock
    saver: Saver
    tables: TableService
    desk: Desk
    attendant: Attendant
    speaker: Speaker
    keeper: Keeper
    texts: Texts
    thinker: Thinker
    metrics: Metrics
    sampler: Sampler
    probes: Probes
    server: Server
    artist: Artist
    analyst: Analyst
    boards: Boards
    limiter: Limiter
    counter: Counter
    evening: Evening
    closing: Closing
    contests: ContestService
    matching: Matching
    residents: dict[str, Resident] = field(default_factory=dict)

    async def begin(self) -> None:
        """Start watching the tables, and the processes that draw and think. Say so if games could be lost."""
        await survival.warn(self.settings, self.store)
        await self.keeper.begin()
        self.artist.begin()
        self.thinker.begin()
        self.sampler.begin()
        self.counter.begin()
        self.evening.begin()
        self.closing.begin()
        self.matching.begin()

    async def end(self) -> None:
        """Stop watching, finish saying what was saved, and stop the processes that draw and think."""
        await self.matching.end()
        await self.closing.end()
        await self.evening.end()
        await self.counter.end()
        await self.sampler.end()
        await self.keeper.end()
        await self.artist.close()
        await self.thinker.close()
        await self.analyst.close()

    @asynccontextmanager
    async def running(self, *residents: Resident) -> AsyncIterator[None]:
        """Run the program with these platforms."""
        self.residents.update((resident.name, resident) for resident in residents)
        await self.begin()
        try:
            yield
        finally:
            await self.end()


CLOCK = Clock()

Opener: TypeAlias = Callable[[Settings, Collection[str], Clock], AbstractAsyncContextManager[Store]]


def store_of(settings: Settings, voices: Collection[str], clock: Clock = CLOCK) -> AbstractAsyncContextManager[Store]:
    """Open the store that the settings name, for platforms with these names."""
    timing = Timing(now=clock.now, retention=settings.keep_days * DAY)
    return open_store(settings.redis_url, settings.data_dir, voices=voices, timing=timing)


def assemble(settings: Settings, store: Store, clock: Clock = CLOCK) -> App:
    """Wire the program together on top of a store."""
    residents: dict[str, Resident] = {}

    async def remind(held: LoadedTable, seats: Sequence[int]) -> None:
        for resident in residents.values():
            await resident.remind(held, seats)

    def announce(held: LoadedTable) -> None:
        speaker.announce(held)
        keeper.watch(held)
        closed.note(held)

    metrics, thinker, limiter = Metrics(), Thinker(processes=settings.thinking_processes), Limiter(settings.limits)
    analyst = Analyst(in_process=settings.thinking_processes != 0)
    boards = Boards(analyst)
    artist = Artist(
        settings.picture_processes,
        count=metrics.picture_drawn,
        own=partial(own_results, store),
        deal=Deals(analyst).result,
    )
    speaker = Speaker(store, residents, clock.now, metrics, turn=artist.turn)
    saver = Saver(store, now=clock.now, announce=announce, metrics=metrics)
    attendant = Attendant(saver, timed(thinker, metrics), remind)
    keeper = Keeper(saver, attendant, speaker, sleep=clock.sleep)
    think = timed(thinker.at_once, metrics)
    tables = TableService(saver, seeds=lambda: secrets.token_hex(32), think=think, limiter=limiter)
    texts, announcer = Texts.load(), Announcer(store, residents)
    means = Means(
        store=store,
        daily=DailyService(store, tables, boards),
        announcer=announcer,
        texts=texts,
        artist=artist,
        clock=clock,
        locale=settings.default_locale,
    )
    contests = ContestService(store, tables, limiter, clock.now)
    closed = Closing(
        closing.Means(store=store, service=contests, announcer=announcer, texts=texts, artist=artist, clock=clock)
    )
    probes = Probes(store, residents, lambda: keeper.is_watching, metrics)
    return App(
        settings=settings,
        store=store,
        clock=clock,
        saver=saver,
        tables=tables,
        desk=Desk(tables, metrics, Reviews(store, analyst), settings.public_url or ""),
        attendant=attendant,
        speaker=speaker,
        keeper=keeper,
        texts=texts,
        thinker=thinker,
        metrics=metrics,
        sampler=Sampler(store, metrics, residents.keys(), clock.sleep),
        probes=probes,
        server=Server(probes),
        artist=artist,
        analyst=analyst,
        boards=boards,
        limiter=limiter,
        counter=Counter(store, clock.sleep),
        evening=Evening(means),
        closing=closed,
        contests=contests,
        matching=Matching(matching.Means(store=store, tables=tables, platforms=residents, texts=texts, clock=clock)),
        residents=residents,
    )


def timed(think: Think, metrics: Metrics) -> Think:
    """Return the same way to choose a move, with its time measured."""

    async def choose(game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        with metrics.thinking():
            return await think(game, view, legal, level, seed)

    return choose
