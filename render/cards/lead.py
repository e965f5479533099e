"""Who was ahead in the course of a game."""

from collections.abc import Sequence
from typing import NamedTuple


class Swing(NamedTuple):
    step: int
    grew: int
    """By how much the lead over the next one did."""


def swing(totals: Sequence[Sequence[int]], side: int) -> Swing | None:
    """Return the step by which the lead of a side grew most, of those after which it was ahead until the end.

    `totals`: at the beginning and after each step, what each side has left: less is better. Of equal steps the first
    counts: with it, the lead was taken.
    """
    if not totals or len(totals[-1]) == 1:
        return None
    leads = [_lead(left, side) for left in totals]
    behind = [step for step, lead in enumerate(leads) if lead <= 0]
    kept = range(behind[-1] + 1 if behind else 1, len(leads))
    return max((Swing(step, leads[step] - leads[step - 1]) for step in kept), key=lambda each: each.grew, default=None)


def _lead(left: Sequence[int], side: int) -> int:
    return min(of_other for other, of_other in enumerate(left) if other != side) - left[side]
