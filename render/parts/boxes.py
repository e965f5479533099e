"""Rounded rectangles of any size from one small sprite: corners are copied, the rest is filled."""

from functools import lru_cache

from PIL import Image

from render.pen import Pen
from render.plain import Plain
from render.scene import Box
from render.sprites.pasting import Canvas, Patch, Span
from render.sprites.shades import shades
from render.sprites.stamps import Grounded, Stamp, stamp
from render.theme import Ink, Look


class Corners(Plain, frozen=True):
    """The smallest box with these corners: all four of them, one px apart."""

    ink: Ink
    radius: int
    line: Ink | None
    line_width: int
    rim: int

    @property
    def size(self) -> tuple[int, int]:
        return (2 * self.radius + 1, 2 * self.radius + 1 + self.rim)

    def draw(self, pen: Pen) -> None:
        width, height = self.size
        inset = self.line_width if self.line else 0
        if self.line:
            pen.box(0, 0, width, height, self.line, self.radius)
        pen.box(inset, inset, width - 2 * inset, height - self.rim - 2 * inset, self.ink, self.radius - inset)


def put_box(canvas: Canvas, box: Box, x: int, y: int, look: Look) -> None:
    if box.on is None or box.width * box.height > _SMALL:
        _put(canvas, box, x, y, look)
        return
    alike = (box.ink, box.radius, box.line, box.line_width, box.rim, box.on)
    _small((box.width, box.height), alike, look).put(canvas, x, y)


_SMALL = 4096
"""Px of a box that is kept as a whole: a pip, a pill."""


@lru_cache(maxsize=256)
def _small(size: tuple[int, int], alike: tuple[Ink, int, Ink | None, int, int, Ink], look: Look) -> Patch:
    ink, radius, line, line_width, rim, on = alike
    box = Box(0, 0, *size, ink, radius, line, line_width, rim, on)
    image = Image.new("L", (box.width, box.bottom if line else box.height), shades(look)[on])
    _put(Canvas(image), box, 0, 0, look)
    return Patch(image)


def _put(canvas: Canvas, box: Box, x: int, y: int, look: Look) -> None:
    radius = min(box.radius, box.width // 2, box.height // 2)
    rim = box.rim if box.line else 0
    right, bottom, low = x + box.width, y + box.height + rim, radius + rim
    art = Corners(box.ink, radius, box.line, box.line_width, rim)
    _fill(canvas, box, (x, y, right, bottom), (radius, low), look)
    places = ((x, y), (right - radius, y), (x, bottom - low), (right - radius, bottom - low))
    for corner, place in zip(_corners(art, box.on, look), places, strict=True):
        corner.put(canvas, *place)


def _fill(canvas: Canvas, box: Box, span: Span, ends: tuple[int, int], look: Look) -> None:
    """Fill everything but the corners, each pixel once: large cards are half of what is written into a picture.

    `ends`: how far the corners reach at the top and at the bottom.
    """
    (x, y, right, bottom), (radius, low), known = span, ends, shades(look)
    left_in, right_in, inset, foot = x + radius, right - radius, 0, 0
    if box.line:
        inset, foot, line = box.line_width, box.line_width + low - radius, known[box.line]
        canvas.paste(line, (left_in, y, right_in, y + inset))
        canvas.paste(line, (left_in, bottom - foot, right_in, bottom))
        canvas.paste(line, (x, y + radius, x + inset, bottom - low))
        canvas.paste(line, (right - inset, y + radius, right, bottom - low))
    ink = known[box.ink]
    canvas.paste(ink, (left_in, y + inset, right_in, y + radius))
    canvas.paste(ink, (x + inset, y + radius, right - inset, bottom - low))
    canvas.paste(ink, (left_in, bottom - low, right_in, bottom - foot))


@lru_cache(maxsize=256)
def _corners(art: Corners, on: Ink | None, look: Look) -> tuple[Stamp, Stamp, Stamp, Stamp]:
    whole = stamp(art if on is None else Grounded(art, on), look)
    width, height = art.size
    radius, low = art.radius, art.radius + art.rim
    return (
        whole.cut((0, 0, radius, radius)),
        whole.cut((width - radius, 0, width, radius)),
        whole.cut((0, height - low, radius, height)),
        whole.cut((width - radius, height - low, width, height)),
    )
