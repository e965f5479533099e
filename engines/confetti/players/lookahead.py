"""Turn-based search: simulates the rest of the round many times, with more simulations for moves that do well (UCB).

Nothing is hidden within a round, so only the opponents' preferences are guessed.
"""

from collections.abc import Sequence
from math import log, sqrt

from engines.chance import quick
from engines.confetti.deck import Card
from engines.confetti.players.circles import (
    COMPLETES,
    LARGE,
    LARGE_BRINGS,
    MEDIUM,
    MEDIUM_BRINGS,
    PLACES,
    SMALL,
    SMALL_BRINGS,
    gain,
    tally,
)
from engines.confetti.players.medium import one_step
from engines.confetti.players.plan import best_plan
from engines.confetti.players.situation import Situation, after
from engines.confetti.sets import net
from engines.confetti.state import Done, Drop, Move, Swap, Take
from engines.confetti.view import View
from engines.randomness import Rng

LOOKS = 100_000
"""Budget per move, in cards examined; simulating a two-player round examines about a hundred."""
A_ROUND = 60
"""Fixed cost per simulated round, so that the search ends even when there are no cards to examine."""
TAKES = 10
SWAPS = 4
"""How many moves of each kind are considered."""
WHIM = 2.0
"""How much the opponents' preferences vary, compared with 5 for a circle that completes a set."""
CURIOSITY = 2.0
A_WIN = 10.0
"""What winning the last round is worth, in points."""
A_CHANGE = 0.2
"""What a swap or a drop costs: fewer of them break ties."""


def looked_ahead(view: View, now: Situation, legal: Sequence[Move], rng: Rng) -> Move:
    """Return the move that was simulated most often."""
    if len(view.done) == len(view.hands) - 1:
        return _undisturbed(now, legal)
    moves, mind = _shortlist(now, legal), _Mind(view, now, rng)
    visits, won = [0] * len(moves), [0.0] * len(moves)
    while mind.looks < LOOKS or not all(visits):
        total = log(sum(visits) + 1)
        hopes = [
            mean / count + CURIOSITY * sqrt(total / count) if count else float("inf")
            for mean, count in zip(won, visits, strict=True)
        ]
        at = hopes.index(max(hopes))
        won[at] += mind.played_out(moves[at])
        visits[at] += 1
    return moves[max(range(len(moves)), key=lambda at: (visits[at], won[at]))]


def _undisturbed(now: Situation, legal: Sequence[Move]) -> Move:
    """Return the next step to the best hand when all other players are done."""
    plan = best_plan(now.hand, now.free, now.limit)
    spare = [card for card in now.hand if card not in plan.cards]
    missing = [card for card in plan.cards if card not in now.hand]
    # A full hand ends the round for its player, so put cards back before taking the last ones.
    swaps: list[Move] = [Swap(put, take) for put in spare for take in missing]
    wishes = [*swaps, *map(Drop, spare)] if spare else list(map(Take, missing))
    wanted = next((move for move in wishes if move in legal), None)
    return wanted or one_step(now, legal) or Done()


def _shortlist(now: Situation, legal: Sequence[Move]) -> list[Move]:
    """Return the moves worth simulating."""
    takes = [move for move in legal if isinstance(move, Take)]
    swaps = [move for move in legal if isinstance(move, Swap)]
    drops = [move for move in legal if isinstance(move, Drop)]
    counted = tally(now.hand)
    return [
        *sorted(takes, key=lambda move: -gain(counted, move.card))[:TAKES],
        *sorted(swaps, key=lambda move: -_improvement(now, move))[:SWAPS],
        *sorted(drops, key=lambda move: -net(after(now.hand, move)))[:1],
        Done(),
    ]


def _improvement(now: Situation, move: Swap) -> int:
    rest = tally(card for card in now.hand if card != move.put)
    return gain(rest, move.take) - gain(rest, move.put)


class _Mind:
    """Simulates the rest of a draft; `looks` counts the cards examined so far."""

    def __init__(self, view: View, now: Situation, rng: Rng) -> None:
        self._view, self._now = view, now
        self._order = _snake(view)
        self._random = quick(rng)
        self.looks = 0

    def played_out(self, move: Move) -> float:
        """Return what the round is worth to me if it starts with a move and everybody then takes what fits best."""
        self.looks += A_ROUND
        view, me = self._view, self._now.seat
        hands = [list(hand) for hand in view.hands]
        hands[me] = after(hands[me], move)
        held = {card for hand in hands for card in hand}
        free = [card for card in view.slots if card not in held]
        drafting = [seat not in view.done for seat in range(len(hands))]
        drafting[me] = not isinstance(move, Done) and len(hands[me]) < view.limit
        self._go_on(hands, free, drafting)
        return self._value(hands, changed=isinstance(move, Swap | Drop))

    def _go_on(self, hands: list[list[Card]], free: list[Card], drafting: list[bool]) -> None:
        tallies, limit, at = [tally(hand) for hand in hands], self._view.limit, 0
        while any(drafting):
            seat = self._order[at % len(self._order)]
            at += 1
            if not drafting[seat]:
                continue
            hand, pick, brings = hands[seat], *self._favourite(tallies[seat], free)
            if not free or (len(hand) == limit - 1 and brings < COMPLETES + WHIM / 2):
                drafting[seat] = False
                continue
            card = free.pop(pick)
            hand.append(card)
            small, medium, large = PLACES[card]
            tallies[seat][small] += SMALL
            tallies[seat][medium] += MEDIUM
            tallies[seat][large] += LARGE
            drafting[seat] = len(hand) < limit

    def _favourite(self, counted: Sequence[int], free: Sequence[Card]) -> tuple[int, float]:
        """Return the index of the card that a seat takes next, and how much it gains."""
        best, pick, random = -1.0, 0, self._random
        self.looks += len(free)
        for at, card in enumerate(free):
            small, medium, large = PLACES[card]
            brings = (
                SMALL_BRINGS[counted[small]]
                + MEDIUM_BRINGS[counted[medium]]
                + LARGE_BRINGS[counted[large]]
                + random() * WHIM
            )
            if brings > best:
                best, pick = brings, at
        return pick, best

    def _value(self, hands: Sequence[Sequence[Card]], *, changed: bool) -> float:
        """Return my lead over the best opponent in points; in the last round, mostly whether I won."""
        view, me = self._view, self._now.seat
        points = [max(0, len(saved) + net(hand)) for saved, hand in zip(view.points, hands, strict=True)]
        results = list(zip(points, [-made for made in view.changes_made], strict=True))
        mine, made = results.pop(me)
        best = max(results)
        ahead = mine - best[0] - A_CHANGE * changed
        if view.round < view.rounds:
            return ahead
        result = (mine, made - changed)
        return ahead + A_WIN * ((result > best) + (result == best) / 2)


def _snake(view: View) -> list[int]:
    """Return the turn order after the current turn: two laps, after which it repeats."""
    seats, first, turns = len(view.hands), view.first or 0, view.turns or 0
    lap = [(first + place) % seats for place in range(seats)]
    both = [*lap, *reversed(lap)]
    start = (turns + 1) % len(both)
    return [*both[start:], *both[:start]]
