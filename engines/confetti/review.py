"""Looking back at a game of Confetti: how the chances changed, what was possible, and what nobody took."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.chances import by_worth, decided
from engines.confetti.deck import Card
from engines.confetti.players.easy import progress
from engines.confetti.players.plan import best_plan
from engines.confetti.scoring import outcome
from engines.confetti.state import Phase, State
from engines.confetti.table import cards_of, free
from engines.contract import Review, Seat
from engines.randomness import Rng

SHARP = 1.2
"""How much a point ahead is worth: as in matches of the computers (docs/players.md)."""
PROMISE, PRICE = 0.4 / 9, 0.2
"""What the colours in a hand promise, and what a card in it costs, in points."""
LEFT = 3
"""Cards that make up what was left on the table."""


@dataclass(frozen=True, kw_only=True)
class RoundFound:
    gains: tuple[int, ...]
    """By seat."""
    possible: int
    """What one player alone could have made of the cards that the round began with."""
    left: tuple[Card, ...]
    """The best three cards that nobody held at the end, if they bring anything."""
    brings: int


@dataclass(frozen=True, kw_only=True)
class Found:
    rounds: tuple[RoundFound, ...]


def stage(state: State) -> int:
    """Return how many rounds are over."""
    return len(state.gains)


def beat(state: State) -> tuple[int, ...]:
    """Return what changes with every card that is taken or put back."""
    return (stage(state), *(map(len, state.hands) if _is_taking(state) else ()))


def chances(state: State, _rng: Rng) -> tuple[float, ...]:
    """Return chances by the points so far and what the hands promise; alone nobody wins or loses."""
    if state.seats == 1:
        return ()
    over = outcome(state)
    return decided(over) if over is not None else by_worth([_worth(state, seat) for seat in range(state.seats)], SHARP)


def _worth(state: State, seat: Seat) -> float:
    points, hand = sum(gains[seat] for gains in state.gains), cards_of(state.hands[seat])
    return points + (PROMISE * progress(hand) - PRICE * len(hand) if hand and _is_taking(state) else 0)


def _is_taking(state: State) -> bool:
    return state.phase in (Phase.SAND, Phase.DRAFT)


def found(states: Sequence[State], _rng: Rng) -> Found:
    return Found(rounds=tuple(_rounds(states)))


def _rounds(states: Sequence[State]) -> Iterator[RoundFound]:
    begun: State | None = None
    for before, after in pairwise(states):
        if _is_taking(before) and (begun is None or begun.round != before.round):
            begun = before
        if stage(after) > stage(before) and begun is not None:
            possible = best_plan((), begun.slots, begun.limit).points
            left = best_plan((), tuple(free(before)), LEFT)
            useful = left.points > 0
            yield RoundFound(
                gains=after.gains[-1],
                possible=possible,
                left=left.cards if useful else (),
                brings=left.points if useful else 0,
            )


REVIEW: Review[State] = Review(stage=stage, chances=chances, beat=beat, found=found, found_type=Found)
