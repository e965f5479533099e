"""How strong the players of Цветарики are, measured by matches."""

import pytest

from bot.simulation import Match, reports, standings


def share(*players: str, games: int, processes: int = 1, **options) -> float:
    match = Match(game="cvetariki", players=players, games=games, options=options, seed="players")
    return standings(match, list(reports(match, processes)))[0].share


@pytest.mark.parametrize(("players", "games", "bar"), [(("easy", "random"), 80, 0.55), (("medium", "random"), 8, 0.75)])
def test_every_level_is_better_than_chance(players, games, bar):
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


@pytest.mark.soak
def test_hard_alone_clears_one_colour_on_nearly_every_board():
    assert share("hard", games=200, processes=2, variant="solo", secrets=1) >= 0.95
