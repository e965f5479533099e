"""What several cards share: the dark head, signs of games, lines that fit."""

from collections.abc import Iterator

from render.art.sign import Sign
from render.lettering import initial, sized
from render.parts.furniture import bar
from render.registry import pictures
from render.scene import Item, Label
from render.theme import NARROW


def sign_of(game: str, title: str, side: int) -> Sign:
    """Return the sign of a game."""
    drawn = pictures().get(game)
    if drawn is None or drawn.sign is None:
        return Sign(side, letter=initial(title))
    return Sign(side, sketch=drawn.sign)


def head(title: str, below: str, left: int, tall: int, right: int = NARROW - 36) -> Iterator[Item]:
    """Yield the dark head with a title and a line below it."""
    yield from bar(NARROW, tall)
    text, size = sized(title, (52, 48, 44, 40, 36), 700, right - left)
    yield Label(left, tall // 2 - 18, text, size, 700, "on-bar", "bar")
    text, size = sized(below, (30, 28, 26, 24), 500, right - left)
    yield Label(left, tall // 2 + 31, text, size, 500, "bar-muted", "bar")
