"""Looks back at a finished game. Pure, and slow: done in a worker process."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bot.review import playouts
from bot.review.moments import moments
from bot.review.record import Review, encoded
from engines.contract import Game, OptionValue
from engines.randomness import Rng
from engines.registry import games
from engines.replay import Played, replay


class Finished(Struct, frozen=True, kw_only=True):
    """A finished game, as far as it is looked back at. It has the seed: it is given to nobody but a worker process."""

    game: str
    seed: str
    options: dict[str, OptionValue]
    seats: int
    moves: tuple[Played, ...]

    def __repr__(self) -> str:
        return f"Finished({self.game}, {len(self.moves)} moves)"


def analysed(finished: Finished, game: Game[Any, Any, Any] | None = None) -> bytes:
    """Return what is found about a game, as it is kept; by other rules, if they are given."""
    game = game or games()[finished.game]
    steps = replay(game, seed=finished.seed, options=finished.options, seats=finished.seats, moves=finished.moves)
    states = [step.state for step in steps]
    return encoded(_by_the_game(game, states, finished) if game.review else _by_playing_on(game, states, finished))


def _by_the_game(game: Game[Any, Any, Any], states: Sequence[Any], finished: Finished) -> Review:
    kind = game.review
    assert kind is not None  # noqa: S101 (checked by the caller)
    beat = kind.beat or kind.stage
    changed = (at for at in range(1, len(states)) if beat(states[at]) != beat(states[at - 1]))
    entries = tuple(dict.fromkeys((0, *changed, len(states) - 1)))
    by_point = [kind.chances(states[at], Rng.of(finished.seed, "review", at)) for at in entries]
    found = kind.found(states, Rng.of(finished.seed, "review", "found"))
    return _review(entries, [kind.stage(states[at]) for at in entries], by_point, found)


def _by_playing_on(game: Game[Any, Any, Any], states: Sequence[Any], finished: Finished) -> Review:
    entries, seats = range(len(states)), finished.seats
    by_point = [playouts.chances(game, states[at], seats, Rng.of(finished.seed, "review", at)) for at in entries]
    return _review(entries, entries, by_point, None)


def _review(entries: Sequence[int], stages: Sequence[int], by_point: Sequence[tuple[float, ...]], found: Any) -> Review:
    by_seat = tuple(tuple(round(100 * chance) for chance in of_seat) for of_seat in zip(*by_point, strict=True))
    return Review(
        entries=tuple(entries),
        stages=tuple(stages),
        chances=by_seat,
        moments=moments(stages, by_seat),
        found=Raw(msgspec.json.encode(found)),
    )
