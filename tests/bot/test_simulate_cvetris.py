"""How strong the players of Цветрис are, measured by matches."""

import pytest

from bot.simulation import Match, reports, standings


def share(*players: str, games: int, processes: int = 1) -> float:
    match = Match(game="cvetris", players=players, games=games, options={}, seed="players")
    return standings(match, list(reports(match, processes)))[0].share


@pytest.mark.parametrize(
    ("players", "games", "bar"),
    [(("easy", "random"), 10, 0.9), (("medium", "easy"), 10, 0.7), (("hard", "easy"), 2, 1.0)],
)
def test_every_level_is_better_than_the_one_below(players, games, bar):
    assert share(*players, games=games) >= bar


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "bar"),
    [
        (("medium", "random"), 0.90),
        (("medium", "easy"), 0.65),
        (("hard", "easy"), 0.80),
        (("hard", "medium"), 0.60),
    ],
)
def test_levels_are_as_far_apart_as_promised(players, bar):
    assert share(*players, games=400, processes=2) >= bar
