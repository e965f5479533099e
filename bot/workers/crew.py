"""A crew of worker processes with one queue. Each worker does one job at a time; one that dies costs nobody a job."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any

from bot.workers.pace import LONGEST, Pace
from bot.workers.pool import Pool
from bot.workers.process import settle_in

log = logging.getLogger(__name__)

MOST_WAITING = 256
"""Jobs in the queue. Whoever comes when it is full waits to be let in."""
CROWDED = 16
"""Jobs in the queue that make those wait who would only prepare another one."""
LIMIT = 300.0
"""Seconds for one job, the start of its process included: longer, and it hangs. On a machine that is busy with other
things a worker, which has a low priority, may need minutes for what takes seconds."""
TRIES = 3


class Outdated(Exception):
    """A newer version of the same thing is asked for, so this one is not made."""


class Failed(Exception):
    """A job has ended its process, or kept it busy for too long, each time it was tried."""


@dataclass(eq=False, kw_only=True)
class Job:
    """Something to be done: a function that other processes can import, and what it is given."""

    work: Callable[..., Any]
    given: Callable[[], tuple[Any, ...]]
    """Called when its turn comes: what it returns may depend on the time."""
    of: Hashable = None
    """What it makes a version of; None: of nothing that could be outdated."""
    version: int = 0
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Crew:
    """Does jobs in their order. While a job waits, a newer version of it takes its place in the queue."""

    def __init__(
        self,
        processes: int,
        *,
        initializer: Callable[[], None] = settle_in,
        pace: Pace | None = None,
        most_waiting: int = MOST_WAITING,
        timeout: Callable[[], asyncio.Timeout] = lambda: asyncio.timeout(LIMIT),
    ) -> None:
        self.pace = pace or Pace(processes)
        self._workers = [_Worker(initializer) for _ in range(processes)]
        self._idle = list(self._workers)
        self._waiting: OrderedDict[Hashable, Job] = OrderedDict()
        self._places = asyncio.Semaphore(most_waiting)
        self._timeout = timeout
        self._tasks: set[asyncio.Task[None]] = set()
        self._outside: OrderedDict[asyncio.Future[None], None] = OrderedDict()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def begin(self) -> None:
        """Start the processes, so that the first job need not wait for them."""
        for worker in self._workers:
            worker.begin()

    async def do(self, job: Job) -> Any:
        """Return the result of a job. Raises what the job raises, or `Outdated`, or `Failed`."""
        async with self._places:
            self._line_up(job)
            self._hand_out()
            try:
                return await job.done
            finally:
                job.done.cancel()  # if nobody waits for it any more, it is not begun

    async def close(self) -> None:
        """Finish the jobs, then stop the processes."""
        while self._tasks:
            await asyncio.wait(self._tasks)  # `gather` may not yield: see `Speaker.finish`
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def turn(self) -> bool:
        """Wait as long as it takes before a job is prepared that can wait; tell whether there was a wait.

        Nothing is reserved by it: whoever comes with a job is let into the queue at once, ahead of those who wait here.
        """
        pause = self.pace.pause(len(self._waiting))
        if not pause and len(self._waiting) < CROWDED:
            return False
        await asyncio.sleep(pause)
        while len(self._waiting) >= CROWDED:
            await self._called_in()
        return True

    async def _called_in(self) -> None:
        """Wait until a worker has done a job; but not for ever, as those called before may have had nothing to draw."""
        called = asyncio.get_running_loop().create_future()
        self._outside[called] = None
        try:
            await asyncio.wait((called,), timeout=LONGEST)
        finally:
            self._outside.pop(called, None)

    def _call_in(self) -> None:
        """Let one of those in who wait outside."""
        if self._outside and len(self._waiting) < CROWDED:
            called, _ = self._outside.popitem(last=False)
            called.set_result(None)

    def _line_up(self, job: Job) -> None:
        place = job.of if job.of is not None else job
        earlier = self._waiting.get(place)
        if earlier is not None and earlier.version > job.version:
            raise Outdated
        if earlier is not None and earlier.version == job.version:
            place = job  # the same version for somebody else
        elif earlier is not None and not earlier.done.done():
            earlier.done.set_exception(Outdated())
        self._waiting[place] = job  # a key that is there keeps its place in the order

    def _hand_out(self) -> None:
        while self._waiting and self._idle:
            _, job = self._waiting.popitem(last=False)
            if job.done.done():
                continue
            task = asyncio.create_task(self._worked(self._idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _worked(self, worker: "_Worker", job: Job) -> None:
        began = time.monotonic()
        try:
            result = await self._tried(worker, job)
            if not job.done.done():
                job.done.set_result(result)
        except Exception as error:  # noqa: BLE001 (whoever asked for it decides what it means)
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self.pace.worked(time.monotonic() - began)
            self._idle.append(worker)
            self._hand_out()
            self._call_in()

    async def _tried(self, worker: "_Worker", job: Job) -> Any:
        for _ in range(TRIES):
            try:
                async with self._timeout():
                    return await worker.do(job.work, *job.given())
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("a worker process failed (%s); its job is given to a new one", type(error).__name__)
                worker.replace(hangs=isinstance(error, TimeoutError))
        raise Failed


class _Worker:
    """One process. If it fails, `replace` ends it; the next job starts another."""

    def __init__(self, initializer: Callable[[], None]) -> None:
        self._initializer = initializer
        self._pool: Pool | None = None
        self._pid: asyncio.Future[int] | None = None
        self._endings: set[asyncio.Task[None]] = set()

    def begin(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(1, self._initializer)
            self._pid = asyncio.wrap_future(self._pool.submit(os.getpid))
            self._pid.add_done_callback(_looked_at)
        return self._pool

    async def do(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.wrap_future(self.begin().submit(work, *given))

    def replace(self, *, hangs: bool) -> None:
        """Give up the process. One that hangs is ended; one that has died may have left its number to another."""
        if hangs and self._pid is not None and self._pid.done() and not self._pid.cancelled():
            _kill(self._pid.result())
        self._retire()

    async def close(self) -> None:
        self._retire()
        await asyncio.gather(*self._endings)

    def _retire(self) -> None:
        pool, self._pool, self._pid = self._pool, None, None
        if pool is not None:
            ending = asyncio.create_task(asyncio.to_thread(pool.shutdown))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)


def _looked_at(pid: asyncio.Future[int]) -> None:
    if not pid.cancelled():
        pid.exception()  # retrieved: the job that comes next reports the same failure


def _kill(process: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, getattr(signal, "SIGKILL", signal.SIGTERM))  # Windows has no SIGKILL
