"""A sheet for a player who still has figures to draw: what is filled, what is lost, how many rounds are left."""

from typing import NamedTuple

from engines.cvetris.players.board import CELLS, SHEET, Board

CELLS_A_ROUND = 4
BELIEVED = 1.5
"""With this many rounds left, expected stars count half."""


class Outlook(NamedTuple):
    board: Board
    filled: int
    covered: int
    """The empty cells that no figure can reach."""
    rounds: float
    """Roughly how many more figures will fit."""
    hope: float
    """How much expected stars count: from nearly 1 on an empty sheet to 0 at the end."""

    @classmethod
    def of(cls, board: Board, *, over: bool = False) -> "Outlook":
        """Evaluate a sheet; `over`: nothing more will be drawn on it."""
        filled, below = board.filled, board.below
        rounds = 0.0 if over else (CELLS - below.bit_count()) / CELLS_A_ROUND
        return cls(board, filled, below & ~filled, rounds, rounds / (rounds + BELIEVED))

    @property
    def reachable(self) -> int:
        """The cells that a figure can still colour."""
        return SHEET & ~(self.filled | self.covered)
