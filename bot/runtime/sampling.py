"""Measures what nobody reports: how late the event loop is, and what is waiting in the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from bot.runtime.metrics import Metrics
from storage import Store, StoreError

log = logging.getLogger(__name__)

LOOP = 0.25
"""Seconds between two looks at the loop."""
STORE = 10.0
"""Seconds between two looks at the store."""


class Sampler:
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        platforms: Collection[str],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store, self._metrics, self._platforms, self._sleep = store, metrics, platforms, sleep
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._loop()), asyncio.create_task(self._backlog())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Look at the store once."""
        try:
            self._metrics.store_answered(await self._store.backlog(self._platforms))
        except StoreError:
            self._metrics.store_is_away()

    async def _loop(self) -> None:
        time = asyncio.get_running_loop().time
        while True:
            due = time() + LOOP
            await asyncio.sleep(LOOP)
            self._metrics.loop_was_late(max(0.0, time() - due))

    async def _backlog(self) -> None:
        while True:
            await self.look()
            await self._sleep(STORE)
