"""Rebuild a game from its seed, options and moves; saved games and tests rely on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engines.contract import Context, Game, Options, Seat, Step
from engines.randomness import Rng


@dataclass(frozen=True, kw_only=True)
class Played:
    """One entry of a game's record: who moved, what they played, and when in ms since the start.

    Without a seat the clock moved: a deadline passed (`Game.expire`).
    """

    seat: Seat | None
    move: str
    at: int = 0


def begin(game: Game[Any, Any, Any], *, seed: str, options: Options, seats: int) -> Step[Any]:
    """Return the start of a game."""
    return game.setup(options, seats, Rng.of(seed, "setup"))


def advance(game: Game[Any, Any, Any], state: Any, played: Played, *, seed: str, number: int) -> Step[Any]:
    """Return what entry `number` of the record (from 0) makes of a state."""
    context = Context(rng=Rng.of(seed, "move", number), now=played.at)
    if played.seat is None:
        return game.expire(state, context)
    return game.apply(state, played.seat, game.parse_move(played.move), context)


def replay(
    game: Game[Any, Any, Any], *, seed: str, options: Options, seats: int, moves: Iterable[Played]
) -> Iterator[Step[Any]]:
    """Yield every step of a game, the setup first. A record that breaks a rule raises that rule's error."""
    step = begin(game, seed=seed, options=options, seats=seats)
    yield step
    for number, played in enumerate(moves):
        step = advance(game, step.state, played, seed=seed, number=number)
        yield step
