"""Scores and results as words, for platforms that set text themselves: nothing here is drawn.

Where a sentence has a token, its symbol stands there (`▲`). What can't be said in words is a small scene.
"""

from enum import StrEnum

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
    pips: tuple[int, int] | None = None
    """How many of how many: small bars below the text."""


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
    note: str = ""
    """Said after the title, where the table has a heading of its own."""


class Form(StrEnum):
    """How a strip shows its values."""

    AREA = "area"
    """In percent, from the beginning of a game to its end."""
    BARS = "bars"
    """One for each round: above a line gained, below it lost."""
    SINCE = "since"
    """The only value says when something began, in percent of the game."""


class Strip(Plain, frozen=True):
    """What one player had in the course of a game."""

    seat: int
    values: tuple[int, ...]
    said: str = ""
    """At its end."""
    colour: str = ""
    """The letter of the colour that it is about."""
    strong: bool = True


class Strips(Plain, frozen=True):
    """A strip for every player: so no lines cross, and no seat needs a colour. Places are in percent of the width."""

    title: str
    strips: tuple[Strip, ...]
    form: Form
    note: str = ""
    """What stands at the end of the strips."""
    axis: str = ""
    ticks: tuple[tuple[float, str], ...] = ()
    marks: tuple[tuple[float, str], ...] = ()
    """Numbers over the strips, each with a line down through all of them."""


class Figure(Plain, frozen=True):
    """A scene that words can't say, with what is said of it."""

    art: Scene
    lines: tuple[str, ...]
    strong: str = ""
    """A number after the last line."""
    part: Scene | None = None
    """What matters in it, larger."""


class Figures(Plain, frozen=True):
    title: str
    figures: tuple[Figure, ...]
    note: str = ""


Table = Standings | Strips | Figures
"""What a game has to tell about itself, each with a heading."""


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
    own: str = ""
    """The verdict as the winner reads it, if there is one winner."""
