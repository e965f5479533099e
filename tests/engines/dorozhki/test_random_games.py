"""Random games of every kind end soon, keep every card, and replay exactly."""

import pytest

from engines.dorozhki.deck import DECK
from engines.replay import replay
from tests.engines.test_contract import check_outcome, check_step
from tests.engines.walks import settings, walk

SETTINGS = [setting for setting in settings() if setting.slug == "dorozhki"]
MOST_MOVES = 96
"""Every move lays a card or declines the extra turn of a card just laid."""


def cards_in(state):
    return sorted(
        [*state.bank, *(placed.card for placed in state.laid), *(held for hand in state.hands for held in hand)]
    )


def check_game(setting, seed):
    visits = list(walk(setting, seed))
    assert len(visits) <= MOST_MOVES
    for visit in visits:
        state = visit.step.state
        check_step(setting, visit)
        assert cards_in(state) == cards_in(visits[0].step.state)
    assert set(cards_in(state)) <= set(DECK)
    assert setting.seats == 1 or cards_in(state) == list(DECK), "a puzzle has some of them"
    check_outcome(setting, setting.game.outcome(visits[-1].step.state))
    moves = [visit.played for visit in visits[1:]]
    again = replay(setting.game, seed=seed, options=dict(setting.options), seats=setting.seats, moves=moves)
    assert [visit.step for visit in visits] == list(again)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_20_random_games_end_and_replay_exactly(setting):
    for number in range(20):
        check_game(setting, f"short {number}")


@pytest.mark.soak
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_10000_random_games_end_and_replay_exactly(setting):
    for number in range(10_000):
        check_game(setting, f"soak {number}")
