"""The results of one person: figures, ratings with their course, best results."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.art.sign import Sign
from render.cards.course import Course
from render.cards.parts import head, sign_of
from render.lettering import initial, sized, width
from render.parts.furniture import card
from render.scene import Item, Label, Rect, Scene, centred, sprite
from render.theme import MARGIN, NARROW

_HEAD, _TILE, _ROW, _BEST, _FOOT = 164, 126, 96, 58, 64
_WIDE = NARROW - 2 * MARGIN
_RATING_END, _RIGHT = 702, NARROW - MARGIN - 24


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A number and what it counts."""

    value: str
    label: str
    flame: bool = False


@dataclass(frozen=True, kw_only=True)
class GameLine:
    """One game: its rating and how often it was won. Without a rating there is only the latter."""

    game: str
    title: str
    rating: str
    sure: bool
    course: tuple[int, ...]
    won: tuple[str, str]
    """The number, and the rest of the line."""


@dataclass(frozen=True, kw_only=True)
class Stats:
    name: str
    below: str
    figures: tuple[Figure, ...]
    titles: tuple[str, str]
    """Above the ratings, left and right."""
    games: tuple[GameLine, ...]
    best_title: str = ""
    best: tuple[tuple[str, str], ...] = ()
    """A game, and a sentence."""
    daily: str = ""
    """The best of their daily boards, in a sentence."""
    notes: tuple[str, str] = ("", "")
    alt: str = ""


def stats(shown: Stats) -> Scene:
    items: list[Item] = [*_head(shown)]
    y = _HEAD + 20
    items += _figures(shown, y)
    y += _TILE + 18
    items += _games(shown, y)
    y += 52 + _ROW * len(shown.games) + 22
    if rows := len(_best_rows(shown)):
        items += _best(shown, y)
        y += 64 + _BEST * rows + 26
    items += _foot(shown, y)
    return Scene(NARROW, y + _FOOT, tuple(items))


def _head(shown: Stats) -> Iterator[Item]:
    yield from head(shown.name, shown.below, 168, _HEAD)
    yield sprite(32, 28, Chip(initial(shown.name) or "?", 108, ink="on-bar", paper="bar"), "bar")


def _figures(shown: Stats, y: int) -> Iterator[Item]:
    count, gap = len(shown.figures), 13
    wide = (_WIDE - gap * (count - 1)) // count
    for number, figure in enumerate(shown.figures):
        x = MARGIN + number * (wide + gap)
        yield card(x, y, wide, _TILE - 4)
        middle = x + wide // 2
        if figure.flame:
            half = (width(figure.value, 52, 800) + 54) // 2
            yield centred(middle - half + 15, y + 46, Icon(Glyph.FLAME, 48, "ink", "lit"), "card")
            yield Label(middle + half, y + 47, figure.value, 52, 800, "ink", "card", "right")
        else:
            yield Label(middle, y + 47, figure.value, 52, 800, "ink", "card", "middle")
        text, size = sized(figure.label, (28, 26, 24), 500, wide - 16)
        yield Label(middle, y + 93, text, size, 500, "muted", "card", "middle")


def _games(shown: Stats, y: int) -> Iterator[Item]:
    yield card(MARGIN, y, _WIDE, 48 + _ROW * len(shown.games))
    left, right = shown.titles
    yield Label(MARGIN + 24, y + 30, left, 26, 500, "muted", "card")
    yield Label(_RIGHT, y + 30, right, 26, 500, "muted", "card", "right")
    for number, line in enumerate(shown.games):
        top = y + 49 + _ROW * number
        yield Rect(MARGIN + 3, top, _WIDE - 6, 3, "soft")
        yield from _game(line, top + _ROW // 2 + 1)


def _game(line: GameLine, y: int) -> Iterator[Item]:
    yield centred(MARGIN + 57, y, sign_of(line.game, line.title, 64), "card")
    text, size = sized(line.title, (34, 32, 30, 28, 26), 700, 222)
    yield Label(MARGIN + 107, y, text, size, 700, "ink", "card")
    drawn = len(line.course) > 1
    if drawn:
        yield sprite(360, y - 33, Course(line.course, 176, 66, "ink" if line.sure else "muted"), "card")
    mark = width("?", 48, 800) if line.rating and not line.sure else 0
    if mark:
        yield Label(_RATING_END, y, "?", 48, 800, "muted", "card", "right")
    yield Label(_RATING_END - mark, y, line.rating, 48, 800, "ink", "card", "right")
    number, rest = line.won
    rest, size = sized(rest, (30, 28, 26, 24), 500, _RIGHT - _RATING_END - 24 - width(number, 30, 700))
    yield Label(_RIGHT, y, rest, size, 500, "muted", "card", "right")
    yield Label(_RIGHT - width(rest, size, 500) - 8, y, number, size, 700, "ink", "card", "right")


def _best_rows(shown: Stats) -> list[tuple[Sign | Icon, str]]:
    games: list[tuple[Sign | Icon, str]] = [(sign_of(game, sentence, 44), sentence) for game, sentence in shown.best]
    return [*games, *([(Icon(Glyph.FLAME, 46, "ink", "lit"), shown.daily)] if shown.daily else ())]


def _best(shown: Stats, y: int) -> Iterator[Item]:
    rows = _best_rows(shown)
    yield card(MARGIN, y, _WIDE, 66 + _BEST * len(rows))
    yield Label(MARGIN + 25, y + 35, shown.best_title, 32, 700, "ink", "card")
    for number, (sign, sentence) in enumerate(rows):
        middle = y + 90 + _BEST * number
        yield centred(MARGIN + 49, middle, sign, "card")
        text, size = sized(sentence, (30, 28, 26, 24), 500, _WIDE - 120)
        yield Label(MARGIN + 91, middle, text, size, 500, "ink", "card")


def _foot(shown: Stats, y: int) -> Iterator[Item]:
    left, right = shown.notes
    room = _WIDE // 2 - 20
    if left:
        yield Label(MARGIN + 8, y + 24, "?", 28, 800, "ink")
        text, size = sized(left, (28, 26, 24), 500, room)
        yield Label(MARGIN + 34, y + 24, text, size, 500, "muted")
    text, size = sized(right, (28, 26, 24), 500, room)
    yield Label(NARROW - MARGIN - 8, y + 24, text, size, 500, "muted", align="right")
