"""Matches between computer players: fair seats, correct statistics, deterministic for a seed."""

import dataclasses
import io
import itertools
import json

import pytest

from bot.main import main
from bot.simulation import QUICKEST, RANDOM, Match, Report, played, reports, standings, wilson
from engines.registry import games

EVERY_GAME = pytest.mark.parametrize("game", list(games()))


def match(game: str = "cvetariki", *players: str, count: int = 4, seed: str = "test", **options) -> Match:
    return Match(game=game, players=players or ("easy", RANDOM), games=count, options=options, seed=seed)


def simulate(*words: str) -> int:
    return main(["simulate", *words], {})


def test_everybody_sits_everywhere_at_the_same_deal():
    three = match("cvetariki", "hard", "medium", "easy", count=6)
    seated = [three.seated(number) for number in range(6)]
    assert seated[:3] == [("hard", "medium", "easy"), ("easy", "hard", "medium"), ("medium", "easy", "hard")]
    assert seated[3:] == seated[:3]
    assert [three.deal(number) for number in range(6)] == [three.deal(0)] * 3 + [three.deal(3)] * 3
    assert three.deal(0) != three.deal(3)


def test_a_shared_win_counts_half():
    results = [
        Report(("easy", "random"), (1.0, 0.0), (2, 5), (1, 2), ((1.0,), (3.0, 5.0))),
        Report(("random", "easy"), (0.5, 0.5), (4, 4), (1, 1), ((4.0,), (2.0,))),
    ]
    easy, random = standings(match(count=2), results)
    assert (easy.share, random.share) == (0.75, 0.25)
    assert (easy.score, random.score) == (3, 4.5)
    assert (easy.moves, easy.median_ms, easy.max_ms) == (2, 2.0, 2.0)
    assert (random.moves, random.median_ms, random.max_ms) == (3, 4.0, 5.0)


def test_partners_win_together():
    results = [
        Report(("easy", "random", "easy", "random"), (0.5, 0.0, 0.5, 0.0), (1, 2, 1, 2), (1, 3, 1, 3), ((),) * 4)
    ]
    easy, random = standings(match("cvetariki", "easy", "random", "easy", "random", count=1), results)
    assert (easy.seats, easy.share, random.share) == (2, 1.0, 0.0)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"), [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0)]
)
def test_the_interval_is_wilsons(share, count, low, high):
    assert wilson(share, count) == pytest.approx((low, high), abs=0.0005)


@EVERY_GAME
def test_every_game_can_be_simulated_at_its_weakest_and_at_random(game):
    least = max(2, games()[game].info.seats.least)
    players = (games()[game].levels[0], RANDOM, *[RANDOM] * (least - 2))
    for report in reports(match(game, *players, count=2), processes=1):
        assert sum(report.shares) == pytest.approx(1)
        assert all(report.thought), "everybody moved"


def without_times(report: Report) -> Report:
    return dataclasses.replace(report, thought=tuple((0.0,) * len(times) for times in report.thought))


def test_a_seed_gives_the_same_games_however_many_processes_share_them():
    alone = [without_times(report) for report in reports(match(count=6), processes=1)]
    together = [without_times(report) for report in reports(match(count=6), processes=2)]
    assert alone == together
    assert alone != [without_times(report) for report in reports(match(count=6, seed="other"), processes=1)]


def test_alone_a_game_can_be_lost():
    (report,) = reports(match("cvetariki", RANDOM, count=1, variant="solo", secrets=5), processes=1)
    assert report.shares == (0.0,)
    assert report.scores[0] > 0


@EVERY_GAME
def test_players_act_at_a_human_pace_and_the_clock_is_never_turned_back(game):
    real, acted = games()[game], []

    def apply(state, seat, move, context):
        acted.append((seat, context.now))
        return real.apply(state, seat, move, context)

    played(match(game, *[RANDOM] * max(2, real.info.seats.least)), 0, dataclasses.replace(real, apply=apply))
    times = [now for _, now in acted]
    assert times == sorted(times)
    for seat in {seat for seat, _ in acted}:
        own = [now for who, now in acted if who == seat]
        assert all(later - sooner >= QUICKEST for sooner, later in itertools.pairwise(own))


# The command


def test_who_would_rather_wait_is_asked_again_only_when_something_has_changed():
    asked = []

    def choose(view, legal, level, rng):
        if view.phase != "sand":
            return legal[0]
        asked.append((view.viewer, view.round, view.hands))
        return None

    confetti = dataclasses.replace(games()["confetti"], choose=choose)
    assert played(match("confetti", "easy", "easy"), 0, confetti).scores == (0, 0)
    assert len(asked) == len(set(asked)) == 6, "two players, three rounds"


def test_a_table_for_people(capsys):
    assert simulate("cvetariki", "--seats", "easy,random", "--games", "4", "--processes", "1") == 0
    out, err = capsys.readouterr()
    head, names, easy, random = out.splitlines()
    assert head == "cvetariki: easy, random; 4 games, seed 'simulate'"
    assert names.split()[:3] == ["level", "seats", "wins"]
    assert easy.split()[:2] == ["easy", "1"]
    assert random.split()[:2] == ["random", "1"]
    assert not err, "no progress bar without a terminal"


def test_figures_for_programs(capsys):
    words = ("cvetariki", "--seats", "easy", "--games", "2", "--options", "variant=solo,secrets=3", "--json")
    assert simulate(*words, "--processes", "1", "--seed", "s") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"] == {"variant": "solo", "secrets": 3}
    assert told["seed"] == "s"
    (level,) = told["levels"]
    assert level["level"] == "easy"
    assert 0 <= level["low"] <= level["share"] <= level["high"] <= 1


def test_who_watches_sees_how_far_it_is(monkeypatch):
    screen = io.StringIO()
    screen.isatty = lambda: True
    monkeypatch.setattr("sys.stderr", screen)
    simulate("cvetariki", "--seats", "random,random", "--games", "2", "--processes", "1")
    assert "1/2" in screen.getvalue()
    assert "2/2" in screen.getvalue()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seats", "easy,wizard"), "no level 'wizard'"),
        (("--seats", "easy"), "Classic needs at least two players"),
        (("--seats", "easy,easy", "--options", "variant=chess"), "chess"),
        (("--seats", "easy,easy", "--options", "colour=red"), "colour"),
        (("--seats", "easy", "--options", "variant=solo,secrets=many"), "many"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_played(words, told, capsys):
    assert simulate("cvetariki", *words) == 2
    assert told in capsys.readouterr().err
