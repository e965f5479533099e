"""Computer players of Конфетти. They see a view, never the state."""

from collections.abc import Callable, Sequence

from engines.confetti.deck import COLOURS, Card
from engines.confetti.sets import net
from engines.confetti.state import Done, Drop, Keep, Move, Ready, Take
from engines.confetti.view import View
from engines.randomness import Rng

LEVELS = ("easy",)
_LETTERS = tuple(colour.value for colour in COLOURS)


def choose(view: View, legal: Sequence[Move], level: str, rng: Rng) -> Move:
    """Return one of the legal moves."""
    if level not in LEVELS:
        raise ValueError(level)
    return _easy(view, legal, rng)


def _easy(view: View, legal: Sequence[Move], rng: Rng) -> Move:
    """Take what goes best with the hand while there is room, then look at the points; no swaps, no quarrels."""
    if view.viewer is None or isinstance(legal[0], Keep | Ready):
        return legal[0]
    hand = view.hands[view.viewer]
    free = {card for card, seats in zip(view.slots, view.holders, strict=True) if not seats}
    takes = [move for move in legal if isinstance(move, Take) and move.card in free]
    if takes and len(hand) < view.limit - 1:
        return _best(takes, lambda move: (progress(_after(hand, move)),), rng)
    calm = [move for move in legal if isinstance(move, Drop | Done)]
    return _best([*takes, *calm] or legal, lambda move: _finish(hand, move), rng)


def progress(cards: Sequence[Card]) -> int:
    """Return how far the colours of some cards have come: a set counts 9, a set begun 1 or 4."""
    small, medium, large = zip(*cards, strict=True)
    value = 0
    for letter in _LETTERS:
        counts = small.count(letter), medium.count(letter), large.count(letter)
        sets = min(counts)
        value += 9 * sets + sum(count > sets for count in counts) ** 2
    return value


def _finish(hand: Sequence[Card], move: Move) -> tuple[int, ...]:
    """Points first; and rather stop than go on for nothing."""
    return net(_after(hand, move)), isinstance(move, Done)


def _after(hand: Sequence[Card], move: Move) -> list[Card]:
    match move:
        case Take(card):
            return [*hand, card]
        case Drop(card):
            return [other for other in hand if other != card]
        case _:
            return list(hand)


def _best(moves: Sequence[Move], value: Callable[[Move], tuple[int, ...]], rng: Rng) -> Move:
    values = [value(move) for move in moves]
    best = max(values)
    return rng.choice([move for move, reached in zip(moves, values, strict=True) if reached == best])
