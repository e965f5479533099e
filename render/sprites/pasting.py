"""Copying pixels into a picture.

Pillow's own `Image.paste` first asks what it was given, which takes three times as long as copying a token. Here
everything is loaded and of one mode, so its C function is called directly. What is outside the picture is left out.
"""

from dataclasses import InitVar, dataclass, field
from typing import Any

from PIL import Image

Span = tuple[int, int, int, int]


@dataclass(slots=True)
class Patch:
    """A rectangle of pixels that is copied as it is; `x` and `y` shift it from the point where it is put."""

    image: InitVar[Image.Image]
    x: int = 0
    y: int = 0
    _pixels: Any = field(init=False)
    _width: int = field(init=False)
    _height: int = field(init=False)

    def __post_init__(self, image: Image.Image) -> None:
        # Asked for once: both are looked up anew at every use of an image.
        self._pixels, (self._width, self._height) = image.im, image.size

    def put(self, picture: Image.Image, x: int, y: int) -> None:
        x, y = x + self.x, y + self.y
        picture.im.paste(self._pixels, (x, y, x + self._width, y + self._height))


def paste_covered(picture: Image.Image, part: Image.Image, cover: Image.Image, x: int, y: int) -> None:
    """Copy the pixels of a part that a mask covers."""
    width, height = part.size
    picture.im.paste(part.im, (x, y, x + width, y + height), cover.im)


def fill(picture: Image.Image, shade: int, span: Span) -> None:
    """Fill a rectangle: x, y, right, bottom."""
    picture.im.paste(shade, span)
