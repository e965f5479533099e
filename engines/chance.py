"""A fast random source for computer players, who draw up to a million numbers a second.

`random` is imported here and nowhere else: only as a generator with a given seed, never its global one, so a computer
player stays a pure function of the view and its stream. `Rng`, which hashes, would take ten times as long.
"""

import random
from collections.abc import Callable

from engines.randomness import Rng

Random = Callable[[], float]
"""Each call gives a number from 0 to less than 1."""


def quick(rng: Rng) -> Random:
    """Return a fast source seeded from a stream. Python guarantees the same numbers in every version."""
    return random.Random(rng.word()).random  # noqa: S311 (used for simulations only; nothing secret depends on it)
