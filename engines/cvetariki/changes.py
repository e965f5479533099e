"""What a pop changed on the board, so that a picture can outline it."""

from collections.abc import Sequence

from engines.contract import Seat
from engines.cvetariki.board import COLUMNS, Cell, Group, rows_in
from engines.cvetariki.state import LastPop


def last_pop(seat: Seat, group: Group, columns: Sequence[str]) -> LastPop:
    """Describe the pop of a group, given the columns before it."""
    fell, closed_up, emptied = [], [], 0
    for column in range(COLUMNS):
        lowest, removed = rows_in(group.cells, column)
        height = len(columns[column]) - removed
        now = column - emptied
        if removed:
            fell += [Cell(now, row) for row in range(lowest, height)]
        if height == 0:
            emptied += 1
        elif emptied:
            closed_up.append(now)
    return LastPop(seat=seat, colour=group.colour, tokens=group.size, fell=tuple(fell), closed_up=tuple(closed_up))
