"""A player's sheet: its cells, its bonuses, its stars."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from string import ascii_uppercase
from typing import NamedTuple

from engines.colours import Colour
from engines.cvetris.box import BONUSES, COLUMNS, ROW_STARS, ROWS, SHAPES, Bonus, Shape

EMPTY = "."


class Cell(NamedTuple):
    """A place on a sheet, counted from the bottom left corner, written `C5`."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{column_letter(self.column)}{self.row + 1}"

    @property
    def on_sheet(self) -> bool:
        return 0 <= self.column < COLUMNS and 0 <= self.row < ROWS


def column_letter(column: int) -> str:
    """Return the letter below a column, or an empty string for a column that no sheet could have."""
    return ascii_uppercase[column : column + 1]


class Mark(StrEnum):
    """What is drawn around a bonus."""

    NONE = "-"
    ACTIVE = "o"
    USED = "x"


@dataclass(frozen=True, kw_only=True)
class Fresh:
    """What a player's last turn put on their sheet, to highlight it."""

    round: int = 0
    figure: tuple[Cell, ...] = ()
    patches: tuple[Cell, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Sheet:
    columns: tuple[str, ...] = (EMPTY * ROWS,) * COLUMNS
    """From the left, each bottom up, as letters."""
    figures: tuple[int, ...] = (0,) * len(SHAPES)
    """How many uncut figures of each of `box.SHAPES` were drawn."""
    bonuses: tuple[Mark, ...] = (Mark.NONE,) * COLUMNS
    row_stars: tuple[int | None, ...] = (None,) * len(ROW_STARS)
    """For each row of `box.ROW_STARS`: the stars given for it, None until it is filled."""
    fresh: Fresh = Fresh()

    def drawn(self, shape: Shape) -> int:
        return self.figures[SHAPES.index(shape)]

    def cells_of(self, colour: Colour) -> int:
        return sum(column.count(colour) for column in self.columns)

    @property
    def empty_cells(self) -> int:
        return sum(column.count(EMPTY) for column in self.columns)

    @property
    def heights(self) -> tuple[int, ...]:
        """The height of each column, counting what hangs over a gap."""
        return tuple([len(column.rstrip(EMPTY)) for column in self.columns])

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows bottom up, each from the left."""
        return tuple(map("".join, zip(*self.columns, strict=True)))


def is_empty(sheet: Sheet, cell: Cell) -> bool:
    return sheet.columns[cell.column][cell.row] == EMPTY


def each_empty_cell(sheet: Sheet) -> Iterator[Cell]:
    """Yield the empty cells, column by column, bottom up."""
    for column, colours in enumerate(sheet.columns):
        for row, colour in enumerate(colours):
            if colour == EMPTY:
                yield Cell(column, row)


def coloured(columns: tuple[str, ...], cells: Iterable[Cell], colour: Colour) -> tuple[str, ...]:
    """Return the columns with these cells in one colour."""
    after = list(columns)
    for column, row in cells:
        before = after[column]
        after[column] = before[:row] + colour + before[row + 1 :]
    return tuple(after)


def raised(heights: tuple[int, ...], cell: Cell) -> tuple[int, ...]:
    """Return the heights after a cell is coloured."""
    if cell.row < heights[cell.column]:
        return heights
    return (*heights[: cell.column], cell.row + 1, *heights[cell.column + 1 :])


def active(sheet: Sheet, bonus: Bonus) -> int:
    """Count the bonuses of a kind that can be used now."""
    return sum(mark is Mark.ACTIVE and kind is bonus for kind, mark in zip(BONUSES, sheet.bonuses, strict=True))


def spent(bonuses: tuple[Mark, ...], *kinds: Bonus) -> tuple[Mark, ...]:
    """Use up one active bonus for each kind named, from the left; two of a kind are interchangeable."""
    after = list(bonuses)
    for kind in kinds:
        at = next(at for at, mark in enumerate(after) if mark is Mark.ACTIVE and BONUSES[at] is kind)
        after[at] = Mark.USED
    return tuple(after)
