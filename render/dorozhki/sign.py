"""Paths that cross: the sign of the game, and the art of its final picture."""

from math import cos, pi

from render.art.sign import Square
from render.art.tokens import draw_token
from render.pen import Pen, Point
from render.plain import Plain

_WIDE, _RIM, _EDGE = 40, 3, 12
_STEPS = 24
Way = tuple[Point, Point, Point, Point]
_WAYS: tuple[tuple[Way, str, str], ...] = (
    (((-10, 44), (60, 60), (90, 150), (190, 150)), "R", "Y"),
    (((24, 142), (90, 120), (110, 10), (232, 50)), "G", "B"),
    (((52, -30), (60, 60), (150, 70), (196, 200)), "V", "V"),
)
"""Curves, the lowest first, with the colours of their two halves."""
_TOKENS: tuple[tuple[Point, str], ...] = (
    ((26, 50), "R"), ((30, 140), "G"), ((180, 147), "V"), ((212, 50), "B"), ((128, 146), "Y"),
)  # fmt: skip


def sign(square: Square) -> None:
    steps = [n / 20 for n in range(21)]
    way = [(0.24 + 0.26 * (1 - cos(pi * t)), 0.1 + 0.8 * t) for t in steps]
    back = [(1 - x, y) for x, y in way]
    square.line(*back, width=0.2, ink="Y")
    square.line(*way, width=0.26, ink="bar")
    square.line(*way, width=0.2, ink="G")


class Tangle(Plain, frozen=True):
    """Paths that run on beyond the edges."""

    width: int
    height: int

    @property
    def is_cut(self) -> bool:
        return True

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        for way, first, second in _WAYS:
            curve = tuple(_at(way, step / _STEPS) for step in range(_STEPS + 1))
            half = _STEPS // 2
            pen.band(curve, _WIDE + _EDGE, "bar")
            for colour, part in ((first, curve[: half + 2]), (second, curve[half:])):
                pen.band(part, _WIDE, f"{colour}-rim")
                pen.band(part, _WIDE - 2 * _RIM, colour)
        for (x, y), colour in _TOKENS:
            draw_token(pen, colour, x, y, 24)


def _at(way: Way, t: float) -> Point:
    """Return a point of a curve with two control points."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, way, strict=True)) for axis in (0, 1))
    return (x, y)
