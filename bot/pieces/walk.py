"""A whole game between computer players, as material for checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.contract import Context, Game, Step
from engines.randomness import Rng
from engines.replay import begin

LONGEST = 5_000
A_MOVE = 700
"""ms between moves."""


class Endless(Exception):
    """A game that does not end, or in which nobody can move."""


@dataclass(frozen=True)
class Visit:
    """A step of a game, and its time in ms since the start."""

    step: Step[Any]
    now: int


def walk(game: Game[Any, Any, Any], seats: int) -> Iterator[Visit]:
    """Let the weakest computer play all seats to the end, clock included. Deterministic."""
    step, now = begin(game, seed="doctor", options={}, seats=seats), 0
    for number in range(LONGEST):
        yield Visit(step, now)
        if game.outcome(step.state) is not None:
            return
        now += A_MOVE
        step, now = _gone_on(game, step, number, now)
    raise Endless(f"no end after {LONGEST} moves")


def _gone_on(game: Game[Any, Any, Any], step: Step[Any], number: int, now: int) -> tuple[Step[Any], int]:
    """Return the next step: a move, or a timed event if it comes before any move."""
    state, rng = step.state, Rng.of("doctor", number)
    movers, due = sorted(game.to_move(state)), game.deadline(state)
    for seat in movers[number % len(movers) :] + movers[: number % len(movers)] if movers else ():
        if due is not None and now >= due:
            break
        move = game.choose(game.view_for(state, seat), list(game.legal_moves(state, seat)), game.levels[0], rng)
        if move is not None:
            return game.apply(state, seat, move, Context(rng=rng, now=now)), now
    if due is None:
        raise Endless("nobody moves, and no clock runs")
    now = max(now, due)
    return game.expire(state, Context(rng=rng, now=now)), now
