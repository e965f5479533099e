"""Where the cards of the large hand stand: in the picture of a chat, on a page, and in a narrow window of it."""

from msgspec.structs import replace

from render.plain import Plain
from render.theme import MARGIN, WIDE
from render.words import Window, Words

_IN_A_ROW, _MOST_IN_A_ROW = 7, 8
_LETTER = 66
"""What a card's letter needs below it."""
_ABREAST, _ROWS, _NARROW_UNIT, _NARROW_ROW = 3, 3, 160, 180
"""A narrow window shows a third of its width as a hundred px: less is too small for a finger."""


class Slots(Plain, frozen=True):
    wide: int
    """Of the whole picture."""
    across: int
    unit: int
    row: int
    tall: int
    """The height of the hand."""
    letter: int = 34
    """The size of a card's letter."""

    @property
    def full(self) -> int:
        return self.wide - 2 * MARGIN

    @property
    def is_tight(self) -> bool:
        """Whether letters have no room below their cards."""
        return self.row < self.unit + _LETTER

    def slot(self, y: int, at: int) -> tuple[int, int, int, int]:
        """Return the room of a card in a hand that begins at this height."""
        step = (self.full - 24) // self.across
        return (MARGIN + 12 + at % self.across * step, y + 8 + at // self.across * self.row, step, self.row)

    def card(self, y: int, at: int) -> tuple[int, int, int, int]:
        """Return the card itself in its slot."""
        x, top, wide, _ = self.slot(y, at)
        return (x + wide // 2 - self.unit, top + self.over, 2 * self.unit, self.unit)

    @property
    def over(self) -> int:
        """The px between the upper edge of a slot and its card."""
        return (self.row - 4 - self.unit) // 2 if self.is_tight else 12


def slots(cards: int, words: Words) -> Slots:
    """Return the places for so many cards."""
    if not words.apart:
        return _in_rows(cards, WIDE, 76)
    match words.seen.window:
        case Window.NARROW:
            return _narrow(cards)
        case Window.SQUARE:
            return _on_a_page(cards, WIDE, 76)
        case Window.WIDE:
            return _on_a_page(cards, 1280, 92)


def _on_a_page(cards: int, wide: int, unit: int) -> Slots:
    """Return rows as everywhere, but one of them is as high with eight smaller cards as with six."""
    if cards > _MOST_IN_A_ROW:
        return _in_rows(cards, wide, 70)
    return replace(_in_rows(cards, wide, unit), row=unit + _LETTER, tall=unit + _LETTER + 20)


def _in_rows(cards: int, wide: int, most: int) -> Slots:
    """Return one row, or, with many cards, more of them."""
    rows = 1 if cards <= _IN_A_ROW else -(-cards // _MOST_IN_A_ROW)
    across = max(6, -(-cards // rows))
    unit = min(most, ((wide - 2 * MARGIN - 24) // across - 16) // 2)
    row = unit + _LETTER
    return Slots(wide, across, unit, row, max(1, -(-cards // across)) * row + 20)


def _narrow(cards: int) -> Slots:
    """Return rows of three, in the same room whether they are two or three: what is below them stays where it is."""
    rows = max(2, -(-cards // _ABREAST))
    room = max(_ROWS, rows) * _NARROW_ROW
    return Slots(WIDE, _ABREAST, _NARROW_UNIT, room // rows, room + 20, letter=48)
