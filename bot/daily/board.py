"""A day's board and what the strongest computer makes of it. Pure, and the same for everybody with the same secret."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.daily.calendar import game_of_day
from bot.screens.contract import DailyKind
from bot.screens.registry import game_screens
from engines.contract import Context
from engines.fairness import derived_seed
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin

PARTS = 8
"""The course of an attempt is told in so many parts."""
MOST_AHEAD = 3


@dataclass(frozen=True, kw_only=True)
class Board:
    number: int
    game: str
    seed: str
    par: int
    """The result of the strongest computer."""
    progress: tuple[int, ...]
    """How far the computer had got after each part of its game."""

    @property
    def kind(self) -> DailyKind:
        return kind_of(self.game)


def kind_of(game: str) -> DailyKind:
    kind = game_screens()[game].daily
    assert kind is not None  # noqa: S101 (games of the week have one)
    return kind


def board_of(number: int, secret: str) -> Board:
    """Return the board of a day: the first deal of it that the computer can solve. See decision 0121."""
    for attempt in count():
        board = board_with(number, game_of_day(number), derived_seed(secret, "daily", number, attempt))
        if board is not None:
            return board
    raise AssertionError


def board_with(number: int, game: str, seed: str) -> Board | None:
    """Return a board of that day with this deal; None if the computer can't solve it."""
    kind = kind_of(game)
    views = list(_solved(game, kind, seed))
    value, done = kind.result(views[-1], len(views) - 1)
    return Board(number=number, game=game, seed=seed, par=value, progress=parts(views, kind)) if done else None


def parts(views: list[Any], kind: DailyKind) -> tuple[int, ...]:
    """Return how far a game had got after each of its parts."""
    last = len(views) - 1
    return tuple(kind.progress(views[round(last * part / PARTS)]) for part in range(1, PARTS + 1))


def course(mine: tuple[int, ...], par: tuple[int, ...]) -> tuple[int, ...]:
    """Return how far ahead of the computer an attempt was after each part, within bounds."""
    return tuple(max(-MOST_AHEAD, min(MOST_AHEAD, own - other)) for own, other in zip(mine, par, strict=True))


def _solved(game: str, kind: DailyKind, seed: str) -> Iterator[Any]:
    """Yield what the strongest computer sees, from the deal to the end of its game."""
    rules = games()[game]
    state = begin(rules, seed=seed, options=kind.options, seats=1).state
    yield rules.view_for(state, 0)
    for number in count():
        if rules.outcome(state) is not None:
            return
        legal = list(rules.legal_moves(state, 0))
        move = rules.choose(rules.view_for(state, 0), legal, rules.levels[-1], Rng.of(seed, "par", number))
        state = rules.apply(state, 0, move, Context(rng=Rng.of(seed, "move", number), now=0)).state
        yield rules.view_for(state, 0)
