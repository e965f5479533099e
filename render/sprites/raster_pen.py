"""A pen for sprites: flat shapes in the kit's inks, supersampled for smooth edges.

Only sprites that are drawn once and cached go through here; pictures are composed of them.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.lettering import CAP_HEIGHT, font
from render.pen import Pen, Point
from render.theme import Ink, Look, Rgb, inks

SCALE = 4
_ANY = bytes((0, *(255 for _ in range(255))))


class RasterPen:
    """Draws on a transparent sheet, or on a ground; all lengths are px of the finished picture."""

    def __init__(self, width: int, height: int, look: Look, scale: int = SCALE, ground: Rgb | None = None) -> None:
        self.look = look
        self._inks = inks(look)
        self.scale = scale
        self._ground = ground
        self._clear: tuple[int, ...] = (0, 0, 0, 0) if ground is None else ground
        self._sheet = Image.new("RGBA" if ground is None else "RGB", (width * scale, height * scale), self._clear)
        self._draw = ImageDraw.Draw(self._sheet)
        self._faded: tuple[Ink, float] | None = None

    def sheet(self) -> Image.Image:
        """Return the drawing at its final size."""
        sheet = self._sheet.reduce(self.scale)
        if self._faded is None:
            return sheet
        ink, share = self._faded
        faded = Image.blend(sheet.convert("RGB"), Image.new("RGB", sheet.size, self._inks[ink]), share)
        if self._ground is None:
            faded.putalpha(sheet.getchannel("A"))
            return faded
        bare = Image.new("RGB", sheet.size, self._ground)
        drawn = ImageChops.difference(sheet, bare).convert("L").point(_ANY)
        return Image.composite(faded, sheet, drawn)

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self._draw.ellipse(self._around(x, y, radius), fill=self._inks[ink])

    def sector(self, x: float, y: float, radius: float, turn: tuple[float, float], ink: Ink) -> None:
        """Fill a slice of a disc between two angles, in degrees clockwise from three o'clock."""
        self._draw.pieslice(self._around(x, y, radius), *turn, fill=self._inks[ink])

    def box(self, x: float, y: float, width: float, height: float, ink: Ink, radius: float = 0) -> None:
        if width <= 0 or height <= 0:
            return
        corners = (*self._at(x, y), *(value - 1 for value in self._at(x + width, y + height)))
        self._draw.rounded_rectangle(corners, max(0, radius) * self.scale, fill=self._inks[ink])

    def polygon(self, points: Sequence[Point], ink: Ink, rounding: float = 0) -> None:
        """Fill a polygon; `rounding` grows it by that much, with round corners."""
        scale = self.scale
        self._draw.polygon([(x * scale, y * scale) for x, y in points], fill=self._inks[ink])
        if rounding:
            self.line([*points, points[0]], 2 * rounding, ink)

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        """Draw a line with round joints and ends."""
        places = [self._at(*point) for point in points]
        self._draw.line(places, fill=self._inks[ink], width=max(1, round(width * self.scale)))
        half = width * self.scale / 2
        if half < 1:
            return
        for x, y in places:
            self._draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=self._inks[ink])

    def text(self, x: float, y: float, text: str, size: float, weight: int, ink: Ink) -> None:
        """Draw text centred on a point: by width, and by the height of a capital."""
        at_x, at_y = self._at(x, y + size * CAP_HEIGHT / 2)
        chosen = font(round(size * self.scale), weight)
        self._draw.text((at_x, at_y), text, font=chosen, fill=self._inks[ink], anchor="ms")

    def fade(self, ink: Ink, share: float) -> None:
        """Blend everything with an ink, once it is drawn."""
        self._faded = (ink, share)

    def band(self, points: tuple[Point, ...], width: float, ink: Ink) -> None:
        """Draw a smooth curve with flat ends, given by points close to each other."""
        self._draw.polygon(_ribbon(points, width, self.scale), fill=self._inks[ink])

    def layer(self, width: int, height: int) -> "RasterPen":
        """Return a transparent sheet to be laid over this one."""
        return RasterPen(width, height, self.look, self.scale)

    def kept(self, key: Hashable, side: int, draw: Callable[[Pen], None]) -> "RasterPen":
        """Return a square sheet with what many pieces of art have in common; it is drawn once."""
        whole = (self.look, self.scale, key, side)
        if whole not in _common:
            if len(_common) >= _MOST_COMMON:
                _common.clear()
            layer = self.layer(side, side)
            draw(layer)
            _common[whole] = layer
        return _common[whole]

    def lay(self, other: Pen, x: float, y: float) -> None:
        """Draw another pen's sheet over this one, with its corner at a point."""
        assert isinstance(other, RasterPen)  # noqa: S101 (its own layers are of its kind)
        sheet, at = other._sheet, (round(x * self.scale), round(y * self.scale))  # noqa: SLF001 (same class)
        if self._ground is None:
            self._sheet.alpha_composite(sheet, at)
        else:
            self._sheet.paste(sheet, at, sheet)

    def erase(self, x: float, y: float, radius: float) -> None:
        """Make a disc transparent again."""
        self._draw.ellipse(self._around(x, y, radius), fill=self._clear)

    def _at(self, x: float, y: float) -> Point:
        return (x * self.scale, y * self.scale)

    def _around(self, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
        left, top = self._at(x - radius, y - radius)
        return (left, top, left + 2 * radius * self.scale - 1, top + 2 * radius * self.scale - 1)


_MOST_COMMON = 256
_common: dict[Hashable, RasterPen] = {}


@lru_cache(maxsize=2048)
def _ribbon(curve: tuple[Point, ...], width: float, scale: int) -> list[float]:
    """Return the outline of a line of some width along a curve, as Pillow wants it: x and y in turn."""
    left, right = [], []
    for number, (x, y) in enumerate(curve):
        before, after = curve[max(0, number - 1)], curve[min(len(curve) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        off_x, off_y = -dy / length * width / 2, dx / length * width / 2
        left.append((x + off_x, y + off_y))
        right.append((x - off_x, y - off_y))
    return [value * scale for point in (*left, *right[::-1]) for value in point]
