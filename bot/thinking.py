"""Computer players think in processes of their own: nobody waits for an answer in chat because a computer ponders."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from engines.randomness import Rng
from engines.registry import games

log = logging.getLogger(__name__)

BUDGET = 5.0
"""Seconds for a move, waiting included: five times what the slowest player needs."""
POLITENESS = 5  # those who answer people go first


class Thinker:
    """Chooses moves off the event loop. Processes start with the first thought; `close` ends them.

    A thought that does not come in time, or dies with its process, is replaced by a quick one of the weakest level, so
    no seat is ever stuck.
    """

    def __init__(self, *, processes: int | None = None, budget: float = BUDGET) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._budget = budget
        # No more thoughts than processes are handed on, so that one that is late is known to be stuck.
        self._free = asyncio.Semaphore(self._processes)
        self._pool: ProcessPoolExecutor | None = None
        self._endings: list[asyncio.Task[None]] = []
        self._closed = False

    async def __call__(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        """Return one of the legal moves, or None to wait; the same for the same seed, unless time ran out."""
        try:
            async with asyncio.timeout(self._budget), self._free:
                return await self._thought(game, view, legal, level, seed)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("%s at %s: %s, so a quick move", level, game, type(error).__name__)
        return decide(game, view, legal, games()[game].levels[0], seed)

    async def close(self) -> None:
        """End the processes, after the thoughts that they are in. Whoever asks later gets a quick move."""
        self._closed = True
        if self._pool is not None:
            self._retire(self._pool)
        await asyncio.gather(*self._endings)

    async def _thought(self, *question: Any) -> Any:
        if self._closed:
            raise BrokenProcessPool
        if self._pool is None:
            # Not forked: a fork in a program with threads can hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle_in)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(decide, *question))
        except (asyncio.CancelledError, BrokenProcessPool):
            self._retire(pool)
            raise

    def _retire(self, pool: ProcessPoolExecutor) -> None:
        """Let a pool end what it has begun, and give it nothing more; the next thought starts another."""
        if pool is self._pool:
            self._pool = None
            self._endings.append(asyncio.create_task(asyncio.to_thread(pool.shutdown)))


def decide(game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
    """Choose a move, here and now."""
    return games()[game].choose(view, legal, level, Rng.of(seed))


def _settle_in() -> None:
    """Prepare a process: Ctrl+C is the parent's business, chat goes first, and without the parent there is no use."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
