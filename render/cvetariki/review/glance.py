"""A group of Cvetariki that turned a game: the board with it, and what was popped in words."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.cvetariki.board import COLUMNS, Cell
from engines.cvetariki.view import View
from render.contract import GLANCE
from render.cvetariki.board import Board, Place, outlined
from render.cvetariki.popping import arms_in, popped_group
from render.parts.contour import Stroke
from render.parts.inline import mark
from render.scene import Item, sprite
from render.words import Words

_LEAST_ROWS = 6


def glance(before: View, after: View, _seat: Seat) -> Iterator[Item]:
    """Yield the board with the group that goes; the rest is faint."""
    group = frozenset(popped_group(before, after))
    rows = max(_LEAST_ROWS, *map(len, before.columns))
    pitch = min(GLANCE[0] // COLUMNS, GLANCE[1] // rows)
    board = Board(-COLUMNS * pitch // 2, -rows * pitch // 2, pitch, rows)
    for column, kinds in enumerate(before.columns):
        for row in range(rows):
            cell = Cell(column, row)
            x, y = board.corner(cell)
            end = "top" if row == rows - 1 else "bottom" if row == 0 else ""
            kind = kinds[row] if row < len(kinds) else ""
            chosen = cell in group
            arms = arms_in(before, tuple(group), cell) if chosen else ""
            yield sprite(x, y, Place(pitch, kind, arms, end, bare="card" if chosen else "", faint=not chosen))
    yield from outlined(board, group, Stroke(inside="card", outside="paper", width=4, radius=pitch // 4))


def told(_before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    last = after.last
    if last is None:
        return seat, ""
    return last.seat, words.say("cvetariki-picture-film-pops", token=mark(last.colour), tokens=last.tokens)
