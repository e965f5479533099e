"""Where cards are. Places are counted in half units, so that cells, edges and middles of cards are all points.

A cell's centre has two even coordinates; a unit edge has one odd coordinate. A point is packed into one integer, its
key, so that moving it is an addition. The middle of a card is the edge between its two cells, so it gives both the
card's position and whether it is horizontal or vertical.
"""

from enum import IntEnum
from typing import NamedTuple

from engines.dorozhki.cards import Card


class Facing(IntEnum):
    """Where the marked end of a card points; the number is the quarter turns clockwise from how it is printed."""

    WEST = 0
    NORTH = 1
    EAST = 2
    SOUTH = 3


class Cell(NamedTuple):
    """A place on the grid, counted to the right and upwards from the marked end of the first card."""

    x: int
    y: int


class Spot(NamedTuple):
    """How a card is placed: the cell of its marked end, and where that end points."""

    x: int
    y: int
    facing: Facing


class Laid(NamedTuple):
    """A card on the table."""

    card: Card
    spot: Spot


Offset = tuple[int, int]

RIGHT = 1 << 10
"""The key of half a unit to the right."""
UP = 1
FAR = 100
"""No table reaches this far, in units: the whole deck in one line is shorter. Keys are unique up to twice this."""

_LYING: tuple[Offset, ...] = ((-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0))
"""The six edges of a horizontal card relative to its middle, clockwise from the upper edge of the marked end."""


def key(x: int, y: int) -> int:
    return x * RIGHT + y * UP


def point(packed: int) -> Offset:
    """Return the coordinates of a key, in half units."""
    y = (packed + RIGHT // 2) % RIGHT - RIGHT // 2
    return (packed - y) // RIGHT, y


def turned(offset: Offset, quarters: int) -> Offset:
    """Rotate clockwise."""
    x, y = offset
    for _ in range(quarters):
        x, y = y, -x
    return x, y


EDGES = tuple(tuple(key(*turned(edge, facing)) for edge in _LYING) for facing in Facing)
"""By facing, then by end of the card: its edge, relative to the middle."""

OUTWARD = tuple(tuple(key(*turned((x // 2, 0) if y == 0 else (0, y), facing)) for x, y in _LYING) for facing in Facing)
"""By facing, then by end: half a unit outwards from the card."""

INWARD = tuple(key(*turned((1, 0), facing)) for facing in Facing)
"""By facing: from the cell of the marked end to the middle."""


def is_near(spot: Spot) -> bool:
    """Return whether a card there could touch another at all."""
    return max(abs(spot.x), abs(spot.y)) < FAR


def middle_of(spot: Spot) -> int:
    return key(2 * spot.x, 2 * spot.y) + INWARD[spot.facing]


def spot_at(middle: int, facing: Facing) -> Spot:
    x, y = point(middle - INWARD[facing])
    return Spot(x // 2, y // 2, facing)


def edges_of(spot: Spot) -> tuple[int, ...]:
    """Return the keys of the edges of a card's ends, in the order of the ends."""
    middle = middle_of(spot)
    return tuple([middle + offset for offset in EDGES[spot.facing]])


def cells_of(spot: Spot) -> tuple[Cell, Cell]:
    """Return the two cells that a card covers, that of its marked end first."""
    x, y = turned((1, 0), spot.facing)
    return Cell(spot.x, spot.y), Cell(spot.x + x, spot.y + y)


def end_points(spot: Spot) -> tuple[Offset, ...]:
    """Return the points of a card's six ends, in half units: the centre of cell (x, y) is the point (2x, 2y)."""
    return tuple(point(edge) for edge in edges_of(spot))
