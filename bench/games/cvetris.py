"""Цветрис: a random game, the drawings of a position and the tasks, on heights and bits compared with dicts."""

from collections.abc import Iterator

from bench.harness import Row, milliseconds
from bench.naive import cvetris as naive
from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import SHAPES, Task
from engines.cvetris.figures import FIGURES
from engines.cvetris.gravity import landings
from engines.cvetris.scoring import worths_at
from engines.cvetris.tasks import task_worth
from engines.randomness import Rng
from engines.replay import begin

GAMES = 10
BARS = {"easy": "at most 20 ms", "medium": "", "hard": "at most 1,000 ms"}
BY_LOOKS = (Task.LARGEST_AREA, Task.LARGEST_RECTANGLE, Task.DIAGONALS)


def rows() -> Iterator[Row]:
    states = [state for number in range(GAMES) for state in played(f"bench {number}")]
    fast, slow = milliseconds(
        lambda: [list(played(f"bench {number}")) for number in range(GAMES)],
        lambda: [naive.game(4, Rng.of("bench", number)) for number in range(GAMES)],
        rounds=5,
    )
    yield Row(
        name="a random game of four",
        value=fast / GAMES,
        floor=slow / GAMES,
        floor_name="one on dicts that knows no bonuses",
        bar="under 60 ms",
    )
    sheets = [sheet for state in states[::10] for sheet in state.sheets]
    yield from against_dicts(sheets)
    (live,) = milliseconds(lambda: [worths_at(state) for state in states[::10]], rounds=5)
    yield Row(name="live points of four sheets, every part", value=live / len(states[::10]))
    yield from players(states[::25])


def against_dicts(sheets) -> Iterator[Row]:
    drops, naive_drops, stars, naive_stars = milliseconds(
        lambda: [list(landings(FIGURES[shape], sheet.heights)) for sheet in sheets for shape in SHAPES],
        lambda: [naive.drawings(naive.grid_of(sheet), shape) for sheet in sheets for shape in SHAPES],
        lambda: [task_worth(task, sheets) for task in BY_LOOKS],
        lambda: [naive.looks(naive.grid_of(sheet)) for sheet in sheets],
        rounds=5,
    )
    each = len(sheets) * len(SHAPES)
    yield Row(
        name="all drawings of a shape on a sheet",
        value=drops / each,
        floor=naive_drops / each,
        floor_name="the same on dicts",
    )
    yield Row(
        name="area, rectangle and diagonals of a sheet",
        value=stars / len(sheets),
        floor=naive_stars / len(sheets),
        floor_name="the same on dicts",
    )


def players(states) -> Iterator[Row]:
    rng = Rng.of("bench players")
    asked = [
        (GAME.view_for(state, seat), list(GAME.legal_moves(state, seat)))
        for state in states
        for seat in GAME.to_move(state)
    ]
    for level, bar in BARS.items():
        taken = [
            milliseconds(lambda v=view, m=legal, by=level: GAME.choose(v, m, by, rng), rounds=3)[0]
            for view, legal in asked
        ]
        yield Row(name=f"{level} chooses, the slowest of {len(asked)} positions", value=max(taken), bar=bar)


def played(seed):
    """Play a random game of four; yield every position."""
    rng, state = Rng.of(seed, "walk"), begin(GAME, seed=seed, options={}, seats=4).state
    while GAME.outcome(state) is None:
        yield state
        seat = rng.choice(sorted(GAME.to_move(state)))
        move = rng.choice(list(GAME.legal_moves(state, seat)))
        state = GAME.apply(state, seat, move, Context(rng=rng)).state
