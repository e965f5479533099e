"""Legal moves and the stars of all tasks, compared with a naive implementation."""

import random

import pytest

from engines.cvetris import GAME
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHAPES, Task
from engines.cvetris.drawing import dice_of
from engines.cvetris.sheet import Mark, Sheet
from engines.cvetris.state import Draw, Hand, Patch, Stage
from engines.cvetris.tasks import task_worth
from tests.engines.cvetris import naive
from tests.engines.cvetris.sheets import QUIET, position
from tests.engines.walks import Setting, walk

SHORT, LONG = 50, 600
IN_TURN = (Stage.DRAWING, Stage.DRAWN, Stage.LEAVING)


def random_sheet(rng: random.Random) -> Sheet:
    """A random heap of cells with gaps and random marks: real games rarely use so many bonuses at once."""
    colours = rng.sample(COLOURS, rng.randint(1, 6))
    full = rng.choice((0.2, 0.5, 0.8, 1))
    columns = []
    for _ in range(COLUMNS):
        height = rng.choice((ROWS, rng.randint(0, ROWS)))
        letters = [rng.choice(colours) if rng.random() < full else "." for _ in range(height)]
        columns.append("".join(letters).ljust(ROWS, "."))
    marks = [rng.choice((Mark.NONE, Mark.ACTIVE, Mark.ACTIVE, Mark.USED)) for _ in range(COLUMNS)]
    figures = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in SHAPES)
    return Sheet(columns=tuple(columns), bonuses=tuple(marks), figures=figures)


def random_turns(count: int, seed: str):
    """Yield turns on random sheets in which the rules would ask for a move."""
    rng = random.Random(seed)
    while count:
        mine = random_sheet(rng)
        hand = Hand(stage=rng.choice(IN_TURN), shape=rng.choice(SHAPES), colour=rng.choice(COLOURS))
        found = naive.results(mine, hand.shape, hand.colour, hand.stage)
        if found - {"leave", "done"}:
            yield position((mine, hand), (Sheet(), Hand(stage=Stage.DRAFTING))), 0
            count -= 1


def turns_of_games(count: int, seed: str):
    """Yield every third turn of random games."""
    for number in range(count):
        for step, visit in enumerate(walk(Setting("cvetris", (), 2 + number % 3), f"{seed} {number}")):
            state = visit.step.state
            turns = [seat for seat, hand in enumerate(state.hands) if hand.stage in IN_TURN]
            if turns and step % 3 == 0:
                yield state, turns[number % len(turns)]


def result(state, seat, move):
    """Describe what a move did to the sheet in terms of the naive implementation."""
    before, after = state.sheets[seat], GAME.apply(state, seat, move, QUIET).state.sheets[seat]
    if not isinstance(move, Draw | Patch):
        return type(move).__name__.lower()
    new = {
        (x, y): after.columns[x][y]
        for x in range(COLUMNS)
        for y in range(ROWS)
        if before.columns[x][y] != after.columns[x][y]
    }
    (colour,) = set(new.values())
    if isinstance(move, Patch):
        assert len(new) == 1
        return ("patch", *new, colour)
    uncut = [shape for shape, old, now in zip(SHAPES, before.figures, after.figures, strict=True) if now > old]
    crossed = [kind for kind, mark in zip(naive.BONUSES, after.bonuses, strict=True) if mark is Mark.USED]
    before_that = [kind for kind, mark in zip(naive.BONUSES, before.bonuses, strict=True) if mark is Mark.USED]
    used = tuple(crossed.count(kind) - before_that.count(kind) for kind in ("colour", "shape", "scissors"))
    return ("draw", frozenset(new), colour, *(uncut or [None]), used)


def check_moves(state, seat) -> int:
    dice = dice_of(state.hands[seat])
    moves = list(GAME.legal_moves(state, seat))
    mine = [result(state, seat, move) for move in moves]
    assert len(set(mine)) == len(mine), "each result once"
    assert set(mine) == naive.results(state.sheets[seat], dice.shape, dice.colour, state.hands[seat].stage)
    return len(mine)


def test_legal_moves_of_games_are_those_of_the_second_implementation():
    assert sum(check_moves(*turn) > 1 for turn in turns_of_games(9, "short")) > SHORT


def test_legal_moves_of_random_sheets_are_those_of_the_second_implementation():
    assert max(check_moves(*turn) for turn in random_turns(SHORT, "short")) > 400, "bonuses together are looked at"


@pytest.mark.soak
def test_legal_moves_of_over_a_thousand_positions_are_those_of_the_second_implementation():
    looked_at = [check_moves(*turn) for turn in turns_of_games(60, "long")]
    looked_at += [check_moves(*turn) for turn in random_turns(LONG, "long")]
    assert len(looked_at) > 1_000


def check_tasks(sheets) -> None:
    for task in Task:
        assert list(task_worth(task, sheets)) == naive.task(task.value, sheets), task


def few_colours(rng: random.Random) -> Sheet:
    """A full sheet of two or three colours in blocks: lines, diagonals and rectangles are frequent."""
    colours = rng.sample(COLOURS, rng.choice((1, 2, 2, 3)))
    one = rng.choice(colours)
    letters = [rng.choice(colours) if rng.random() < 0.3 else one for _ in range(COLUMNS * ROWS)]
    return Sheet(columns=tuple("".join(letters[at : at + ROWS]) for at in range(0, len(letters), ROWS)))


@pytest.mark.parametrize("number", range(40))
def test_the_stars_of_all_tasks_are_those_of_the_second_implementation(number):
    rng = random.Random(f"tasks {number}")
    makers = [few_colours if number % 2 else random_sheet] * rng.randint(2, 4)
    check_tasks([make(rng) for make in makers])


@pytest.mark.soak
def test_the_stars_of_all_tasks_of_a_thousand_tables_are_those_of_the_second_implementation():
    rng = random.Random("long")
    for number in range(1_000):
        check_tasks([(few_colours if number % 2 else random_sheet)(rng) for _ in range(rng.randint(2, 4))])


def test_the_stars_of_played_games_are_those_of_the_second_implementation():
    for seats in (2, 3, 4):
        *_, last = walk(Setting("cvetris", (), seats), "stars")
        check_tasks(last.step.state.sheets)


def test_every_task_is_worth_something_somewhere_in_these_tests():
    rng = random.Random("worth")
    tables = [[make(rng), make(rng)] for make in (few_colours, random_sheet) * 40]
    for task in Task:
        assert any(sum(task_worth(task, sheets)) for sheets in tables), task
