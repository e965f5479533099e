"""Waiting for a rate limit: not for ever, since a later `show` may do better."""

from dataclasses import dataclass

from bot.tables.speaking import RetryLater
from storage.timing import Clock


@dataclass
class Patience:
    """Waits as often as it is asked to, for at most this many ms altogether."""

    clock: Clock
    left: int

    async def wait(self, error: RetryLater) -> None:
        """Wait as long as a chat asks for; raise its error again where that is too long."""
        self.left -= error.wait
        if self.left < 0:
            raise error
        await self.clock.sleep(error.wait / 1000)
