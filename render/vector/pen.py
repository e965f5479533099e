"""The pen of browsers: it writes down what is drawn, as SVG would say it, and paints nothing.

A shape is a short list that begins with its kind; the page makes an element of each (`scene.js`). Colours are those of
one look, as in a picture: a shape can be blended with another ink, and a name of an ink could not.
"""

import hashlib
import json
import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from render.lettering import CAP_HEIGHT
from render.pen import Pen, Point
from render.theme import Ink, Look, Rgb, inks, mix, rgb

Shape = list[Any]
"""Its kind, its colour, and the rest as the kind needs it."""

_LETTERS = 10
_FEW = 1e-3
_UNSEEN = 0.25
"""By how much a curve may be off: art is drawn in a size of which screens show a half."""


class VectorPen:
    """Collects shapes."""

    def __init__(self, look: Look, side: int = 0) -> None:
        """`side` is the size of a sheet that is kept, to be laid in many places."""
        self.look, self.side = look, side
        self.shapes: list[Shape] = []
        self.curves: set[str] = set()
        """The bands that were drawn. Many pieces share them: a shape has the name of its curve only."""
        self.layers: dict[str, tuple[int, list[Shape]]] = {}
        """What was kept and laid on this sheet, by name, with its size: likewise."""
        self._inks = inks(look)

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self._add("c", ink, _short(x), _short(y), _short(radius))

    def sector(self, x: float, y: float, radius: float, turn: tuple[float, float], ink: Ink) -> None:
        start, end = (
            f"{_short(x + radius * math.cos(math.radians(angle)))} {_short(y + radius * math.sin(math.radians(angle)))}"
            for angle in turn
        )
        large, r = int(turn[1] - turn[0] > 180), _short(radius)
        self._add("d", ink, f"M{_short(x)} {_short(y)}L{start}A{r} {r} 0 {large} 1 {end}Z")

    def box(self, x: float, y: float, width: float, height: float, ink: Ink, radius: float = 0) -> None:
        if width > 0 and height > 0:
            round_by = min(max(0.0, radius), width / 2, height / 2)
            self._add("r", ink, _short(x), _short(y), _short(width), _short(height), _short(round_by))

    def polygon(self, points: Sequence[Point], ink: Ink, rounding: float = 0) -> None:
        self._add("p", ink, _path(points), _short(2 * rounding))

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        self._add("l", ink, _path(list(points)), _short(width))

    def band(self, points: tuple[Point, ...], width: float, ink: Ink) -> None:
        curve = _path(_thinned(points), 1)
        self.curves.add(curve)
        self._add("k", ink, name_of(curve), _short(width))

    def text(self, x: float, y: float, text: str, size: float, weight: int, ink: Ink) -> None:
        self._add("t", ink, _short(x), _short(y + size * CAP_HEIGHT / 2), text, _short(size), weight)

    def fade(self, ink: Ink, share: float) -> None:
        # What is faded is nobody else's.
        own = [["g", "", *each[3:5], self.layers[each[2]][1]] if each[0] == "u" else each for each in self.shapes]
        self.shapes, self.layers = [_faded(shape, self._inks[ink], share) for shape in own], {}

    def layer(self, width: int, height: int) -> "VectorPen":  # noqa: ARG002 (a sheet of any size)
        return VectorPen(self.look)

    def kept(self, key: Hashable, side: int, draw: Callable[[Pen], None]) -> "VectorPen":  # noqa: ARG002 (its shapes name it)
        layer = VectorPen(self.look, side)
        draw(layer)
        return layer

    def lay(self, other: Pen, x: float, y: float) -> None:
        assert isinstance(other, VectorPen)  # noqa: S101 (its own layers are of its kind)
        self.curves |= other.curves
        if other.side:
            name = name_of(json.dumps(other.shapes))
            self.layers[name] = (other.side, other.shapes)
            self.shapes.append(["u", "", name, _short(x), _short(y), other.side, other.side])
        else:
            self.shapes.append(["g", "", _short(x), _short(y), other.shapes])

    def erase(self, x: float, y: float, radius: float) -> None:
        self.shapes = [["e", "", _short(x), _short(y), _short(radius), self.shapes]]

    def _add(self, kind: str, ink: Ink, *rest: Any) -> None:
        self.shapes.append([kind, hexed(self._inks[ink]), *rest])


def name_of(written: str) -> str:
    """Return a name that says nothing of what it is: a digest."""
    return hashlib.blake2b(written.encode(), digest_size=_LETTERS // 2).hexdigest()


def hexed(colour: Rgb) -> str:
    """Return a colour as CSS writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _faded(shape: Shape, other: Rgb, share: float) -> Shape:
    kind, colour, *rest = shape
    if kind in "ge":
        return [kind, colour, *rest[:-1], [_faded(each, other, share) for each in rest[-1]]]
    return [kind, hexed(mix(rgb(colour[1:]), other, share)), *rest]


def _short(value: float, digits: int = 2) -> float:
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def _path(points: Sequence[Point], digits: int = 2) -> str:
    """Return points without those on a straight line between their neighbours: outlines come in steps of a px."""
    kept = [
        point
        for at, point in enumerate(points)
        if at in (0, len(points) - 1) or not _is_between(points[at - 1], point, points[at + 1])
    ]
    return " ".join(f"{_short(x, digits)} {_short(y, digits)}" for x, y in kept)


def _thinned(points: Sequence[Point]) -> Sequence[Point]:
    """Return a curve with as few points as it takes to look the same: its shapes are most of what is sent."""
    if len(points) <= 2:
        return points
    (x, y), (to_x, to_y) = points[0], points[-1]
    long = math.hypot(to_x - x, to_y - y) or 1
    off = [abs((px - x) * (to_y - y) - (py - y) * (to_x - x)) / long for px, py in points[1:-1]]
    most = max(off)
    if most <= _UNSEEN:
        return (points[0], points[-1])
    at = 1 + off.index(most)
    return (*_thinned(points[: at + 1])[:-1], *_thinned(points[at:]))


def _is_between(one: Point, point: Point, other: Point) -> bool:
    across = (point[0] - one[0]) * (other[1] - one[1]) - (point[1] - one[1]) * (other[0] - one[0])
    return abs(across) < _FEW
