"""Clocks: moves over days, reminders outside quiet hours, stopped clocks."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.timekeeping import clocks
from bot.tables.timekeeping.clocks import HOUR
from bot.tables.timekeeping.quiet import QuietHours
from storage.records.table import Clock, Pace

ISTANBUL = ZoneInfo("Europe/Istanbul")
QUIET = QuietHours(zone="Europe/Istanbul")


def at(text: str) -> int:
    return int(datetime.fromisoformat(f"2027-01-{text}").replace(tzinfo=ISTANBUL).timestamp() * 1000)


def told(moments) -> list[str]:
    return [datetime.fromtimestamp(moment / 1000, ISTANBUL).strftime("%d %H:%M") for moment in moments]


@pytest.mark.parametrize(
    ("moment", "quiet"),
    [("15 22:59", False), ("15 23:00", True), ("16 03:00", True), ("16 07:59", True), ("16 08:00", False)],
)
def test_quiet_hours_are_from_23_to_8_in_the_persons_zone(moment, quiet):
    assert QUIET.covers(at(moment)) is quiet


def test_quiet_hours_within_a_day_and_none_at_all():
    siesta = QuietHours(start=13 * 60, end=15 * 60, zone="Europe/Istanbul")
    assert [siesta.covers(at(f"15 {hour}:30")) for hour in (12, 13, 14, 15)] == [False, True, True, False]
    assert not any(QuietHours(start=0, end=0).covers(at(f"15 {hour:02}:00")) for hour in range(24))


def test_an_unknown_zone_counts_as_utc():
    assert QuietHours(zone="Mars/Olympus").covers(at("15 03:00")) == QuietHours().covers(at("15 03:00"))


@pytest.mark.parametrize(
    ("pace", "begins", "reminders"),
    [
        (Pace.DAY, "15 10:00", ["15 22:00", "16 08:00"]),  # 90 % is 7:36 at night: moved to the morning
        (Pace.DAY, "15 08:30", ["15 20:30", "15 22:59"]),  # the morning would be too late: before the night
        (Pace.DAY, "15 20:00", ["16 08:00", "16 17:36"]),
        (Pace.RELAXED, "15 12:00", ["17 08:00", "18 08:00"]),  # midnight, and 4:48
    ],
)
def test_reminders_come_at_half_time_and_near_the_end_but_never_in_quiet_hours(pace, begins, reminders):
    clock = clocks.restarted(Clock(pace=pace), at(begins))
    moments = list(clocks.reminders(clock, QUIET))
    assert told(moments) == reminders
    assert not any(QUIET.covers(moment) for moment in moments)
    assert all(clock.began_at < moment < clock.deadline for moment in moments)


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.NONE])
def test_nobody_is_reminded_of_minutes_or_of_no_clock(pace):
    assert list(clocks.reminders(clocks.restarted(Clock(pace=pace), at("15 10:00")), QUIET)) == []


@pytest.mark.parametrize("hour", range(24))
def test_whenever_a_move_begins_no_reminder_falls_into_the_night(hour):
    clock = clocks.restarted(Clock(pace=Pace.DAY), at(f"15 {hour:02}:00"))
    moments = list(clocks.reminders(clock, QUIET))
    assert moments
    assert moments == sorted(set(moments))
    assert not any(QUIET.covers(moment) or moment >= clock.deadline for moment in moments)


def test_a_move_has_a_day_and_the_next_move_a_new_one():
    clock = clocks.restarted(Clock(pace=Pace.DAY), at("15 10:00"))
    assert clock.deadline == at("16 10:00")
    assert clocks.restarted(clock, at("15 12:00")).deadline == at("16 12:00")


def test_a_pause_keeps_what_is_left():
    clock = clocks.restarted(Clock(pace=Pace.DAY), at("15 10:00"))
    still = clocks.stopped(clock, at("15 16:00"))
    assert (still.deadline, still.remaining) == (None, 18 * HOUR)
    again = clocks.resumed(still, at("20 10:00"), stood=at("20 10:00") - at("15 16:00"))
    assert (again.deadline, again.remaining) == (at("21 04:00"), None)
    assert again.stood_still == at("20 10:00") - at("15 16:00")


def test_an_outage_is_forgiven():
    clock = clocks.restarted(Clock(pace=Pace.DAY), at("15 10:00"))
    assert clocks.forgiven(clock, 2 * HOUR).deadline == at("16 12:00")
    assert clocks.forgiven(Clock(pace=Pace.NONE), 2 * HOUR).deadline is None
