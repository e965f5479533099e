"""The contents of the Cvetris box as tables: sheet, dice, task cards and their stars.

Whatever the source does not list is marked [reconstructed]; an owner of the boxed game can correct it here alone. After
changing a value, redo the table under "Balance" in the rulebook.
"""

from collections.abc import Mapping
from enum import StrEnum

from engines.colours import Colour

COLUMNS = 8  # [reconstructed]
ROWS = 9  # [reconstructed]


class Bonus(StrEnum):
    COLOUR = "colour"
    SHAPE = "shape"
    SCISSORS = "scissors"
    PATCH = "patch"


# [reconstructed] Above the columns, from the left.
BONUSES = (
    Bonus.COLOUR,
    Bonus.SCISSORS,
    Bonus.SHAPE,
    Bonus.PATCH,
    Bonus.PATCH,
    Bonus.SHAPE,
    Bonus.SCISSORS,
    Bonus.COLOUR,
)

# [reconstructed] Row, counted from 1 at the bottom: stars for the first to fill it, then for the second.
ROW_STARS: Mapping[int, tuple[int, ...]] = {1: (3,), 3: (4, 2), 5: (6, 3), 7: (8, 4)}


class Shape(StrEnum):
    """The faces of a shape die. [reconstructed]"""

    I = "I"  # noqa: E741 (the name of the shape)
    O = "O"  # noqa: E741 (the name of the shape)
    T = "T"
    L = "L"
    S = "S"
    V = "V"


class Part(StrEnum):
    """What scissors leave of a shape: one to three cells in a row, or a corner."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    CORNER = "V"


# [reconstructed] In orientation 1, top row first.
SHAPE_PICTURES: Mapping[Shape, tuple[str, ...]] = {
    Shape.I: ("####",),
    Shape.O: ("##", "##"),
    Shape.T: (".#.", "###"),
    Shape.L: ("#.", "#.", "##"),
    Shape.S: (".##", "##."),
    Shape.V: ("#.", "##"),
}

# If the shapes change, list here what one cut or two can leave of them.
PART_PICTURES: Mapping[Part, tuple[str, ...]] = {
    Part.ONE: ("#",),
    Part.TWO: ("##",),
    Part.THREE: ("###",),
    Part.CORNER: ("#.", "##"),
}

# The faces of a colour die.
COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.VIOLET, Colour.ORANGE)
SHAPES = tuple(Shape)

# Stars by the number of different shapes, or colours, on a sheet at the end.
MARK_STARS: Mapping[int, int] = {6: 10, 5: 5}


class Task(StrEnum):
    DIAGONALS = "diagonals"
    TWO_COLOUR_LINES = "two-colour-lines"
    ONE_COLOUR_LINES = "one-colour-lines"
    MANY_COLOUR_LINES = "many-colour-lines"
    THREES_RED_YELLOW_BLUE = "threes-red-yellow-blue"
    THREES_GREEN_VIOLET_ORANGE = "threes-green-violet-orange"
    LEAD_BLUE_YELLOW_GREEN = "lead-blue-yellow-green"
    LEAD_RED_VIOLET_ORANGE = "lead-red-violet-orange"
    EACH_ILS = "each-ILS"
    EACH_OTV = "each-OTV"
    LEAD_IOT = "lead-IOT"
    LEAD_LSV = "lead-LSV"
    LARGEST_AREA = "largest-area"
    LARGEST_RECTANGLE = "largest-rectangle"
    BIG_AREAS = "big-areas"
    UNITED_COLOURS = "united-colours"


# Four kinds of four; one card of each kind is open for a whole game.
TASK_CARDS: Mapping[str, tuple[Task, ...]] = {
    "lines": (Task.DIAGONALS, Task.TWO_COLOUR_LINES, Task.ONE_COLOUR_LINES, Task.MANY_COLOUR_LINES),
    "colours": (
        Task.THREES_RED_YELLOW_BLUE,
        Task.THREES_GREEN_VIOLET_ORANGE,  # [reconstructed]
        Task.LEAD_BLUE_YELLOW_GREEN,
        Task.LEAD_RED_VIOLET_ORANGE,  # [reconstructed]
    ),
    "shapes": (Task.EACH_ILS, Task.EACH_OTV, Task.LEAD_IOT, Task.LEAD_LSV),  # [reconstructed choice]
    "areas": (
        Task.LARGEST_AREA,
        Task.LARGEST_RECTANGLE,
        Task.BIG_AREAS,  # [reconstructed]
        Task.UNITED_COLOURS,  # [reconstructed]
    ),
}

DIAGONAL_STARS = 5
SHORTEST_DIAGONAL = 4  # "longer than 3"
TWO_COLOUR_LINE_STARS = 2
ONE_COLOUR_LINE_STARS = 6  # [reconstructed]
MANY_COLOUR_LINE_STARS = 1  # [reconstructed]
MANY_COLOURS = 3

CELLS_A_STAR = 3
THREES_COLOURS: Mapping[Task, tuple[Colour, ...]] = {
    Task.THREES_RED_YELLOW_BLUE: (Colour.RED, Colour.YELLOW, Colour.BLUE),
    Task.THREES_GREEN_VIOLET_ORANGE: (Colour.GREEN, Colour.VIOLET, Colour.ORANGE),
}
LEAD_COLOURS: Mapping[Task, tuple[Colour, ...]] = {
    Task.LEAD_BLUE_YELLOW_GREEN: (Colour.BLUE, Colour.YELLOW, Colour.GREEN),
    Task.LEAD_RED_VIOLET_ORANGE: (Colour.RED, Colour.VIOLET, Colour.ORANGE),
}

EACH_SHAPES: Mapping[Task, tuple[Shape, ...]] = {
    Task.EACH_ILS: (Shape.I, Shape.L, Shape.S),
    Task.EACH_OTV: (Shape.O, Shape.T, Shape.V),
}
EACH_FIGURE_STARS = 1
LEAD_SHAPES: Mapping[Task, tuple[Shape, ...]] = {
    Task.LEAD_IOT: (Shape.I, Shape.O, Shape.T),
    Task.LEAD_LSV: (Shape.L, Shape.S, Shape.V),
}

# For the most, and for the second most.
LEAD_STARS = (4, 1)

AREA_CELLS_A_STAR = 2
RECTANGLE_CELL_STARS = 1
BIG_AREA = 5  # [reconstructed] cells
BIG_AREA_STARS = 2  # [reconstructed]
UNITED_CELLS = 3  # [reconstructed] at least
UNITED_COLOUR_STARS = 3  # [reconstructed]
