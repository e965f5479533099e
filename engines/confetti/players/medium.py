"""One step ahead: where a card could lead, what it would do for the others, and when to stop."""

from collections.abc import Sequence

from engines.confetti.deck import Card
from engines.confetti.players.circles import gain, tally
from engines.confetti.players.situation import Situation, after
from engines.confetti.sets import net
from engines.confetti.state import Done, Drop, Move, Swap, Take

# Weights, relative to a possible point: what a card gains now, and what it would gain an opponent.
AT_ONCE = 0.1
ENVY = 0.1


def one_step(now: Situation, legal: Sequence[Move]) -> Move | None:
    """Return the best move by looking one step ahead; None if no move helps."""
    if now.contested:
        return Drop(now.contested[0])
    takes = [move for move in legal if isinstance(move, Take) and move.card in now.free]
    if takes and now.room > 1:
        return max(takes, key=lambda move: (_wanted(now, move.card), move.card))
    changes = [move for move in legal if isinstance(move, Swap | Drop)]
    best = max([*takes, *changes], key=lambda move: net(after(now.hand, move)), default=None)
    if best is not None and net(after(now.hand, best)) > net(now.hand):
        return best
    return next((move for move in legal if isinstance(move, Done)), None) or _exchange(now)


def _wanted(now: Situation, card: Card) -> float:
    theirs = max((gain(tally(hand), card) for hand in now.others), default=0)
    return _hope(now, card) + AT_ONCE * gain(tally(now.hand), card) + ENVY * theirs


def _hope(now: Situation, card: Card) -> int:
    """Return the points of the hand that starts with a card and then greedily adds what fits best."""
    hand, free = [*now.hand, card], [other for other in now.free if other != card]
    points = net(hand)
    while len(hand) < now.limit and free:
        counted = tally(hand)
        following = max(free, key=lambda other: gain(counted, other))
        free.remove(following)
        hand.append(following)
        if len(hand) >= now.limit - 1:
            points = max(points, net(hand))
    return points


def _exchange(now: Situation) -> Move | None:
    """With a full hand, drop the card that a better free one could replace."""
    if now.room:
        return None
    pairs = [Swap(put, take) for put in now.hand for take in now.free]
    best = max(pairs, key=lambda pair: net(after(now.hand, pair)), default=None)
    return Drop(best.put) if best is not None and net(after(now.hand, best)) > net(now.hand) else None
