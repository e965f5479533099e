"""What counts: games that people finished themselves, with the usual options, against somebody."""

import pytest
from msgspec.structs import replace

from bot.ratings.games import finished
from bot.tutorials import lessons
from storage import ANONYMOUS, Phase, Result, Room, Seat
from tests.bot.ratings.played import CLUB, KITCHEN, person, played, seat


def test_a_usual_game_is_rated():
    game = finished(played("Anna", "Boris", places=(2, 1)))
    assert game.rated
    assert game.people == [person("Anna"), person("Boris")]
    assert game.winners == {1}


def test_the_computer_is_an_opponent_with_the_rating_of_its_level():
    game = finished(played("Anna", "hard", "easy"))
    assert game.rated
    assert game.players[1].strength.mean > 1500 > game.players[2].strength.mean


@pytest.mark.parametrize(
    "table",
    [
        played("Anna", "Boris", lesson=3),
        played("Anna", "easy", deal=None, seed=lessons()["cvetariki"].seed),
        played("Anna", "Boris", result=Result(key="table-abandoned")),
        played("Anna", "Boris", result=None, phase=Phase.RUNNING),
        played("Anna", "Boris", game="chess"),
    ],
    ids=["tutorial", "skipped tutorial", "ended without a result", "still running", "unknown game"],
)
def test_what_counts_for_nothing(table):
    assert finished(table) is None


@pytest.mark.parametrize(
    "table",
    [
        played("Anna", options={"variant": "solo"}),
        played("Anna", "Boris", options={"variant": "two-colours"}),
        played("Anna", "Boris", game="dorozhki", options={"even-start": True}),
        played("Anna", "Boris", seats=(seat("Anna"), Seat(name="Boris", person=person("Boris"), away=True))),
        played("Anna", "Boris", seats=(seat("Anna"), Seat(name="Boris", level="easy"))),
        played("Anna", "Boris", seats=(seat("Anna"), Seat(level="brilliant"))),
    ],
    ids=["solo", "variant", "option", "away at the end", "conceded at a larger table", "unknown level"],
)
def test_what_is_a_game_played_but_changes_no_rating(table):
    game = finished(table)
    assert game is not None
    assert not game.rated


def test_what_only_looks_different_is_rated():
    assert finished(played("Anna", "Boris", game="confetti", options={"side": "black"})).rated


def test_turn_based_confetti_is_rated_like_live_against_levels_measured_in_it():
    assert finished(played("Anna", "Boris", game="confetti", options={"pace": "async", "sand": 90})).rated
    slow, live = (
        finished(played("Anna", "hard", game="confetti", options={"pace": pace})).players[1].strength.mean
        for pace in ("async", "live")
    )
    assert 1500 < slow < live
    assert not finished(played("Anna", "Boris", game="confetti", options={"sand": 90})).rated, "another sand timer"


def test_a_concession_between_two_counts():
    lost = Result(key="table-conceded", winners=(1,), places=(2, 1))
    assert finished(played("Anna", "Boris", result=lost)).rated


def test_who_asked_to_be_forgotten_is_an_opponent_like_somebody_new():
    table = played("Anna", "Boris")
    table = replace(table, seats=(table.seats[0], Seat(person=ANONYMOUS)))
    game = finished(table)
    assert game.rated
    assert game.people == [person("Anna")]


def test_direct_chats_have_no_lists():
    direct = Room(platform="telegram", chat="7", private=True)
    assert finished(played("Anna", "Boris", rooms=(KITCHEN, direct, CLUB))).rooms == (KITCHEN, CLUB)
