"""Which messages show a table in a room. The store keeps them as the ids of one `Post`."""

from dataclasses import dataclass

from storage import Post

CALL, CARD, OLD, LOBBY = MARKS = "!", "=", "-", "<"
"""Before the ids of calls, of the card, of old boards and of the lobby, to tell them from the board."""


@dataclass(frozen=True, kw_only=True)
class Posted:
    boards: tuple[str, ...] = ()
    """One message, or the parts of a large board in order."""
    calls: tuple[str, ...] = ()
    card: str = ""
    """The card that shows who has seen their secret; it was the lobby. Empty: none."""
    old: tuple[str, ...] = ()
    """Boards that still have buttons, and must lose them: found after a crash."""
    lobby: str = ""
    """The lobby of a game that has begun, if it does not say so yet: also found after a crash."""

    @classmethod
    def of(cls, post: Post | None, *, in_parts: bool = True) -> "Posted":
        """Read a post. Where boards have no parts, earlier versions noted the card as a second, unmarked message."""
        found: dict[str, list[str]] = {mark: [] for mark in ("", *MARKS)}
        for id_ in post.messages if post else ():
            mark = id_[0] if id_.startswith(MARKS) else ""
            found[mark].append(id_.removeprefix(mark))
        boards, cards = (found[""], []) if in_parts else (found[""][:1], found[""][1:])
        card, lobby = next(iter([*found[CARD], *cards]), ""), next(iter(found[LOBBY]), "")
        return cls(boards=tuple(boards), calls=tuple(found[CALL]), card=card, old=tuple(found[OLD]), lobby=lobby)

    @property
    def messages(self) -> tuple[str, ...]:
        one = [mark + id_ for mark, id_ in ((CARD, self.card), (LOBBY, self.lobby)) if id_]
        return (*self.boards, *(CALL + id_ for id_ in self.calls), *one, *(OLD + id_ for id_ in self.old))
