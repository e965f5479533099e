"""Games between computer players, for pictures of them."""

from functools import cache
from typing import Any

from engines.contract import Context, Options
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin

_LONGEST = 3_000


@cache
def played(slug: str, options: tuple[tuple[str, str | int | bool], ...], seats: int) -> tuple[tuple[Any, int], ...]:
    """Return the states of a game between computer players, each with its time. Deterministic."""
    game, now = games()[slug], 0
    given: Options = dict(options)
    states = [(begin(game, seed="gallery", options=given, seats=seats).state, now)]
    for number in range(_LONGEST):
        state, _ = states[-1]
        if game.outcome(state) is not None:
            break
        rng = Rng.of("gallery", slug, number)
        movers, due = sorted(game.to_move(state)), game.deadline(state)
        now += 200 + rng.below(1_800)
        if due is not None and (now >= due or not movers):
            now = max(now, due)
            states.append((game.expire(state, Context(rng=rng, now=now)).state, now))
            continue
        seat = rng.choice(movers)
        move = game.choose(game.view_for(state, seat), list(game.legal_moves(state, seat)), game.levels[0], rng)
        if move is not None:
            state = game.apply(state, seat, move, Context(rng=rng, now=now)).state
        states.append((state, now))
    return tuple(states)
