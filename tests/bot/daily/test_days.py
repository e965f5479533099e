"""Days and streaks: whose day it is, and what a missed one costs."""

from datetime import UTC, date, datetime

import pytest

from bot.daily.calendar import WEEK, day_of, game_of_day, number_of, today, until_midnight
from bot.daily.streak import streak
from bot.screens.registry import game_screens

MONDAY = number_of(date(2026, 11, 16))


def ms(*moment):
    return int(datetime(*moment, tzinfo=UTC).timestamp() * 1000)


def test_boards_are_counted_from_the_first_of_january():
    assert number_of(date(2026, 1, 1)) == 1
    assert MONDAY == 320
    assert day_of(320) == date(2026, 11, 16)


def test_every_weekday_has_a_game_that_can_be_played_alone():
    assert [game_of_day(MONDAY + day) for day in range(7)] == list(WEEK)
    assert all(game_screens()[game].daily is not None for game in WEEK)


@pytest.mark.parametrize(
    ("zone", "number", "minutes"),
    [
        (None, 320, 61),
        ("Asia/Vladivostok", 321, 15 * 60 + 1),
        ("America/New_York", 320, 5 * 60 + 61),
        ("Mars/Olympus", 320, 61),
    ],
)
def test_a_day_begins_at_the_readers_own_midnight(zone, number, minutes):
    now = ms(2026, 11, 16, 22, 59)
    assert today(now, zone) == number
    assert until_midnight(now, zone) == minutes


def test_a_streak_counts_days_in_a_row():
    assert streak({320, 319, 318}, 320).days == 3
    assert streak(set(), 320).days == 0


def test_who_has_not_played_yet_today_has_not_lost_it():
    assert streak({319, 318}, 320).days == 2


def test_one_missed_day_a_week_is_forgiven_but_counts_for_nothing():
    thursday = MONDAY + 3
    played = set(range(MONDAY, MONDAY + 7)) - {thursday}
    found = streak(played, MONDAY + 6)
    assert (found.days, found.frozen) == (6, {thursday})


def test_two_missed_days_in_a_week_end_it():
    played = set(range(MONDAY, MONDAY + 7)) - {MONDAY + 1, MONDAY + 3}
    assert streak(played, MONDAY + 6).days == 4, "the four after the first of them"


def test_each_week_has_its_own_freeze():
    played = set(range(MONDAY, MONDAY + 14)) - {MONDAY + 3, MONDAY + 8}
    assert streak(played, MONDAY + 13).days == 12


def test_a_day_is_forgiven_only_if_something_was_played_before_it():
    assert streak({MONDAY + 2}, MONDAY + 2).frozen == set()


def test_yesterday_is_forgiven_too():
    found = streak({MONDAY, MONDAY + 1}, MONDAY + 3)
    assert (found.days, found.frozen) == (2, {MONDAY + 2})
