"""The clock of a program started by tests: they turn it, the program reads it.

It is a number in a file that both map into memory, so that a program that is killed and restarted, or two at once,
have the same time. On request the program writes there how many of its jobs are unfinished: with none, it is idle.
"""

import asyncio
import itertools
import mmap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICK = 0.02
"""Real seconds between two moves of the dial. On a slow machine they are longer, and so is everything."""
NOW, SLOTS = 0, 32
SIZE = 8 * (1 + 3 * SLOTS)


def mapped(path: Path) -> memoryview:
    """Return the numbers in a dial's file: the time, then for each program its request, its reply and the job count."""
    with path.open("r+b") as file:
        return memoryview(mmap.mmap(file.fileno(), SIZE)).cast("q")


class Dial:
    """`speed` seconds pass there in one real second, unless it is held."""

    def __init__(self, folder: Path, speed: float) -> None:
        self.path, self.speed = folder / "dial", speed
        self.path.write_bytes(bytes(SIZE))
        self._numbers, self._slots = mapped(self.path), itertools.count()
        self._numbers[NOW] = time.time_ns() // 1_000_000
        self._limit: int | None = None
        self._turning: asyncio.Task[None] | None = None

    @property
    def now(self) -> int:
        return self._numbers[NOW]

    def environment(self) -> dict[str, str]:
        """Return what the next program is told: where the dial is, and which numbers are its own."""
        return {"DIAL": str(self.path), "DIAL_SLOT": str(next(self._slots) % SLOTS), "DIAL_SPEED": str(self.speed)}

    def begin(self) -> None:
        self._turning = asyncio.create_task(self._turn())

    async def end(self) -> None:
        if self._turning is not None:
            self._turning.cancel()
            await asyncio.gather(self._turning, return_exceptions=True)

    def pass_by(self, seconds: float) -> None:
        """Advance the time at once."""
        self._numbers[NOW] += int(1000 * seconds)

    @contextmanager
    def held(self, most: float = 0.0) -> Iterator[None]:
        """Let at most this many seconds pass, however long it really takes.

        Hold it still while people act and give each wait a few seconds of its own: what is shown in the last second
        allowed can't be shown again before the next one, because boards are debounced.
        """
        before, self._limit = self._limit, self.now + int(1000 * most)
        try:
            yield
        finally:
            self._limit = before

    async def idle(self, environ: dict[str, str]) -> None:
        """Wait until a program has nothing left to do, and has said so twice."""
        asked, answered, jobs = places(int(environ["DIAL_SLOT"]))
        quiet = 0
        while quiet < 2:
            self._numbers[asked] += 1
            while self._numbers[answered] != self._numbers[asked]:  # noqa: ASYNC110 (the other side is another process)
                await asyncio.sleep(TICK)
            quiet = quiet + 1 if self._numbers[jobs] == 0 else 0

    async def _turn(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            then = self.now + int(1000 * TICK * self.speed)
            self._numbers[NOW] = then if self._limit is None else max(self.now, min(then, self._limit))


def places(slot: int) -> tuple[int, int, int]:
    """Return where a program's request number, reply number and job count are."""
    return 1 + 3 * slot, 2 + 3 * slot, 3 + 3 * slot
