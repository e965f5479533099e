"""Worker processes: how many suit a machine, how they start, and when they end."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from pathlib import Path

POLITENESS = 5  # the processes that answer people have priority
CONTAINER = Path("/sys/fs/cgroup/cpu.max")
"""What a container may use: two numbers, or `max` in place of the first."""


def spare_cores(most: int = 8, cores: int | None = None, limit: Path = CONTAINER) -> int:
    """Return how many workers suit this machine: one core is left to those who answer people; at least one."""
    if cores is None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(most, min(cores, _quota(limit)) - 1))


def _quota(limit: Path) -> int:
    """Return how many cores a container may use; without a limit, many."""
    try:
        quota, period = limit.read_text(encoding="ascii").split()
        return max(1, int(quota) // int(period))
    except (OSError, ValueError):  # not Linux, or `max`
        return 1024


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A process started meanwhile never receives Ctrl+C, even before its initializer has run."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # its start would unblock the signal again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def settle_in() -> None:
    """Initialize a worker: it ignores Ctrl+C, has a lower priority than chat, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
