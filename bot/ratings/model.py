"""How strong somebody is, and what a game changes about that: Plackett–Luce, on the scale that chess players know."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

MEAN = 1500.0
"""Of somebody new, and of the medium level of every computer."""
BETA = 400 / log(10) / sqrt(2)
"""With it, 400 points between two players mean ten wins for each loss."""
DEVIATION = BETA
"""Of somebody new: their first win against an equal brings 35 points, one after fifty games about seven."""
DRIFT = DEVIATION / 100
"""People change: each game adds a little doubt."""
SURE = 85.0
"""A rating with a larger deviation is shown with a question mark: it is smaller after about a dozen games."""


@dataclass(frozen=True)
class Strength:
    mean: float = MEAN
    deviation: float = DEVIATION


def rated(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return how strong the players of a game are after it. Equal places are ties."""
    model = _model()
    sides = [[model.rating(mu=each.mean, sigma=each.deviation)] for each in strengths]
    after = model.rate(sides, ranks=[float(place) for place in places])
    return [Strength(one.mu, one.sigma) for (one,) in after]


def points_for(share: float) -> float:
    """Return how many points ahead somebody is who wins this share of games against another."""
    return 400 / log(10) * log(share / (1 - share))


def expected(ahead: float) -> float:
    """Return the share of games that somebody wins who is so many points ahead."""
    return 1 / (1 + 10 ** (-ahead / 400))


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=DRIFT, gamma=_whole)


def _whole(*_args: Any, **_kwargs: Any) -> float:
    """Let each game remove all the doubt that it can: the usual factor keeps ratings restless for hundreds of games."""
    return 1.0
