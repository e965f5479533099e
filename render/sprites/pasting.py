"""Copying pixels into a picture.

Pillow's own `Image.paste` first asks what it was given, which takes three times as long as copying a token. Here
everything is loaded and of one mode, so its C function is called directly. What is outside the picture is left out.
"""

from dataclasses import InitVar, dataclass, field
from typing import Any

from PIL import Image

Span = tuple[int, int, int, int]


class Canvas:
    """A picture that is drawn into."""

    __slots__ = ("image", "paste")

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        # Asked for once: a picture has three hundred items, and looking its C function up takes as long as a copy.
        self.paste: Any = image.im.paste
        """Copy pixels, or fill with a shade: what, where (x, y, right, bottom), and a mask if not all of it."""


@dataclass(slots=True)
class Patch:
    """A rectangle of pixels that is copied as it is; `x` and `y` shift it from the point where it is put."""

    image: InitVar[Image.Image]
    x: int = 0
    y: int = 0
    cover: InitVar[Image.Image | None] = None
    """Which of its pixels are copied."""
    _pixels: Any = field(init=False)
    _width: int = field(init=False)
    _height: int = field(init=False)
    _mask: tuple[Any, ...] = field(init=False)

    def __post_init__(self, image: Image.Image, cover: Image.Image | None) -> None:
        # Asked for once: they are looked up anew at every use of an image.
        self._pixels, (self._width, self._height) = image.im, image.size
        self._mask = () if cover is None else (cover.im,)

    def put(self, canvas: Canvas, x: int, y: int) -> None:
        x, y = x + self.x, y + self.y
        canvas.paste(self._pixels, (x, y, x + self._width, y + self._height), *self._mask)
