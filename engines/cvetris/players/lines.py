"""Expected stars of rows, columns and diagonals: the more of a line is there and right, the more it counts."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.cvetris.box import (
    DIAGONAL_STARS,
    MANY_COLOUR_LINE_STARS,
    MANY_COLOURS,
    ONE_COLOUR_LINE_STARS,
    TWO_COLOUR_LINE_STARS,
)
from engines.cvetris.paint import DIAGONALS
from engines.cvetris.players.board import LINES
from engines.cvetris.players.outlook import Outlook

MANY_PROMISE = (0.0, 0.1, 0.25, 0.5)
"""By the number of colours in a line (at most three): how likely it is to count."""


class Line(NamedTuple):
    cells: int
    size: int


_LINES = tuple(Line(cells, cells.bit_count()) for cells in LINES)
_DIAGONALS = tuple(Line(cells, cells.bit_count()) for cells in DIAGONALS)


def diagonals(outlook: Outlook) -> float:
    return DIAGONAL_STARS * _one_colour(outlook, _DIAGONALS)


def one_colour_lines(outlook: Outlook) -> float:
    return ONE_COLOUR_LINE_STARS * _one_colour(outlook, _LINES)


def _one_colour(outlook: Outlook, lines: Sequence[Line]) -> float:
    """Count full lines of one colour, and partial ones as the cube of the filled share: every cell takes luck."""
    total = 0.0
    for cells, size in lines:
        there = outlook.filled & cells
        if there and _colours(outlook, cells) == 1:
            part = there.bit_count() / size
            if part == 1:
                total += 1
            elif not outlook.covered & cells:
                total += outlook.hope * part * part * part
    return total


def two_colour_lines(outlook: Outlook) -> float:
    total = 0.0
    for cells, size in _LINES:
        there = outlook.filled & cells
        colours = _colours(outlook, cells) if there else 0
        if 1 <= colours <= 2:
            part = there.bit_count() / size
            if part == 1:
                total += colours == 2
            elif not outlook.covered & cells:
                total += outlook.hope * part * part
    return TWO_COLOUR_LINE_STARS * total


def many_colour_lines(outlook: Outlook) -> float:
    total = 0.0
    for cells, size in _LINES:
        there = outlook.filled & cells
        colours = min(MANY_COLOURS, _colours(outlook, cells)) if there else 0
        part = there.bit_count() / size
        if part == 1:
            total += colours == MANY_COLOURS
        elif not outlook.covered & cells:
            total += outlook.hope * MANY_PROMISE[colours] * part
    return MANY_COLOUR_LINE_STARS * total


def _colours(outlook: Outlook, cells: int) -> int:
    return len([1 for paint in outlook.board.paint if paint & cells])
