"""The ratings of computer players. They never change: they tie everybody's rating to the same scale."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bot.ratings.model import MEAN, Strength, expected

ANCHOR = "medium"
"""The level that has the rating of somebody new."""
CERTAIN = 1.0
"""The deviation of a level: it is as strong as it was yesterday."""
_ROUNDS, _STEP = 4_000, 60.0


def level_strength(game: str, level: str) -> Strength | None:
    """Return how strong a level is; None if nobody has measured it."""
    rating = level_ratings(game).get(level)
    return None if rating is None else Strength(rating, CERTAIN)


@cache
def level_ratings(game: str) -> Mapping[str, int]:
    """Return the rating of each level of a game."""
    return fitted(_measured().get(game, {}))


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


@cache
def _measured() -> Mapping[str, Mapping[str, float]]:
    path = Path(__file__).with_name("levels.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
