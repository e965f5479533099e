"""The keeper: does whatever becomes due at any table, on time, in any number of processes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.errors import TableError
from bot.tables.saving import Saver
from bot.tables.speaking import Speaker
from bot.tables.timekeeping.attendant import Attendant
from storage import LoadedTable, StoreError

log = logging.getLogger(__name__)

BEAT = 3.0
LOOK = 1.0
SWEEP = 2.0
PRUNE = 3600.0
SOON = 10_000
"""ms. This process waits for anything due sooner; later wakes are left to whichever process polls then."""
AT_ONCE = 32
"""Tables attended to concurrently, so that one slow reminder delays no others."""


@dataclass(frozen=True, kw_only=True)
class Intervals:
    """Seconds between the rounds of each periodic job."""

    beat: float
    look: float
    sweep: float
    prune: float
    soon: int = SOON
    """ms."""

    @classmethod
    def usual(cls) -> "Intervals":
        return cls(beat=BEAT, look=LOOK, sweep=SWEEP, prune=PRUNE)


class Keeper:
    """Runs beside the platforms. Several keepers on one store share the work; if one fails, another takes over."""

    def __init__(
        self,
        saver: Saver,
        attendant: Attendant,
        speaker: Speaker,
        *,
        intervals: Intervals | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._saver, self._attendant, self._speaker = saver, attendant, speaker
        self._store, self._now, self._sleep = saver.store, saver.now, sleep
        self.intervals = intervals or Intervals.usual()
        self._loops: list[asyncio.Task[None]] = []
        self._soon: dict[str, asyncio.Task[None]] = {}
        self._claimed: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Start watching. Outages are known before anything is done about deadlines."""
        try:
            await self._beat()
            await self._saver.outages.refresh(self._now())
            await self._speaker.take_over()
        except StoreError as error:
            log.warning("the store is unreachable (%s)", error)
        every = (
            (self.intervals.beat, self._beat),
            (self.intervals.look, self._look),
            (self.intervals.sweep, self._speaker.sweep),
            (self.intervals.prune, self._store.archive.prune),
        )
        self._loops = [asyncio.create_task(self._every(seconds, work)) for seconds, work in every]

    async def end(self) -> None:
        """Stop watching; finish saying what was saved."""
        tasks = [*self._loops, *self._soon.values(), *self._claimed]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._speaker.finish()

    @property
    def is_watching(self) -> bool:
        """Tell whether every periodic job is running."""
        return bool(self._loops) and not any(task.done() for task in self._loops)

    def watch(self, held: LoadedTable) -> None:
        """Take note of a saved table: if something is due there soon, attend to it on time."""
        table, wake = held.table.id, held.table.wake
        if (earlier := self._soon.pop(table, None)) is not None and earlier is not asyncio.current_task():
            earlier.cancel()
        if wake is not None and wake - self._now() < self.intervals.soon:
            self._soon[table] = asyncio.create_task(self._attend_at(table, wake), name=f"attend {table}")

    async def _attend_at(self, table: str, wake: int) -> None:
        await self._sleep(max(0, wake - self._now()) / 1000)
        await self._attend(table)
        if self._soon.get(table) is asyncio.current_task():
            del self._soon[table]

    async def _look(self) -> None:
        """Attend to everything that is due, several tables at once, without waiting for slow ones."""
        more, begun = True, set[str]()
        while more:
            if len(self._claimed) >= AT_ONCE:
                await asyncio.wait(self._claimed, return_when=asyncio.FIRST_COMPLETED)
            free = AT_ONCE - len(self._claimed)
            tables = await self._store.wakes.claim(free)
            for table in tables:
                task = asyncio.create_task(self._attend(table), name=f"attend {table}")
                self._claimed.add(task)
                task.add_done_callback(self._claimed.discard)
            more = len(tables) == free and begun.isdisjoint(tables)  # due again at once: next round
            begun.update(tables)

    async def _attend(self, table: str) -> None:
        try:
            attended = await self._attendant.attend(table)
            if attended is not None:
                self.watch(attended)  # quiet saves set an alarm too
            elif held := await self._store.tables.load(table):
                await self._store.wakes.settle(held)
        except (TableError, StoreError) as error:
            log.info("table %s: %s; it will be retried", table, error)
        except Exception:
            # One table must not keep the others waiting; it is woken again.
            log.exception("table %s could not be attended to", table)

    async def _beat(self) -> None:
        if await self._store.heartbeat.beat():
            log.warning("the bot was down for a while; that time is added to all clocks")
            await self._saver.outages.refresh(self._now())

    async def _every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                await work()
            except StoreError as error:
                log.warning("the store is unreachable (%s)", error)
            except Exception:
                # Nobody would start the job again: whatever went wrong, the next round may do better.
                log.exception("a periodic job failed")
            await self._sleep(seconds)
