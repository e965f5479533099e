"""The program with a clock at another speed: `python -m tests.bot.page.paced SPEED PORT`.

Sand, pauses of computers, the moment in which a card can be contested: all of it passes that many times as fast.
SIGUSR1 advances the clock by a second.
"""

import asyncio
import os
import signal
import sys
from functools import partial
from types import FrameType

from bot.platforms.local import Place, serve
from bot.settings import Settings
from storage.timing import Clock, wall_clock
from tests.bot.platforms.patient import patient_store


class Paced:
    """A clock that starts now."""

    def __init__(self, speed: float) -> None:
        self._speed, self._began, self._ahead = speed, wall_clock(), 0

    def now(self) -> int:
        return self._began + round(self._speed * (wall_clock() - self._began)) + self._ahead

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._speed)

    def jump(self, _sign: int, _frame: FrameType | None) -> None:
        self._ahead += 1000


def say(address: str) -> None:
    print(address, flush=True)  # noqa: T201 (the parent process waits for it)


if __name__ == "__main__":
    clock = Paced(float(sys.argv[1]))
    signal.signal(signal.SIGUSR1, clock.jump)
    place = Place(port=int(sys.argv[2]), next_ports=False)
    given = Clock(now=clock.now, sleep=clock.sleep), partial(patient_store, float(sys.argv[1]))
    asyncio.run(serve(Settings.from_env(os.environ), place, say, *given))
