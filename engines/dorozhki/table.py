"""The cards on the table, indexed so that every place where a card fits is found quickly.

Cards touch along whole unit edges, and every edge of a card has an end, so wherever cards touch there is a joint. The
free ends therefore determine what may be laid: each *place* (the middle of a card not yet laid) needs certain colours
at some of its six edges. That is one integer with five bits per edge, and a card fits if it has all of these bits.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from engines.dorozhki.cards import COLOURS, HALF_TURN, Card
from engines.dorozhki.geometry import (
    EDGES,
    INWARD,
    OUTWARD,
    RIGHT,
    UP,
    Facing,
    Laid,
    Spot,
    edges_of,
    middle_of,
    spot_at,
)
from engines.dorozhki.paths import End, Run, runs

LEAST_JOINTS = 2
_BITS = len(COLOURS)
_BIT = {colour.value: 1 << at for at, colour in enumerate(COLOURS)}
_TURNS = ((Facing.WEST, Facing.EAST), (Facing.NORTH, Facing.SOUTH))
"""For a horizontal and for a vertical card: the facing that counts as printed, and its half turn."""


def _places_beyond(outward: int) -> tuple[tuple[int, int, int], ...]:
    """Return the three places that cover the cell beyond an edge, relative to the edge.

    Each is its middle, its other cell, and how far the edge's colour is shifted within what the place needs.
    """
    sideways = UP if outward in (RIGHT, -RIGHT) else RIGHT
    found = []
    for step in (outward, sideways, -sideways):
        middle = outward + step
        facing = Facing.WEST if step in (RIGHT, -RIGHT) else Facing.NORTH
        found.append((middle, middle + step, _BITS * EDGES[facing].index(-middle)))
    return tuple(found)


_BEYOND = {outward: _places_beyond(outward) for outward in (RIGHT, -RIGHT, UP, -UP)}
_COVERED = tuple(
    {cell + step for cell in (-INWARD[facing], INWARD[facing]) for step in (RIGHT, -RIGHT, UP, -UP)}
    for facing in Facing
)
"""By facing: the places that a card blocks, its own and those that would overlap it, relative to its middle."""


@dataclass(frozen=True)
class Table:
    ends: Mapping[int, End] = field(default_factory=dict)
    """The free ends, by edge."""
    cells: frozenset[int] = frozenset()
    needs: Mapping[int, int] = field(default_factory=dict)
    """What each place next to a card needs, by its middle."""

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The places that would make two or more joints, and what they need."""
        # One bit is one joint, so a power of two is a single joint.
        return tuple([place for place in self.needs.items() if place[1] & (place[1] - 1)])

    def spots(self, card: Card) -> list[Spot]:
        """Return every way to lay a card, from the top row down and from the left."""
        printed, turned = _faces(card.ends)
        found = []
        for middle, need in self.places:
            # A vertical card's middle has an odd y, and so an odd key.
            if need & printed == need:
                found.append(spot_at(middle, _TURNS[middle % 2][0]))
            if need & turned == need:
                found.append(spot_at(middle, _TURNS[middle % 2][1]))
        return sorted(found, key=lambda spot: (-spot.y, spot.x, spot.facing))

    def fits_any(self, cards: Iterable[Card]) -> bool:
        """Return whether at least one of the cards can be laid."""
        faces = [face for card in cards for face in _faces(card.ends)]
        # Plain loops: this is the players' most frequent call, and `any` costs twice as much.
        for _middle, need in self.places:
            for face in faces:
                if need & face == need:
                    return True
        return False

    def overlaps(self, spot: Spot) -> bool:
        middle, inward = middle_of(spot), INWARD[spot.facing]
        return middle - inward in self.cells or middle + inward in self.cells

    def joints(self, spot: Spot) -> dict[int, str]:
        """Return the joints that a card would make there: by its end, the colour on the table."""
        return {end: self.ends[edge].colour for end, edge in enumerate(edges_of(spot)) if edge in self.ends}

    def runs(self, card: Card, spot: Spot) -> list[Run]:
        """Return the paths that a card would join there."""
        return runs(self.ends, card, edges_of(spot))

    def with_card(self, card: Card, spot: Spot) -> "Table":
        """Return the table with one more card, without checking that it may be laid there."""
        middle, inward = middle_of(spot), INWARD[spot.facing]
        cells = self.cells | {middle - inward, middle + inward}
        edges = edges_of(spot)
        ends = self._ends_with(card, spot, edges)
        needs = dict(self.needs)
        for end, edge in enumerate(edges):
            if edge in ends:
                bit = _BIT[card.ends[end]]
                for to_middle, to_cell, shift in _BEYOND[OUTWARD[spot.facing][end]]:
                    if edge + to_cell not in cells:
                        place = edge + to_middle
                        needs[place] = needs.get(place, 0) | bit << shift
        for covered in _COVERED[spot.facing]:
            needs.pop(middle + covered, None)
        return Table(ends, cells, needs)

    def _ends_with(self, card: Card, spot: Spot, edges: tuple[int, ...]) -> dict[int, End]:
        ends = dict(self.ends)
        colours = dict(zip(edges, card.ends, strict=True))
        for run in self.runs(card, spot):
            if run.tips is not None:
                for tip, far in (run.tips, run.tips[::-1]):
                    colour = colours[tip] if tip in colours else ends[tip].colour
                    ends[tip] = End(colour, far, run.changes)
        for edge in edges:
            if edge in self.ends:
                del ends[edge]
        return ends


EMPTY = Table()


@lru_cache(maxsize=512)
def table_of(laid: tuple[Laid, ...]) -> Table:
    """Return the table with these cards. The cache makes a move cost one card instead of all cards laid so far."""
    if not laid:
        return EMPTY
    return table_of(laid[:-1]).with_card(*laid[-1])


@lru_cache(maxsize=1024)
def _faces(ends: str) -> tuple[int, int]:
    """Return what a card offers at its six edges: as printed, and after a half turn."""
    return _face(ends), _face(ends[HALF_TURN:] + ends[:HALF_TURN])


def _face(ends: str) -> int:
    return sum(_BIT[colour] << _BITS * at for at, colour in enumerate(ends))
