"""What a player of Cvetariki knows: the view of their seat, as numbers to compute with."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.contract import Seat
from engines.cvetariki.board import COLOURS, pack
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View

Kind = int
"""A colour, as its index in `COLOURS`."""

Side = int
"""A player, or in teams the two partners, from 0."""


@dataclass(frozen=True, kw_only=True)
class Knowledge:
    board: int
    seat: Seat
    """The player who is thinking, and whose turn it is."""
    sides: tuple[Side, ...]
    """By seat."""
    mine: frozenset[Kind]
    """The secrets of my side."""
    taken: tuple[tuple[int, ...], ...]
    """By side: the tokens of each kind that it took."""
    moves: int

    @classmethod
    def of(cls, view: View) -> "Knowledge":
        """Read a view. Only a seated player can play, so the public view is refused."""
        if view.viewer is None:
            raise ValueError("the public does not play")
        sides = tuple(seat % 2 if view.variant is Variant.TEAMS else seat for seat in range(len(view.secrets)))
        mine = (secret or () for secret, side in zip(view.secrets, sides, strict=True) if side == sides[view.viewer])
        return cls(
            board=pack(view.columns),
            seat=view.viewer,
            sides=sides,
            mine=frozenset(COLOURS.index(colour) for colours in mine for colour in colours),
            taken=_by_side(view.taken, sides),
            moves=view.moves,
        )

    @property
    def side(self) -> Side:
        return self.sides[self.seat]

    @property
    def others(self) -> tuple[Side, ...]:
        return tuple(side for side in range(len(self.taken)) if side != self.side)


def _by_side(taken: Sequence[Sequence[int]], sides: Sequence[Side]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(sum(column) for column in zip(*(t for t, s in zip(taken, sides, strict=True) if s == side), strict=True))
        for side in range(len(set(sides)))
    )
