"""Looking back at a game of Colour Paths: how the chances changed, and the best card that was missed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.chances import by_worth, decided
from engines.contract import Review, Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.gains import gain
from engines.dorozhki.geometry import Laid, Spot
from engines.dorozhki.players.alone import Solver
from engines.dorozhki.players.search import Search
from engines.dorozhki.players.worlds import after, imagined, standing, worth
from engines.dorozhki.rules import moves
from engines.dorozhki.scoring import outcome
from engines.dorozhki.state import Decline, Lay, Move, Phase, State
from engines.dorozhki.table import table_of
from engines.dorozhki.view import view_for
from engines.randomness import Rng

WORLDS, AHEAD = 16, 6
"""How many banks are imagined, and how many moves are played in each before hands are compared."""
SHARP, BLUNT = 0.8, 2
"""How much a card fewer is worth with one left, and how quickly that falls with larger hands (docs/players.md)."""
LOOKED_INTO, EFFORT = 3, 200
"""For the card that `hard` would have laid: in how many banks it is looked for, and how many moves are tried."""
LEAST = 0.03
"""A missed card that would have changed less than this is not worth telling."""


@dataclass(frozen=True, kw_only=True)
class Missed:
    """A card that somebody could have laid instead."""

    cards: int
    """How many cards lay on the table."""
    seat: Seat
    card: Card
    spot: Spot
    changes: int
    """Colour changes of the path that earns another turn; 0: none."""
    joints: int
    """As many links of one colour that earn another turn; 0: fewer."""
    ring: bool
    last: bool
    """It was the last card in the hand."""
    chance: tuple[int, int]
    """In percent: after what they did, and after this card."""
    laid: tuple[Laid, ...]
    """The table."""


@dataclass(frozen=True, kw_only=True)
class Found:
    missed: Missed | None


def chances(state: State, rng: Rng) -> tuple[float, ...]:
    """Return chances: everybody plays on for a few moves with a bank in unknown order, then hands are compared.

    Alone, a puzzle can still be solved, or not.
    """
    over = outcome(state)
    if over is not None:
        return decided(over)
    if state.seats == 1:
        return (float(Solver().solve(table_of(state.laid), state.hands[0])),)
    return _expected(_worlds(state, rng))


def _worlds(state: State, rng: Rng) -> list[State]:
    view = view_for(state, state.turn)
    return [imagined(view, rng.child("bank", world)) for world in range(WORLDS)]


def _expected(worlds: Sequence[State]) -> tuple[float, ...]:
    ends = [_likely(_played_on(world)) for world in worlds]
    return tuple(sum(of_seat) / len(ends) for of_seat in zip(*ends, strict=True))


def _played_on(state: State) -> State:
    for _ in range(AHEAD):
        if state.phase is Phase.OVER:
            break
        followings = [after(state, move) for move in moves(state)]
        mover = state.turn
        state = max(followings, key=lambda following: worth(following, mover)) if followings[1:] else followings[0]
    return state


def _likely(state: State) -> tuple[float, ...]:
    over = outcome(state)
    if over is not None:
        return decided(over)
    smallest = min(map(len, state.hands))
    return by_worth([standing(state, seat) for seat in range(state.seats)], SHARP / (1 + BLUNT * (smallest - 1)))


def found(states: Sequence[State], rng: Rng) -> Found:
    """Return the lay that would have helped its owner most."""
    missed = list(_missed(states, rng)) if states[0].seats > 1 else []
    return Found(missed=max(missed, key=lambda each: each.chance[1] - each.chance[0], default=None))


def _missed(states: Sequence[State], rng: Rng) -> Iterator[Missed]:
    for number, (before, later) in enumerate(pairwise(states)):
        lays = [move for move in moves(before) if isinstance(move, Lay) and move.spot is not None]
        if len(lays) < 2:
            continue
        worlds = _worlds(before, rng.child("missed", number))
        made, best = _made(before, later), Search(before.turn, EFFORT).best(lays, worlds[:LOOKED_INTO])
        if made == best:
            continue
        played, possible = (_expected([after(world, move) for world in worlds])[before.turn] for move in (made, best))
        if possible - played > LEAST:
            yield _told(before, best, (round(100 * played), round(100 * possible)))


def _made(before: State, later: State) -> Move:
    """Return the move between two states: what followed by itself lies on top of it."""
    new = later.laid[len(before.laid) :]
    return Lay(new[0].card.number, new[0].spot) if new and new[0].card in before.hands[before.turn] else Decline()


def _told(before: State, move: Move, chance: tuple[int, int]) -> Missed:
    assert isinstance(move, Lay)  # noqa: S101 (chosen by the caller)
    assert move.spot is not None  # noqa: S101
    card = next(card for card in before.hands[before.turn] if card.number == move.card)
    earned = gain(table_of(before.laid), card, move.spot)
    return Missed(
        cards=len(before.laid),
        seat=before.turn,
        card=card,
        spot=move.spot,
        changes=earned.changes or 0,
        joints=earned.alike if earned.three else 0,
        ring=earned.ring,
        last=len(before.hands[before.turn]) == 1,
        chance=chance,
        laid=before.laid,
    )


REVIEW: Review[State] = Review(stage=lambda state: len(state.laid), chances=chances, found=found, found_type=Found)
