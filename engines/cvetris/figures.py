"""Figures and their orientations: rotations, mirror images, and the parts that scissors leave."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engines.cvetris.box import PART_PICTURES, SHAPE_PICTURES, SHAPES, Part, Shape

Spots = frozenset[tuple[int, int]]
"""Cells of a figure as (from the left, from the bottom), moved into the lower left corner."""


class Orientation(NamedTuple):
    """One orientation of a figure."""

    spots: tuple[tuple[int, int], ...]
    bottoms: tuple[int, ...]
    """By column of the figure: how far its lowest cell is above the figure's lowest row."""
    height: int

    @property
    def width(self) -> int:
        return len(self.bottoms)


Figure = tuple[Orientation, ...]
"""All orientations: number 1 as on the die, then its clockwise rotations, then those of the mirror image."""


def _in_corner(spots: Iterable[tuple[int, int]]) -> Spots:
    found = list(spots)
    left, low = min(x for x, _ in found), min(y for _, y in found)
    return frozenset((x - left, y - low) for x, y in found)


def _of_picture(picture: Sequence[str]) -> Spots:
    rows = enumerate(reversed(picture))
    return _in_corner((x, y) for y, row in rows for x, mark in enumerate(row) if mark == "#")


def _clockwise(spots: Spots) -> Spots:
    return _in_corner((y, -x) for x, y in spots)


def _mirrored(spots: Spots) -> Spots:
    return _in_corner((-x, y) for x, y in spots)


def _lying(spots: Spots) -> Orientation:
    width = 1 + max(x for x, _ in spots)
    bottoms = tuple(min(y for x, y in spots if x == column) for column in range(width))
    return Orientation(spots=tuple(sorted(spots)), bottoms=bottoms, height=1 + max(y for _, y in spots))


def _every_way(spots: Spots) -> Iterator[Spots]:
    for start in (spots, _mirrored(spots)):
        turned = start
        for _ in range(4):
            yield turned
            turned = _clockwise(turned)


def _figure(picture: Sequence[str]) -> Figure:
    ways = dict.fromkeys(_every_way(_of_picture(picture)))
    return tuple(_lying(spots) for spots in ways)


FIGURES: Mapping[Shape, Figure] = {shape: _figure(picture) for shape, picture in SHAPE_PICTURES.items()}
PART_FIGURES: Mapping[Part, Figure] = {part: _figure(picture) for part, picture in PART_PICTURES.items()}

_PART_NAMES = {frozenset(way.spots): part for part, figure in PART_FIGURES.items() for way in figure}


def _cut(figure: Figure) -> set[Part]:
    """Return every part that one straight cut along the grid can leave."""
    spots = figure[0].spots
    sides = set()
    for axis in (0, 1):
        for line in range(1, 1 + max(spot[axis] for spot in spots)):
            sides.add(_in_corner(spot for spot in spots if spot[axis] < line))
            sides.add(_in_corner(spot for spot in spots if spot[axis] >= line))
    return {_PART_NAMES[side] for side in sides}


def _parts() -> Iterator[tuple[tuple[Shape, int], tuple[Part, ...]]]:
    for shape in SHAPES:
        once = _cut(FIGURES[shape])
        twice = {part for half in once for part in _cut(PART_FIGURES[half])}
        yield (shape, 1), tuple(sorted(once))
        yield (shape, 2), tuple(sorted(twice))


_PARTS = dict(_parts())


def parts(shape: Shape, scissors: int = 1) -> tuple[Part, ...]:
    """Return what one or two pairs of scissors can leave of a shape, in the order of the panel's numbers."""
    return _PARTS.get((shape, scissors), ())
