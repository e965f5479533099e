"""The best players, a panel for each game."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.cards.parts import head, sign_of
from render.lettering import fitted, sized, width
from render.parts.furniture import card
from render.scene import Item, Label, Rect, Scene, centred
from render.theme import MARGIN, NARROW
from render.words import chips

_HEAD, _TITLE, _ROW, _GAP, _FOOT = 150, 86, 62, 16, 64
_PLACE = 36
_WIDE = (NARROW - 2 * MARGIN - _GAP) // 2


@dataclass(frozen=True, kw_only=True)
class Ranked:
    place: int
    name: str
    rating: str
    sure: bool
    own: bool = False


@dataclass(frozen=True, kw_only=True)
class Panel:
    game: str
    title: str
    people: tuple[Ranked, ...]
    """The first few, and last the reader, if they are not among those."""
    empty: str = ""
    """What is said where nobody is listed."""


@dataclass(frozen=True, kw_only=True)
class Top:
    title: str
    below: str
    panels: tuple[Panel, ...]
    notes: tuple[str, str] = ("", "")
    alt: str = ""


def top(shown: Top) -> Scene:
    items: list[Item] = [*head(shown.title, shown.below, 126, _HEAD)]
    items.append(centred(68, _HEAD // 2, Icon(Glyph.CROWN, 76, "lit", "bar"), "bar"))
    y = _HEAD + 20
    for at in range(0, len(shown.panels), 2):
        pair = shown.panels[at : at + 2]
        tall = _TITLE + _ROW * max(1, *(len(panel.people) for panel in pair))
        for column, panel in enumerate(pair):
            items += _panel(panel, MARGIN + column * (_WIDE + _GAP), y, tall)
        y += tall + 4 + _GAP
    items += _foot(shown, y)
    return Scene(NARROW, y + _FOOT, tuple(items))


def _panel(panel: Panel, x: int, y: int, tall: int) -> Iterator[Item]:
    yield card(x, y, _WIDE, tall)
    yield centred(x + 47, y + 44, sign_of(panel.game, panel.title, 56), "card")
    text, size = sized(panel.title, (34, 32, 30, 28), 700, _WIDE - 110)
    yield Label(x + 89, y + 45, text, size, 700, "ink", "card")
    marks = chips(tuple(one.name for one in panel.people))
    for number, (one, mark) in enumerate(zip(panel.people, marks, strict=True)):
        top = y + _TITLE + _ROW * number
        yield Rect(x + 3, top - 2, _WIDE - 6, 3, "soft")
        yield from _row(one, mark, x, top + _ROW // 2)
    if not panel.people:
        yield Rect(x + 3, y + _TITLE - 2, _WIDE - 6, 3, "soft")
        text, size = sized(panel.empty, (28, 26, 24), 500, _WIDE - 40)
        yield Label(x + 20, y + _TITLE + _ROW // 2, text, size, 500, "muted", "card")


def _row(one: Ranked, mark: str, x: int, y: int) -> Iterator[Item]:
    first = one.place == 1
    ink = "ink" if first or one.own else "muted"
    place, size = sized(str(one.place), (34, 30, 26, 24), 800 if first else 700, 80)
    yield Label(x + 18, y, place, size, 800 if first else 700, ink, "card")
    if width(place, size, 700) <= _PLACE:  # a long way down, the number takes the room of the chip
        yield centred(x + 77, y, Chip(mark, 42, filled=first, paper="on-ink" if first else "card"), "card")
    end = x + _WIDE - 18
    if not one.sure:
        yield Label(end, y, "?", 34, 800, "muted", "card", "right")
        end -= width("?", 34, 800)
    yield Label(end, y, one.rating, 34, 800, "ink", "card", "right")
    room = end - width(one.rating, 34, 800) - 16 - (x + 110)
    weight = 700 if first or one.own else 500
    yield Label(x + 110, y, fitted(one.name, 30, weight, room), 30, weight, "ink", "card")


def _foot(shown: Top, y: int) -> Iterator[Item]:
    left, right = shown.notes
    room = (NARROW - 2 * MARGIN) // 2 - 30
    if left:
        yield Label(MARGIN + 8, y + 22, "?", 28, 800, "ink")
        text, size = sized(left, (28, 26, 24), 500, room)
        yield Label(MARGIN + 34, y + 22, text, size, 500, "muted")
    text, size = sized(right, (28, 26, 24), 500, room)
    yield Label(NARROW - MARGIN - 8, y + 22, text, size, 500, "muted", align="right")
