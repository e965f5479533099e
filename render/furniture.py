"""Parts that many pictures share: the header with whose turn it is, the dark bar, names that fit."""

from collections.abc import Callable, Iterator, Mapping

from engines.contract import Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.inline import Style, line, line_width
from render.lettering import ELLIPSIS, drawable, fitted, width
from render.scene import Box, Item, Label, Rect, centred, sprite
from render.stamps import Art, Tile
from render.theme import MARGIN, Ink, Text
from render.words import Words

HEAD = 118
_CHIP = 68


def named(
    sentence: Callable[[str], str], name: str, style: Style, room: int, art: Mapping[str, Art | Tile] | None = None
) -> str:
    """Return a sentence about a player; if it is too long, the name is cut rather than the rest."""
    text, kept = sentence(name), name
    while kept and line_width(text, style, art) > room:
        kept = kept[:-1].rstrip()
        text = sentence(kept + ELLIPSIS)
    return text


def head(
    width_: int,
    words: Words,
    *,
    seat: Seat | None,
    title: Callable[[str], str],
    below: str,
    corner: tuple[str, str],
    art: Mapping[str, Art | Tile] | None = None,
) -> Iterator[Item]:
    """Yield the header of a public picture: who, what just happened, and in the corner the game and its progress."""
    right = width_ - MARGIN - 4
    game = fitted(corner[0], 30, 700, width_ // 3)
    yield Label(right, 44, game, 30, 700, "muted", align="right")
    corner_line = Style(Text.BODY, 500, "muted")
    taken = line_width(corner[1], corner_line, art) + 2
    yield from line(right - taken, 80, corner[1], corner_line, taken, art)
    x = MARGIN
    if seat is not None:
        yield sprite(MARGIN, 22, Chip(words.chip(seat), _CHIP), "paper")
        x += _CHIP + 18
    name = words.name(seat) if seat is not None else ""
    big = Style(Text.TITLE, 700)
    top = named(title, name, big, right - width(game, 30, 700) - 20 - x, art)
    yield from line(x, 41, top, big, right - width(game, 30, 700) - 20 - x, art)
    yield from line(x, 81, below, corner_line, right - taken - 24 - x, art)


def bar(width_: int, height: int) -> Iterator[Item]:
    """Yield the dark background at the top of private and final pictures."""
    yield Rect(0, 0, width_, height, "bar")


def card(x: int, y: int, width_: int, height: int, *, strong: bool = False, rim: int = 4) -> Box:
    """Return a white card; a strong one marks whose turn it is, or who won."""
    return Box(x, y, width_, height, "card", 24, "ink" if strong else "line", 4 if strong else 3, rim=rim, on="paper")


def pill(x: int, y: int, text: str, *, ink: Ink = "lit", mark: Ink = "plate-ink") -> Iterator[Item]:
    """Yield a pill with a word, its right end at x, its middle at y."""
    shown = drawable(text)
    wide = width(shown, 26, 700) + 32
    yield Box(x - wide, y - 22, wide, 44, ink, 22, on="bar")
    yield Label(x - wide + 16, y, shown, 26, 700, mark, ink)


def only_for_you(width_: int, y: int, text: str) -> Iterator[Item]:
    """Yield the line that says that nobody else sees this picture."""
    shown = fitted(text, Text.SMALL, 500, width_ - 2 * MARGIN - 40)
    start = (width_ - width(shown, Text.SMALL, 500) - 38) // 2
    yield centred(start + 13, y - 2, Icon(Glyph.LOCK, 28, "muted"))
    yield Label(start + 36, y, shown, Text.SMALL, 500, "muted")
