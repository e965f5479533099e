"""How long calls may take."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


class Patience:
    """Ends calls that take too long. One timer for all of them: a timer for each costs a good part of the call."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._due: dict[asyncio.Timeout, float] = {}
        """Every call that runs, and when its time is over. All get the same time, so the oldest stands first."""
        self._timer: asyncio.TimerHandle | None = None

    async def with_(self, call: Awaitable[T]) -> T:
        """Return what a call says, or raise `TimeoutError`."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as limit:
            self._due[limit] = loop.time() + self._seconds
            if self._timer is None:
                self._timer = loop.call_later(self._seconds, self._look, loop)
            try:
                return await call
            finally:
                self._due.pop(limit, None)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """End what is due, and look again when the next one is."""
        self._timer = None
        for limit, due in list(self._due.items()):
            if due > loop.time():
                self._timer = loop.call_at(due, self._look, loop)
                return
            del self._due[limit]
            limit.reschedule(due)
