"""Chance for those who need a million numbers a second."""

import random
from collections.abc import Callable

from engines.randomness import Rng

Random = Callable[[], float]
"""Each call gives a number from 0 to less than 1."""


def quick(rng: Rng) -> Random:
    """Return a fast source that follows from a stream. Python promises its numbers for all versions to come."""
    return random.Random(rng.word()).random  # noqa: S311 (nothing here is kept from anybody by being unpredictable)
