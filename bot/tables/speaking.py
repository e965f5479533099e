"""Announces what was saved: the process that saved it does, or a sweep if that process died in between."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from bot.runtime.metrics import Metrics
from storage import LoadedTable, Speech, Store, StoreError

log = logging.getLogger(__name__)

SECOND = 1000


class RetryLater(Exception):
    """A platform asks to wait (a rate limit), or can't be reached now."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait
        """ms."""


class Unanswered(RetryLater):
    """A platform did not answer: what was sent may have arrived."""


class Platform(Protocol):
    """Where tables are shown."""

    @property
    def name(self) -> str: ...

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        """Bring every room of this platform up to date with a table; return what has been said by now."""
        ...


class Speaker:
    """One speaker at a time for each table and platform; what is saved meanwhile is said in one go, newest first."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        now: Callable[[], int],
        metrics: Metrics | None = None,
        *,
        turn: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """`turn` waits before a table is shown, the busier the program is the longer; it tells whether it did."""
        self._store, self._platforms, self._now, self._turn = store, platforms, now, turn
        self._metrics = metrics or Metrics()
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._again: set[tuple[str, str]] = set()
        """Tables that have changed since their speaker last looked."""

    def announce(self, held: LoadedTable) -> None:
        """Start speaking where this process holds the lease."""
        for platform in sorted(held.speaking & self._platforms.keys()):
            self._begin(held.table.id, platform, held)

    async def take_over(self) -> None:
        """Speak at once where a process of this machine died: its leases need not expire first."""
        for platform in self._platforms:
            await self._store.speaking.take_over(platform)

    async def sweep(self) -> int:
        """Say what other processes saved but did not announce; return for how many tables."""
        found = 0
        for platform in self._platforms:
            for table in await self._store.speaking.claim(platform):
                self._begin(table, platform)
                found += 1
        return found

    async def finish(self) -> None:
        """Wait until all speaking in progress is done."""
        while self._tasks:
            # Since Python 3.12 `gather` does not yield if all have ended; then none would ever leave the list.
            await asyncio.wait(self._tasks.values())

    def _begin(self, table: str, platform: str, saved: LoadedTable | None = None) -> None:
        if (table, platform) in self._tasks:
            self._again.add((table, platform))  # slower than its lease, or just about to end
            return
        task = asyncio.create_task(self._speak(table, platform, saved), name=f"speak {table} on {platform}")
        self._tasks[table, platform] = task
        task.add_done_callback(lambda _task: self._ended(table, platform))

    def _ended(self, table: str, platform: str) -> None:
        del self._tasks[table, platform]
        if (table, platform) in self._again:
            self._begin(table, platform)

    async def _speak(self, table: str, platform: str, saved: LoadedTable | None) -> None:
        """Show a table until nothing is left unsaid. A table that was just saved need not be loaded again."""
        began = time.perf_counter()
        try:
            more = True
            while more:
                if self._turn is not None and await self._turn():
                    saved = None  # there may be a newer position by now, and only that one is shown
                self._again.discard((table, platform))
                held, saved = saved or await self._store.tables.load(table), None
                if held is None:
                    return
                before = held.speech(platform)
                speech = await self._platforms[platform].show(held, before)
                self._metrics.shown(platform, time.perf_counter() - began)
                if before.version:  # the positions in between will never be shown
                    self._metrics.pictures_merged(max(0, speech.revision - before.revision - 1))
                more, began = await self._store.speaking.spoken(table, platform, speech), time.perf_counter()
        except RetryLater as error:
            await self._later(table, platform, error.wait)
        except StoreError as error:
            log.warning("table %s: %s; updates on %s will be retried", table, error, platform)
        except Exception:
            # A table that can't be shown must not stop the speaker; it is retried later.
            log.exception("table %s could not be shown on %s", table, platform)
            await self._later(table, platform, 30 * SECOND)

    async def _later(self, table: str, platform: str, wait: int) -> None:
        try:
            await self._store.speaking.postpone(table, platform, self._now() + wait)
        except StoreError:
            log.warning("table %s: the store is unreachable", table)
