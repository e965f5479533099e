"""The hands that are only shown, small."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing
from engines.dorozhki.view import View
from render.art.marks import Chip
from render.dorozhki.cards import Domino
from render.lettering import sized
from render.parts.furniture import card as card_box
from render.scene import Item, Label, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

_FULL = WIDE - 2 * MARGIN
_SMALL_UNITS = (50, 46, 42, 38)


def others_height(view: View, seats: Sequence[Seat]) -> int:
    rows = -(-len(seats) // _across(seats))
    return rows * (_tall(view, seats) + 14)


def _across(seats: Sequence[Seat]) -> int:
    return 1 if len(seats) == 1 else 2


def _wide(seats: Sequence[Seat]) -> int:
    across = _across(seats)
    return (_FULL - (across - 1) * 16) // across


def _small_slots(view: View, seats: Sequence[Seat]) -> tuple[int, int]:
    """Return the unit of a small card, and how many stand in a row: if possible, every hand has one row."""
    most = max((len(view.hands[seat]) for seat in seats), default=0)
    return _small_fit(most, _wide(seats) - 32)


@lru_cache(maxsize=256)
def _small_fit(most: int, room: int) -> tuple[int, int]:
    fits = ((unit, room // (2 * unit + 8)) for unit in _SMALL_UNITS)
    least = (_SMALL_UNITS[-1], room // (2 * _SMALL_UNITS[-1] + 8))
    return next(((unit, across) for unit, across in fits if across >= most), least)


def _tall(view: View, seats: Sequence[Seat]) -> int:
    unit, across = _small_slots(view, seats)
    most = max((len(view.hands[seat]) for seat in seats), default=0)
    return 74 + max(1, -(-most // across)) * (unit + 10)


def small_hands(view: View, words: Words, seats: Sequence[Seat], y: int) -> Iterator[Item]:
    """Yield the hands that are only shown."""
    across, tall, wide = _across(seats), _tall(view, seats), _wide(seats)
    for number, seat in enumerate(seats):
        x, top = MARGIN + number % across * (wide + 16), y + number // across * (tall + 14)
        yield from _small(view, words, seat, (x, top, wide, tall), _small_slots(view, seats))


def _small(
    view: View, words: Words, seat: Seat, span: tuple[int, int, int, int], slots: tuple[int, int]
) -> Iterator[Item]:
    (x, y, wide, tall), (unit, across) = span, slots
    hand, turn = view.hands[seat], seat == view.turn
    yield card_box(x, y, wide, tall - 4, strong=turn)
    yield centred(x + 38, y + 36, Chip(words.chip(seat), 40, filled=turn, paper="on-ink" if turn else "card"), "card")
    yield Label(x + wide - 20, y + 36, str(len(hand)), 36, 800, "ink", "card", "right")
    name, size = sized(words.name(seat), (Text.NAME, 28, 25), 700, wide - 140)
    yield Label(x + 68, y + 36, name, size, 700, "ink", "card")
    for at, card in enumerate(hand):
        left, top = x + 16 + at % across * (2 * unit + 8), y + 64 + at // across * (unit + 10)
        yield sprite(left, top, little(card, unit), "card")


def little(card: Card, unit: int) -> Domino:
    return Domino(card.ends, card.wiring, Facing.WEST, unit)
