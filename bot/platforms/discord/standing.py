"""What stands in a room: the messages of a board, and short calls beside it. The record knows it as a `Post`."""

from dataclasses import dataclass

from storage import Post

CALL = "!"
"""Before the id of a call, to tell it from a tray."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    boards: tuple[str, ...] = ()
    """One message, or the trays of a large table in order."""
    calls: tuple[str, ...] = ()

    @classmethod
    def of(cls, post: Post | None) -> "Standing":
        messages = post.messages if post else ()
        calls = tuple(id_.removeprefix(CALL) for id_ in messages if id_.startswith(CALL))
        return cls(boards=tuple(id_ for id_ in messages if not id_.startswith(CALL)), calls=calls)

    @property
    def messages(self) -> tuple[str, ...]:
        return (*self.boards, *(CALL + id_ for id_ in self.calls))
