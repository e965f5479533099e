"""Icons: crown, lock, eye, robot and the like. Drawn in a unit square, then scaled."""

import math
from collections.abc import Iterator
from enum import StrEnum
from operator import mul

from render.pen import Pen, Point
from render.plain import Plain
from render.theme import Ink


class Glyph(StrEnum):
    CROWN = "crown"
    LOCK = "lock"
    EYE = "eye"
    EYE_CLOSED = "eye-closed"
    ENVELOPE = "envelope"
    ROBOT = "robot"
    PLUS = "plus"
    STAR = "star"
    STAR_OUTLINE = "star-outline"
    ARROW_LEFT = "arrow-left"
    ARROW_RIGHT = "arrow-right"
    ARROW_UP = "arrow-up"
    ARROW_DOWN = "arrow-down"
    SANDGLASS = "sandglass"
    DECK = "deck"
    SCISSORS = "scissors"
    PATCH = "patch"
    COLOUR = "colour"
    SHAPE = "shape"
    CHECK = "check"
    CROSS = "cross"
    TURN = "turn"
    FLAME = "flame"
    SNOWFLAKE = "snowflake"


class Icon(Plain, frozen=True):
    glyph: Glyph
    side: int
    ink: Ink = "ink"
    paper: Ink = "paper"
    """What shows through its holes."""

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        _DRAWN[self.glyph](_Square(pen, self.side, self.ink, self.paper))


class _Square(Plain, frozen=True):
    """A pen that measures in fractions of the icon's side."""

    pen: Pen
    side: int
    ink: Ink
    paper: Ink

    def poly(self, *points: Point, ink: Ink | None = None, rounding: float = 0) -> None:
        scaled = [(x * self.side, y * self.side) for x, y in points]
        self.pen.polygon(scaled, ink or self.ink, rounding * self.side)

    def line(self, *points: Point, width: float = 0.1, ink: Ink | None = None) -> None:
        self.pen.line([(x * self.side, y * self.side) for x, y in points], width * self.side, ink or self.ink)

    def disc(self, x: float, y: float, radius: float, ink: Ink | None = None) -> None:
        self.pen.disc(x * self.side, y * self.side, radius * self.side, ink or self.ink)

    def box(self, x: float, y: float, w: float, h: float, radius: float = 0, ink: Ink | None = None) -> None:
        s = self.side
        self.pen.box(x * s, y * s, w * s, h * s, ink or self.ink, radius * s)

    def bow(self, x: float, y: float, radius: float, start: float, end: float, width: float = 0.09) -> None:
        angles = [math.radians(start + (end - start) * n / 24) for n in range(25)]
        self.line(*((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles), width=width)


def _crown(s: _Square) -> None:
    s.poly((0.06, 0.26), (0.29, 0.46), (0.5, 0.16), (0.71, 0.46), (0.94, 0.26), (0.86, 0.7), (0.14, 0.7), rounding=0.03)
    s.box(0.1, 0.8, 0.8, 0.11, 0.05)


def _lock(s: _Square) -> None:
    s.bow(0.5, 0.42, 0.22, 180, 360, width=0.11)
    s.line((0.28, 0.42), (0.28, 0.52), width=0.11)
    s.line((0.72, 0.42), (0.72, 0.52), width=0.11)
    s.box(0.12, 0.48, 0.76, 0.46, 0.1)


def _eye(s: _Square) -> None:
    upper = [(0.06 + 0.88 * n / 16, 0.5 - 0.29 * math.sin(math.pi * n / 16)) for n in range(17)]
    lower = [(x, 1 - y) for x, y in upper]
    s.line(*upper, width=0.09)
    s.line(*lower, width=0.09)
    s.disc(0.5, 0.5, 0.16)


def _eye_closed(s: _Square) -> None:
    lid = [(0.06 + 0.88 * n / 16, 0.42 + 0.2 * math.sin(math.pi * n / 16)) for n in range(17)]
    s.line(*lid, width=0.08)
    for x, y, dx, dy in (
        (0.2, 0.52, -0.07, 0.13),
        (0.4, 0.6, -0.03, 0.15),
        (0.6, 0.6, 0.03, 0.15),
        (0.8, 0.52, 0.07, 0.13),
    ):
        s.line((x, y), (x + dx, y + dy), width=0.08)


def _envelope(s: _Square) -> None:
    s.box(0.06, 0.2, 0.88, 0.62, 0.1)
    s.line((0.14, 0.3), (0.5, 0.56), (0.86, 0.3), width=0.08, ink=s.paper)


def _robot(s: _Square) -> None:
    s.disc(0.5, 0.13, 0.075)
    s.line((0.5, 0.15), (0.5, 0.34), width=0.05)
    s.box(0.17, 0.33, 0.66, 0.5, 0.14)
    s.disc(0.35, 0.56, 0.075, s.paper)
    s.disc(0.65, 0.56, 0.075, s.paper)


def _plus(s: _Square) -> None:
    s.line((0.5, 0.12), (0.5, 0.88), width=0.13)
    s.line((0.12, 0.5), (0.88, 0.5), width=0.13)


def _star_points(radius: float) -> list[Point]:
    return [
        (0.5 + r * radius * math.sin(n * math.pi / 5), 0.53 - r * radius * math.cos(n * math.pi / 5))
        for n, r in enumerate((1, 0.46) * 5)
    ]


def _star(s: _Square) -> None:
    s.poly(*_star_points(0.46), rounding=0.03)


def _star_outline(s: _Square) -> None:
    s.poly(*_star_points(0.46), rounding=0.04)
    s.poly(*_star_points(0.4), ink=s.paper, rounding=0.01)


def _arrow(turn: int, s: _Square) -> None:
    points = ((0.24, 0.18), (0.82, 0.5), (0.24, 0.82))
    for _ in range(turn):
        points = tuple((1 - y, x) for x, y in points)  # type: ignore[assignment]
    s.poly(*points, rounding=0.04)


def _sandglass(s: _Square) -> None:
    s.poly(
        (0.24, 0.1),
        (0.76, 0.1),
        (0.76, 0.24),
        (0.55, 0.5),
        (0.76, 0.76),
        (0.76, 0.9),
        (0.24, 0.9),
        (0.24, 0.76),
        (0.45, 0.5),
        (0.24, 0.24),
        rounding=0.02,
    )
    s.box(0.1, 0.02, 0.8, 0.1, 0.04)
    s.box(0.1, 0.88, 0.8, 0.1, 0.04)
    s.poly((0.4, 0.34), (0.6, 0.34), (0.5, 0.46), ink="lit")
    s.poly((0.3, 0.84), (0.5, 0.66), (0.7, 0.84), ink="lit", rounding=0.02)


def _deck(s: _Square) -> None:
    for step in (2, 1, 0):
        x, y = 0.04 + step * 0.1, 0.24 + step * 0.09
        s.box(x, y, 0.72, 0.42, 0.1)
        s.box(x + 0.05, y + 0.05, 0.62, 0.32, 0.06, s.paper)


def _scissors(s: _Square) -> None:
    for y, tip in ((0.26, 0.78), (0.74, 0.22)):
        s.disc(0.2, y, 0.15)
        s.disc(0.2, y, 0.07, s.paper)
        s.line((0.31, y + (0.5 - y) * 0.3), (0.94, tip), width=0.085)


def _patch(s: _Square) -> None:
    for a in (0.12, 0.4, 0.68):
        for x, y, w, h in ((a, 0.1, 0.2, 0.08), (a, 0.82, 0.2, 0.08), (0.1, a, 0.08, 0.2), (0.82, a, 0.08, 0.2)):
            s.box(x, y, w, h, 0.02)
    s.line((0.5, 0.36), (0.5, 0.64), width=0.09)
    s.line((0.36, 0.5), (0.64, 0.5), width=0.09)


def _colour(s: _Square) -> None:
    spots = ((0.28, 0.28, "R"), (0.72, 0.28, "G"), (0.28, 0.72, "B"), (0.72, 0.72, "O"))
    for x, y, colour in spots:
        s.disc(x, y, 0.2, s.ink if s.ink != "ink" else colour)
        if s.ink != "ink":
            s.disc(x, y, 0.12, s.paper)


def _shape(s: _Square) -> None:
    for x, y in ((0.355, 0.24), (0.06, 0.54), (0.355, 0.54), (0.65, 0.54)):
        s.box(x, y, 0.27, 0.27, 0.05)


def _check(s: _Square) -> None:
    s.line((0.14, 0.54), (0.4, 0.8), (0.88, 0.24), width=0.15)


def _cross(s: _Square) -> None:
    s.line((0.2, 0.2), (0.8, 0.8), width=0.18)
    s.line((0.8, 0.2), (0.2, 0.8), width=0.18)


def _turn(s: _Square) -> None:
    s.bow(0.54, 0.5, 0.34, -130, 160, width=0.11)
    s.poly((0.08, 0.44), (0.4, 0.44), (0.24, 0.7), rounding=0.02)


_FLAME = (
    ((0.54, 0.09), (0.60, 0.28), (0.83, 0.40), (0.83, 0.62)),
    ((0.83, 0.62), (0.83, 0.81), (0.69, 0.94), (0.50, 0.94)),
    ((0.50, 0.94), (0.31, 0.94), (0.17, 0.81), (0.17, 0.62)),
    ((0.17, 0.62), (0.17, 0.50), (0.24, 0.42), (0.31, 0.33)),
    ((0.31, 0.33), (0.32, 0.41), (0.36, 0.46), (0.41, 0.49)),
    ((0.41, 0.49), (0.49, 0.40), (0.53, 0.26), (0.54, 0.09)),
)
"""Curves of a drop with its tip bent: each has a start, two handles and an end."""


def _flame(s: _Square) -> None:
    outline = [point for curve in _FLAME for point in _along(*curve)]
    s.poly(*outline, rounding=0.06)
    s.poly(*outline, ink=s.paper)


def _along(start: Point, handle: Point, other: Point, end: Point) -> Iterator[Point]:
    """Yield points of a Bézier curve, from its start until before its end."""
    for n in range(6):
        t, back = n / 6, 1 - n / 6
        shares = (back**3, 3 * back**2 * t, 3 * back * t**2, t**3)
        across, down = zip(start, handle, other, end, strict=True)
        yield sum(map(mul, shares, across)), sum(map(mul, shares, down))


def _snowflake(s: _Square) -> None:
    for turn in range(6):
        angle = math.radians(30 + 60 * turn)
        way, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        s.line((0.5, 0.5), (0.5 + 0.44 * way[0], 0.5 + 0.44 * way[1]), width=0.075)
        for side in (1, -1):
            fork = tuple(0.5 + 0.24 * along for along in way)
            tip = tuple(0.5 + 0.37 * along + side * 0.13 * across for along, across in zip(way, aside, strict=True))
            s.line((fork[0], fork[1]), (tip[0], tip[1]), width=0.065)


_DRAWN = {
    Glyph.CROWN: _crown,
    Glyph.LOCK: _lock,
    Glyph.EYE: _eye,
    Glyph.EYE_CLOSED: _eye_closed,
    Glyph.ENVELOPE: _envelope,
    Glyph.ROBOT: _robot,
    Glyph.PLUS: _plus,
    Glyph.STAR: _star,
    Glyph.STAR_OUTLINE: _star_outline,
    Glyph.ARROW_RIGHT: lambda s: _arrow(0, s),
    Glyph.ARROW_DOWN: lambda s: _arrow(1, s),
    Glyph.ARROW_LEFT: lambda s: _arrow(2, s),
    Glyph.ARROW_UP: lambda s: _arrow(3, s),
    Glyph.SANDGLASS: _sandglass,
    Glyph.DECK: _deck,
    Glyph.SCISSORS: _scissors,
    Glyph.PATCH: _patch,
    Glyph.COLOUR: _colour,
    Glyph.SHAPE: _shape,
    Glyph.CHECK: _check,
    Glyph.CROSS: _cross,
    Glyph.TURN: _turn,
    Glyph.FLAME: _flame,
    Glyph.SNOWFLAKE: _snowflake,
}
