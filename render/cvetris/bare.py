"""The sheet alone, larger, for clients that draw the falling figure over it themselves."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.cvetris.box import COLOURS, COLUMNS, ROWS
from engines.cvetris.notation import format_move
from engines.cvetris.sheet import Sheet, column_letter, each_empty_cell
from engines.cvetris.state import Patch
from engines.cvetris.view import View
from render.cvetris.panel import PATCH, patched, row_numbers
from render.cvetris.sheets import Grid, bonuses, cells, fresh, row_stars
from render.scene import Item, Label, Region, Scene

BARE = "~"
"""The value of `chosen` that asks for it, optionally followed by a patch: `~patch R`."""
GRID = Grid(66, 76, 68)
_WIDE, _TALL = 694, 76 + ROWS * 68 + 66


def bare(view: View, seat: Seat, chosen: str) -> Scene:
    """Return a sheet without its figure; if a patch colour is chosen, with clickable places for the patch."""
    sheet, patch = view.sheets[seat], chosen.removeprefix(BARE)
    items = (
        *bonuses(GRID, sheet, 34, 54, "paper"),
        *cells(GRID, sheet),
        *fresh(GRID, sheet),
        *patched(GRID, sheet, patch),
        *row_stars(GRID, sheet, view.row_ranks, 650, 62, "paper"),
        *row_numbers(GRID),
        *_letters(),
    )
    return Scene(_WIDE, _TALL, items, tuple(_places(sheet, patch)))


def _letters() -> Iterator[Item]:
    for column in range(COLUMNS):
        x = GRID.x + column * GRID.pitch + GRID.pitch // 2
        yield Label(x, GRID.bottom + 34, column_letter(column), 32, 800, "muted", align="middle")


def _places(sheet: Sheet, patch: str) -> Iterator[Region]:
    word, letter, column = (*patch.split(), "", "", "")[:3]
    colour = next((each for each in COLOURS if each == letter), None)
    if word != PATCH or colour is None:
        return
    for cell in each_empty_cell(sheet):
        if column in ("", column_letter(cell.column)):
            yield Region(str(cell), format_move(Patch(cell, colour)), ((*GRID.corner(cell), GRID.pitch, GRID.pitch),))
