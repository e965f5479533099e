"""Which board belongs to which day. A day begins at the reader's own midnight; its board is the same everywhere."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

BEFORE_THE_FIRST = date(2025, 12, 31)
WEEK = ("cvetariki", "confetti", "cvetariki", "cvetris", "cvetariki", "dorozhki", "cvetariki")
"""The game of each weekday, from Monday."""
EVENING, NOON = 21, 12
"""Hours: a day is summed up from the evening on. What nobody could tell by midnight is told until the next noon."""


def number_of(day: date) -> int:
    """Return the number of a day's board: number 1 was the first of January 2026."""
    return (day - BEFORE_THE_FIRST).days


def day_of(number: int) -> date:
    return BEFORE_THE_FIRST + timedelta(days=number)


def game_of_day(number: int) -> str:
    return WEEK[day_of(number).weekday()]


def today(now: int, zone: str | None) -> int:
    """Return the number of the board where somebody lives, at a moment in ms since 1970."""
    return number_of(local(now, zone).date())


def evening(now: int, zone: str | None) -> tuple[int, bool] | None:
    """Return the board whose day is summed up where somebody lives, and whether that is late; None at other hours."""
    here = local(now, zone)
    number = number_of(here.date())
    if here.hour >= EVENING:
        return number, False
    return (number - 1, True) if here.hour < NOON else None


def evening_name(number: int) -> str:
    """Return under which name it is noted that a room was told of a day."""
    return f"daily:{number}"


def until_midnight(now: int, zone: str | None) -> int:
    """Return the minutes until the next board."""
    here = local(now, zone)
    midnight = datetime.combine(here.date() + timedelta(days=1), time(), here.tzinfo)
    # By the clock on the wall: a night on which clocks are changed is an hour off.
    return max(1, int((midnight.replace(tzinfo=UTC) - here.replace(tzinfo=UTC)).total_seconds()) // 60)


def local(now: int, zone: str | None) -> datetime:
    return datetime.fromtimestamp(now / 1000, _zone(zone))


def _zone(zone: str | None) -> tzinfo:
    try:
        return ZoneInfo(zone) if zone else UTC
    except (ZoneInfoNotFoundError, ValueError):
        return UTC  # a time zone that this machine does not know
