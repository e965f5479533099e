"""Which messages show a table in a room. The store keeps them as the ids of one `Post`."""

from dataclasses import dataclass

from storage import Post

CALL, CARD = "!", "="
"""Before the ids of calls and of the card, to tell them from the board."""


@dataclass(frozen=True, kw_only=True)
class Posted:
    boards: tuple[str, ...] = ()
    """One message, or the parts of a large board in order."""
    calls: tuple[str, ...] = ()
    card: str = ""
    """The card that shows who has seen their secret; it was the lobby. Empty: none."""

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
