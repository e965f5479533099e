"""The course of an attempt in the seven symbols, in the order of the rainbow: ahead of the computer to behind it."""

from collections.abc import Iterator

from render.art.icons import Glyph, Icon
from render.art.tokens import Token
from render.lettering import width
from render.scene import Item, Label, centred
from render.theme import SYMBOLS, Ink

AHEAD = {3: "V", 2: "B", 1: "C", 0: "G", -1: "Y", -2: "O", -3: "R"}
"""A colour for how far ahead; its symbol says the same in text."""


def symbols(course: tuple[int, ...]) -> str:
    """Return a course as plain characters."""
    by_letter = {colour.value: symbol.value for colour, symbol in SYMBOLS.items()}
    return "".join(by_letter[AHEAD[each]] for each in course)


def tokens(course: tuple[int, ...], x: int, y: int, size: int, gap: int, on: Ink) -> Iterator[Item]:
    """Yield a course as tokens, the first with its centre at a point."""
    for number, each in enumerate(course):
        yield centred(x + number * (size + gap), y, Token(AHEAD[each], size), on)


def flame(x: int, y: int, days: int, size: int, ink: Ink, on: Ink) -> Iterator[Item]:
    """Yield a flame with a number of days, its right end at a point."""
    text = str(days)
    yield Label(x, y, text, size, 800, ink, on, "right")
    side = round(size * 0.95)
    yield centred(x - width(text, size, 800) - 8 - side // 2, y - 2, Icon(Glyph.FLAME, side, ink, "lit"), on)
