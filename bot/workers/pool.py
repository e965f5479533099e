"""Processes that are given work, each through a pipe of its own."""

import contextlib
import gc
import multiprocessing
import pickle
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, ParamSpec, TypeVar

from bot.workers.process import deaf_to_ctrl_c

P = ParamSpec("P")
T = TypeVar("T")

# Not forked: a fork in a program with threads can hang.
SPAWN = multiprocessing.get_context("spawn")


class _Work(NamedTuple):
    done: Future[Any]
    call: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


class Pool(Executor):
    """Does what a `ProcessPoolExecutor` does, and leaves nothing on the machine if it is killed.

    The locks of that one are semaphores with names, which stay in shared memory if all processes are killed at once.
    And it takes each piece of work through three threads of the process that answers people; here it is one.
    """

    def __init__(self, processes: int, initializer: Callable[[], None]) -> None:
        """Processes start when there is work for them, and begin by running the initializer."""
        self._most, self._initializer = processes, initializer
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._idle = threading.Semaphore(0)
        self._attendants: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closed = self._broken = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something done by a process that is free; if there is none, and may be one more, by a new one."""
        done: Future[T] = Future()
        with self._lock:
            if self._closed or self._broken:
                raise BrokenExecutor
            if not self._idle.acquire(blocking=False) and len(self._attendants) < self._most:
                self._attendants.append(self._started())
            self._work.put(_Work(done, (fn, args, kwargs)))
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 (Executor's)
        """Finish what was submitted, then end the processes."""
        with self._lock:
            if cancel_futures:
                self._leave_undone(lambda done: done.cancel())
            if not self._closed:
                self._closed = True
                self._send_home()
        for attendant in self._attendants if wait else ():
            attendant.join()

    def _started(self) -> threading.Thread:
        here, there = SPAWN.Pipe()
        # A daemon: a program that ends without closing the pool does not wait for it.
        process = SPAWN.Process(target=_serve, args=(there, self._initializer), daemon=True)
        with deaf_to_ctrl_c():
            process.start()
        there.close()  # so that the end of the process is the end of the pipe
        attendant = threading.Thread(target=self._attend, args=(process, here), daemon=True)
        attendant.start()
        return attendant

    def _attend(self, process: SpawnProcess, pipe: Connection) -> None:
        """Give work to one process until there is no more, or a process has died."""
        with pipe:
            while (work := self._work.get()) is not None:
                if work.done.set_running_or_notify_cancel():
                    self._have_done(work, pipe)
                self._idle.release()
        process.join()

    def _have_done(self, work: _Work, pipe: Connection) -> None:
        try:
            pipe.send(work.call)
            well, result = pipe.recv()
        except (EOFError, OSError):  # the process has died
            with self._lock:
                self._broken = True
                self._leave_undone(_break)
                self._send_home()
            work.done.set_exception(BrokenExecutor())
        except Exception as error:  # noqa: BLE001 (what can't be sent or read is a failure of this work only)
            work.done.set_exception(error)
        else:
            work.done.set_result(result) if well else work.done.set_exception(result)

    def _leave_undone(self, how: Callable[[Future[Any]], object]) -> None:
        """Tell those whose work no process has begun."""
        with contextlib.suppress(Empty):
            while True:
                work = self._work.get_nowait()
                if work is not None:
                    how(work.done)

    def _send_home(self) -> None:
        """End every process after what it is doing."""
        for _ in self._attendants:
            self._work.put(None)


def _break(done: Future[Any]) -> None:
    if done.set_running_or_notify_cancel():
        done.set_exception(BrokenExecutor())


def _serve(pipe: Connection, initializer: Callable[[], None]) -> None:
    initializer()
    gc.freeze()  # what is loaded now stays: no later collection need look at it
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:  # the program has ended, or needs this process no more
            return
        pipe.send_bytes(_answered(asked))


def _answered(asked: bytes) -> bytes:
    try:
        work, args, kwargs = pickle.loads(asked)  # noqa: S301 (from the process that started this one)
        return pickle.dumps((True, work(*args, **kwargs)))
    except Exception as error:  # noqa: BLE001 (whoever asked for it decides what it means)
        error.add_note(traceback.format_exc())  # where it happened is not seen from there
        return _failure(error)


def _failure(error: Exception) -> bytes:
    try:
        return pickle.dumps((False, error))
    except Exception:  # noqa: BLE001 (an error may hold anything)
        return pickle.dumps((False, RuntimeError(repr(error))))
