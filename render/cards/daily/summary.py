"""The evening: who has played the board of the day, and how."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.cards.daily.course import tokens
from render.cards.parts import head
from render.lettering import fitted, sized
from render.parts.furniture import card
from render.scene import Item, Label, Scene, centred
from render.theme import MARGIN, NARROW
from render.words import chips

_HEAD, _ROW, _TILE, _FOOT = 148, 102, 106, 64
_WIDE = NARROW - 2 * MARGIN


@dataclass(frozen=True, kw_only=True)
class Played:
    place: int
    name: str
    course: tuple[int, ...]
    result: str
    difference: str


@dataclass(frozen=True, kw_only=True)
class DailySummary:
    title: str
    below: str
    people: tuple[Played, ...]
    longest: tuple[str, str]
    """A label and who; both are empty if nobody has a streak."""
    frozen: tuple[str, str]
    notes: tuple[str, str]
    alt: str = ""


def daily_summary(shown: DailySummary) -> Scene:
    items: list[Item] = [*head(shown.title, shown.below, 32, _HEAD)]
    y = _HEAD + 18
    marks = chips(tuple(one.name for one in shown.people))
    for one, mark in zip(shown.people, marks, strict=True):
        items += _row(one, mark, y)
        y += _ROW
    tiles = [
        (glyph, tile) for glyph, tile in ((Glyph.FLAME, shown.longest), (Glyph.SNOWFLAKE, shown.frozen)) if tile[1]
    ]
    y += 8
    for number, (glyph, tile) in enumerate(tiles):
        items += _tile(glyph, tile, number, len(tiles), y)
    y += (_TILE + 20) if tiles else 0
    left, right = shown.notes
    text, size = sized(left, (28, 26, 24), 700, _WIDE * 3 // 5 - 30)
    items.append(Label(MARGIN + 8, y + 22, text, size, 700, "ink"))
    text, size = sized(right, (28, 26, 24), 500, _WIDE * 2 // 5)
    items.append(Label(NARROW - MARGIN - 8, y + 22, text, size, 500, "muted", align="right"))
    return Scene(NARROW, y + _FOOT, tuple(items))


def _row(one: Played, mark: str, y: int) -> Iterator[Item]:
    first, middle = one.place == 1, y + 42
    yield card(MARGIN, y, _WIDE, 84, strong=first)
    yield Label(62, middle + 1, str(one.place), 40, 800, "ink", "card", "middle")
    yield centred(118, middle, Chip(mark, 52, filled=first, paper="on-ink" if first else "card"), "card")
    yield Label(158, middle + 1, fitted(one.name, 32, 700, 172), 32, 700, "ink", "card")
    yield from tokens(one.course, 363, middle, 36, 3, "card")
    end = 850 - (74 if one.difference else 0)
    text, size = sized(one.result, (42, 36, 32, 28, 26, 24), 800, end - 660)
    yield Label(end, middle + 1, text, size, 800, "ink", "card", "right")
    yield Label(850, middle + 1, one.difference, 32, 700, "ink" if first else "muted", "card", "right")


def _tile(glyph: Glyph, tile: tuple[str, str], number: int, count: int, y: int) -> Iterator[Item]:
    wide = (_WIDE - 16 * (count - 1)) // count
    x = MARGIN + number * (wide + 16)
    yield card(x, y, wide, _TILE)
    yield centred(x + 50, y + _TILE // 2, Icon(glyph, 56, "ink", "lit" if glyph is Glyph.FLAME else "card"), "card")
    label, who = tile
    text, size = sized(label, (28, 26, 24), 500, wide - 110)
    yield Label(x + 90, y + 34, text, size, 500, "muted", "card")
    text, size = sized(who, (32, 30, 28, 26, 24), 700, wide - 110)
    yield Label(x + 90, y + 72, text, size, 700, "ink", "card")
