"""What can become of a message: every chat's errors, translated into these few by its platform; and waiting."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.tables.speaking import RetryLater
from storage.timing import Clock

T = TypeVar("T")


class NotSent(Exception):
    """A message could not be sent or changed, and retrying the same does not help."""


class Closed(NotSent):
    """The bot may not write there: blocked, kicked, muted, never started, or the room is gone."""


class MessageGone(NotSent):
    """The message was deleted, or can't be changed."""


class Migrated(NotSent):
    """The room has moved to another address."""

    def __init__(self, chat: str) -> None:
        super().__init__(chat)
        self.chat = chat


NOT_SENT = (NotSent, RetryLater)
"""All that a call to a chat can end in where it did not succeed."""


@dataclass
class Patience:
    """Waits for rate limits, for at most this many ms in total."""

    clock: Clock
    left: int

    async def until_allowed(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Return what an attempt comes to, as soon as a rate limit allows it."""
        while True:
            try:
                return await attempt()
            except RetryLater as error:
                await self.wait(error)

    async def wait(self, error: RetryLater) -> None:
        """Wait as long as a chat asks for; raise its error again where that is too long."""
        self.left -= error.wait
        if self.left < 0:
            raise error
        await self.clock.sleep(error.wait / 1000)
