"""Jobs for worker processes in tests. Those that wait do so until a file appears."""

import os
import signal
import time
from pathlib import Path

PATIENCE = 100.0


def noted(log: Path, name: str) -> str:
    """Write a name into a log: what is done, in the order in which it is done."""
    with log.open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
    return name


def gated(log: Path, gate: Path, name: str) -> str:
    noted(log, name)
    ends = time.monotonic() + PATIENCE
    while not gate.exists():
        assert time.monotonic() < ends
        time.sleep(0.005)
    return name


def deadly_once(log: Path, mark: Path, name: str) -> str:
    """Kill its own process the first time."""
    noted(log, name)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return name


def deadly() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hanging(mark: Path) -> int:
    """Hang the first time, as a job with a mistake might."""
    if not mark.exists():
        mark.touch()
        time.sleep(PATIENCE)
    return os.getpid()


def wrong() -> None:
    raise ValueError("wrong")


def politeness() -> int:
    return os.nice(0)


def nothing() -> None:
    """Initialize a process that needs nothing."""


class Unspeakable(Exception):
    """An error that can't be sent to another process."""

    def __reduce__(self):
        raise TypeError("not to be sent")


def unspeakable() -> None:
    raise Unspeakable


class Unreadable(Exception):
    """An error that can be sent, and can't be made again from what was sent."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def unreadable() -> None:
    raise Unreadable("one", "two")
