"""The moments of a game: where the chances changed most."""

from collections.abc import Sequence
from itertools import pairwise

from bot.review.record import Moment

MOST = 3
APART, MANY = 3, 12
"""Stages between two moments, in a game of at least so many."""
LEAST = 3
"""Percent: what changed less decided nothing."""


def moments(stages: Sequence[int], chances: Sequence[Sequence[int]]) -> tuple[Moment, ...]:
    """Return the largest gains of anybody, in the order of the game. `chances`: by seat and point of the curve."""
    ends = [0, *(point for point, (before, now) in enumerate(pairwise(stages), 1) if now > before)]
    gained = [_moment(stages, chances, *pair) for pair in pairwise(ends)] if chances else []
    apart = APART if len(gained) >= MANY else 1
    chosen: list[Moment] = []
    for each in sorted(gained, key=lambda each: -each.gain):
        if each.gain >= LEAST and all(abs(each.stage - other.stage) >= apart for other in chosen):
            chosen.append(each)
    return tuple(sorted(chosen[:MOST], key=lambda each: each.point))


def _moment(stages: Sequence[int], chances: Sequence[Sequence[int]], before: int, point: int) -> Moment:
    gains = [of_seat[point] - of_seat[before] for of_seat in chances]
    seat = max(range(len(gains)), key=gains.__getitem__)
    return Moment(stage=stages[point], point=point, before=before, seat=seat, gain=gains[seat])
