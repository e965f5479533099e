"""A card: six ends, one on each unit edge, joined in pairs by three paths."""

from functools import lru_cache
from typing import NamedTuple

from engines.colours import Colour

COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.VIOLET)
ENDS = 6
HALF_TURN = ENDS // 2
"""A half turn moves every end by this many."""


class Card(NamedTuple):
    """A horizontal domino, marked end on the left: ends count clockwise from the upper edge of the marked end."""

    number: int
    """Its name, from 1."""
    ends: str
    """The colours of the six ends: an end is half of a path, so this is the whole colouring."""
    wiring: str
    """Which ends are joined, as three pairs: `01-24-35`."""

    @property
    def pieces(self) -> tuple[tuple[int, int], ...]:
        """The three paths on the card itself."""
        return _pieces(self.wiring)

    @property
    def partners(self) -> tuple[int, ...]:
        """By end: the end at the other side of its piece."""
        return _partners(self.wiring)


def half_turned(card: Card) -> Card:
    """Return the card rotated by a half turn."""
    ends = card.ends[HALF_TURN:] + card.ends[:HALF_TURN]
    pairs = sorted(tuple(sorted((end + HALF_TURN) % ENDS for end in piece)) for piece in card.pieces)
    return Card(card.number, ends, "-".join(f"{first}{second}" for first, second in pairs))


@lru_cache(maxsize=64)
def _pieces(wiring: str) -> tuple[tuple[int, int], ...]:
    return tuple((int(pair[0]), int(pair[1])) for pair in wiring.split("-"))


@lru_cache(maxsize=64)
def _partners(wiring: str) -> tuple[int, ...]:
    across = {end: other for piece in _pieces(wiring) for end, other in (piece, piece[::-1])}
    return tuple(across[end] for end in range(ENDS))
