"""A challenge: two people, the same deal, both results."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.cards.parts import head, sign_of
from render.lettering import fitted, sized, width
from render.parts.furniture import card
from render.scene import Item, Label, Scene, centred
from render.theme import MARGIN, NARROW
from render.words import chips

_HEAD, _ROW, _FOOT = 150, 132, 58
_WIDE = NARROW - 2 * MARGIN


@dataclass(frozen=True, kw_only=True)
class Side:
    name: str
    result: str
    """The totals, theirs first: `3 : 5`; or a dash."""
    said: str
    """What that means: won by 2."""
    won: bool
    """They did better than the other."""


@dataclass(frozen=True, kw_only=True)
class Duel:
    game: str
    game_title: str
    title: str
    below: str
    sides: tuple[Side, ...]
    notes: tuple[str, str]
    alt: str = ""


def duel(shown: Duel) -> Scene:
    items: list[Item] = [*head(shown.title, shown.below, 132, _HEAD)]
    items.append(centred(74, _HEAD // 2, sign_of(shown.game, shown.game_title, 84), "bar"))
    y = _HEAD + 20
    for side, mark in zip(shown.sides, chips(tuple(side.name for side in shown.sides)), strict=True):
        items += _side(side, mark, y)
        y += _ROW
    left, right = shown.notes
    taken = width(right, 26, 700) + 24 if right else 0
    text, size = sized(left, (26, 24), 500, _WIDE - 16 - taken)
    items.append(Label(MARGIN + 8, y + 18, text, size, 500, "muted"))
    items.append(Label(NARROW - MARGIN - 8, y + 18, right, 26, 700, "ink", align="right"))
    return Scene(NARROW, y + _FOOT, tuple(items))


def _side(side: Side, mark: str, y: int) -> Iterator[Item]:
    middle = y + (_ROW - 16) // 2
    yield card(MARGIN, y, _WIDE, _ROW - 16, strong=side.won)
    chip = Chip(mark, 64, filled=side.won, paper="on-ink" if side.won else "card")
    yield centred(MARGIN + 56, middle, chip, "card")
    result, size = sized(side.result, (52, 46, 40), 800, 260)
    yield Label(NARROW - MARGIN - 26, middle, result, size, 800, "ink" if side.won else "muted", "card", "right")
    room = _WIDE - 108 - 26 - width(result, size, 800) - 24
    crown = 44 if side.won else 0
    name = fitted(side.name, 36, 700, room - crown)
    yield Label(MARGIN + 108, middle - 20, name, 36, 700, "ink", "card")
    if side.won:
        at = MARGIN + 108 + width(name, 36, 700) + 32
        yield centred(at, middle - 21, Icon(Glyph.CROWN, 40, "ink", "lit"), "card")
    text, size = sized(side.said, (28, 26, 24), 500, room)
    yield Label(MARGIN + 108, middle + 24, text, size, 500, "muted", "card")
