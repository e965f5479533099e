"""What can become of a message: every chat's errors, translated into these few by its platform."""

from bot.tables.speaking import RetryLater


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
