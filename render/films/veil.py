"""A veil: everything but what a player chose becomes faint for one frame.

Every second px is paper, like a chessboard. To the eye that is half the colour, at any size a film is shown in; and it
compresses to about 1 kB, where a board in faint colours would take 24 and have to be drawn anew after that.
"""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.films.changes import Span

PAPER = "paper"


class Veil(NamedTuple):
    """A rectangle that becomes faint, and the parts of it that do not."""

    span: Span
    holes: tuple[Span, ...] = ()

    def laid(self, shade: int, clear: int) -> Image.Image:
        """Return the veil: px of one shade, and between them px of another."""
        x, y, right, bottom = self.span
        veil = _chessboard(right - x, bottom - y, shade, clear).copy()
        for left, top, to_x, to_y in self.holes:
            veil.paste(clear, (left - x, top - y, to_x - x, to_y - y))
        return veil


def veil(span: Span, holes: tuple[Span, ...] = ()) -> Veil:
    """Return a veil over a rectangle. An odd width makes the rows of a chessboard one long row, which is shorter."""
    x, y, right, bottom = span
    return Veil((x, y, right + (right - x + 1) % 2, bottom), holes)


@lru_cache(maxsize=64)
def _chessboard(wide: int, tall: int, shade: int, clear: int) -> Image.Image:
    row = bytes((shade, clear)) * (wide // 2 + 1)
    rows = (row[y % 2 : y % 2 + wide] for y in range(tall))
    return Image.frombytes("L", (wide, tall), b"".join(rows))
