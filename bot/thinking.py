"""Computer players think in worker processes, so that no answer in chat waits for them; with none, in a thread."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any

from bot.workers import Pool, settle_in, spare_cores
from engines.randomness import Rng
from engines.registry import games

log = logging.getLogger(__name__)

Choose = Callable[[str, Any, Sequence[Any], str, str], Any]
"""Game, view, legal moves, level, seed -> a move. Must be importable by other processes."""

BUDGET = 5.0
"""Seconds for a computer's move, queueing included: five times what the slowest player needs."""
HURRY = 0.5
"""Seconds for advice, queueing included: the presser sees a spinner, and is answered within a second."""


class Thinker:
    """Chooses moves off the event loop, in processes started by `begin` or the first request, and stopped by `close`.

    A move that is late, or lost with its process, is replaced by a quicker one of a weaker level: no seat is ever
    stuck, and no press waits.
    """

    def __init__(
        self,
        *,
        processes: int | None = None,
        budget: float = BUDGET,
        hurry: float = HURRY,
        choose: Choose | None = None,
    ) -> None:
        """None: as many processes as suit this machine."""
        self._processes = spare_cores() if processes is None else processes
        self._budget, self._hurry, self._choose = budget, hurry, choose or decide
        # No more requests than processes are in flight, so a late one is known to be stuck and not queued.
        self._free = asyncio.Semaphore(self._processes or 1)
        # Computers' moves pass this limit first, so that a hint does not queue behind them.
        self._moves = asyncio.Semaphore(self._processes or 1)
        self._pool: Executor | None = None
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._endings: list[asyncio.Task[None]] = []
        self._closed = False

    def begin(self) -> None:
        """Start the processes, so that the first request need not wait for them."""
        pool = self._running()
        for _ in range(self._processes):
            pool.submit(os.getpid)  # the pool starts a process for each task that finds none idle

    async def __call__(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        """Return one of the legal moves, or None to wait; the same for the same seed, unless time runs out."""
        try:
            return await self._within(self._budget, self._moves, (game, view, legal, level, seed))
        except (TimeoutError, BrokenExecutor) as error:
            log.warning("%s at %s: %s, so a quick move", level, game, type(error).__name__)
        return decide(game, view, legal, games()[game].levels[0], seed)

    async def at_once(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        """Do the same for a person who is waiting for an answer: ahead of all computers, and always soon."""
        try:
            return await self._within(self._hurry, contextlib.nullcontext(), (game, view, legal, level, seed))
        except (TimeoutError, BrokenExecutor) as error:
            log.info("%s at %s: %s, so the level below", level, game, type(error).__name__)
        levels = games()[game].levels
        strength = levels.index(level) if level in levels else len(levels) - 1  # advice is as strong as the last
        weaker = levels[max(0, strength - 1)]
        return await asyncio.to_thread(decide, game, view, legal, weaker, seed)

    async def close(self) -> None:
        """Stop the processes after their current work. Later requests get a quick move."""
        self._closed = True
        if self._pool is not None:
            self._retire(self._pool)
        await asyncio.gather(*self._endings)
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _within(self, seconds: float, door: AbstractAsyncContextManager[Any], question: tuple[Any, ...]) -> Any:
        """Wait for a free process and its result, up to a time limit."""
        async with asyncio.timeout(seconds), door:
            await self._free.acquire()
            thought = asyncio.create_task(self._thought(question))
            self._thoughts.add(thought)
            thought.add_done_callback(self._forget)
            # The work continues after nobody waits for it any more: until then its process is not free.
            return await asyncio.shield(thought)

    async def _thought(self, question: tuple[Any, ...]) -> Any:
        pool = None
        try:
            pool = self._running()
            async with asyncio.timeout(self._budget):
                return await asyncio.wrap_future(pool.submit(self._choose, *question))
        except (TimeoutError, BrokenExecutor):
            self._retire(pool)
            raise
        finally:
            self._free.release()

    def _forget(self, thought: asyncio.Task[Any]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # retrieved, so that a failure nobody waits for is not logged

    def _running(self) -> Executor:
        if self._closed:
            raise BrokenExecutor
        if self._pool is None:
            self._pool = Pool(self._processes, _settle_in) if self._processes else ThreadPoolExecutor(1)
        return self._pool

    def _retire(self, pool: Executor | None) -> None:
        """Let a pool finish its work, and give it no more; the next request starts another."""
        if pool is not None and pool is self._pool:
            self._pool = None
            self._endings.append(asyncio.create_task(asyncio.to_thread(pool.shutdown)))


def decide(game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
    """Choose a move in this process."""
    return games()[game].choose(view, legal, level, Rng.of(seed))


def _settle_in() -> None:
    """Initialize a worker. It loads the games now, which takes longer than most moves."""
    settle_in()
    games()
