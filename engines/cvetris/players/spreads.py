"""Expected stars of areas of one colour: they can grow while an empty cell next to them is reachable."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.cvetris import paint
from engines.cvetris.box import (
    AREA_CELLS_A_STAR,
    BIG_AREA,
    BIG_AREA_STARS,
    RECTANGLE_CELL_STARS,
    UNITED_CELLS,
    UNITED_COLOUR_STARS,
)
from engines.cvetris.players.outlook import Outlook

ROOM_A_CELL = 0.1
ROOM_AT_MOST = 8
"""Each cell into which the largest area can grow is worth a little."""
AROUND_A_RECTANGLE = 0.2
"""What a cell of the area around a rectangle is worth."""
UNITED_PROMISE = (0.0, 0.5, 0.35, 0.1)
"""By the number of areas of a colour: how likely it is to be united."""


class Area(NamedTuple):
    size: int
    beside: int
    """The cells that touch it."""


@lru_cache(maxsize=4096)
def areas_of(cells: int) -> tuple[Area, ...]:
    """Return the areas of one colour. Cached, because most drawings leave most colours unchanged."""
    return tuple(Area(area.bit_count(), paint.beside(area)) for area in paint.areas(cells))


@lru_cache(maxsize=4096)
def rectangle_of(cells: int) -> int:
    return paint.largest_rectangle(cells)


def _colours(outlook: Outlook) -> Iterator[tuple[Area, ...]]:
    return (areas_of(cells) for cells in outlook.board.paint if cells)


def largest_area(outlook: Outlook) -> float:
    best, reachable = 0.0, outlook.reachable
    for areas in _colours(outlook):
        for size, beside in areas:
            room = min(ROOM_AT_MOST, (beside & reachable).bit_count())
            odd = size % AREA_CELLS_A_STAR / AREA_CELLS_A_STAR
            best = max(best, size // AREA_CELLS_A_STAR + outlook.hope * (odd + ROOM_A_CELL * room))
    return best


def largest_rectangle(outlook: Outlook) -> float:
    best = 0.0
    for cells in outlook.board.paint:
        if cells:
            around = max(area.size for area in areas_of(cells))
            sure = RECTANGLE_CELL_STARS * rectangle_of(cells)
            best = max(best, sure + AROUND_A_RECTANGLE * outlook.hope * around)
    return best


def big_areas(outlook: Outlook) -> float:
    total, reachable = 0.0, outlook.reachable
    for areas in _colours(outlook):
        for size, beside in areas:
            if size >= BIG_AREA:
                total += 1
            elif beside & reachable:
                total += outlook.hope * size * size / BIG_AREA**2
    return BIG_AREA_STARS * total


def united_colours(outlook: Outlook) -> float:
    total = 0.0
    for areas in _colours(outlook):
        if len(areas) == 1 and areas[0].size >= UNITED_CELLS:
            total += 1
        elif len(areas) < len(UNITED_PROMISE):
            total += outlook.hope * UNITED_PROMISE[len(areas)]
    return UNITED_COLOUR_STARS * total
