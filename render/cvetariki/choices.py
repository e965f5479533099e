"""The groups that can be popped, numbered: the number in the picture is the number on the button."""

from dataclasses import dataclass
from functools import lru_cache

from engines.colours import Colour
from engines.cvetariki.board import Cell, cells_in, groups, pack, tokens_of
from engines.cvetariki.notation import format_move
from engines.cvetariki.state import Pop
from engines.cvetariki.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """A group: its number, the move that pops it, and where its plate is."""

    number: int
    move: str
    colour: Colour
    cells: tuple[Cell, ...]
    plate: Cell
    """The highest token of its colour; on a tie the rightmost."""

    @property
    def label(self) -> str:
        return str(self.number)


def choices(view: View) -> tuple[Choice, ...]:
    """Return the groups of a board in play, numbered from the left, then from the bottom; none after the end."""
    return _numbered(view.columns) if view.turn is not None else ()


@lru_cache(maxsize=64)
def _numbered(columns: tuple[str, ...]) -> tuple[Choice, ...]:
    board = pack(columns)
    found = []
    for number, group in enumerate(sorted(groups(board), key=lambda group: group.name), start=1):
        coloured = cells_in(group.cells & tokens_of(board, group.colour))
        plate = max(coloured, key=lambda cell: (cell.row, cell.column))
        move = format_move(Pop(group.name))
        found.append(Choice(number, move, group.colour, tuple(cells_in(group.cells)), plate))
    return tuple(found)
