"""What the drawing panel shows: where a figure can land, the default landing, and what it would be worth.

Works with a state or a view: nothing on a sheet is hidden.
"""

from dataclasses import dataclass

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.box import COLUMNS, ROWS, Bonus
from engines.cvetris.drawing import bonuses_of, cells_of, dice_of, drawn
from engines.cvetris.figures import Figure
from engines.cvetris.gravity import Landing, landings
from engines.cvetris.scoring import worths, worths_at
from engines.cvetris.sheet import EMPTY, Cell, Sheet
from engines.cvetris.state import Draw, Hand, Patch, Table
from engines.cvetris.turn import moves
from engines.errors import IllegalMove


@dataclass(frozen=True, kw_only=True)
class Preview:
    """A drawing that has not been made yet."""

    cells: tuple[Cell, ...]
    points_before: int
    points_after: int


def preview(table: Table, seat: Seat, draw: Draw) -> Preview:
    """Return what a drawing would do; raise the error with which it would be refused."""
    dice = dice_of(table.hands[seat])
    if dice is None:
        raise IllegalMove("cvetris-take-first")
    after = drawn(table.sheets[seat], dice, draw, table.round)
    sheets = (*table.sheets[:seat], after, *table.sheets[seat + 1 :])
    return Preview(
        cells=after.fresh.figure,
        points_before=worths_at(table)[seat].total,
        points_after=worths(table.tasks, sheets, table.row_ranks)[seat].total,
    )


def working_columns(sheet: Sheet, figure: Figure, orientation: int) -> tuple[int, ...]:
    """Return the columns in which a figure can be drawn in an orientation."""
    found = landings(figure, sheet.heights)
    return tuple(landing.column for landing in found if landing.orientation == orientation)


def usable_bonuses(sheet: Sheet, hand: Hand) -> frozenset[Bonus]:
    """Return the bonuses that can be used now."""
    dice = dice_of(hand)
    usable: set[Bonus] = set()
    for move in moves(sheet, hand, dice) if dice else ():
        if isinstance(move, Draw):
            usable.update(bonuses_of(move))
        elif isinstance(move, Patch):
            usable.add(Bonus.PATCH)
    return frozenset(usable)


def default_landing(sheet: Sheet, figure: Figure, colour: Colour) -> Landing | None:
    """Return the tidiest landing: no hole below, then lowest, then most neighbours of its colour, then leftmost."""
    return min(
        landings(figure, sheet.heights),
        key=lambda at: (*untidiness(sheet, figure, at, colour), at.column, at.orientation),
        default=None,
    )


def untidiness(sheet: Sheet, figure: Figure, at: Landing, colour: Colour) -> tuple[bool, int, int]:
    """Return a sort key that is smaller the tidier a landing is."""
    top = at.row + figure[at.orientation - 1].height
    return (makes_hole(sheet, figure, at), top, -_neighbours(sheet, cells_of(figure, at), colour))


def makes_hole(sheet: Sheet, figure: Figure, at: Landing) -> bool:
    """Return whether a figure would hang over an empty cell."""
    below = enumerate(figure[at.orientation - 1].bottoms, at.column)
    return any(at.row + bottom and sheet.columns[x][at.row + bottom - 1] == EMPTY for x, bottom in below)


def _neighbours(sheet: Sheet, cells: tuple[Cell, ...], colour: Colour) -> int:
    """Count the cells of a colour next to a figure."""
    beside = {spot for x, y in cells for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))}
    return sum(sheet.columns[x][y] == colour for x, y in beside if 0 <= x < COLUMNS and 0 <= y < ROWS)
