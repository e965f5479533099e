"""How a game changes strengths, and that levels of the computer come out in their true order."""

import random
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

import bot.ratings
from bot.ratings.levels import ANCHOR, fitted, level_ratings, level_strength
from bot.ratings.model import DEVIATION, MEAN, SURE, Strength, expected, points_for, rated
from bot.simulation import Match, reports, wilson
from engines.registry import games

SHARES = tomllib.loads((Path(bot.ratings.__file__).parent / "levels.toml").read_text(encoding="utf-8"))
GAMES_EACH = 60
LADDERS = 200


def test_who_wins_rises_who_loses_falls_and_everybody_is_known_better():
    first, second = rated([Strength(), Strength()], [1, 2])
    assert first.mean > MEAN > second.mean
    assert first.mean - MEAN == pytest.approx(MEAN - second.mean)
    assert max(first.deviation, second.deviation) < DEVIATION


def test_a_shared_win_is_a_tie():
    first, second, third = rated([Strength()] * 3, [1, 1, 3])
    assert first == second
    assert first.mean > MEAN > third.mean


def test_a_tie_with_somebody_stronger_is_worth_something():
    weak, strong = rated([Strength(1400), Strength(1700)], [1, 1])
    assert weak.mean > 1400
    assert strong.mean < 1700


def test_at_a_larger_table_every_place_counts():
    after = rated([Strength()] * 5, [3, 1, 5, 2, 4])
    assert sorted(range(5), key=lambda seat: -after[seat].mean) == [1, 3, 0, 4, 2]


def test_the_scale_is_the_one_that_chess_players_know():
    assert expected(400) == pytest.approx(10 / 11)
    assert points_for(expected(123)) == pytest.approx(123)


def test_the_question_mark_goes_away_after_about_a_dozen_games():
    me, number = Strength(), 0
    while me.deviation > SURE:
        me, _ = rated([me, Strength(MEAN, 1)], [1 + number % 2, 2 - number % 2])
        number += 1
    assert 8 <= number <= 15


@pytest.mark.parametrize("slug", [*games(), "confetti pace=async"])
def test_the_levels_of_every_game_are_measured_and_tied_to_the_middle_one(slug):
    ratings = level_ratings(slug)
    assert set(ratings) == set(games()[slug.split()[0]].levels)
    assert ratings[ANCHOR] == MEAN
    assert ratings["easy"] < MEAN < ratings["hard"]
    for pair, share in SHARES[slug].items():
        first, second = pair.split("-")
        assert expected(ratings[first] - ratings[second]) == pytest.approx(share, abs=0.035)


def test_a_level_that_nobody_has_measured_has_no_rating():
    assert level_strength("cvetariki", "brilliant") is None
    assert level_strength("chess", "easy") is None
    assert fitted({}) == {}


def ladder(results: list[tuple[list[str], list[int]]], rng: random.Random) -> list[str]:
    """Let levels that are new to everybody play these games, in any order; return them by rating, the last first."""
    levels: dict[str, Strength] = defaultdict(Strength)
    for names, places in rng.sample(results, len(results)):
        levels.update(zip(names, rated([levels[name] for name in names], places), strict=True))
    return sorted(levels, key=lambda level: levels[level].mean)


def share_in_order(drawn, rng: random.Random) -> float:
    return sum(ladder(drawn(), rng) == ["easy", "medium", "hard"] for _ in range(LADDERS)) / LADDERS


@pytest.mark.parametrize("slug", games())
def test_a_ladder_of_levels_comes_out_in_its_true_order(slug):
    """With how often each level beat each other in 400 games. The soak test below plays such games."""
    rng = random.Random("ladder")

    def drawn():
        return [
            (pair.split("-"), [1, 2] if rng.random() < share else [2, 1])
            for pair, share in SHARES[slug].items()
            for _ in range(GAMES_EACH // 2)
        ]

    assert share_in_order(drawn, rng) >= 0.95


@pytest.mark.soak
@pytest.mark.parametrize("slug", games())
def test_a_ladder_of_real_games_comes_out_in_its_true_order(slug):
    """Sixty games of each pair are played; each ladder has half of them, so that every level plays sixty."""
    rng, played = random.Random("ladder"), {}
    for pair in SHARES[slug]:
        match = Match(game=slug, players=tuple(pair.split("-")), games=GAMES_EACH, options={}, seed="ladder")
        played[pair] = [(list(report.levels), list(report.places)) for report in reports(match, 2)]

    def drawn():
        return [each for pair in played.values() for each in rng.sample(pair, GAMES_EACH // 2)]

    assert share_in_order(drawn, rng) >= 0.95


@pytest.mark.soak
@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("pair", ["medium-easy", "hard-medium"])
def test_levels_still_win_as_often_as_their_ratings_say(slug, pair):
    first, second = pair.split("-")
    match = Match(game=slug, players=(first, second), games=200, options={}, seed="ratings")
    share = sum(report.shares[report.levels.index(first)] for report in reports(match, 2)) / match.games
    low, high = wilson(share, match.games)
    assert low - 0.03 <= SHARES[slug][pair] <= high + 0.03
