"""Takes what fits: sensible, but ignores what is left on the table and what the others want."""

from collections.abc import Callable, Sequence

from engines.confetti.deck import COLOURS, Card
from engines.confetti.players.situation import after
from engines.confetti.sets import net
from engines.confetti.state import Done, Drop, Move, Phase, Take
from engines.confetti.view import View
from engines.randomness import Rng

_LETTERS = tuple(colour.value for colour in COLOURS)


def what_fits(view: View, legal: Sequence[Move], rng: Rng) -> Move | None:
    """Take what fits the hand best while there is room, then maximise points; never swap or contest."""
    hand = view.hands[view.viewer] if view.viewer is not None else ()
    free = {card for card, seats in zip(view.slots, view.holders, strict=True) if not seats}
    takes = [move for move in legal if isinstance(move, Take) and move.card in free]
    if takes and len(hand) < view.limit - 1:
        return _best(takes, lambda move: (progress(after(hand, move)),), rng)
    calm = [move for move in legal if isinstance(move, Drop | Done)]
    best = _best([*takes, *calm] or legal, lambda move: _finish(hand, move), rng)
    if view.phase is Phase.SAND and net(after(hand, best)) <= net(hand):
        return None
    return best


def progress(cards: Sequence[Card]) -> int:
    """Return how far along the colours of some cards are: a set counts 9, an incomplete one 1 or 4."""
    small, medium, large = zip(*cards, strict=True)
    value = 0
    for letter in _LETTERS:
        counts = small.count(letter), medium.count(letter), large.count(letter)
        sets = min(counts)
        value += 9 * sets + sum(count > sets for count in counts) ** 2
    return value


def _finish(hand: Sequence[Card], move: Move) -> tuple[int, ...]:
    """Points first; on a tie, stop."""
    return net(after(hand, move)), isinstance(move, Done)


def _best(moves: Sequence[Move], value: Callable[[Move], tuple[int, ...]], rng: Rng) -> Move:
    values = [value(move) for move in moves]
    best = max(values)
    return rng.choice([move for move, reached in zip(moves, values, strict=True) if reached == best])
