"""Moves tried out on a board: the board after each, and what it is worth."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.contract import Seat
from engines.cvetris.box import COLOURS, SHAPES
from engines.cvetris.drawing import Change, Dice, bonuses_of
from engines.cvetris.gravity import resting_row
from engines.cvetris.paint import COLUMN_BITS
from engines.cvetris.players.board import CELLS, Board, Kind, drops, stamp
from engines.cvetris.players.outlook import CELLS_A_ROUND
from engines.cvetris.players.prospects import Prospects
from engines.cvetris.state import Draw, Patch, Table

KEPT = 1.5
"""What a bonus that is kept for later is worth."""
ENOUGH_ROUNDS = 6
"""With fewer rounds left, a kept bonus is worth less each round."""


class Trial(NamedTuple):
    """A move and its result."""

    move: Draw | Patch
    board: Board
    spent: float
    """The value of the bonuses that it uses up."""
    value: float


class Player:
    """A seat as its computer player sees it: its board, and what boards are worth to it."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.sheet = table.sheets[seat]
        self.board = Board.of(self.sheet)
        self.prospects = Prospects(table, seat)

    @property
    def kept(self) -> float:
        """What each unused bonus is worth."""
        rounds = (CELLS - self.board.filled.bit_count()) / CELLS_A_ROUND
        return KEPT * min(1.0, rounds / ENOUGH_ROUNDS)

    def draws(self, dice: Dice, moves: Sequence[Draw]) -> list[Trial]:
        """Try every drawing, best first; ties keep the given order."""
        tried = [self._drawn(dice, move) for move in moves]
        return sorted(tried, key=lambda trial: -trial.value)

    def _drawn(self, dice: Dice, move: Draw) -> Trial:
        lying = Change(move.shape, move.cut).figure(dice.shape)[move.orientation - 1]
        row = resting_row(lying, move.column, self.board.heights)
        cells = stamp(lying) << (move.column * COLUMN_BITS + row)
        shape = None if move.cut else SHAPES.index(move.shape or dice.shape)
        board = self.board.with_cells(cells, COLOURS.index(move.colour or dice.colour), shape)
        spent = self.kept * len(bonuses_of(move))
        return Trial(move, board, spent, self.prospects.value(board) - spent)

    def patches(self, moves: Sequence[Patch], *, over: bool) -> Iterator[Trial]:
        """Try every patch; `over`: nothing more will be drawn on the sheet."""
        spent = 0.0 if over else self.kept
        for move in moves:
            cell = 1 << (move.cell.column * COLUMN_BITS + move.cell.row)
            board = self.board.with_cells(cell, COLOURS.index(move.colour), None)
            yield Trial(move, board, spent, self.prospects.value(board, over=over) - spent)


def best_drop(prospects: Prospects, board: Board, shape: Kind, colour: Kind) -> tuple[float, Board] | None:
    """Return the best drawing of two dice without a bonus, if they fit at all."""
    best: tuple[float, Board] | None = None
    for cells in drops(board.heights, shape):
        after = board.with_cells(cells, colour, shape)
        value = prospects.value(after)
        if best is None or value > best[0]:
            best = value, after
    return best
