"""The cells of one colour as bits, so that areas, diagonals and rectangles take a few shifts.

Columns follow one another from the left, bottom up. Each has one extra bit that is always zero, so that a shift never
carries a cell from the top of one column into the bottom of the next.
"""

from collections.abc import Iterator, Sequence

from engines.colours import Colour
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHORTEST_DIAGONAL
from engines.cvetris.sheet import EMPTY

COLUMN_BITS = ROWS + 1
"""The shift by one column."""
_COLUMN = (1 << ROWS) - 1
_ONLY = {colour: bytes(ord("1") if byte == ord(colour) else ord("0") for byte in range(256)) for colour in COLOURS}


def paint(columns: Sequence[str]) -> dict[Colour, int]:
    """Return, for each colour on a sheet, a bit for each of its cells."""
    text = EMPTY.join(columns)[::-1].encode()
    bits = {colour: int(text.translate(_ONLY[colour]), 2) for colour in COLOURS}
    return {colour: cells for colour, cells in bits.items() if cells}


def beside(cells: int) -> int:
    """Return the cells that share a side with these, including cells outside the sheet."""
    return cells << 1 | cells >> 1 | cells << COLUMN_BITS | cells >> COLUMN_BITS


def areas(cells: int) -> Iterator[int]:
    """Yield the areas of one colour: cells connected by their sides."""
    while cells:
        area = cells & -cells
        while True:
            grown = cells & (area | beside(area))
            if grown == area:
                break
            area = grown
        yield area
        cells &= ~area


def _diagonals() -> Iterator[int]:
    """Yield the diagonals that count: from edge to edge, in both directions."""
    for start in range(-ROWS, COLUMNS + ROWS):
        for slope in (1, -1):
            spots = [(start + slope * row, row) for row in range(ROWS)]
            bits = [1 << (column * COLUMN_BITS + row) for column, row in spots if 0 <= column < COLUMNS]
            if len(bits) >= SHORTEST_DIAGONAL:
                yield sum(bits)


DIAGONALS = tuple(_diagonals())


def full_diagonals(cells: int) -> int:
    """Count the diagonals that are entirely of one colour."""
    return sum(cells & diagonal == diagonal for diagonal in DIAGONALS)


def _longest_run(column: int) -> int:
    length = 0
    while column:
        column &= column >> 1
        length += 1
    return length


_LONGEST_RUN = tuple(_longest_run(column) for column in range(_COLUMN + 1))


def largest_rectangle(cells: int) -> int:
    """Return the size of the largest rectangle of one colour; squares and single lines count."""
    best = 0
    columns = [cells >> (column * COLUMN_BITS) & _COLUMN for column in range(COLUMNS)]
    for first in range(COLUMNS):
        common = _COLUMN
        for width, column in enumerate(columns[first:], 1):
            common &= column
            if not common:
                break
            best = max(best, width * _LONGEST_RUN[common])
    return best
