"""What cards are worth: sets of one colour, and the fewest cards that make them.

All circles of a hand are packed into one integer: five bits per size and colour, of which the highest stays zero as a
guard bit. So two hands can be added, and compared field by field, in one operation.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.confetti.deck import COLOURS, DECK, Card

_BITS = 5
_FIELD = (1 << _BITS) - 1
_SIZE = _BITS * len(COLOURS)
_SIZES = 3
_GUARDS = sum(1 << (field * _BITS + _BITS - 1) for field in range(_SIZES * len(COLOURS)))
_EVERY_SIZE = 1 | 1 << _SIZE | 1 << 2 * _SIZE
_PLACE = {colour.value: _BITS * place for place, colour in enumerate(COLOURS)}
_CIRCLES = {card: sum(1 << (size * _SIZE + _PLACE[letter]) for size, letter in enumerate(card)) for card in DECK}
UNLIT = "-"


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What a hand is worth, and the scheme that proves it."""

    held: tuple[Card, ...]
    sets: int
    scheme: tuple[Card, ...]
    """The fewest of the held cards that still make every set, in the order they were taken."""
    lit: tuple[str, ...]
    """For each card of the scheme: which of its circles are part of a set, `R-Y`."""

    @property
    def penalty(self) -> int:
        return len(self.held) - len(self.scheme)

    @property
    def net(self) -> int:
        return self.sets - self.penalty


def worth(cards: Sequence[Card]) -> Worth:
    """Return what cards are worth. Among equally short schemes it prefers earlier cards."""
    held = tuple(cards)
    circles = [_CIRCLES[card] for card in held]
    total = sum(circles)
    served = _served(total)
    sets = sum(served >> place & _FIELD for place in _PLACE.values())
    unneeded = _unneeded(circles, total - served * _EVERY_SIZE, sets)
    scheme = tuple(card for at, card in enumerate(held) if at not in unneeded)
    return Worth(held=held, sets=sets, scheme=scheme, lit=_lit(scheme, served))


def net(cards: Sequence[Card]) -> int:
    """Return sets minus penalty, without building the scheme."""
    circles = [_CIRCLES[card] for card in cards]
    total = sum(circles)
    served = _served(total)
    sets = sum(served >> place & _FIELD for place in _PLACE.values())
    return sets - len(_unneeded(circles, total - served * _EVERY_SIZE, sets))


def _served(total: int) -> int:
    """Return the number of sets by colour: the smallest of its small, medium and large circle counts."""
    served = 0
    for place in _PLACE.values():
        small = total >> place & _FIELD
        if small:
            served |= min(small, total >> place + _SIZE & _FIELD, total >> place + 2 * _SIZE & _FIELD) << place
    return served


def _unneeded(circles: Sequence[int], surplus: int, sets: int) -> tuple[int, ...]:
    """Return the indexes of the largest group of cards that can be removed without losing a set.

    A card can be removed if each of its circles is still in surplus. Every card has one small circle and every set
    needs one, so no scheme has fewer cards than there are sets.
    """
    most = len(circles) - sets
    best: tuple[int, ...] = ()

    def search(gone: tuple[int, ...], candidates: Sequence[int], surplus: int) -> None:
        nonlocal best
        if len(gone) > len(best):
            best = gone
        guarded = surplus | _GUARDS
        fitting = [at for at in candidates if (guarded - circles[at]) & _GUARDS == _GUARDS]
        for number, at in enumerate(fitting):
            if len(best) >= min(most, len(gone) + len(fitting) - number):
                return
            search((*gone, at), fitting[number + 1 :], surplus - circles[at])

    search((), range(len(circles) - 1, -1, -1), surplus)
    return best


def _lit(scheme: Sequence[Card], served: int) -> tuple[str, ...]:
    left = [{letter: served >> place & _FIELD for letter, place in _PLACE.items()} for _ in range(_SIZES)]
    lit = []
    for card in scheme:
        marks = ""
        for size, letter in enumerate(card):
            serves = left[size][letter] > 0
            left[size][letter] -= serves
            marks += letter if serves else UNLIT
        lit.append(marks)
    return tuple(lit)
