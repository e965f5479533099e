"""Looking back at a game of Cvetariki: how the chances changed, and when each secret could be guessed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from math import prod

from engines.chance import Random, quick
from engines.colours import Colour
from engines.contract import Review, Seat
from engines.cvetariki.board import COLOURS, groups, pack
from engines.cvetariki.players.beliefs import NOBODY, guess_of, left_at_random, suspicions
from engines.cvetariki.players.knowledge import Kind, Knowledge
from engines.cvetariki.players.search import Effort, expected
from engines.cvetariki.players.solo import Solitaire
from engines.cvetariki.scoring import is_over, outcome
from engines.cvetariki.sides import side_of
from engines.cvetariki.state import State, Variant
from engines.cvetariki.view import view_for
from engines.randomness import Rng

EFFORT = Effort(pops=12_000, depth=50)
"""For each position: less than `hard` spends on a move, since a game has thirty of them."""
WAYS = 6
"""Alone: how many searches show whether the board can still be cleared."""
HALF = 0.5
GUESSED = 0.5
"""Somebody's colour can be guessed once it is more likely than all others together."""


@dataclass(frozen=True, kw_only=True)
class Guessed:
    seat: Seat
    colour: Colour
    move: int | None
    """Since this move those who watch could guess it; None: never before the end."""


@dataclass(frozen=True, kw_only=True)
class Found:
    guessed: tuple[Guessed, ...]


def chances(state: State, rng: Rng) -> tuple[float, ...]:
    """Return how often each seat wins when everybody searches on, knowing all secrets as we do now."""
    over = outcome(state)
    if over is not None:
        sides = {side_of(state, seat) for seat in over.winners}
        return tuple((seat in over.winners) / max(1, len(sides)) for seat in range(state.seats))
    known = Knowledge.of(view_for(state, state.turn))
    if state.variant is Variant.SOLO:
        return (_cleared(known),)
    shares = expected(known, guess_of(known, _owners(state, known)), EFFORT, quick(rng))
    return tuple(shares[side] for side in known.sides)


def _cleared(known: Knowledge) -> float:
    """Return how close a few searches come to clearing a player's own colours: each token left halves the chance."""
    choices = tuple(groups(known.board))
    left = [Solitaire(known.mine).nested(way, known.board, choices)[0] for way in range(WAYS)]
    return sum(HALF**tokens for tokens in left) / WAYS


def _owners(state: State, known: Knowledge) -> list[int]:
    owners = [NOBODY] * len(COLOURS)
    for seat, secret in enumerate(state.secrets):
        for colour in secret:
            owners[COLOURS.index(colour)] = known.sides[seat]
    return owners


def found(states: Sequence[State], rng: Rng) -> Found:
    """Return when each secret could be guessed by those who watch and have none themselves."""
    if states[0].variant is Variant.SOLO:
        return Found(guessed=())
    running = [state for state in states if not is_over(state)]
    likely = [_likelihoods(state, quick(rng.child("watching", state.moves))) for state in running]
    secrets = [(seat, colour) for seat, secret in enumerate(states[0].secrets) for colour in secret]
    return Found(guessed=tuple(_guessed(secret, running, likely) for secret in secrets))


def _guessed(
    secret: tuple[Seat, Colour], states: Sequence[State], likely: Sequence[dict[tuple[Seat, Colour], float]]
) -> Guessed:
    """Return the first move after which a secret could be guessed."""
    seat, colour = secret
    moves = (state.moves for state, chance in zip(states, likely, strict=True) if chance[secret] > GUESSED)
    return Guessed(seat=seat, colour=colour, move=next(moves, None))


def _likelihoods(state: State, random: Random) -> dict[tuple[Seat, Colour], float]:
    """Return how likely each secret is to somebody who has seen the moves so far."""
    known = replace(Knowledge.of(view_for(state, state.turn)), mine=frozenset())
    left = left_at_random(pack(state.columns), random)
    sides = sorted(set(known.sides))
    tallies = [suspicions(known, side, left) for side in sides]
    each = sum(len(secret) for secret in state.secrets) // len(sides)
    weights = {hands: prod(tallies[side][kind] for side, kinds in enumerate(hands) for kind in kinds)
               for hands in _assignments(len(sides), each)}  # fmt: skip
    total = sum(weights.values())
    return {
        (seat, colour): sum(
            weight for hands, weight in weights.items() if COLOURS.index(colour) in hands[known.sides[seat]]
        )
        / total
        for seat, secret in enumerate(state.secrets)
        for colour in secret
    }


def _assignments(sides: int, each: int) -> Iterator[tuple[tuple[Kind, ...], ...]]:
    """Yield who could have which colours, as many for every side."""
    for order in permutations(range(len(COLOURS)), sides * each):
        hands = tuple(order[side * each : (side + 1) * each] for side in range(sides))
        if all(hand == tuple(sorted(hand)) for hand in hands):
            yield hands


REVIEW: Review[State] = Review(stage=lambda state: state.moves, chances=chances, found=found, found_type=Found)
