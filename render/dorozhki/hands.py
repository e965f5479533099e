"""Open hands: the one that matters for the viewer is large, the others small."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.marks import Chip, Dashed
from render.dorozhki.cards import Domino
from render.dorozhki.choices import Choices, Held, letter
from render.lettering import sized, width
from render.parts.furniture import card as card_box
from render.scene import Box, Item, Label, Region, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

_FULL = WIDE - 2 * MARGIN
_IN_A_ROW, _MOST_IN_A_ROW = 7, 8
_SMALL_UNITS = (50, 46, 42, 38)


def holder(view: View) -> Seat:
    """Return whose hand is the large one: the viewer's own, or that of the player on move."""
    return view.turn if view.viewer is None else view.viewer


def _slots(count: int) -> tuple[int, int, int]:
    """Return how many cards are in a row, the unit of a card, and the height of a row."""
    rows = 1 if count <= _IN_A_ROW else -(-count // _MOST_IN_A_ROW)
    across = max(6, -(-count // rows))
    unit = min(76, ((_FULL - 24) // across - 16) // 2)
    return across, unit, unit + 66


def own_height(view: View) -> int:
    return hand_height(len(view.hands[holder(view)]))


def hand_height(cards: int) -> int:
    """Return how much of the picture the large hand takes."""
    across, _, row = _slots(cards)
    return max(1, -(-cards // across)) * row + 20


def own_hand(view: View, found: Choices, y: int) -> Iterator[Item]:
    """Yield the large hand: the chosen card on a dark plate, cards that fit nowhere faint."""
    yield card_box(MARGIN, y, _FULL, own_height(view) - 4, strong=holder(view) == view.turn)
    for at, held in enumerate(_held(view, found)):
        chosen = found.chosen is not None and held.card.number == found.chosen.number
        yield from _card(view, held, _slot(view, y, at), chosen=chosen)


def _held(view: View, found: Choices) -> Sequence[Held]:
    """The cards of the large hand; who is not on move has nothing to choose from, so nothing is counted."""
    if holder(view) == view.turn:
        return found.hand
    return [Held(letter(at), card, 0) for at, card in enumerate(view.hands[holder(view)])]


def _slot(view: View, y: int, at: int) -> tuple[int, int, int, int]:
    across, _, row = _slots(len(view.hands[holder(view)]))
    step = (_FULL - 24) // across
    return (MARGIN + 12 + at % across * step, y + 8 + at // across * row, step, row)


def _card(view: View, held: Held, slot: tuple[int, int, int, int], *, chosen: bool) -> Iterator[Item]:
    x, y, wide, tall = slot
    unit = _slots(len(view.hands[holder(view)]))[1]
    waits = holder(view) != view.turn
    ground, ink = ("ink", "on-ink") if chosen else ("card", "ink" if held.ways or waits else "muted")
    if chosen:
        yield Box(x, y, wide, tall - 4, "ink", 18, on="card")
    art = Domino(held.card.ends, held.card.wiring, Facing.WEST, unit, faint=not (held.ways or waits))
    yield centred(x + wide // 2, y + 12 + unit // 2, art, ground)
    foot, middle = y + tall - 28, x + wide // 2
    if view.phase is Phase.FIRST or not held.ways:
        yield Label(middle, foot, held.letter, 34, 800, ink, ground, "middle")
        return
    count, pale = str(held.ways), "ink-muted" if chosen else "muted"
    left = middle - (width(held.letter, 34, 800) + 62 + width(count, 28, 700)) // 2
    yield Label(left, foot, held.letter, 34, 800, ink, ground)
    left += width(held.letter, 34, 800) + 14
    yield centred(left + 20, foot, Dashed(40, 24, pale, radius=6, line=3, dash=6), ground)
    yield Label(left + 48, foot, count, 28, 700, pale, ground)


def letters(view: View, found: Choices, y: int, felt: tuple[int, int, int, int]) -> tuple[Region, ...]:
    """Return where a card can be clicked: the first is laid at once, anywhere on the felt, later ones are chosen."""
    first = view.phase is Phase.FIRST
    return tuple(
        Region(
            held.letter,
            str(held.card.number),
            (_slot(view, y, at),),
            look=not first,
            piece=_lifted(view, y, at),
            drop=felt if first else None,
        )
        for at, held in enumerate(_held(view, found))
        if held.ways
    )


def chosen_card(view: View, found: Choices, y: int) -> tuple[int, int, int, int] | None:
    """Return where the chosen card is in the hand."""
    at = next((at for at, held in enumerate(_held(view, found)) if held.card == found.chosen), None)
    return None if at is None else _lifted(view, y, at)


def _lifted(view: View, y: int, at: int) -> tuple[int, int, int, int]:
    """Return the card itself in its slot."""
    x, top, wide, _ = _slot(view, y, at)
    unit = _slots(len(view.hands[holder(view)]))[1]
    return (x + wide // 2 - unit, top + 12, 2 * unit, unit)


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
