"""Chances in a game that does not say how to find them: it is played on at random from each position."""

from typing import Any

from engines.chances import decided
from engines.contract import Context, Game
from engines.randomness import Rng

GAMES = 12
"""From each position."""
LONGEST = 400
"""Moves of one of them. One that goes on for longer is left out."""


def chances(game: Game[Any, Any, Any], state: Any, seats: int, rng: Rng) -> tuple[float, ...]:
    """Return chances by seat. Somebody alone has none, and a game with a clock can't be played on without it."""
    if seats == 1 or game.info.has_live_phases:
        return ()
    ends = [_played_out(game, state, rng.child(number)) for number in range(GAMES)]
    known = [end for end in ends if end is not None]
    return tuple(sum(end[seat] for end in known) / max(1, len(known)) for seat in range(seats))


def _played_out(game: Game[Any, Any, Any], state: Any, rng: Rng) -> tuple[float, ...] | None:
    for number in range(LONGEST):
        over = game.outcome(state)
        if over is not None:
            return decided(over)
        seat = min(game.to_move(state))
        move = rng.choice(list(game.legal_moves(state, seat)))
        state = game.apply(state, seat, move, Context(rng=rng.child("move", number))).state
    return None
