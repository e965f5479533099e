"""Rounded rectangles of any size from one small sprite: corners are copied, the rest is filled."""

from functools import lru_cache

from PIL import Image

from render.pen import Pen
from render.plain import Plain
from render.scene import Box
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


def put_box(image: Image.Image, box: Box, x: int, y: int, look: Look) -> None:
    radius = min(box.radius, box.width // 2, box.height // 2)
    art = Corners(box.ink, radius, box.line, box.line_width, box.rim if box.line else 0)
    corners = _corners(art, box.on, look)
    right, bottom = x + box.width, y + box.height + (box.rim if box.line else 0)
    _fill(image, box, (x, y, right, bottom), radius, look)
    low = radius + (box.rim if box.line else 0)
    places = ((x, y), (right - radius, y), (x, bottom - low), (right - radius, bottom - low))
    for corner, place in zip(corners, places, strict=True):
        corner.put(image, *place)


def _fill(image: Image.Image, box: Box, span: tuple[int, int, int, int], radius: int, look: Look) -> None:
    x, y, right, bottom = span
    known = shades(look)
    low = radius + (box.rim if box.line else 0)
    middle, across = (x + radius, y, right - radius, bottom), (x, y + radius, right, bottom - low)
    inset = box.line_width if box.line else 0
    for place in (middle, across):
        image.paste(known[box.line or box.ink], place)
    image.paste(known[box.ink], (x + radius, y + inset, right - radius, bottom - inset - (low - radius)))
    image.paste(known[box.ink], (x + inset, y + radius, right - inset, bottom - low))


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
