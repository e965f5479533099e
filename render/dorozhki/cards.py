"""A card of Colour Paths: a domino with three paths, each end marked with the symbol of its colour."""

import math
from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing, turned
from render.art.marks import Dashed
from render.art.tokens import draw_token
from render.pen import Pen, Point
from render.plain import Plain
from render.theme import Shade

# The six ends of a horizontal card relative to its middle, in half units, y upwards, and the inward direction of each.
_ENDS = ((-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0))
_INWARD = ((0, -1), (0, -1), (-1, 0), (0, 1), (0, 1), (1, 0))
_STEPS = 20
MODEL = 112
"""The unit in which a card is drawn; other sizes are made from that."""
_BEYOND = 0.1
"""Paths extend a little past the edge, in half units, so that they meet without a seam."""


class Domino(Plain, frozen=True):
    """A card as placed; `lit` are its paths (by number) that just earned something or closed a ring."""

    ends: str
    wiring: str
    facing: Facing
    unit: int
    lit: tuple[int, ...] = ()
    faint: bool = False

    @property
    def called(self) -> str:
        return f"domino {self.ends} {self.wiring}"

    @property
    def size(self) -> tuple[int, int]:
        long, short = 2 * self.unit, self.unit
        return (long, short) if self.facing in (Facing.WEST, Facing.EAST) else (short, long)

    @property
    def model(self) -> "Domino":
        return self if self.unit == MODEL else replace(self, unit=MODEL)

    def draw(self, pen: Pen) -> None:
        width, height = self.size
        inset, rim, radius = max(1, self.unit / 40), max(2, self.unit / 22), self.unit / 9
        pen.box(inset, inset, width - 2 * inset, height - 2 * inset, "faint", radius)
        line = max(1, self.unit / 60)
        body = (width - 2 * inset - 2 * line, height - 2 * inset - line - rim)
        pen.box(inset + line, inset + line, *body, "card", radius - line)
        for number, piece in enumerate(pieces_of(self.wiring)):
            self._draw_path(pen, piece, lit=number in self.lit)
        for end in range(len(_ENDS)):
            _lay_token(pen, self.ends[end], self.near(end, 0.33), self.unit * 0.155)
        if self.faint:
            # A dark card swallows dark paths sooner.
            pen.fade("card", 0.45 if pen.look.shade is Shade.DARK else 2 / 3)

    def _draw_path(self, pen: Pen, piece: tuple[int, int], *, lit: bool) -> None:
        wide = self.unit * 0.17

        def draw(width: float, ink: str, part: str = "whole") -> None:
            pen.band(_part(self.facing, self.unit, piece, part), width, ink)

        # In the dark, only the rim separates a dark path from its card.
        rim = max(1.5, self.unit / 32) if pen.look.shade is Shade.DARK else max(1.0, self.unit / 44)
        draw(wide + self.unit * (0.13 if lit else 0.06), "ink" if lit else "card")
        if lit:
            draw(wide + self.unit * 0.05, "card")
        for colour, part in ((self.ends[piece[0]], "first"), (self.ends[piece[1]], "second")):
            draw(wide, f"{colour}-rim", part)
            draw(wide - 2 * rim, colour, part)

    def curve(self, first: int, second: int) -> Iterator[Point]:
        """Yield points from one end to another: straight at both ends, curved in between."""
        start, finish = self.near(first, 0), self.near(second, 0)
        reach = max(0.62, 0.36 * math.hypot(finish[0] - start[0], finish[1] - start[1]) / self.unit * 2)
        bend, other = self.near(first, min(reach, 1.3)), self.near(second, min(reach, 1.3))
        yield self.near(first, -_BEYOND)
        for step in range(_STEPS + 1):
            t = step / _STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = (start, bend, other, finish)
            yield (
                sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
                sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
            )
        yield self.near(second, -_BEYOND)

    def near(self, end: int, depth: float) -> Point:
        """Return the point `depth` half units inside an end."""
        (x, y), (dx, dy) = (turned(offset, self.facing) for offset in (_ENDS[end], _INWARD[end]))
        width, height = self.size
        half = self.unit / 2
        return (width / 2 + (x + dx * depth) * half, height / 2 - (y + dy * depth) * half)


@lru_cache(maxsize=1024)
def _part(facing: Facing, unit: int, piece: tuple[int, int], part: str) -> tuple[Point, ...]:
    """Return a path or one half of it. All cards with such a path have the same."""
    curve = _curve(facing, unit, piece)
    half = len(curve) // 2
    # The halves overlap by a step: two edges on one line would leave a hairline.
    parts = {
        "whole": curve,
        "first": curve[: half + 2],
        "second": curve[half:],
        "first, short": curve[2 : half + 1],
        "second, short": curve[half:-2],
    }
    return parts[part]


@lru_cache(maxsize=256)
def _curve(facing: Facing, unit: int, piece: tuple[int, int]) -> tuple[Point, ...]:
    return tuple(Domino("", "", facing, unit).curve(*piece))


def _lay_token(pen: Pen, colour: str, middle: Point, radius: float) -> None:
    side = math.ceil(2 * radius) + 2

    def draw(layer: Pen) -> None:
        draw_token(layer, colour, side / 2, side / 2, radius)

    pen.lay(pen.kept(("token", colour, radius), side, draw), middle[0] - side / 2, middle[1] - side / 2)


class Ghost(Plain, frozen=True):
    """A place where a card could go: a dashed outline with the symbols of the ends and, as thin lines, the paths."""

    ends: str
    """As of the card; a dot where the ways to lay it there differ."""
    wiring: str
    facing: Facing
    unit: int
    thin: bool = True
    inset: int = 0
    """Places that overlap are of different sizes, so that their outlines don't coincide."""

    @property
    def size(self) -> tuple[int, int]:
        return Domino(self.ends, self.wiring, self.facing, self.unit).size

    @property
    def model(self) -> "Ghost":
        return self if self.unit == MODEL else replace(self, unit=MODEL)

    def draw(self, pen: Pen) -> None:
        (width, height), inset = self.size, self.inset
        line = max(4, self.unit // 18)
        dashed = Dashed(width - 2 * inset, height - 2 * inset, "ink", "fell", self.unit // 8, line, self.unit // 7)
        if inset:
            layer = pen.layer(*dashed.size)
            dashed.draw(layer)
            pen.lay(layer, inset, inset)
        else:
            dashed.draw(pen)
        card = Domino(self.ends, self.wiring, self.facing, self.unit)
        for piece in pieces_of(self.wiring) if self.thin else ():
            for end, part in ((piece[0], "first, short"), (piece[1], "second, short")):
                thin = _part(self.facing, self.unit, piece, part)
                pen.band(thin, self.unit * 0.06, f"{self.ends[end]}-line")
        for end, colour in enumerate(self.ends):
            if colour != ".":
                _lay_token(pen, colour, card.near(end, 0.3 + 2 * inset / self.unit), self.unit * 0.14)


@lru_cache(maxsize=64)
def pieces_of(wiring: str) -> tuple[tuple[int, int], ...]:
    return Card(0, "", wiring).pieces
