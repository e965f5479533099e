"""Random games of every kind, played only through the contract. Standard library only."""

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from engines.contract import Context, Game, Options, Step
from engines.randomness import Rng
from engines.registry import games
from engines.replay import Played, begin

LONGEST = 5_000
FEW = 5  # options with more values than this (a number of seconds) are tried only at their default


@dataclass(frozen=True)
class Setting:
    """A game, its options and its number of players."""

    slug: str
    options: tuple[tuple[str, object], ...]
    seats: int

    @property
    def game(self) -> Game:
        return games()[self.slug]

    @property
    def name(self) -> str:
        return "-".join([self.slug, *(f"{name}={value}" for name, value in self.options), f"{self.seats}p"])

    def variant(self) -> tuple:
        return (self.slug, self.options)


def settings() -> list[Setting]:
    """Return every way to set up every registered game."""
    return [
        Setting(slug, tuple(options.items()), seats)
        for slug, game in games().items()
        for options in option_sets(game)
        for seats in range(game.info.seat_range(options).least, game.info.seat_range(options).most + 1)
    ]


def option_sets(game: Game) -> Iterator[Options]:
    """Yield every combination of options that gives a different game."""
    few = [option for option in game.info.options if len(option.choices) <= FEW and not option.only_looks]
    seen = set()
    for values in itertools.product(*(option.choices for option in few)):
        chosen = dict(zip((option.name for option in few), values, strict=True))
        for option in few:
            if option.only_with and chosen[option.only_with[0]] != option.only_with[1]:
                del chosen[option.name]
        if tuple(chosen.items()) not in seen:
            seen.add(tuple(chosen.items()))
            yield chosen


@dataclass(frozen=True)
class Visit:
    """One stop of a walk: what was played to get here (nothing at the start) and the result."""

    played: Played | None
    before: object
    step: Step


def walk(setting: Setting, seed: str) -> Iterator[Visit]:
    """Play a random game to the end, including deadlines."""
    game, rng, now = setting.game, Rng.of(seed, "walk"), 0
    step = begin(game, seed=seed, options=dict(setting.options), seats=setting.seats)
    yield Visit(None, None, step)
    for number in range(LONGEST):
        if game.outcome(step.state) is not None:
            return
        before = step.state
        context_rng = Rng.of(seed, "move", number)
        now += rng.below(2_500)
        due = game.deadline(before)
        seats = sorted(game.to_move(before))
        if due is not None and (now >= due or not seats):
            now = max(due, now)
            played = Played(seat=None, move="", at=now)
            step = game.expire(before, Context(rng=context_rng, now=now))
        else:
            seat = rng.choice(seats)
            move = rng.choice(list(game.legal_moves(before, seat)))
            played = Played(seat=seat, move=game.format_move(move), at=now)
            step = game.apply(before, seat, move, Context(rng=context_rng, now=now))
        yield Visit(played, before, step)
    raise AssertionError(f"{setting.name} with seed {seed} does not end")


@functools.lru_cache(maxsize=1_000)
def recorded(setting: Setting, seed: str) -> tuple[Visit, ...]:
    """Return a whole random game. It is played once for all tests that look at it."""
    return tuple(walk(setting, seed))
