"""In fast play nobody is called, unless they have not moved after a minute: then once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.platforms.discord.rooms import Closed, MessageGone
from bot.tables.speaking import RetryLater
from storage import Held, Store, StoreError

log = logging.getLogger(__name__)

AFTER = 60.0
"""Seconds."""


class Nudges:
    """Nudges that are due soon. They are kept in memory only: after a restart the reminders of the clock remain."""

    def __init__(self, store: Store, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._store, self._sleep = store, sleep
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def later(self, held: Held, call: Callable[[], Awaitable[object]]) -> None:
        self.cancel(held.table.id)
        self._waiting[held.table.id] = asyncio.create_task(self._after(held, call), name=f"nudge {held.table.id}")

    def cancel(self, table: str) -> None:
        if (waiting := self._waiting.pop(table, None)) is not None:
            waiting.cancel()

    def stop(self) -> None:
        for table in list(self._waiting):
            self.cancel(table)

    async def _after(self, held: Held, call: Callable[[], Awaitable[object]]) -> None:
        await self._sleep(AFTER)
        try:
            now = await self._store.tables.load(held.table.id)
            if now is not None and (now.table.revision, now.table.phase) == (held.table.revision, held.table.phase):
                await call()
        except (Closed, MessageGone, RetryLater, StoreError) as error:
            log.info("table %s: nobody was nudged (%s)", held.table.id, type(error).__name__)
