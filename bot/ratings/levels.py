"""The ratings of computer players. They never change: they tie everybody's rating to the same scale."""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from bot.ratings.model import MEAN, Strength, expected

ANCHOR = "medium"
"""The level that has the rating of somebody new."""
CERTAIN = 1.0
"""The deviation of a level: it is as strong as it was yesterday."""
_ROUNDS, _STEP = 4_000, 60.0


def level_strength(form: str, level: str) -> Strength | None:
    """Return how strong a level is in a form of a game; None if nobody has measured it."""
    rating = level_ratings(form).get(level)
    return None if rating is None else Strength(rating, CERTAIN)


@cache
def level_ratings(form: str) -> Mapping[str, int]:
    """Return the rating of each level of a game (`confetti`), or of another form of it (`confetti pace=async`)."""
    return fitted(_measured().get(form, {}))


def fitted(shares: Mapping[str, float]) -> dict[str, int]:
    """Return the ratings under which these shares of wins (`hard-easy`: of hard against easy) are most likely."""
    ratings = {level: MEAN for pair in shares for level in pair.split("-")}
    for _ in range(_ROUNDS):
        for pair, share in shares.items():
            first, second = pair.split("-")
            more = _STEP * (share - expected(ratings[first] - ratings[second]))
            ratings[first] += more
            ratings[second] -= more
    shift = MEAN - ratings.get(ANCHOR, MEAN)
    return {level: round(rating + shift) for level, rating in ratings.items()}


def measured_forms() -> Collection[str]:
    """Return every form of a game whose levels were measured."""
    return _measured().keys()


@cache
def _measured() -> Mapping[str, Mapping[str, float]]:
    path = Path(__file__).with_name("levels.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
