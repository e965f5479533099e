"""How many rounds there are, how many cards each deals, and how many cards a player may hold."""

from collections.abc import Mapping
from typing import NamedTuple

OPEN_BEYOND_LIMITS = 4  # [ruling] turn-based: cards open in addition to the sum of all hand limits
CHANGES_A_ROUND = 3  # [ruling] turn-based: swaps and drops together, per player and round
CONTEST_WINDOW = 1_500  # [ruling] ms after a take in which a second player may contest it
LATEST_START = 30_000  # [ruling] ms after the end of a round, or after the start of the game


class Round(NamedTuple):
    laid: int
    """New cards from the deck."""
    limit: int
    """LoadedTable cards per player."""


_ALONE = (Round(42, 6), Round(11, 6), Round(11, 6), Round(10, 6), Round(10, 6))  # [ruling] "about half" is exactly half
_FEW = (Round(42, 6), Round(21, 6), Round(21, 9))
_MANY = (Round(42, 6), Round(42, 9))

ROUNDS: Mapping[int, tuple[Round, ...]] = {1: _ALONE, 2: _FEW, 3: _FEW, 4: _FEW, 5: _MANY, 6: _MANY, 7: _MANY}
"""By the number of players."""
