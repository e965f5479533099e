"""The program with a clock that runs twenty times as fast: sand, pauses of the computer, everything that waits."""

import asyncio
import sys
import time

SPEED = 20


def quicken() -> None:
    """Make time pass faster for whatever is imported from now on."""
    from storage import timing  # noqa: PLC0415 (the others must find it changed)

    began, usual = time.time(), asyncio.sleep
    timing.wall_clock = lambda: int(1000 * (began + (time.time() - began) * SPEED))
    asyncio.sleep = lambda seconds, result=None: usual(seconds / SPEED, result)


if __name__ == "__main__":
    quicken()
    from bot.main import main

    sys.exit(main())
