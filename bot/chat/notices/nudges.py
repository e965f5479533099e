"""In fast play nobody is called, unless they have not moved after a minute: then once."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from storage import Claim, LoadedTable, Phase, Store

FAST = 60_000
"""ms. While people answer each other sooner than this, they are all there and nobody needs to be called."""

Call = Callable[[], Awaitable[object]]
Begin = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
"""Does something in the background; errors are logged."""


class Nudges:
    """Nudges that are due soon. They are kept in memory only: after a restart the reminders of the clock remain."""

    def __init__(self, store: Store, platform: str, sleep: Callable[[float], Awaitable[None]], begin: Begin) -> None:
        self._store, self._platform, self._sleep, self._begin = store, platform, sleep, begin
        self._waiting: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """By table: the revision that somebody is waited for at, and the nudge."""

    def later(self, held: LoadedTable, call: Call) -> None:
        """Call people in a minute, unless the game goes on."""
        self._cancel(held.table.id)
        task = self._begin(self._after(held, call))
        task.add_done_callback(lambda done: self._done(held.table.id, done))
        self._waiting[held.table.id] = held.table.revision, task

    def moved(self, held: LoadedTable) -> None:
        """Cancel the nudge of a table whose game has gone on; what somebody only looked at leaves it waiting."""
        at, _ = self._waiting.get(held.table.id, (held.table.revision, None))
        if at != held.table.revision or held.table.phase is not Phase.RUNNING:
            self._cancel(held.table.id)

    def stop(self) -> None:
        for table in list(self._waiting):
            self._cancel(table)

    def _cancel(self, table: str) -> None:
        if table in self._waiting:
            self._waiting.pop(table)[1].cancel()

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._waiting.get(table, (0, None))[1] is task:
            del self._waiting[table]

    async def _after(self, held: LoadedTable, call: Call) -> None:
        table, revision = held.table.id, held.table.revision
        await self._sleep(FAST / 1000)
        now = await self._store.tables.load(table)
        if now is None or (now.table.revision, now.table.phase) != (revision, Phase.RUNNING):
            return
        async with self._store.inbox.claimed(f"{self._platform}:nudge:{table}:{revision}") as claim:
            if claim is Claim.MINE:
                await call()
