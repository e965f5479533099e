"""The time for a move, from minutes to days: deadlines, and reminders outside quiet hours. Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.tables.timekeeping.quiet import MINUTE, QuietHours
from storage import Clock, Pace

HOUR = 60 * MINUTE

ALLOWANCE = {Pace.LIVE: 3 * MINUTE, Pace.DAY: 24 * HOUR, Pace.RELAXED: 72 * HOUR, Pace.NONE: None}
REMINDERS = (0.5, 0.9)
"""Fractions of the time after which a reminder is sent."""


def restarted(clock: Clock, now: int) -> Clock:
    """Return the clock for a new move."""
    allowance = ALLOWANCE[clock.pace]
    deadline = now + allowance if allowance else None
    return replace(clock, began_at=now, deadline=deadline, remaining=None, reminders=0)


def stopped(clock: Clock, now: int) -> Clock:
    """Return the clock stopped: for a pause, or at the end."""
    remaining = max(0, clock.deadline - now) if clock.deadline is not None else None
    return replace(clock, deadline=None, remaining=remaining)


def resumed(clock: Clock, now: int, stood: int) -> Clock:
    """Return the clock running again after it stood still for a while."""
    deadline = now + clock.remaining if clock.remaining is not None else None
    return replace(clock, deadline=deadline, remaining=None, stood_still=clock.stood_still + stood)


def forgiven(clock: Clock, outage: int) -> Clock:
    """Return the clock as if an outage had not happened."""
    deadline = clock.deadline + outage if clock.deadline is not None else None
    return replace(clock, deadline=deadline, stood_still=clock.stood_still + outage)


def reminders(clock: Clock, quiet: QuietHours) -> Iterator[int]:
    """Yield when to remind people of their move: never in their quiet hours, never after the deadline."""
    if clock.pace is Pace.LIVE or clock.deadline is None or clock.began_at is None:
        return
    whole = clock.deadline - clock.began_at
    last = clock.began_at
    for part in REMINDERS:
        moment = clock.began_at + int(whole * part)
        if quiet.covers(moment):
            # After the quiet hours if that leaves enough time, otherwise before them.
            moment = quiet.over(moment) if quiet.over(moment) < clock.deadline - whole // 20 else quiet.before(moment)
        if last < moment < clock.deadline and not quiet.covers(moment):
            yield moment
            last = moment
