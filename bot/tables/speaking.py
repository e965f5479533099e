"""Announces what was saved: the process that saved it does, or a sweep if that process died in between."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from storage import Held, Speech, Store, StoreError

log = logging.getLogger(__name__)

SECOND = 1000


class RetryLater(Exception):
    """A platform asks to wait (a rate limit), or can't be reached now."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait
        """ms."""


class Platform(Protocol):
    """Where tables are shown."""

    @property
    def name(self) -> str: ...

    async def show(self, held: Held, speech: Speech) -> Speech:
        """Bring every room of this platform up to date with a table; return what has been said by now."""
        ...


class Speaker:
    """One speaker at a time for each table and platform; what is saved meanwhile is said in one go, newest first."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        now: Callable[[], int],
        *,
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`pause` says how many seconds to wait before a table is shown: the busier the program is, the longer."""
        self._store, self._platforms, self._now, self._pause = store, platforms, now, pause
        self._tasks: set[asyncio.Task[None]] = set()

    def announce(self, held: Held) -> None:
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
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, table: str, platform: str, saved: Held | None = None) -> None:
        task = asyncio.create_task(self._speak(table, platform, saved), name=f"speak {table} on {platform}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _speak(self, table: str, platform: str, saved: Held | None) -> None:
        """Show a table until nothing is left unsaid. A table that was just saved need not be loaded again."""
        try:
            more = True
            while more:
                if wait := self._pause():
                    await asyncio.sleep(wait)
                    saved = None  # there may be a newer position by now, and only that one is shown
                held, saved = saved or await self._store.tables.load(table), None
                if held is None:
                    return
                speech = await self._platforms[platform].show(held, held.speech(platform))
                more = await self._store.speaking.spoken(table, platform, speech)
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
