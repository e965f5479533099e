"""Many random games of every variant: they end, they replay, and no step's public view knows a secret."""

from itertools import groupby

import pytest

from engines.randomness import Rng
from engines.replay import replay
from tests.engines.twins import twins
from tests.engines.walks import Setting, settings, walk

LONG = 10_000
SHORT = {"cvetariki": 60}  # the other games are many times slower to play through
SHORT_ELSE = 12


def variant(setting: Setting) -> str:
    """Name what makes a game another game: its options, less those that only fine-tune one of them."""
    tuning = {option.name for option in setting.game.info.options if option.only_with}
    return "-".join([setting.slug, *(f"{name}={value}" for name, value in setting.options if name not in tuning)])


def variants() -> list[list[Setting]]:
    return [list(group) for _, group in groupby(sorted(settings(), key=variant), key=variant)]


EVERY_VARIANT = pytest.mark.parametrize("kinds", variants(), ids=lambda kinds: variant(kinds[0]))


def play(setting: Setting, seed: str) -> None:
    game, moves, states = setting.game, [], []
    for visit in walk(setting, seed):
        state = visit.step.state
        states.append(state)
        moves += [visit.played] if visit.played else []
        public = game.view_for(state, None)
        assert all(game.view_for(twin, None) == public for twin in twins(setting, state, None, Rng.of(seed, "twins")))
    again = replay(game, seed=seed, options=dict(setting.options), seats=setting.seats, moves=moves)
    assert [step.state for step in again] == states


@EVERY_VARIANT
def test_random_games_end_replay_and_keep_their_secrets(kinds):
    for number in range(SHORT.get(kinds[0].slug, SHORT_ELSE)):
        play(kinds[number % len(kinds)], f"short {number}")


@pytest.mark.soak
@EVERY_VARIANT
def test_ten_thousand_random_games_end_replay_and_keep_their_secrets(kinds):
    for number in range(LONG):
        play(kinds[number % len(kinds)], f"long {number}")
