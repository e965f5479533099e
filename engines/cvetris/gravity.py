"""Where a figure comes to rest: it falls straight down in its columns and never slides under anything."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.cvetris.box import COLUMNS, ROWS
from engines.cvetris.figures import Figure, Orientation


class Landing(NamedTuple):
    """A place where a figure fits: orientation (from 1), leftmost column and lowest row (from 0)."""

    orientation: int
    column: int
    row: int


def resting_row(lying: Orientation, column: int, heights: Sequence[int]) -> int:
    """Return the row where a figure's lowest cells come to rest, even if it sticks out of the sheet."""
    row = 0
    for at, bottom in enumerate(lying.bottoms, column):
        if heights[at] - bottom > row:  # noqa: PLR1730 (the innermost loop: calling max costs twice as much)
            row = heights[at] - bottom
    return row


def landings(figure: Figure, heights: Sequence[int]) -> Iterator[Landing]:
    """Yield every drawing of a figure on columns of these heights, by orientation, from the left."""
    for number, lying in enumerate(figure, 1):
        highest = ROWS - lying.height
        for column in range(COLUMNS - lying.width + 1):
            row = resting_row(lying, column, heights)
            if row <= highest:
                yield Landing(number, column, row)


def fits(figure: Figure, heights: Sequence[int]) -> bool:
    """Return whether a figure can be drawn at all."""
    return next(landings(figure, heights), None) is not None
