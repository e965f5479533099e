"""Computer players think in processes of their own: nobody waits for an answer in chat because a computer ponders."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from engines.randomness import Rng
from engines.registry import games

log = logging.getLogger(__name__)

T = TypeVar("T")
Choose = Callable[[str, Any, Sequence[Any], str, str], Any]
"""Game, view, legal moves, level, seed -> a move. Must be importable by other processes."""

BUDGET = 5.0
"""Seconds for a computer's move, waiting included: five times what the slowest player needs."""
HURRY = 0.5
"""Seconds for advice, waiting included: whoever has pressed for it looks at a spinner, and is answered within one."""
POLITENESS = 5  # those who answer people go first


class Thinker:
    """Chooses moves off the event loop, in processes that `begin`, or else the first thought, starts and `close` ends.

    A thought that does not come in time, or dies with its process, is replaced by a quicker one of a weaker level: no
    seat is ever stuck, and no press waits.
    """

    def __init__(
        self,
        *,
        processes: int | None = None,
        budget: float = BUDGET,
        hurry: float = HURRY,
        choose: Choose | None = None,
    ) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._budget, self._hurry, self._choose = budget, hurry, choose or decide
        # No more thoughts than processes are handed on, so that one that is late is known to be stuck.
        self._free = asyncio.Semaphore(self._processes)
        # Computers' moves have one more door to pass, so that a hint has no queue of theirs before it.
        self._moves = asyncio.Semaphore(self._processes)
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._endings: list[asyncio.Task[None]] = []
        self._closed = False

    def begin(self) -> None:
        """Start the processes, so that the first thought need not wait for them."""
        pool = self._running()
        for _ in range(self._processes):
            _handed(pool, os.getpid)  # each that finds nobody idle starts one

    async def __call__(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        """Return one of the legal moves, or None to wait; the same for the same seed, unless time ran out."""
        try:
            return await self._within(self._budget, self._moves, (game, view, legal, level, seed))
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("%s at %s: %s, so a quick move", level, game, type(error).__name__)
        return decide(game, view, legal, games()[game].levels[0], seed)

    async def at_once(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
        """Do the same for somebody who has pressed and waits: before all computers, and soon in any case."""
        try:
            return await self._within(self._hurry, contextlib.nullcontext(), (game, view, legal, level, seed))
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("%s at %s: %s, so the level below", level, game, type(error).__name__)
        levels = games()[game].levels
        weaker = levels[max(0, levels.index(level) - 1)]
        return await asyncio.to_thread(decide, game, view, legal, weaker, seed)

    async def close(self) -> None:
        """End the processes, after the thoughts that they are in. Whoever asks later gets a quick move."""
        self._closed = True
        if self._pool is not None:
            self._retire(self._pool)
        await asyncio.gather(*self._endings)
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _within(self, seconds: float, door: AbstractAsyncContextManager[Any], question: tuple[Any, ...]) -> Any:
        """Wait for a free process and for its thought, but not for longer than this."""
        async with asyncio.timeout(seconds), door:
            await self._free.acquire()
            thought = asyncio.create_task(self._thought(question))
            self._thoughts.add(thought)
            thought.add_done_callback(self._forget)
            # A thought goes on when nobody waits for it any more: its process is not free before.
            return await asyncio.shield(thought)

    async def _thought(self, question: tuple[Any, ...]) -> Any:
        pool = None
        try:
            pool = self._running()
            async with asyncio.timeout(self._budget):
                return await asyncio.wrap_future(_handed(pool, self._choose, *question))
        except (TimeoutError, BrokenProcessPool):
            self._retire(pool)
            raise
        finally:
            self._free.release()

    def _forget(self, thought: asyncio.Task[Any]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever still waited has it; a thought that nobody waits for may fail unheard

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool
        if self._pool is None:
            # Not forked: a fork in a program with threads can hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle_in)
        return self._pool

    def _retire(self, pool: ProcessPoolExecutor | None) -> None:
        """Let a pool end what it has begun, and give it nothing more; the next thought starts another."""
        if pool is not None and pool is self._pool:
            self._pool = None
            self._endings.append(asyncio.create_task(asyncio.to_thread(pool.shutdown)))


def decide(game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any:
    """Choose a move, here and now."""
    return games()[game].choose(view, legal, level, Rng.of(seed))


def _handed(pool: ProcessPoolExecutor, work: Callable[..., T], *given: Any) -> Future[T]:
    """Hand something on. A process that is started for it never hears Ctrl+C, not even before it has settled in."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return pool.submit(work, *given)
    resource_tracker.ensure_running()  # when it starts, it opens our ears again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, *given)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _settle_in() -> None:
    """Prepare a process: Ctrl+C is the parent's business, chat goes first, and without the parent there is no use.

    The games are read now, which takes longer than most thoughts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
