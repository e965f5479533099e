"""Match points, as the rules of a league would explain them."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.contests.attempt import mark, marked, result_of
from bot.contests.scoring import best_of, match_points, standings
from storage import Contest, DealResult, Person, Phase, Result, Seat
from tests.bot.ratings.played import person, played

LEAGUE = Contest(
    code="7K3QX0A", game="cvetariki", level="medium", deals=4, best=3, host=person("Anna"), name="Anna", locale="en",
    opened_at=0, ends_at=1,
)  # fmt: skip
LOST = DealResult(share=0, margin=-2)
WON = DealResult(share=2, margin=3)
WON_CLEARLY = DealResult(share=2, margin=5)
GIVEN_UP = DealResult(given_up=True)


def points(**results):
    return {who.user: found for who, found in match_points({person(n): r for n, r in results.items()}).items()}


def test_match_points_are_the_share_of_the_others_that_were_beaten():
    found = points(Anna=WON_CLEARLY, Boris=WON, Can=LOST)
    assert found == {person("Anna").user: 100, person("Boris").user: 50, person("Can").user: 0}


def test_who_is_equal_counts_half():
    found = points(Anna=WON, Boris=WON, Can=LOST)
    assert found[person("Anna").user] == found[person("Boris").user] == 75


def test_with_nobody_to_compare_with_there_is_one_half():
    assert list(points(Anna=LOST).values()) == [50]


def test_a_win_is_better_than_any_loss_and_a_game_that_was_given_up_is_the_worst():
    barely, badly = DealResult(share=2, margin=0), DealResult(share=0, margin=-9)
    shared = DealResult(share=1, margin=0)
    found = points(Anna=barely, Boris=shared, Can=badly, Deniz=GIVEN_UP)
    assert [found[person(name).user] for name in ("Anna", "Boris", "Can", "Deniz")] == [
        100, Fraction(200, 3), Fraction(100, 3), 0,
    ]  # fmt: skip


def test_two_who_gave_up_are_equal():
    assert set(points(Anna=GIVEN_UP, Boris=replace(GIVEN_UP, at=5)).values()) == {50}


@pytest.mark.parametrize(
    ("deals", "counted"),
    [
        ((92, 75, 83, 58), {0, 1, 2}),
        ((50, 50, 50, 50), {0, 1, 2}),
        ((None, 10, None, 20), {1, 3}),
        ((None,) * 4, set()),
    ],
    ids=["the best three", "of equal ones the earlier", "fewer than three", "nothing"],
)
def test_the_best_three_of_four_count(deals, counted):
    assert best_of(deals, 3) == counted


def test_the_table_has_the_sum_of_what_counts_through_how_many_count():
    results = {(person("Anna"), deal): WON for deal in (1, 2, 3)} | {
        (person("Boris"), deal): LOST for deal in (1, 2, 3, 4)
    }
    first, second = standings(LEAGUE, results)
    assert (first.person, first.place, first.points) == (person("Anna"), 1, 100)
    assert first.deals == (100, 100, 100, None)
    assert (second.person, second.place, second.points) == (person("Boris"), 2, Fraction(50, 3)), "0, 0, 50 alone on 4"
    assert second.counted == {0, 1, 3}


def test_a_deal_that_was_not_played_costs_what_it_would_have_brought():
    (line,) = standings(LEAGUE, {(person("Anna"), 1): WON})
    assert line.points == Fraction(50, 3)


def test_equal_points_share_a_place_and_the_next_is_left_out():
    results = {(person(name), 1): result for name, result in (("Anna", WON), ("Boris", WON), ("Can", LOST))}
    assert [line.place for line in standings(LEAGUE, results)] == [1, 1, 3]


def test_nobody_has_played():
    assert standings(LEAGUE, {}) == []


def test_an_attempt_knows_its_deal():
    assert marked(played("Anna", "easy", contest=mark("7K3QX0A", 12))) == ("7K3QX0A", 12)
    assert marked(played("Anna", "easy")) is None


def attempt(game, totals, winners, **changes):
    result = Result(key="x", winners=winners, places=(1, 2), totals=totals)
    return result_of(played("Anna", "medium", game=game, result=result, contest="7K3QX0A 1", **changes))


def test_fewer_tokens_left_or_more_points_are_a_margin():
    assert attempt("cvetariki", (0, 4), (0,)) == DealResult(
        own=0, other=4, share=2, margin=4, at=attempt("cvetariki", (0, 4), (0,)).at
    )
    assert attempt("cvetris", (40, 52), (1,)).margin == -12
    assert attempt("confetti", (9, 9), (0, 1)).share == 1


def test_what_was_not_played_to_the_end_is_given_up():
    conceded = Result(key="table-conceded", winners=(1,), places=(2, 1))
    assert result_of(played("Anna", "medium", result=conceded)).given_up
    assert result_of(played("Anna", "medium", result=None)).given_up
    away = (Seat(name="Anna", person=person("Anna"), away=True), Seat(level="medium"))
    assert attempt("cvetariki", (0, 4), (0,), seats=away).given_up, "the computer finished it"
    assert result_of(played("Anna", "medium", phase=Phase.RUNNING)) is None


def test_a_person_is_found_wherever_they_sit():
    assert (
        result_of(
            replace(
                played("medium", "Anna"),
                result=Result(key="x", winners=(1,), places=(2, 1), totals=(3, 0)),
                contest="7K3QX0A 1",
            )
        ).own
        == 0
    )


def test_people_of_several_platforms_are_in_one_table():
    there = Person(platform="discord", user="1")
    assert len(standings(LEAGUE, {(person("Anna"), 1): WON, (there, 1): LOST})) == 2
