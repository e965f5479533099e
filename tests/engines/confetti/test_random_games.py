"""Random games of every pace and number of players: they end in time, and every step keeps the invariants."""

from collections import Counter

import pytest

from engines.confetti import GAME
from engines.confetti.rounds import ROUNDS
from engines.replay import replay
from tests.engines.walks import Setting, walk

EVERY_PACE = pytest.mark.parametrize("pace", ["live", "async"])
EVERY_NUMBER = pytest.mark.parametrize("seats", range(1, 8))


def check_cards(state):
    """Every card is in one place, except contested ones, which are in two hands; nobody is above the limit."""
    held = Counter(hold.card for hand in state.hands for hold in hand)
    assert set(held.values()) <= {1, 2}
    assert state.pace == "live" or set(held.values()) <= {1}
    assert set(held) <= set(state.slots)
    assert all(len(hand) <= state.limit for hand in state.hands)
    away = [*held, *state.out, *(card for points in state.points for card in points)]
    assert len(away) == len(set(away))
    assert set(away) <= set(state.deck[: state.dealt])
    assert set(state.slots) <= set(state.deck[: state.dealt])


def check_end(setting, visits):
    """Turn-based, a seat has at most limit + 6 turns per round; live, time is bounded."""
    state, rounds = visits[-1].step.state, ROUNDS[setting.seats]
    if state.pace == "async":
        assert len(visits) - 1 <= sum(setting.seats * (plan.limit + 6 + 1) for plan in rounds)
    else:
        assert state.until is None
        assert visits[-1].played.at <= len(rounds) * (30_000 + state.sand) + 2_500
    for seat, score in enumerate(GAME.outcome(state).scores):
        assert score.total == len(state.points[seat]) == sum(gains[seat] for gains in state.gains)


def check_game(setting, seed):
    visits = list(walk(setting, seed))
    for visit in visits:
        check_cards(visit.step.state)
    check_end(setting, visits)
    moves = [visit.played for visit in visits[1:]]
    again = replay(GAME, seed=seed, options=dict(setting.options), seats=setting.seats, moves=moves)
    assert all(visit.step == step for visit, step in zip(visits, again, strict=True))


def play(pace, seats, games):
    """Play games; the side is cosmetic, so every other game uses the other one."""
    for number in range(games):
        options = (("pace", pace), ("side", ("white", "black")[number % 2]))
        check_game(Setting("confetti", options, seats), f"{pace} {number}")


@EVERY_PACE
@EVERY_NUMBER
def test_random_games_end_and_replay(pace, seats):
    play(pace, seats, 3)


@EVERY_PACE
@EVERY_NUMBER
@pytest.mark.soak
def test_ten_thousand_random_games_end_and_replay(pace, seats):
    play(pace, seats, 10_000)
