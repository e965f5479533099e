"""How strong the players of Цветные дорожки are, measured by matches. Luck plays a part: docs/players.md."""

import pytest

from bot.simulation import Match, reports, standings


def share(*players: str, games: int, processes: int = 1) -> float:
    match = Match(game="dorozhki", players=players, games=games, options={}, seed="players")
    return standings(match, list(reports(match, processes)))[0].share


@pytest.mark.parametrize(("players", "games", "bar"), [(("medium", "easy"), 60, 0.55), (("hard", "easy"), 6, 0.55)])
def test_every_level_is_better_than_easy(players, games, bar):
    assert share(*players, games=games) >= bar


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "bar"),
    [
        (("medium", "random"), 0.65),
        (("medium", "easy"), 0.65),
        (("hard", "random"), 0.65),
        (("hard", "easy"), 0.55),
        (("hard", "medium"), 0.60),
    ],
)
def test_levels_are_as_far_apart_as_promised(players, bar):
    assert share(*players, games=400, processes=2) >= bar
