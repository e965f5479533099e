"""Open hands: the current player's with letters, the others small."""

from collections.abc import Iterator, Sequence

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.marks import Chip, Dashed
from render.dorozhki.cards import Domino
from render.dorozhki.choices import Choices, Held
from render.furniture import card as card_box
from render.lettering import sized, width
from render.scene import Box, Item, Label, Region, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

_MANY = 12
_FULL = WIDE - 2 * MARGIN


def _slots(count: int) -> tuple[int, int, int]:
    """Return how many cards are in a row, the unit of a card, and the height of a row."""
    return (6, 76, 142) if count <= _MANY else (8, 54, 118)


def own_height(view: View) -> int:
    across, _, row = _slots(len(view.hands[view.turn]))
    return -(-len(view.hands[view.turn]) // across) * row + 20


def own_hand(view: View, found: Choices, y: int) -> Iterator[Item]:
    """Yield the current player's hand: the chosen card on a dark plate, unplayable cards faint."""
    yield card_box(MARGIN, y, _FULL, own_height(view) - 4, strong=True)
    for at, held in enumerate(found.hand):
        x, top, wide, tall = _slot(view, y, at)
        chosen = found.chosen is not None and held.card.number == found.chosen.number
        yield from _held(view, held, (x, top, wide, tall), chosen=chosen)


def _slot(view: View, y: int, at: int) -> tuple[int, int, int, int]:
    across, _, row = _slots(len(view.hands[view.turn]))
    step = (_FULL - 24) // across
    return (MARGIN + 12 + at % across * step, y + 8 + at // across * row, step, row)


def _held(view: View, held: Held, slot: tuple[int, int, int, int], *, chosen: bool) -> Iterator[Item]:
    x, y, wide, tall = slot
    unit = _slots(len(view.hands[view.turn]))[1]
    ground, ink = ("ink", "on-ink") if chosen else ("card", "ink" if held.ways else "faint")
    if chosen:
        yield Box(x, y, wide, tall - 4, "ink", 18)
    art = Domino(held.card.ends, held.card.wiring, Facing.WEST, unit, faint=not held.ways)
    yield centred(x + wide // 2, y + 12 + unit // 2, art, ground)
    foot = y + tall - 28
    middle = x + wide // 2
    if view.phase is Phase.FIRST or not held.ways:
        yield Label(middle, foot, held.letter, 34, 800, ink, ground, "middle")
        return
    count = str(held.ways)
    left = middle - (width(held.letter, 34, 800) + 62 + width(count, 28, 700)) // 2
    yield Label(left, foot, held.letter, 34, 800, ink, ground)
    left += width(held.letter, 34, 800) + 14
    yield centred(left + 20, foot, Dashed(40, 24, "on-ink" if chosen else "muted", radius=6, line=3, dash=6), ground)
    yield Label(left + 48, foot, count, 28, 700, "on-ink" if chosen else "muted", ground)


def letters(view: View, found: Choices, y: int) -> tuple[Region, ...]:
    """Return where a card can be clicked: the first card is laid at once, later ones are chosen."""
    first = view.phase is Phase.FIRST
    return tuple(
        Region(held.letter, str(held.card.number), (_slot(view, y, at),), look=not first)
        for at, held in enumerate(found.hand)
        if held.ways
    )


def others_height(view: View, seats: Sequence[Seat]) -> int:
    rows = -(-len(seats) // _across(seats))
    return rows * (_tall(view, seats) + 14)


def _across(seats: Sequence[Seat]) -> int:
    return 1 if len(seats) == 1 else 2


def _tall(view: View, seats: Sequence[Seat]) -> int:
    most = max(len(view.hands[seat]) for seat in seats)
    return 74 + max(1, -(-most // _small_across(seats))) * 60


def _small_across(seats: Sequence[Seat]) -> int:
    return 9 if len(seats) == 1 else 4


def small_hands(view: View, words: Words, seats: Sequence[Seat], y: int) -> Iterator[Item]:
    """Yield the hands that are only shown."""
    across, tall = _across(seats), _tall(view, seats)
    wide = (_FULL - (across - 1) * 16) // across
    for number, seat in enumerate(seats):
        x, top = MARGIN + number % across * (wide + 16), y + number // across * (tall + 14)
        yield from _small(view, words, seat, (x, top, wide, tall), _small_across(seats))


def _small(view: View, words: Words, seat: Seat, span: tuple[int, int, int, int], across: int) -> Iterator[Item]:
    x, y, wide, tall = span
    hand = view.hands[seat]
    won = view.outcome is not None and seat in view.outcome.winners
    yield card_box(x, y, wide, tall - 4, strong=won)
    yield centred(x + 38, y + 36, Chip(words.chip(seat), 40, filled=won, paper="on-ink" if won else "card"), "card")
    name, size = sized(words.name(seat), (Text.NAME, 28, 25), 700, wide - 170)
    yield Label(x + 68, y + 36, name, size, 700, "ink", "card")
    yield Label(x + wide - 20, y + 36, str(len(hand)), Text.NUMBER, 700, "ink", "card", "right")
    for at, card in enumerate(hand):
        yield sprite(x + 18 + at % across * 110, y + 64 + at // across * 60, _little(card), "card")


def _little(card: Card) -> Domino:
    return Domino(card.ends, card.wiring, Facing.WEST, 50)
