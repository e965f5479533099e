"""Slow work that is not urgent, in a process of its own: looking back at a game, working out what a board can give."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from bot.workers.crew import Crew, Job

log = logging.getLogger(__name__)

T = TypeVar("T")


class Analyst:
    """Does one thing at a time, in a process that the first of them starts; without processes, in a thread.

    Not in those that draw or think: a board, or the computer's move, would have to wait for seconds.
    """

    def __init__(self, *, in_process: bool = True) -> None:
        self._crew = Crew(1) if in_process else None
        self._thread = asyncio.Semaphore(1)

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Run a function that other processes can import, and return its result."""
        if self._crew is not None:
            try:
                result: T = await self._crew.do(Job(work=work, given=lambda: given))
            except OSError as error:
                log.warning("no process for slow work could be started (%s)", error)
            else:
                return result
        async with self._thread:
            return await asyncio.to_thread(work, *given)

    async def close(self) -> None:
        """Finish what is being done and stop the process. What is asked for later is done in a thread."""
        crew, self._crew = self._crew, None
        if crew is not None:
            await crew.close()
