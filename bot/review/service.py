"""Looks back at finished games: once for each, in a worker process, and then it is kept."""

import asyncio
from functools import partial

from bot.review.analysis import Finished, analysed
from bot.review.record import Review, decoded
from bot.tables.saving import reached
from bot.workers.analyst import Analyst
from storage import Store, Table


class Reviews:
    def __init__(self, store: Store, analyst: Analyst) -> None:
        self._store, self._analyst = store, analyst
        self._asked: dict[str, asyncio.Task[Review]] = {}

    async def kept(self, table: Table) -> Review | None:
        """Return what was found about a game already."""
        data = await reached(self._store.reviews.load(table.id))
        return decoded(data) if data is not None else None

    async def of(self, table: Table) -> Review:
        """Return what is found about a finished game. Whoever asks while it is looked at waits for the same answer."""
        if (known := await self.kept(table)) is not None:
            return known
        task = self._asked.get(table.id)
        if task is None:
            task = self._asked[table.id] = asyncio.create_task(self._found(table))
            task.add_done_callback(partial(self._ended, table.id))
        return await asyncio.shield(task)

    def _ended(self, table: str, task: asyncio.Task[Review]) -> None:
        del self._asked[table]
        if not task.cancelled():
            task.exception()  # retrieved: whoever still waits is told of it, and maybe nobody does

    async def _found(self, table: Table) -> Review:
        finished = Finished(
            game=table.game,
            seed=table.seed,
            options=table.options,
            seats=len(table.seats),
            moves=tuple(table.moves),
        )
        data = await self._analyst.do(analysed, finished)
        await reached(self._store.reviews.save(table.id, data))
        review = decoded(data)
        assert review is not None  # noqa: S101 (just made)
        return review
