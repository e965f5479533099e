"""What the desk answers: one of these, for the presser alone."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.screens.language import Drawing, Line, Screen
from storage import LoadedTable


@dataclass(frozen=True, kw_only=True)
class Changed:
    """The table has changed, and its board shows how. `lines` add something for the presser."""

    held: LoadedTable
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Told:
    """Words only, such as a refusal or advice. Nothing has changed."""

    lines: tuple[Line, ...]
    held: LoadedTable | None = None
    """The table as it is now, if there is one: the lines may name people who sit there."""
    move: str = ""
    """The move that the lines advise, as text, for a platform that can point at it."""
    refused: bool = field(default=False, compare=False)
    """Somebody wanted something that can't be done, for a platform that can also say so without words."""


@dataclass(frozen=True, kw_only=True)
class Settled:
    """The question that was pressed on is answered: the lines replace it."""

    lines: tuple[Line, ...]
    held: LoadedTable


@dataclass(frozen=True, kw_only=True)
class Panel:
    """A private screen."""

    screen: Screen
    held: LoadedTable
    seat: int | None = None
    """The seat whose private view it is; None for a menu or a question."""


@dataclass(frozen=True, kw_only=True)
class Redrawn:
    """The public board as the presser looks at it: it replaces the message that was pressed on."""

    screen: Screen
    held: LoadedTable


@dataclass(frozen=True, kw_only=True)
class BoardAgain:
    """Post the board again, below everything said since."""

    held: LoadedTable


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Show the rules of a game: from their beginning, or another section where they are read already."""

    game: str
    section: int | None = None
    held: LoadedTable | None = None


@dataclass(frozen=True, kw_only=True)
class Replay:
    """Show a finished game, or some of its moves, as a film."""

    held: LoadedTable
    moves: str = ""
    """Which, as `10-13`; empty: all of them."""


@dataclass(frozen=True, kw_only=True)
class LookBack:
    """Tell how a finished game went."""

    held: LoadedTable
    screen: Callable[[], Awaitable[Screen]]
    """To be called once the presser has an answer: it may take a few seconds to find out."""
    ready: bool
    """It was found out before."""


@dataclass(frozen=True, kw_only=True)
class Document:
    """Words with a file to keep. Nothing has changed."""

    lines: tuple[Line, ...]
    name: str
    data: bytes
    held: LoadedTable


@dataclass(frozen=True, kw_only=True)
class TextBoard:
    """Show the position in words, with what a seat (or the public) may know."""

    drawing: Drawing
    held: LoadedTable


Answer = Changed | Told | Settled | Panel | Redrawn | BoardAgain | Rules | Replay | LookBack | Document | TextBoard


def lines_of(answer: Answer) -> tuple[Line, ...]:
    """Return the lines of an answer that has any."""
    match answer:
        case Changed() | Told() | Settled() | Document():
            return answer.lines
        case Panel() | Redrawn() | BoardAgain() | Rules() | Replay() | LookBack() | TextBoard():
            return ()
