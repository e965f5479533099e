"""Which group went, and the part of the board that it was in."""

from collections.abc import Iterator

from engines.cvetariki.board import COLUMNS, JOKER, ROWS, Cell, cells_in, groups, pack, popped
from engines.cvetariki.view import View
from render.cvetariki.board import Place
from render.parts.contour import Stroke, contour
from render.scene import Item, sprite

_MOST = (300, 200)
_PITCHES = (44, 40, 36, 32, 28, 24, 20)


def popped_group(before: View, after: View) -> tuple[Cell, ...]:
    """Return the group that went between two positions: the only one that leads from one to the other."""
    board, result, last = pack(before.columns), pack(after.columns), after.last
    likely = (group for group in groups(board) if last and (group.colour, group.size) == (last.colour, last.tokens))
    return next((tuple(cells_in(group.cells)) for group in likely if popped(board, group.cells) == result), ())


def cut_out(view: View, group: tuple[Cell, ...]) -> tuple[tuple[Item, ...], tuple[int, int]]:
    """Return the part of a board around a group, the rest of it faint, around (0, 0); and its size."""
    left, right = max(0, min(group).column - 1), min(COLUMNS - 1, max(group).column + 1)
    low = max(0, min(cell.row for cell in group) - 1)
    high = min(ROWS - 1, max(cell.row for cell in group) + 1)
    across, down = right - left + 1, high - low + 1
    fits = (pitch for pitch in _PITCHES if pitch * across <= _MOST[0] and pitch * down <= _MOST[1])
    pitch = next(fits, _PITCHES[-1])
    corner = (-across * pitch // 2, -down * pitch // 2)

    def places() -> Iterator[Item]:
        for column in range(left, right + 1):
            for row in range(low, min(high + 1, len(view.columns[column]))):
                x, y = corner[0] + (column - left) * pitch, corner[1] + (high - row) * pitch
                chosen = Cell(column, row) in group
                arms = arms_in(view, group, Cell(column, row)) if chosen else ""
                kind = view.columns[column][row]
                yield sprite(x, y, Place(pitch, kind, arms, bare="card" if chosen else "soft", faint=not chosen))
        cells = [(cell.column - left, high - cell.row) for cell in group]
        yield from contour(cells, corner, pitch, Stroke(inside="card", outside="soft", width=4, radius=pitch // 4))

    return tuple(places()), (across * pitch, down * pitch)


def arms_in(view: View, group: tuple[Cell, ...], cell: Cell) -> str:
    """Return the colours of a token's joints inside its group, to the north, east, south and west."""
    colour = next(kind for each in group if (kind := view.columns[each.column][each.row]) != JOKER)
    around = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return "".join(colour if Cell(cell.column + x, cell.row + y) in group else "." for x, y in around)
