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


def contest_tag(initials: Iterable[str], right: int, y: int) -> Iterator[Item]:
    """Yield the initials of the two who hold the same card."""
    one, other = initials
    first, second = (width(text, _SIZE, 700) for text in (one, other))
    wide, middle = first + second + 50, y - _TALL // 6
    left = right - wide
    yield _plate(right, y, wide)
    yield Label(left + 12, middle, one, _SIZE, 700, "on-tag", "tag")
    yield centred(left + 25 + first, middle, Icon(Glyph.CROSS, 16, "on-tag", "tag"), "tag")
    yield Label(right - 12, middle, other, _SIZE, 700, "on-tag", "tag", "right")


def _plate(right: int, y: int, wide: int) -> Box:
    return Box(right - wide, y - _TALL * 2 // 3, wide, _TALL, "tag", 12)
