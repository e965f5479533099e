"""How many days in a row somebody has played. One missed day a week is forgiven."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.daily.calendar import day_of


@dataclass(frozen=True, kw_only=True)
class Streak:
    days: int
    frozen: frozenset[int]
    """Days that were missed and forgiven."""


def streak(played: Collection[int], today: int) -> Streak:
    """Return the streak up to today. Whoever has not played yet today has not lost it."""
    days, frozen, pending = 0, set[int](), set[int]()
    at = today if today in played else today - 1
    while True:
        if at in played:
            days, frozen, pending = days + 1, frozen | pending, set[int]()
        elif _week(at) in {_week(day) for day in frozen | pending}:
            break
        else:
            pending.add(at)  # forgiven only if something was played before
        at -= 1
    return Streak(days=days, frozen=frozenset(frozen))


def _week(number: int) -> tuple[int, int]:
    year, week, _ = day_of(number).isocalendar()
    return year, week
