"""Matches between computer players, through the game contract alone: the same for every game.

Everything but the times is determined by the match's seed, however many processes share the work.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from bot.workers import Pool, settle_in
from engines.contract import Context, Game, Options, Seat
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin

RANDOM = "random"
"""A level that every game has: a random legal move."""

# How long people take to look and press, in ms. Only games with a clock notice.
QUICKEST = 500
SLOWEST = 2_000

LONGEST = 5_000
CONFIDENT = 1.96  # 95 %


@dataclass(frozen=True, kw_only=True)
class Match:
    """The levels that play, and how often they meet."""

    game: str
    players: tuple[str, ...]
    games: int
    options: Options
    seed: str

    def seated(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game: within a round, everybody moves one seat on from game to game."""
        turn = number % len(self.players)
        return self.players[-turn:] + self.players[:-turn] if turn else self.players

    def deal(self, number: int) -> str:
        """Return the seed of a game's deal: all games of a round share it, so that luck affects everybody alike."""
        return f"{self.seed} round {number // len(self.players)}"


@dataclass(frozen=True)
class Report:
    """The result of a game, by seat."""

    levels: tuple[str, ...]
    shares: tuple[float, ...]
    """Share of the win, split evenly between the winners."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; ties share one."""
    thought: tuple[tuple[float, ...], ...]
    """CPU time of each move, in ms."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """How a level did in a match, over all its seats."""

    level: str
    seats: int
    share: float
    low: float
    high: float
    """The bounds of the 95 % interval."""
    score: float
    moves: int
    median_ms: float
    p99_ms: float
    max_ms: float


def reports(match: Match, processes: int) -> Iterator[Report]:
    """Yield every game of a match, in order."""
    if processes == 1:
        for number in range(match.games):
            yield played(match, number)
        return
    with Pool(processes, settle_in) as pool:
        yield from pool.map(played, [match] * match.games, range(match.games))


def played(match: Match, number: int, game: Game[Any, Any, Any] | None = None) -> Report:
    """Play one game of a match to its end: of the game that the match names, or of one made for a test."""
    return _Sitting(match, number, game).report()


def states(match: Match, number: int) -> Iterator[Any]:
    """Play one game of a match; yield the deal and every state after it."""
    return _Sitting(match, number).states()


def standings(match: Match, results: Sequence[Report]) -> list[Standing]:
    """Sum up a match by level, in the order in which the levels were given."""
    return [_standing(level, match, results) for level in dict.fromkeys(match.players)]


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the bounds of Wilson's interval for a share of this many games."""
    square = CONFIDENT**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENT / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, centre - reach), min(1.0, centre + reach)


class _Sitting:
    """A game in progress, with a clock that runs as it does among people."""

    def __init__(self, match: Match, number: int, game: Game[Any, Any, Any] | None = None) -> None:
        self._game: Game[Any, Any, Any] = game or games()[match.game]
        self._levels, self._deal = match.seated(number), match.deal(number)
        self._rng = Rng.of(match.seed, "players", number)
        self._state = begin(self._game, seed=self._deal, options=match.options, seats=len(self._levels)).state
        self._now = 0
        self._ready: dict[Seat, int] = {}
        self._waiting: set[Seat] = set()
        """Seats that prefer to wait until something changes."""
        self._thought: tuple[list[float], ...] = tuple([] for _ in self._levels)

    def report(self) -> Report:
        for _ in self.states():
            pass
        outcome = self._game.outcome(self._state)
        assert outcome is not None  # noqa: S101 (what ends the states)
        shares = (seat in outcome.winners and 1 / len(outcome.winners) for seat in range(len(self._levels)))
        return Report(
            self._levels,
            tuple(map(float, shares)),
            tuple(score.total for score in outcome.scores),
            outcome.places,
            tuple(map(tuple, self._thought)),
        )

    def states(self) -> Iterator[Any]:
        """Play on; yield the deal and every state after it."""
        for step in range(LONGEST):
            yield self._state
            if self._game.outcome(self._state) is not None:
                return
            self._go_on(step)
        raise RuntimeError(f"{self._game.info.slug} does not end after {LONGEST} steps: {self._deal}")

    def _go_on(self, step: int) -> None:
        """Advance to the next event: a timed one, or the move of whoever is ready first."""
        chance = Rng.of(self._deal, "move", step)
        due, seat = self._game.deadline(self._state), self._next_seat()
        if due is not None and (seat is None or due <= self._ready[seat]):
            self._now = max(self._now, due)
            self._become(self._game.expire(self._state, Context(rng=chance, now=self._now)).state)
            return
        if seat is None:
            raise RuntimeError(f"nobody can move or everybody waits, and no clock runs: {self._deal}")
        self._now = self._ready.pop(seat)
        move = self._chosen(seat, step)
        if move is None:
            self._waiting.add(seat)
        else:
            self._become(self._game.apply(self._state, seat, move, Context(rng=chance, now=self._now)).state)

    def _become(self, state: Any) -> None:
        self._state = state
        self._waiting.clear()

    def _next_seat(self) -> Seat | None:
        movers = sorted(self._game.to_move(self._state) - self._waiting)
        self._ready = {seat: self._ready.get(seat) or self._now + self._pause() for seat in movers}
        return min(movers, key=self._ready.__getitem__, default=None)

    def _pause(self) -> int:
        return QUICKEST + self._rng.below(SLOWEST - QUICKEST)

    def _chosen(self, seat: Seat, step: int) -> Any:
        level, rng = self._levels[seat], self._rng.child("move", step)
        legal = list(self._game.legal_moves(self._state, seat))
        view = self._game.view_for(self._state, seat)
        start = time.process_time()
        move = rng.choice(legal) if level == RANDOM else self._game.choose(view, legal, level, rng)
        self._thought[seat].append(1000 * (time.process_time() - start))
        return move


def _standing(level: str, match: Match, results: Sequence[Report]) -> Standing:
    mine = [
        (report.shares[seat], report.scores[seat], report.thought[seat])
        for report in results
        for seat, name in enumerate(report.levels)
        if name == level
    ]
    share = sum(share for share, _, _ in mine) / len(results)
    low, high = wilson(share, len(results))
    times = sorted(ms for _, _, thought in mine for ms in thought)
    return Standing(
        level=level,
        seats=match.players.count(level),
        share=share,
        low=low,
        high=high,
        score=sum(score for _, score, _ in mine) / len(mine),
        moves=len(times),
        median_ms=_quantile(times, 0.5),
        p99_ms=_quantile(times, 0.99),
        max_ms=times[-1] if times else 0.0,
    )


def _quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
