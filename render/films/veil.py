"""A veil: everything but what a player chose becomes faint for one frame.

Every second px is that of the ground, like a chessboard. To the eye that is half the colour, at any size a film is
shown in; and it compresses to about 1 kB, where a board in faint colours would take 24 and have to be drawn anew.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.films.changes import Span
from render.theme import Ink


class Veil(NamedTuple):
    """A rectangle that becomes faint, and the parts of it that do not."""

    span: Span
    holes: tuple[Span, ...] = ()
    ink: Ink = "paper"

    def laid(self, shade: int, clear: int) -> Image.Image:
        """Return the veil: px of one shade, and between them px of another."""
        x, y, right, bottom = self.span
        veil = _chessboard(right - x, bottom - y, shade, clear).copy()
        for left, top, to_x, to_y in self.holes:
            veil.paste(clear, (left - x, top - y, to_x - x, to_y - y))
        return veil


def veil(span: Span, holes: tuple[Span, ...] = (), ink: Ink = "paper") -> Veil:
    """Return a veil in the ink of the ground. An odd width makes its rows one long row, which compresses better."""
    x, y, right, bottom = span
    return Veil((x, y, right + (right - x + 1) % 2, bottom), holes, ink)


def around(spans: Iterable[Span]) -> Span:
    """Return the rectangle around several others."""
    lefts, tops, rights, bottoms = zip(*spans, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


@lru_cache(maxsize=64)
def _chessboard(wide: int, tall: int, shade: int, clear: int) -> Image.Image:
    row = bytes((shade, clear)) * (wide // 2 + 1)
    rows = (row[y % 2 : y % 2 + wide] for y in range(tall))
    return Image.frombytes("L", (wide, tall), b"".join(rows))
