"""Lines of text with tokens and other small art between the words.

A sentence is translated as a whole, so each piece of art is a private-use character in it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engines.colours import Colour
from render.art.tokens import Token
from render.lettering import ELLIPSIS, drawable, width
from render.scene import Item, Label, centred
from render.sprites.stamps import Art, Tile
from render.theme import SYMBOLS, Ink

_FIRST = 0xE000
_KINDS = "ROYGCBV*"
_MARK = re.compile("([\ue000-\ue0ff])")
_GAP = 0.16
_JOKER = "✱"


def mark(kind: str) -> str:
    """Return the character that represents a token in a sentence."""
    return chr(_FIRST + _KINDS.index(kind))


def spelled(text: str) -> str:
    """Return a sentence with the symbols of the colours in place of the marks, for whoever draws no tokens."""
    return _MARK.sub(lambda found: symbol_of_kind(_KINDS[ord(found[0]) - _FIRST]), text)


def symbol_of_kind(kind: str) -> str:
    """Return the symbol of a colour, or of the joker."""
    return _JOKER if kind == "*" else SYMBOLS[Colour(kind)]


@dataclass(frozen=True, slots=True)
class Style:
    size: int
    weight: int = 500
    ink: Ink = "ink"
    on: Ink = "paper"


def line(
    x: int, y: int, text: str, style: Style, room: int, art: Mapping[str, Art | Tile] | None = None
) -> Iterator[Item]:
    """Yield a line that starts at x, cut with an ellipsis if there is no room. `art` defines further marks."""
    end = x + room
    for piece, is_mark in _pieces(text):
        if is_mark:
            picture = _art(piece, style, art)
            if x + picture.size[0] > end:
                return
            yield centred(x + picture.size[0] / 2, y, picture, style.on)
            x += picture.size[0] + round(style.size * _GAP)
            continue
        shown = _cut(piece, style, end - x)
        yield Label(x, y, shown, style.size, style.weight, style.ink, style.on)
        x += width(shown, style.size, style.weight)
        if shown != piece:
            return


def line_width(text: str, style: Style, art: Mapping[str, Art | Tile] | None = None) -> int:
    """Return the width of an uncut line."""
    taken = 0
    for piece, is_mark in _pieces(text):
        if is_mark:
            taken += _art(piece, style, art).size[0] + round(style.size * _GAP)
        else:
            taken += width(piece, style.size, style.weight)
    return taken


# A sentence is measured in several sizes, then drawn, at every move until another is said.
@lru_cache(maxsize=1024)
def _pieces(text: str) -> tuple[tuple[str, bool], ...]:
    """Return the marks of a sentence, and the words between them as far as they can be drawn."""
    found = []
    for number, piece in enumerate(_MARK.split(text)):
        is_mark = number % 2 == 1
        shown = piece if is_mark else _kept_spaces(piece, after_mark=number > 0)
        if shown.strip():
            found.append((shown, is_mark))
    return tuple(found)


def _art(mark: str, style: Style, art: Mapping[str, Art | Tile] | None) -> Art | Tile:
    return (art or {}).get(mark) or Token(_KINDS[ord(mark) - _FIRST], round(style.size * 1.12))


def _kept_spaces(text: str, *, after_mark: bool) -> str:
    """Drop what can't be drawn, but keep the spaces next to a mark: all before it, so that pairs can stand apart.

    A mark is followed by a gap of its own, which stands for the space after it.
    """
    shown = drawable(text)
    first = " " if text.startswith(" ") and not after_mark else ""
    return first + shown + " " * (len(text) - len(text.rstrip(" ")) if shown else 0)


def _cut(text: str, style: Style, room: int) -> str:
    if width(text, style.size, style.weight) <= room:
        return text
    while text and width(text + ELLIPSIS, style.size, style.weight) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
