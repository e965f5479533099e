"""What the desk answers: one of these, for the presser and nobody else."""

from dataclasses import dataclass

from bot.screens.language import Line, Screen
from bot.tables.turns import Position
from storage import Held


@dataclass(frozen=True, kw_only=True)
class Changed:
    """The table has changed, and its board shows how. `lines` tell the presser more."""

    held: Held
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Told:
    """Words: a refusal, advice. Nothing has changed."""

    lines: tuple[Line, ...]
    held: Held | None = None
    """The table as it is now, if there is one: the lines name its people."""


@dataclass(frozen=True, kw_only=True)
class Settled:
    """The question that was pressed on is answered: the lines take its place."""

    lines: tuple[Line, ...]
    held: Held


@dataclass(frozen=True, kw_only=True)
class Panel:
    """A private screen."""

    screen: Screen
    held: Held
    seat: int | None = None
    """Whose own view it is; None: a menu, a question."""


@dataclass(frozen=True, kw_only=True)
class Redrawn:
    """The public board as the presser looks at it: the message that was pressed on is to show it."""

    screen: Screen
    held: Held


@dataclass(frozen=True, kw_only=True)
class BoardAgain:
    """The board is to be posted anew, below everything that was said since."""

    held: Held


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of a game are to be shown."""

    game: str
    held: Held


@dataclass(frozen=True, kw_only=True)
class Replay:
    """A finished game is to be shown move by move."""

    held: Held


@dataclass(frozen=True, kw_only=True)
class TextBoard:
    """The position is to be shown in words, as a seat (or the public) may know it."""

    position: Position
    seat: int | None
    held: Held


Answer = Changed | Told | Settled | Panel | Redrawn | BoardAgain | Rules | Replay | TextBoard


def lines_of(answer: Answer) -> tuple[Line, ...]:
    """Return the words of an answer that has any."""
    match answer:
        case Changed() | Told() | Settled():
            return answer.lines
        case Panel() | Redrawn() | BoardAgain() | Rules() | Replay() | TextBoard():
            return ()
