"""An outline around a set of cells: solid for what just changed, dashed for what is possible."""

from collections.abc import Collection, Iterator
from functools import lru_cache

from render.pen import Pen
from render.plain import Plain
from render.scene import Item, Rect, moved, sprite
from render.sprites.stamps import Haloed
from render.theme import Ink

Place = tuple[int, int]
"""A cell by column and row, counted to the right and downwards."""


class Stroke(Plain, frozen=True):
    """How the line looks. The halo separates it from what is outside."""

    ink: Ink = "ink"
    inside: Ink = "fell"
    outside: Ink = "paper"
    width: int = 6
    halo: int = 2
    radius: int = 16
    dash: int = 0


class Bend(Plain, frozen=True):
    """A rounded corner. Its vertex is `reach` px inside the sprite; the cell that it cuts is to the lower right
    (turn 0), lower left (1), upper left (2) or upper right (3)."""

    stroke: Stroke
    turn: int
    hollow: bool
    """The cell that it cuts is the one outside the set."""

    @property
    def reach(self) -> int:
        return self.stroke.width // 2 + self.stroke.halo

    @property
    def size(self) -> tuple[int, int]:
        side = self.stroke.radius + self.reach
        return (side, side)

    def draw(self, pen: Pen) -> None:
        stroke, side = self.stroke, self.size[0]
        flip_x, flip_y = self.turn in (1, 2), self.turn in (2, 3)
        x, y = (0 if flip_x else side), (0 if flip_y else side)
        start = {0: 180, 1: 270, 2: 0, 3: 90}[self.turn]
        angles = (start, start + 90)
        left, top = (0 if flip_x else self.reach), (0 if flip_y else self.reach)
        pen.box(left, top, stroke.radius, stroke.radius, stroke.inside if self.hollow else stroke.outside)
        half = stroke.width / 2
        if not self.hollow:
            pen.sector(x, y, stroke.radius + half + stroke.halo, angles, stroke.outside)
        pen.sector(x, y, stroke.radius + half, angles, stroke.ink)
        if self.hollow and stroke.halo:
            pen.sector(x, y, stroke.radius - half, angles, stroke.outside)
            pen.erase(x, y, stroke.radius - half - stroke.halo)
        else:
            pen.erase(x, y, stroke.radius - half)


def contour(cells: Collection[Place], origin: tuple[int, int], pitch: int, stroke: Stroke) -> Iterator[Item]:
    """Yield the outline of cells whose grid begins at `origin`."""
    left, top = min((column for column, _ in cells), default=0), min((row for _, row in cells), default=0)
    shape = frozenset((column - left, row - top) for column, row in cells)
    return moved(_around(shape, pitch, stroke), origin[0] + left * pitch, origin[1] + top * pitch)


# A figure or a card has the same outline wherever it lies: moving it costs a third of finding it.
@lru_cache(maxsize=256)
def _around(inside: frozenset[Place], pitch: int, stroke: Stroke) -> tuple[Item, ...]:
    bends = list(_bends(inside))
    sides = _straights(inside, {vertex for vertex, _, _ in bends}, pitch, stroke)
    return (*sides, *(_bend(vertex, Bend(stroke, turn, hollow), pitch) for vertex, turn, hollow in bends))


def _bend(vertex: Place, art: Bend, pitch: int) -> Item:
    left, up = (art.stroke.radius if art.turn in at else art.reach for at in ((1, 2), (2, 3)))
    return sprite(vertex[0] * pitch - left, vertex[1] * pitch - up, Haloed(art, art.stroke.outside))


def _bends(inside: frozenset[Place]) -> Iterator[tuple[Place, int, bool]]:
    """Yield every corner of the outline: its vertex, the turn of the cell it cuts, and whether that cell is outside."""
    for column, row in sorted({(c + dc, r + dr) for c, r in inside for dc in (0, 1) for dr in (0, 1)}):
        around = [(column, row), (column - 1, row), (column - 1, row - 1), (column, row - 1)]
        there = [cell in inside for cell in around]
        if sum(there) == 3:
            yield (column, row), there.index(False), True
        elif sum(there) == 1 or (sum(there) == 2 and there[0] == there[2]):
            yield from (((column, row), turn, False) for turn, here in enumerate(there) if here)


def _straights(inside: frozenset[Place], corners: set[Place], pitch: int, stroke: Stroke) -> Iterator[Item]:
    for column, row in sorted(inside):
        sides = (
            ((0, -1), (0, 0), (1, 0)),
            ((0, 1), (0, 1), (1, 1)),
            ((-1, 0), (0, 0), (0, 1)),
            ((1, 0), (1, 0), (1, 1)),
        )
        for (dc, dr), start, end in sides:
            if (column + dc, row + dr) in inside:
                continue
            first, last = (column + start[0], row + start[1]), (column + end[0], row + end[1])
            cut = (stroke.radius * (first in corners), stroke.radius * (last in corners))
            yield from _side(first[0] * pitch, first[1] * pitch, pitch, cut, (dc, dr), stroke)


def _side(x: int, y: int, pitch: int, cut: tuple[int, int], out: Place, stroke: Stroke) -> Iterator[Item]:
    """Yield one side of a cell, from a vertex to the right or downwards."""
    half, level = stroke.width // 2, out[0] == 0
    start, length = cut[0], pitch - cut[0] - cut[1]
    across = -half - (stroke.halo if sum(out) < 0 else 0)
    thick = stroke.width + stroke.halo
    if stroke.halo:
        yield _bar(x, y, start, length, across, thick, stroke.outside, level=level)
    for begin, size in _dashes(start, length, stroke.dash):
        yield _bar(x, y, begin, size, -half, stroke.width, stroke.ink, level=level)


def _bar(x: int, y: int, start: int, length: int, across: int, thick: int, ink: Ink, *, level: bool) -> Rect:
    if level:
        return Rect(x + start, y + across, length, thick, ink)
    return Rect(x + across, y + start, thick, length, ink)


def _dashes(start: int, length: int, dash: int) -> Iterator[tuple[int, int]]:
    """Cut a side into dashes that begin and end with half a gap, so that neighbouring sides line up."""
    if not dash:
        yield start, length
        return
    count = max(1, round(length / (dash * 1.7)))
    period = length / count
    gap = round(period - min(dash, period * 0.65))
    for number in range(count):
        begin, end = round(start + number * period) + gap // 2, round(start + (number + 1) * period) - (gap - gap // 2)
        yield begin, max(1, end - begin)
