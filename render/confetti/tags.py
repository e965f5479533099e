"""Tags on the upper right edge of a card, above it, so that they never cover its number."""

from collections.abc import Iterable, Iterator

from render.art.icons import Glyph, Icon
from render.lettering import width
from render.scene import Box, Item, Label, centred

_TALL, _SIZE = 40, 28
"""The lower third of a tag lies on the card."""


def tag(text: str, right: int, y: int) -> Iterator[Item]:
    """Yield a word on a tag whose right end is at `right`, on the edge of a card at `y`."""
    wide = width(text, _SIZE, 800) + 28
    yield _plate(right, y, wide)
    yield Label(right - wide // 2, y - _TALL // 6, text, _SIZE, 800, "on-tag", "tag", "middle")


def check_tag(right: int, y: int) -> Iterator[Item]:
    """Yield a tick: chosen."""
    yield _plate(right, y, 60)
    yield centred(right - 30, y - _TALL // 6, Icon(Glyph.CHECK, 30, "on-tag", "tag"), "tag")


def contest_tag(initials: Iterable[str], right: int, y: int, *, low: bool = False) -> Iterator[Item]:
    """Yield the initials of the two who hold the same card.

    A low one is for small cards, where it is as wide as the card: it ends above the number.
    """
    one, other = initials
    tall, size, edge = (28, 25, 8) if low else (_TALL, _SIZE, 12)
    first, second = (width(text, size, 700) for text in (one, other))
    wide, top = first + second + 26 + 2 * edge, y + 4 - tall if low else y - tall * 2 // 3
    left, middle = right - wide, top + tall // 2
    yield Box(left, top, wide, tall, "tag", edge)
    yield Label(left + edge, middle, one, size, 700, "on-tag", "tag")
    yield centred(left + edge + 13 + first, middle, Icon(Glyph.CROSS, 16, "on-tag", "tag"), "tag")
    yield Label(right - edge, middle, other, size, 700, "on-tag", "tag", "right")


def _plate(right: int, y: int, wide: int) -> Box:
    return Box(right - wide, y - _TALL * 2 // 3, wide, _TALL, "tag", 12)
