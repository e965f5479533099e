"""Many random games with each number of players: bounded, replayed exactly, and true to the contract."""

import pytest

from engines.cvetris.box import COLUMNS, ROWS
from engines.replay import replay
from tests.engines.test_contract import check_outcome, check_step
from tests.engines.walks import Setting, walk

SHORT, LONG = 8, 10_000

# Every round a player draws or leaves. Two pairs of scissors leave one cell each, every other figure has three or more.
MOST_ROUNDS = 2 + (COLUMNS * ROWS - 2) // 3 + 1
# Two takes, the drawing or leaving, "done"; and two patches in a game.
MOST_MOVES_EACH = 4 * MOST_ROUNDS + 2


def play(setting: Setting, number: int, seed: str) -> None:
    visits = list(walk(setting, seed))
    for step, visit in enumerate(visits):
        if (step + number) % 10 == 0:
            check_step(setting, visit)
    last = visits[-1].step.state
    check_outcome(setting, setting.game.outcome(last))
    assert last.round <= MOST_ROUNDS
    assert len(visits) - 1 <= MOST_MOVES_EACH * setting.seats
    moves = [visit.played for visit in visits[1:]]
    again = replay(setting.game, seed=seed, options={}, seats=setting.seats, moves=moves)
    assert list(again) == [visit.step for visit in visits]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_bounded_replay_exactly_and_keep_the_contract(seats):
    for number in range(SHORT):
        play(Setting("cvetris", (), seats), number, f"short {number}")


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_thousand_random_games_are_bounded_replay_exactly_and_keep_the_contract(seats):
    for number in range(LONG):
        play(Setting("cvetris", (), seats), number, f"long {number}")
