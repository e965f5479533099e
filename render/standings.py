"""Scores and results as words, for platforms that set text themselves: nothing here is drawn.

Where a sentence has a token, its symbol stands there (`▲`). What can't be said in words is a small scene.
"""

from render.plain import Plain
from render.scene import Scene


class Head(Plain, frozen=True):
    """The head of a column."""

    text: str
    note: str = ""
    """Below it: what is left of a colour."""
    art: Scene | None = None
    """Instead of the text, which then only describes it."""


class Cell(Plain, frozen=True):
    text: str
    strong: bool = False


class Row(Plain, frozen=True):
    """A player, a side, or something that is scored."""

    title: str
    note: str = ""
    cells: tuple[Cell, ...] = ()
    total: str = ""
    seat: int | None = None
    """Whose chip stands before the name."""
    sign: str = ""
    """Symbols in place of the chip: the secret colours."""
    art: Scene | None = None
    strong: bool = False
    """Whose turn it is, or who won."""
    place: int | None = None


class Standings(Plain, frozen=True):
    """A table of scores."""

    title: str
    rows: tuple[Row, ...]
    heads: tuple[Head, ...] = ()
    """One for each cell of a row; none where cells need no name."""
    seats: tuple[int, ...] = ()
    """Instead: the seats whose chips stand over the columns."""
    total: str = ""
    """The name of the last column."""


class Course(Plain, frozen=True):
    """A number of each side, move by move."""

    title: str
    lines: tuple[tuple[int, tuple[int, ...]], ...]
    """The side's first seat, and its numbers."""


class Decided(Plain, frozen=True):
    """What decided a game."""

    title: str
    lines: tuple[str, ...]
    art: Scene | None = None


class Result(Plain, frozen=True):
    """The end of a game."""

    verdict: str
    reason: str
    standings: Standings
    decided: Decided | None = None
    course: Course | None = None
    won: bool = True
