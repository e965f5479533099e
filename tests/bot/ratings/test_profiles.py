"""What a game changes about its people: counts, streak, rating, course, best result, lists."""

import pytest

from bot.ratings.games import finished
from bot.ratings.profiles import COURSE, MOST_ROOMS, after
from storage import Best, Point, Result, Room
from tests.bot.ratings.played import DAY, NOW, person, played

ANNA = person("Anna")


def profile(*tables, of=ANNA):
    known = {}
    for table in tables:
        known |= after(known, finished(table))
    return known[of]


def test_games_and_wins_are_counted_and_a_loss_ends_the_streak():
    mine = profile(played("Anna", "Boris"), played("Anna", "Boris"), played("Boris", "Anna"), played("Anna", "Boris"))
    assert (mine.games["cvetariki"].played, mine.games["cvetariki"].won, mine.in_a_row) == (4, 3, 1)
    assert (mine.name, mine.since) == ("Anna", NOW)


def test_a_game_without_rating_is_counted():
    mine = profile(played("Anna", options={"variant": "solo"}))
    found = mine.games["cvetariki"]
    assert (found.played, found.won, found.rated, found.course, mine.rooms) == (1, 1, 0, (), ())


def test_each_game_has_its_own_rating():
    mine = profile(played("Anna", "Boris"), played("Boris", "Anna", game="cvetris"))
    assert mine.games["cvetariki"].mean > 1500 > mine.games["cvetris"].mean


def test_computers_stay_as_strong_as_they_are():
    """Beating the easy level brings less and less, however often."""
    gains, before = [], 1500.0
    for number in range(1, 6):
        now = profile(*[played("Anna", "easy")] * number).games["cvetariki"].mean
        gains.append(now - before)
        before = now
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


def test_the_course_has_a_point_for_each_day_and_forgets_what_is_long_ago():
    games = [played("Anna", "Boris", at=NOW + day * DAY) for day in (0, 0, 1, COURSE)]
    course = profile(*games).games["cvetariki"].course
    assert [point.day - NOW // DAY for point in course] == [1, COURSE]
    assert all(isinstance(point, Point) for point in course)


@pytest.mark.parametrize(
    ("game", "totals", "best"),
    [
        ("cvetariki", ((3, 9), (1, 9), (2, 9)), 1),
        ("cvetris", ((30, 9), (91, 9), (60, 9)), 91),
    ],
)
def test_the_best_result_is_the_least_or_the_most_as_the_game_has_it(game, totals, best):
    results = [Result(key="", winners=(0,), places=(1, 2), totals=each) for each in totals]
    mine = profile(*(played("Anna", "Boris", game=game, result=result) for result in results))
    assert mine.games[game].best == Best(total=best, moves=17, others=1)


def test_a_lost_or_conceded_game_is_no_best_result():
    conceded = Result(key="table-conceded", winners=(0,), places=(1, 2))
    assert profile(played("Boris", "Anna"), played("Anna", "Boris", result=conceded)).games["cvetariki"].best is None


def test_somebody_is_in_the_lists_of_the_rooms_where_they_played_last():
    rooms = [Room(platform="telegram", chat=str(number)) for number in range(MOST_ROOMS + 3)]
    mine = profile(*(played("Anna", "Boris", rooms=(room,)) for room in (*rooms, rooms[5])))
    assert len(mine.rooms) == MOST_ROOMS
    assert mine.rooms[-2:] == ("telegram:22", "telegram:5")
    assert "telegram:3" in mine.rooms
    assert "telegram:2" not in mine.rooms
