"""What comes to the desk, and what goes back."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.screens.language import Line, Screen
from bot.tables.lobby import Who
from bot.tables.service import TableService
from bot.tables.turns import Position
from storage import Held


@dataclass(frozen=True, kw_only=True)
class Press:
    """One press of one button."""

    who: Who
    data: str
    """What the button carries: see `bot.screens.language.press_id`."""
    id: str
    """The platform's own name for this press: the same when it is delivered twice."""
    look_first: bool = False
    """Whoever has not seen his secret is shown it before his first move. (A page that shows it anyway need not.)"""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What the presser gets, and only he. With nothing in it, the changed board is the answer."""

    lines: tuple[Line, ...] = ()
    screen: Screen | None = None
    """A private screen."""
    redrawn: Screen | None = None
    """The public board as the presser looks at it: the message that he pressed on is to show it."""
    held: Held | None = None
    """The table as it is now: its people are those that the lines name."""
    settled: bool = False
    """The question that was pressed on is answered: the lines take its place."""
    board_again: bool = False
    """The board is to be posted anew, below everything that was said since."""
    rules: str | None = None
    """The game whose rules are to be shown."""
    replay: str | None = None
    """The table whose replay is to be shown."""
    text_board: Position | None = None
    """The position to be shown in words, for `seat`."""
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Ask:
    """A press, taken apart, with what it needs to be acted upon."""

    tables: TableService
    who: Who
    press: str
    table: str
    stamp: str
    argument: str


Verb = Callable[[Ask], Awaitable[Answer]]
