"""Parts that many pictures share: the header with whose turn it is, the dark bar, names that fit."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engines.contract import Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.lettering import ELLIPSIS, drawable, fitted, width
from render.parts.inline import Style, line, line_width
from render.scene import Box, Item, Label, Rect, centred, sprite
from render.sprites.stamps import Art, Tile
from render.theme import MARGIN, Ink, Text
from render.words import Words

HEAD = 118
_CHIP = 68
_BELOW = (Text.BODY, Text.SMALL, 24)


class Said(NamedTuple):
    """A sentence, and the names in it, which give way if there is no room."""

    sentence: Callable[[Sequence[str]], str]
    names: tuple[str, ...] = ()

    @classmethod
    def plain(cls, text: str) -> "Said":
        return cls(lambda _names: text)


def named(
    sentence: Callable[[str], str], name: str, style: Style, room: int, art: Mapping[str, Art | Tile] | None = None
) -> str:
    """Return a sentence about a player; if it is too long, the name is cut rather than the rest."""
    return titled(lambda names: sentence(*names), (name,), (style.size,), style.weight, room, art)[0]


def titled(
    sentence: Callable[[Sequence[str]], str],
    names: Sequence[str],
    sizes: Sequence[int],
    weight: int,
    room: int,
    art: Mapping[str, Art | Tile] | None = None,
) -> tuple[str, int]:
    """Return a sentence about players that fits, and its size.

    Names are user input, and only they give way: first smaller type, then the longest name loses its end. The verb,
    the verdict and the number stay.
    """
    whole = sentence(names)
    for size in sizes:
        if line_width(whole, Style(size, weight), art) <= room:
            return whole, size
    size, kept, text = sizes[-1], list(names), whole
    while any(kept) and line_width(text, Style(size, weight), art) > room:
        longest = max(range(len(kept)), key=lambda at: len(kept[at]))
        kept[longest] = kept[longest][:-1].rstrip()
        shown = [name if name == whole_name else name + ELLIPSIS for name, whole_name in zip(kept, names, strict=True)]
        text = sentence(shown)
    return text, size


def head(
    width_: int,
    words: Words,
    *,
    seat: Seat | None,
    title: Callable[[str], str],
    below: Said,
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
    room = right - width(game, 30, 700) - 20 - x
    top, size = titled(lambda names: title(*names), (name,), (Text.TITLE, 38, 34, 30), 700, room, art)
    yield from line(x, 41, top, Style(size, 700), room, art)
    room = right - taken - 24 - x
    text, size = titled(lambda names: timed(below.sentence(names), words), below.names, _BELOW, 500, room, art)
    yield from line(x, 81, text, Style(size, 500, "muted"), room, art)


def timed(said: str, words: Words) -> str:
    """Return what is said, and how much time is left for the move, if there is a clock."""
    time = words.time_left()
    return words.say("picture-with-time", said=said, time=time) if said and time else said or time


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


def signed(value: int) -> str:
    """Return a gain or loss with its sign; nothing is nothing."""
    return f"{value:+d}".replace("-", "−") if value else "0"
