"""Circle counts by colour, for players that evaluate thousands of hands."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.confetti.deck import COLOURS, DECK, Card

# The counts of small, medium and large circles of one colour, four bits each: no hand has more than nine.
_BITS = 4
_MOST = (1 << _BITS) - 1
_CODES = 1 << 3 * _BITS
SMALL, MEDIUM, LARGE = 1, 1 << _BITS, 1 << 2 * _BITS
_LETTERS = [colour.value for colour in COLOURS]

Tally = Sequence[int]
"""By colour: its small, medium and large circle counts, packed into one integer."""


class Places(NamedTuple):
    """The tally indexes of a card's three colours."""

    small: int
    medium: int
    large: int


PLACES = {card: Places(*map(_LETTERS.index, card)) for card in DECK}

WHOLE_SET = 9
"""What a complete set counts when hands are compared; two thirds of a set count 4, one third counts 1."""
COMPLETES = 5
"""The least that a circle gains by completing a set: the step from 4 to 9."""


def _sets(code: int) -> int:
    return min(code & _MOST, code >> _BITS & _MOST, code >> 2 * _BITS)


def _value(code: int) -> int:
    counts, sets = (code & _MOST, code >> _BITS & _MOST, code >> 2 * _BITS), _sets(code)
    return WHOLE_SET * sets + sum(count > sets for count in counts) ** 2


# One large circle more than the last code has, too. Every start of the program works this out.
_VALUES = [_value(code) for code in range(_CODES + LARGE)]


def _steps(circle: int) -> list[int]:
    return [more - less for less, more in zip(_VALUES[:_CODES], _VALUES[circle:], strict=False)]


SETS = [_sets(code) for code in range(_CODES)]
"""By packed count of a colour: how many complete sets it makes."""
SMALL_BRINGS, MEDIUM_BRINGS, LARGE_BRINGS = _steps(SMALL), _steps(MEDIUM), _steps(LARGE)
"""By packed count of a colour: how much one more circle gains."""


def tally(cards: Iterable[Card]) -> list[int]:
    counted = [0] * len(COLOURS)
    for card in cards:
        small, medium, large = PLACES[card]
        counted[small] += SMALL
        counted[medium] += MEDIUM
        counted[large] += LARGE
    return counted


def gain(counted: Tally, card: Card) -> int:
    """Return how much a card improves a hand."""
    small, medium, large = PLACES[card]
    return SMALL_BRINGS[counted[small]] + MEDIUM_BRINGS[counted[medium]] + LARGE_BRINGS[counted[large]]


def sets(counted: Tally) -> int:
    return sum(SETS[code] for code in counted)
