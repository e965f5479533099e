"""The seven symbols and the joker's, as shapes around a centre; 1 is the radius of the token they are on."""

import math

from engines.colours import Colour
from render.pen import Pen, Point
from render.theme import SYMBOLS, Ink, Symbol

JOKER = "*"

_POLYGONS: dict[Symbol, tuple[Point, ...]] = {
    Symbol.TRIANGLE: ((0, -0.46), (0.49, 0.36), (-0.49, 0.36)),
    Symbol.STAR: tuple(
        (radius * math.sin(step * math.pi / 5), 0.03 - radius * math.cos(step * math.pi / 5))
        for step, radius in enumerate((0.54, 0.235) * 5)
    ),
    Symbol.CROSS: tuple(
        (x * 0.48, y * 0.48)
        for x, y in (
            (-0.36, -1), (0.36, -1), (0.36, -0.36), (1, -0.36), (1, 0.36), (0.36, 0.36),
            (0.36, 1), (-0.36, 1), (-0.36, 0.36), (-1, 0.36), (-1, -0.36), (-0.36, -0.36),
        )
    ),
    Symbol.DIAMOND: ((0, -0.56), (0.4, 0), (0, 0.56), (-0.4, 0)),
    Symbol.SQUARE: ((-0.36, -0.36), (0.36, -0.36), (0.36, 0.36), (-0.36, 0.36)),
}  # fmt: skip
_ROUNDING = {Symbol.TRIANGLE: 0.06, Symbol.STAR: 0.03, Symbol.CROSS: 0.02, Symbol.DIAMOND: 0.04, Symbol.SQUARE: 0.05}
_CRESCENT_STEPS = 24


def symbol_of(kind: str) -> Symbol:
    return Symbol.JOKER if kind == JOKER else SYMBOLS[Colour(kind)]


def draw_symbol(pen: Pen, symbol: Symbol, x: float, y: float, radius: float, ink: Ink) -> None:
    """Draw a symbol centred on a point, at the size it has on a token of that radius."""
    if symbol is Symbol.DISC:
        pen.disc(x, y, 0.42 * radius, ink)
    elif symbol is Symbol.CRESCENT:
        pen.polygon([(x + px * radius, y + py * radius) for px, py in _crescent()], ink)
    elif symbol is Symbol.JOKER:
        for turn in range(3):
            dx, dy = (0.36 * radius * f(math.pi * (0.5 + turn / 3)) for f in (math.cos, math.sin))
            pen.line([(x - dx, y - dy), (x + dx, y + dy)], 0.15 * radius, ink)
    else:
        points = [(x + px * radius, y + py * radius) for px, py in _POLYGONS[symbol]]
        pen.polygon(points, ink, _ROUNDING[symbol] * radius)


def _crescent() -> list[Point]:
    """A disc with a smaller disc cut out at its upper right."""
    outer = 0.52
    inner, inner_x, inner_y = 0.43, 0.24, -0.16
    bite = math.atan2(inner_y, inner_x)
    away = math.hypot(inner_x, inner_y)
    at_outer = math.acos((away**2 + outer**2 - inner**2) / (2 * away * outer))
    at_inner = math.acos((away**2 + inner**2 - outer**2) / (2 * away * inner))
    shift = -0.06
    span = 2 * (math.pi - at_outer)
    around = [bite + at_outer + span * step / _CRESCENT_STEPS for step in range(_CRESCENT_STEPS + 1)]
    # Back along the cut-out, on the side that is inside the disc.
    start, back = bite + math.pi + (math.pi - at_inner), 2 * (math.pi - at_inner)
    inside = [start - back + back * (1 - step / _CRESCENT_STEPS) for step in range(_CRESCENT_STEPS + 1)]
    return [(outer * math.cos(a) + shift, outer * math.sin(a) - shift / 2) for a in around] + [
        (inner_x + inner * math.cos(a) + shift, inner_y + inner * math.sin(a) - shift / 2) for a in inside
    ]
