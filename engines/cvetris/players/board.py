"""A sheet as bits, for players that try thousands of drawings a second."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHAPES
from engines.cvetris.figures import FIGURES, Orientation
from engines.cvetris.gravity import landings
from engines.cvetris.paint import COLUMN_BITS, paint
from engines.cvetris.sheet import Sheet

Kind = int
"""A colour or a shape, as its index in `COLOURS` or `SHAPES`."""

CELLS = COLUMNS * ROWS
_COLUMN = (1 << ROWS) - 1

ROW_LINES = tuple(sum(1 << (column * COLUMN_BITS + row) for column in range(COLUMNS)) for row in range(ROWS))
COLUMN_LINES = tuple(_COLUMN << (column * COLUMN_BITS) for column in range(COLUMNS))
LINES = ROW_LINES + COLUMN_LINES
SHEET = sum(COLUMN_LINES)

_BELOW = tuple(
    tuple(((1 << height) - 1) << (column * COLUMN_BITS) for height in range(ROWS + 1)) for column in range(COLUMNS)
)
"""By column, then by its height: the cells that are not above it."""


class Board(NamedTuple):
    paint: tuple[int, ...]
    """By colour: its cells."""
    heights: tuple[int, ...]
    figures: tuple[int, ...]
    """By shape: how many were drawn."""

    @classmethod
    def of(cls, sheet: Sheet) -> "Board":
        cells = paint(sheet.columns)
        return cls(tuple(cells.get(colour, 0) for colour in COLOURS), sheet.heights, sheet.figures)

    @property
    def filled(self) -> int:
        return sum(self.paint)

    @property
    def below(self) -> int:
        """The cells that no figure can reach any more: the filled ones, and the empty ones under them."""
        return sum([_BELOW[column][height] for column, height in enumerate(self.heights)])

    def with_cells(self, cells: int, colour: Kind, shape: Kind | None) -> "Board":
        """Return the board with some cells coloured: by a figure of a shape, or (None) by a part or a patch."""
        painted = list(self.paint)
        painted[colour] |= cells
        figures = self.figures
        if shape is not None:
            figures = (*figures[:shape], figures[shape] + 1, *figures[shape + 1 :])
        return Board(tuple(painted), raised_by(self.heights, cells), figures)


def raised_by(heights: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """Return the heights after some cells are coloured."""
    after = list(heights)
    first, last = (cells & -cells).bit_length() // COLUMN_BITS, cells.bit_length() // COLUMN_BITS
    for column in range(first, last + 1):
        top = (cells >> (column * COLUMN_BITS) & _COLUMN).bit_length()
        if top > after[column]:  # noqa: PLR1730 (as in `gravity`: calling max costs twice as much)
            after[column] = top
    return tuple(after)


@lru_cache(maxsize=256)
def stamp(lying: Orientation) -> int:
    """Return the cells of a figure placed in the lower left corner."""
    return sum(1 << (x * COLUMN_BITS + y) for x, y in lying.spots)


def drops(heights: Sequence[int], shape: Kind) -> Iterator[int]:
    """Yield the cells of every drawing of a shape."""
    figure = FIGURES[SHAPES[shape]]
    for orientation, column, row in landings(figure, heights):
        yield stamp(figure[orientation - 1]) << (column * COLUMN_BITS + row)
