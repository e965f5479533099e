"""The table of a league: a line for everybody, a column for each deal."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from render.art.marks import Chip
from render.lettering import fitted, sized, width
from render.parts.furniture import bar, card
from render.scene import Box, Item, Label, Rect, Scene, centred
from render.theme import MARGIN, NARROW
from render.words import chips

_HEAD, _TITLES, _ROW, _LEGEND, _FOOT = 150, 62, 78, 54, 48
_WIDE = NARROW - 2 * MARGIN
_NAME, _POINTS = 114, 92
"""Where names begin, and how wide the points are, from the edges of the card."""
_LEAST_NAME, _WIDEST_DEAL = 150, 84
_NUMBER = 28


class Kind(StrEnum):
    """What match points are."""

    COUNTED = "counted"
    BEST = "best"
    DROPPED = "dropped"
    NOT_PLAYED = "not-played"


@dataclass(frozen=True, kw_only=True)
class Cell:
    text: str
    kind: Kind
    counted: bool = True
    """The best result of a deal need not be among those of its owner that count."""


@dataclass(frozen=True, kw_only=True)
class Line:
    place: int
    name: str
    cells: tuple[Cell, ...]
    points: str
    own: bool = False


@dataclass(frozen=True, kw_only=True)
class League:
    title: str
    below: str
    left: tuple[str, str]
    """How long it lasts; afterwards, empty."""
    deals: int
    titles: tuple[str, str]
    """Of the deals and of the points."""
    lines: tuple[Line, ...]
    empty: str
    """What is said while nobody has played."""
    legend: tuple[str, str]
    """The best of a deal, and what does not count."""
    notes: tuple[str, str]
    alt: str = ""


def league(shown: League) -> Scene:
    items: list[Item] = [*_head(shown)]
    y, rows = _HEAD + 20, max(1, len(shown.lines))
    items.append(card(MARGIN, y, _WIDE, _TITLES + _ROW * rows))
    items += _titles(shown, y + _TITLES // 2)
    y += _TITLES
    for one, mark in zip(shown.lines, chips(tuple(one.name for one in shown.lines)), strict=True):
        items += _line(one, mark, y)
        y += _ROW
    if not shown.lines:
        items.append(Rect(MARGIN + 3, y - 2, _WIDE - 6, 3, "soft"))
        text, size = sized(shown.empty, (30, 28, 26, 24), 500, _WIDE - 40)
        items.append(Label(MARGIN + 20, y + _ROW // 2, text, size, 500, "muted", "card"))
        y += _ROW
    y += 18
    items += _legend(shown, y)
    items += _foot(shown, y + _LEGEND)
    return Scene(NARROW, y + _LEGEND + _FOOT, tuple(items))


def _head(shown: League) -> Iterator[Item]:
    value, label = shown.left
    yield from bar(NARROW, _HEAD)
    text, size = sized(shown.title, (52, 48, 44, 40, 36), 700, NARROW - 94 - width(value, 46, 800))
    yield Label(32, _HEAD // 2 - 18, text, size, 700, "on-bar", "bar")
    text, size = sized(shown.below, (30, 28, 26, 24), 500, NARROW - 94 - width(label, 28, 500))
    yield Label(32, _HEAD // 2 + 31, text, size, 500, "bar-muted", "bar")
    if value:
        yield Label(NARROW - 32, _HEAD // 2 - 16, value, 46, 800, "lit", "bar", "right")
        yield Label(NARROW - 32, _HEAD // 2 + 31, label, 28, 500, "bar-muted", "bar", "right")


def _columns(deals: int) -> tuple[int, int]:
    """Return where the first deal's column begins, and how wide each is: names get what is left."""
    each = min(_WIDEST_DEAL, (_WIDE - _NAME - _LEAST_NAME - _POINTS - 20) // deals)
    return MARGIN + _WIDE - 20 - _POINTS - each * deals, each


def _titles(shown: League, y: int) -> Iterator[Item]:
    start, each = _columns(shown.deals)
    deal, points = shown.titles
    text, size = sized(deal, (28, 26, 24), 500, start - MARGIN - 40)
    yield Label(MARGIN + 20, y, text, size, 500, "muted", "card")
    for number in range(shown.deals):
        yield Label(start + each * number + each // 2, y, str(number + 1), 28, 700, "muted", "card", "middle")
    text, size = sized(points, (28, 26, 24), 700, _POINTS)
    yield Label(MARGIN + _WIDE - 20, y, text, size, 700, "muted", "card", "right")


def _line(one: Line, mark: str, y: int) -> Iterator[Item]:
    first, middle, ground = one.place == 1, y + _ROW // 2, "soft" if one.own else "card"
    yield Rect(MARGIN + 3, y - 2, _WIDE - 6, 3, "soft")
    if one.own:
        yield Box(MARGIN + 12, y + 7, _WIDE - 24, _ROW - 16, "soft", 16, on="card")
    place, size = sized(str(one.place), (36, 32, 28, 26, 24), 800, 30)
    yield Label(MARGIN + 20, middle, place, size, 800, "ink", ground)
    chip = Chip(mark, 44, filled=first, paper="on-ink" if first else ground)
    yield centred(MARGIN + 80, middle, chip, ground)
    start, each = _columns(len(one.cells))
    weight = 700 if first or one.own else 500
    name = fitted(one.name, 28, weight, start - MARGIN - _NAME - 10)
    yield Label(MARGIN + _NAME, middle, name, 28, weight, "ink", ground)
    for number, cell in enumerate(one.cells):
        yield from _cell(cell, start + each * number + each // 2, middle, each, ground)
    yield Label(MARGIN + _WIDE - 20, middle, one.points, 38, 800, "ink", ground, "right")


def _cell(cell: Cell, x: int, y: int, each: int, ground: str) -> Iterator[Item]:
    text, size = sized(cell.text, (_NUMBER, 26, 24), 700, each - 10)
    wide = width(text, size, 700)
    if cell.kind is Kind.BEST:
        yield Box(x - wide // 2 - 8, y - 22, wide + 16, 44, "lit", 14, "plate-ink", 3, on=ground)
        yield Label(x, y, text, size, 700, "plate-ink", "lit", "middle")
    else:
        ink = "ink" if cell.kind is Kind.COUNTED else "muted"
        yield Label(x, y, text, size, 700 if cell.kind is not Kind.NOT_PLAYED else 500, ink, ground, "middle")
    if cell.kind is Kind.DROPPED or (cell.kind is Kind.BEST and not cell.counted):
        yield Rect(x - wide // 2 - 3, y, wide + 6, 3, "plate-ink" if cell.kind is Kind.BEST else "muted")


def _legend(shown: League, y: int) -> Iterator[Item]:
    best, dropped = shown.legend
    x, middle = MARGIN + 8 + 32, y + _LEGEND // 2
    yield from _cell(Cell(text="92", kind=Kind.BEST), x, middle, 63, "paper")
    text, size = sized(best, (26, 24), 500, _WIDE // 2 - 90)
    yield Label(x + 40, middle, text, size, 500, "muted")
    x += 40 + width(text, size, 500) + 60
    yield from _cell(Cell(text="42", kind=Kind.DROPPED), x, middle, 63, "paper")
    text, size = sized(dropped, (26, 24), 500, NARROW - MARGIN - x - 40)
    yield Label(x + 30, middle, text, size, 500, "muted")


def _foot(shown: League, y: int) -> Iterator[Item]:
    left, right = shown.notes
    taken = 0
    if right:
        text, size = sized(right, (26, 24), 700, _WIDE // 2)
        taken = width(text, size, 700) + 24
        yield Label(NARROW - MARGIN - 8, y + 16, text, size, 700, "ink", align="right")
    text, size = sized(left, (26, 24), 500, _WIDE - 16 - taken)
    yield Label(MARGIN + 8, y + 16, text, size, 500, "muted")
