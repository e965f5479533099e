"""The balance of Цветные дорожки: statistics of many games between simple players.

python -m tools.dorozhki_balance --games 10000     print the tables of docs/dorozhki-balance.md

A turn is a laid card, a pass or a missed turn; an extra turn counts as a turn. The winning card triggers no special
rule. A choice is two or more placements. The same seed gives the same games.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from engines.contract import Context
from engines.dorozhki.cards import Card
from engines.dorozhki.deal import dealt
from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import cells_of
from engines.dorozhki.news import LAYS, What
from engines.dorozhki.players import choose
from engines.dorozhki.rules import apply, moves
from engines.dorozhki.scoring import outcome
from engines.dorozhki.state import HAND, Lay, Phase, State
from engines.dorozhki.view import view_for
from engines.randomness import Rng

GAMES = 10_000
SEED = "balance"

PASSES = frozenset((What.DREW_PASSED, What.PASSED))
PATHS = frozenset((What.EXTRA_PATH, What.EXTRA_BOTH))
THREES = frozenset((What.EXTRA_JOINTS, What.EXTRA_BOTH))
RINGS = frozenset((What.RING_TAKES, What.RING_MISSES))
TURNS = LAYS | PASSES | {What.MISSED}


@dataclass(frozen=True, kw_only=True)
class Story:
    """Statistics of one game."""

    news: Counter[What]
    placements: tuple[int, ...]
    """The number of placements at each decision."""
    largest_hand: int
    width: int
    """Of the table at the end, in units."""
    won: tuple[int, ...]
    """The winners, by turn order from 0."""
    blocked: bool

    def count(self, kinds: frozenset[What]) -> int:
        return sum(self.news[what] for what in kinds)


@dataclass(frozen=True, kw_only=True)
class Balance:
    """Statistics of many games with one number of players."""

    seats: int
    even_start: bool
    stories: Sequence[Story]

    @cached_property
    def lengths(self) -> list[int]:
        return sorted(story.count(TURNS) for story in self.stories)

    def games_with(self, kinds: frozenset[What]) -> float:
        return 100 * sum(bool(story.count(kinds)) for story in self.stories) / len(self.stories)

    def turns_that_are(self, kinds: frozenset[What]) -> float:
        return 100 * sum(story.count(kinds) for story in self.stories) / sum(self.lengths)

    @cached_property
    def choices(self) -> float:
        return 100 * sum(many > 1 for story in self.stories for many in story.placements) / sum(self.lengths)

    @cached_property
    def blocked(self) -> float:
        return 100 * sum(story.blocked for story in self.stories) / len(self.stories)

    @cached_property
    def wins(self) -> list[float]:
        """By turn order; a shared win is split."""
        shares = [0.0] * self.seats
        for story in self.stories:
            for place in story.won:
                shares[place] += 100 / len(story.won) / len(self.stories)
        return shares

    @cached_property
    def unfairness(self) -> float:
        """The largest deviation of a seat's win share from a fair one, in percentage points."""
        return max(abs(share - 100 / self.seats) for share in self.wins)


@dataclass(frozen=True, kw_only=True)
class Target:
    """A row of the rulebook's table: what is measured, and the range it must be in."""

    name: str
    value: Callable[[Balance], float]
    least: float = 0
    most: float = 100
    unit: str = " %"
    only_even: bool = False
    """Without even start it is only reported."""

    def slack(self, balance: Balance) -> float:
        """How far inside its range the value is; negative if outside."""
        value = self.value(balance)
        # A minimum of 0 is no bound, so values close to it are not at risk.
        return min(value - self.least, self.most - value) if self.least else self.most - value


TARGETS = (
    Target(name="turns, median", value=lambda b: statistics.median(b.lengths), least=14, most=40, unit=""),
    Target(name="turns passed", value=lambda b: b.turns_that_are(PASSES), least=10, most=30),
    Target(name="turns with a choice", value=lambda b: b.choices, least=50),
    Target(name="games with a path of 7 changes", value=lambda b: b.games_with(PATHS), least=10, most=60),
    Target(name="games with 3 joints of a colour", value=lambda b: b.games_with(THREES), least=10),
    Target(name="games with a ring", value=lambda b: b.games_with(RINGS), least=10, most=60),
    Target(name="blocked", value=lambda b: b.blocked, most=1),
    Target(name="win share off fair, points", value=lambda b: b.unfairness, most=4, unit="", only_even=True),
)


def play(deck: Sequence[Card], seats: int, rng: Rng, *, even_start: bool) -> Story:
    """Play a game between players who take any bonus they see."""
    state = dealt(deck, seats, rng, even_start=even_start)
    first, largest, news, placements = state.turn, 0, Counter[What](), []
    while state.phase is not Phase.OVER:
        legal = moves(state)
        placements.append(sum(isinstance(move, Lay) for move in legal))
        move = choose(view_for(state, None), legal, "easy", rng)
        state = apply(state, state.turn, move, Context(rng=rng)).state
        news.update(told.what for told in state.happened)
        largest = max(largest, *map(len, state.hands))
    ended = outcome(state)
    assert ended is not None  # noqa: S101 (the phase says so)
    return Story(
        news=news,
        placements=tuple(placements),
        largest_hand=largest,
        width=width(state),
        won=tuple((seat - first) % seats for seat in ended.winners),
        blocked=() not in state.hands,
    )


def width(state: State) -> int:
    columns = [cell.x for _card, spot in state.laid for cell in cells_of(spot)]
    return max(columns) - min(columns) + 1


def measured(deck: Sequence[Card], seats: int, *, even_start: bool, games: int, seed: str = SEED) -> Balance:
    """Play many games."""
    streams = (Rng.of(seed, seats, str(even_start), number) for number in range(games))
    stories = [play(deck, seats, rng, even_start=even_start) for rng in streams]
    return Balance(seats=seats, even_start=even_start, stories=stories)


def missed(balance: Balance) -> list[str]:
    """Return the targets that are missed."""
    asked = (target for target in TARGETS if balance.even_start or not target.only_even)
    return [f"{target.name}: {target.value(balance):.1f}" for target in asked if target.slack(balance) < 0]


def report(balances: Sequence[Balance]) -> Iterator[str]:
    """Yield the tables, as Markdown."""
    heads = [f"{b.seats} players" + (", even start" if b.even_start else "") for b in balances]
    yield from row(["", *heads, "target"])
    yield from row(["---"] * (len(heads) + 2))
    for target in TARGETS:
        figures = [f"{target.value(b):.1f}{target.unit}" for b in balances]
        yield from row([target.name, *figures, bounds(target)])
    for name, figure in FACTS.items():
        yield from row([name, *map(figure, balances), ""])


def row(cells: Sequence[str]) -> Iterator[str]:
    yield f"| {' | '.join(cells)} |"


def bounds(target: Target) -> str:
    if not target.least:
        text = f"≤ {target.most:g}{target.unit}" if target.only_even else f"< {target.most:g}{target.unit}"
    elif target.most == 100:
        text = f"≥ {target.least:g}{target.unit}"
    else:
        text = f"{target.least:g}–{target.most:g}{target.unit}"
    return text + " with even start" * target.only_even


def spread(values: Sequence[int]) -> str:
    """Return the median, the 90th and 99th percentile, and the maximum."""
    ordered = sorted(values)
    return " / ".join(str(ordered[int(share * (len(ordered) - 1))]) for share in (0.5, 0.9, 0.99, 1))


FACTS: dict[str, Callable[[Balance], str]] = {
    "turns: median / 90 % / 99 % / most": lambda b: spread(b.lengths),
    "turns missed": lambda b: f"{b.turns_that_are(frozenset((What.MISSED,))):.2f} %",
    "extra turns earned, of all turns": lambda b: f"{b.turns_that_are(PATHS | THREES):.1f} %",
    "wins by turn order, %": lambda b: " / ".join(f"{share:.1f}" for share in b.wins),
    "placements when asked: median / 90 % / 99 % / most": lambda b: spread(
        [many for story in b.stories for many in story.placements]
    ),
    "largest hand: median / 90 % / 99 % / most": lambda b: spread([story.largest_hand for story in b.stories]),
    "width of the table, units: the same": lambda b: spread([story.width for story in b.stories]),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="for each number of players, with and without even start"
    )
    parser.add_argument("--seed", default=SEED)
    asked = parser.parse_args()
    balances = [
        measured(DECK, seats, even_start=even_start, games=asked.games, seed=asked.seed)
        for even_start in (False, True)
        for seats in HAND
    ]
    print("\n".join(report(balances)))  # noqa: T201 (this is a command)
    for balance in balances:
        for miss in missed(balance):
            print(f"MISSED with {balance.seats} players, even start {balance.even_start}: {miss}")  # noqa: T201


if __name__ == "__main__":
    main()
