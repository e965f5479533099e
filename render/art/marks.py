"""Marks with one meaning each: plates to press, chips for seats, dashed places."""

import math
from functools import lru_cache
from itertools import pairwise

from render.lettering import width
from render.pen import Pen, Point
from render.plain import Plain
from render.theme import Ink


class Plate(Plain, frozen=True):
    """A white plate with a number or letter: press this. Dark plates are the viewer's own."""

    text: str
    height: int = 38
    dark: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return (
            max(round(self.height * 0.9), width(self.text, self._type, 800) + round(self.height * 0.5)),
            self.height,
        )

    @property
    def _type(self) -> int:
        return round(self.height * 0.8)

    def draw(self, pen: Pen) -> None:
        (wide, tall), line = self.size, max(2.5, self.height / 13)
        outer, inner = ("plate", "plate-ink") if self.dark else ("plate-ink", "plate")
        pen.box(0, 0, wide, tall, outer, tall * 0.34)
        pen.box(line, line, wide - 2 * line, tall - 2 * line, inner, tall * 0.34 - line)
        pen.text(wide / 2, tall / 2, self.text, self._type, 800, "plate" if self.dark else "plate-ink")


class Chip(Plain, frozen=True):
    """A seat: a rounded square with an initial. Seats never use a colour of the game."""

    text: str
    side: int
    filled: bool = True
    ink: Ink = "ink"
    paper: Ink = "on-ink"

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        side, line = self.side, max(2.5, self.side / 14)
        pen.box(0, 0, side, side, self.ink, side * 0.26)
        if not self.filled:
            pen.box(line, line, side - 2 * line, side - 2 * line, self.paper, side * 0.26 - line)
        size = side * (0.58 if len(self.text) == 1 else 0.44)
        pen.text(
            side / 2, side / 2, self.text, size, 800 if side < 60 else 700, self.paper if self.filled else self.ink
        )


class Dashed(Plain, frozen=True):
    """A dashed rounded rectangle: a possible place, an empty seat."""

    width: int
    height: int
    ink: Ink = "muted"
    fill: Ink | None = None
    radius: int = 24
    line: int = 4
    dash: int = 16

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        if self.fill:
            pen.box(0, 0, self.width, self.height, self.fill, self.radius)
        for piece in _dashes(self.width, self.height, self.radius, self.line, self.dash):
            pen.band(piece, self.line, self.ink)


def _outline(width: float, height: float, radius: float, inset: float) -> list[Point]:
    """The points of a rounded rectangle, about one px apart, clockwise."""
    left, top, right, bottom = inset, inset, width - inset, height - inset
    bend = max(0.1, radius - inset)
    points: list[Point] = []
    corners = (
        (right - bend, top + bend, -90),
        (right - bend, bottom - bend, 0),
        (left + bend, bottom - bend, 90),
        (left + bend, top + bend, 180),
    )
    for x, y, start in corners:
        steps = max(4, round(bend * 1.6))
        points += [
            (
                x + bend * math.cos(math.radians(start + 90 * n / steps)),
                y + bend * math.sin(math.radians(start + 90 * n / steps)),
            )
            for n in range(steps + 1)
        ]
    return _even([*points, points[0]])


def _even(points: list[Point]) -> list[Point]:
    spread = [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        steps = max(1, round(math.hypot(to_x - x, to_y - y)))
        spread += [(x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(1, steps + 1)]
    return spread


@lru_cache(maxsize=64)
def _dashes(width: int, height: int, radius: int, line: int, dash: int) -> tuple[tuple[Point, ...], ...]:
    """Cut the outline into a whole number of dashes, with gaps two thirds as long as the dashes."""
    points = _outline(width, height, radius, line / 2)
    count = max(4, round(len(points) / (dash * 5 / 3)))
    period = len(points) / count
    cut = (points[round(n * period) : round(n * period + period * 0.6) + 1] for n in range(count))
    return tuple(tuple(piece) for piece in cut)
