"""While the sand runs: make a plan, take what it needs, and plan again whenever somebody was faster."""

from engines.confetti.deck import Card
from engines.confetti.players.circles import gain, tally
from engines.confetti.players.plan import Plan, best_plan
from engines.confetti.players.situation import Situation
from engines.confetti.sets import net
from engines.confetti.state import Drop, Move, Take


def planned(now: Situation) -> Move | None:
    """Return the next move of the plan; None if the hand can't be improved.

    Contested cards are kept, since yielding early gives them away, unless their room in the hand is needed.
    """
    plan = best_plan(now.hand, now.free, now.limit)
    if now.contested:
        without_yielding = best_plan(now.hand, now.free, now.limit - len(now.contested))
        if without_yielding.points >= plan.points:
            plan = without_yielding
        elif not now.room:
            return Drop(now.contested[0])
    return _next(now, plan)


def _next(now: Situation, plan: Plan) -> Move | None:
    missing = [card for card in plan.cards if card not in now.hand]
    spare = [card for card in now.hand if card not in plan.cards]
    if missing and now.room:
        return Take(max(missing, key=lambda card: (_in_danger(now, card), card)))
    if spare:
        return Drop(max(spare, key=lambda card: (net([other for other in now.hand if other != card]), card)))
    return None


def _in_danger(now: Situation, card: Card) -> int:
    """Return how much a card would help the opponent it helps most."""
    return max((gain(tally(hand), card) for hand in now.others), default=0)
