"""Positions to measure with: the public views of random games, and words to draw them with."""

from functools import cache

from engines.contract import Context
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin
from render.speech import speech
from render.words import Words

NAMES = ("Анна", "Boris", "Deniz", "Mira", "Ольга", "Can", "Petra")


@cache
def views_of(slug, seats, seed="bench"):
    """Return the public views of a random game."""
    game, rng, now = games()[slug], Rng.of(seed, slug), 0
    state = begin(game, seed=seed, options={}, seats=seats).state
    views = [game.view_for(state, None)]
    for number in range(2_000):
        movers = sorted(game.to_move(state))
        due = game.deadline(state)
        now += rng.below(2_500)
        if game.outcome(state) is not None:
            break
        context = Context(rng=Rng.of(seed, "move", number), now=now if movers else max(now, due or 0))
        if due is not None and context.now >= due:
            state = game.expire(state, context).state
        else:
            seat = rng.choice(movers)
            state = game.apply(state, seat, rng.choice(list(game.legal_moves(state, seat))), context).state
        views.append(game.view_for(state, None))
    return views


@cache
def words_for(seats) -> Words:
    return Words(say=speech("ru"), names=NAMES[:seats])
