"""Computer players of Цветарики: tokens left in solo games on fixed boards, and what a move costs.

`make bench` uses twenty boards; the figures in docs/players.md come from `python -m bench.players 200`.
"""

import sys
import time
from collections.abc import Iterator

from bench.harness import Row, milliseconds
from engines.chance import quick
from engines.contract import Context
from engines.cvetariki import GAME
from engines.cvetariki.board import CHANCES, group_by_chance, groups, pack, popped
from engines.randomness import Rng
from engines.replay import begin

BOARDS = 20
PLAYOUTS = 200


def rows(boards: int = BOARDS) -> Iterator[Row]:
    yield from playouts()
    for secrets in (1, 5):
        yield from alone(secrets, boards)
    for level in GAME.levels:
        yield from moves(level)


def playouts() -> Iterator[Row]:
    """Compare a playout with `group_by_chance` to one that lists all groups before each pop."""
    board, random, rng = pack(dealt(0, 1).columns), quick(Rng.of("bench")), Rng.of("bench")

    def lean() -> None:
        end = board
        while picked := group_by_chance(end, int(random() * CHANCES)):
            end = popped(end, picked[1])

    def listing() -> None:
        end = board
        while found := list(groups(end)):
            end = popped(end, rng.choice(found).cells)

    fast, slow = milliseconds(
        lambda: [lean() for _ in range(PLAYOUTS)], lambda: [listing() for _ in range(PLAYOUTS)], rounds=5
    )
    yield Row(
        name="a random playout for thinking",
        value=fast / PLAYOUTS,
        floor=slow / PLAYOUTS,
        floor_name="one that lists all groups",
    )


def alone(secrets: int, boards: int) -> Iterator[Row]:
    """Play the fixed boards to the end."""
    left = {
        level: [played(number, secrets, level)[0] for number in range(boards)] for level in ("random", *GAME.levels)
    }
    mean = {level: sum(tokens) / boards for level, tokens in left.items()}
    colours = "one colour" if secrets == 1 else f"{secrets} colours"
    for level, tokens in left.items():
        yield Row(
            name=f"alone, {colours}, {level}: tokens left ({boards} boards)",
            value=mean[level],
            unit="tokens",
            floor=mean["random"],
            floor_name="random",
        )
        cleared = 100 * tokens.count(0) / boards
        bar = "≥ 95 %" if (level, secrets) == ("hard", 1) else ""
        yield Row(name=f"alone, {colours}, {level}: boards cleared", value=cleared, unit="%", bar=bar)


def moves(level: str) -> Iterator[Row]:
    """Let a level play against itself, and time every move in processor time."""
    taken = sorted(1000 * seconds for seconds in played(0, 0, level)[1])
    bar = {"easy": "≤ 20 ms", "hard": "≤ 1,000 ms"}.get(level, "")
    yield Row(name=f"a move of {level} against another, median", value=taken[len(taken) // 2])
    yield Row(name=f"a move of {level} against another, slowest", value=taken[-1], bar=bar)


def dealt(number: int, secrets: int):
    """Return the start of a fixed game: solo with this many secrets, or with two players if it is 0."""
    options = {"variant": "solo", "secrets": secrets} if secrets else {}
    return begin(GAME, seed=f"board {number}", options=options, seats=1 if secrets else 2).state


def played(number: int, secrets: int, level: str) -> tuple[int, list[float]]:
    """Return the first seat's tokens left, and the processor seconds of each move."""
    state, taken, rng = dealt(number, secrets), [], Rng.of("bench", number, level)
    while GAME.outcome(state) is None:
        view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
        start = time.process_time()
        move = rng.choice(legal) if level == "random" else GAME.choose(view, legal, level, rng)
        taken.append(time.process_time() - start)
        state = GAME.apply(state, state.turn, move, Context(rng=rng)).state
    return GAME.outcome(state).scores[0].total, taken


if __name__ == "__main__":
    for row in rows(int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS):
        ratio = f"{row.ratio:.2f} × {row.floor_name}" if row.ratio is not None else ""
        print(f"{row.name:<58} {row.value:>10.3f} {row.unit:<7} {ratio:<30} {row.bar}", flush=True)
