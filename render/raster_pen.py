"""The pen of pictures: shapes drawn by Pillow, supersampled for smooth edges.

Only sprites that are drawn once and cached go through here; pictures are composed of them.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.lettering import CAP_HEIGHT, font
from render.pen import Pen, Point
from render.theme import Ink, Look, inks

SCALE = 4


class RasterPen:
    """Draws on a transparent sheet; all lengths are px of the finished picture."""

    def __init__(self, width: int, height: int, look: Look, scale: int = SCALE) -> None:
        self.look = look
        self._inks = inks(look)
        self._scale = scale
        self._sheet = Image.new("RGBA", (width * scale, height * scale))
        self._draw = ImageDraw.Draw(self._sheet)

    def sheet(self) -> Image.Image:
        """Return the drawing at its final size."""
        return self._sheet.reduce(self._scale)

    def large(self) -> Image.Image:
        """Return the drawing as large as it was drawn."""
        return self._sheet

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self._draw.ellipse(self._around(x, y, radius), fill=self._inks[ink])

    def sector(self, x: float, y: float, radius: float, turn: tuple[float, float], ink: Ink) -> None:
        """Fill a slice of a disc between two angles, in degrees clockwise from three o'clock."""
        self._draw.pieslice(self._around(x, y, radius), *turn, fill=self._inks[ink])

    def box(self, x: float, y: float, width: float, height: float, ink: Ink, radius: float = 0) -> None:
        if width <= 0 or height <= 0:
            return
        corners = (*self._at(x, y), *(value - 1 for value in self._at(x + width, y + height)))
        self._draw.rounded_rectangle(corners, max(0, radius) * self._scale, fill=self._inks[ink])

    def polygon(self, points: Sequence[Point], ink: Ink, rounding: float = 0) -> None:
        """Fill a polygon; `rounding` grows it by that much, with round corners."""
        self._draw.polygon([self._at(*point) for point in points], fill=self._inks[ink])
        if rounding:
            self.line([*points, points[0]], 2 * rounding, ink)

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        """Draw a line with round joints and ends."""
        places = [self._at(*point) for point in points]
        self._draw.line(places, fill=self._inks[ink], width=max(1, round(width * self._scale)))
        half = width * self._scale / 2
        if half < 1:
            return
        for x, y in places:
            self._draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=self._inks[ink])

    def stroke(self, points: Sequence[Point], width: float, ink: Ink) -> None:
        """Draw a line with flat ends."""
        for (x, y), (to_x, to_y) in pairwise(points):
            length = math.hypot(to_x - x, to_y - y) or 1
            dx, dy = (to_y - y) / length * width / 2, (x - to_x) / length * width / 2
            self.polygon([(x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)], ink)

    def band(self, points: Sequence[Point], width: float, ink: Ink) -> None:
        """Draw a smooth curve with flat ends, given by points close to each other."""
        self.polygon(ribbon(points, width), ink)

    def text(self, x: float, y: float, text: str, size: float, weight: int, ink: Ink) -> None:
        """Draw text centred on a point: by width, and by the height of a capital."""
        at_x, at_y = self._at(x, y + size * CAP_HEIGHT / 2)
        chosen = font(round(size * self._scale), weight)
        self._draw.text((at_x, at_y), text, font=chosen, fill=self._inks[ink], anchor="ms")

    def fade(self, ink: Ink, share: float) -> None:
        """Blend everything drawn so far with an ink."""
        alpha = self._sheet.getchannel("A")
        over = Image.new("RGB", self._sheet.size, self._inks[ink])
        faded = Image.blend(self._sheet.convert("RGB"), over, share)
        faded.putalpha(alpha)
        self._sheet.paste(faded)

    def layer(self, width: int, height: int) -> "RasterPen":
        """Return a transparent sheet to be laid over this one."""
        return RasterPen(width, height, self.look, self._scale)

    def lay(self, other: Pen, x: float, y: float) -> None:
        """Draw another pen's sheet over this one, with its corner at a point."""
        assert isinstance(other, RasterPen)  # noqa: S101 (its own layers are of its kind)
        self._sheet.alpha_composite(other._sheet, (round(x * self._scale), round(y * self._scale)))  # noqa: SLF001 (same class)

    def erase(self, x: float, y: float, radius: float) -> None:
        """Make a disc transparent again."""
        self._draw.ellipse(self._around(x, y, radius), fill=(0, 0, 0, 0))

    def _at(self, x: float, y: float) -> Point:
        return (x * self._scale, y * self._scale)

    def _around(self, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
        left, top = self._at(x - radius, y - radius)
        return (left, top, left + 2 * radius * self._scale - 1, top + 2 * radius * self._scale - 1)


def ribbon(curve: Sequence[Point], width: float) -> list[Point]:
    """Return the outline of a line of some width along a curve."""
    left, right = [], []
    for number, (x, y) in enumerate(curve):
        before, after = curve[max(0, number - 1)], curve[min(len(curve) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        off_x, off_y = -dy / length * width / 2, dx / length * width / 2
        left.append((x + off_x, y + off_y))
        right.append((x - off_x, y - off_y))
    return left + right[::-1]
