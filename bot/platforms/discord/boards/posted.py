"""What stands in a room: the messages of a board, and what is beside it. The record knows it as a `Post`."""

from dataclasses import dataclass

from storage import Post

CALL, CARD = "!", "="
"""Before the ids of calls and of the card, to tell them from trays."""


@dataclass(frozen=True, kw_only=True)
class Posted:
    boards: tuple[str, ...] = ()
    """One message, or the trays of a large table in order."""
    calls: tuple[str, ...] = ()
    card: str = ""
    """The card that shows who has looked at his secret: it was the lobby. Empty: none."""

    @classmethod
    def of(cls, post: Post | None) -> "Posted":
        messages = post.messages if post else ()
        marked = {mark: [id_[1:] for id_ in messages if id_.startswith(mark)] for mark in (CALL, CARD)}
        return cls(
            boards=tuple(id_ for id_ in messages if not id_.startswith((CALL, CARD))),
            calls=tuple(marked[CALL]),
            card="".join(marked[CARD]),
        )

    @property
    def messages(self) -> tuple[str, ...]:
        card = (CARD + self.card,) if self.card else ()
        return (*self.boards, *(CALL + id_ for id_ in self.calls), *card)
