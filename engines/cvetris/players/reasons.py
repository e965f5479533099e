"""Why a move is good, in one sentence, for `hint`; uses only the viewer's view."""

from collections.abc import Iterator
from dataclasses import replace

from engines.colours import Colour
from engines.contract import Event, Seat
from engines.cvetris.box import BONUSES, COLOURS, EACH_SHAPES, ROW_STARS, SHAPES, THREES_COLOURS, Shape
from engines.cvetris.drawing import dice_of, drawn
from engines.cvetris.scoring import stars_for_rank, worths
from engines.cvetris.sheet import EMPTY, Sheet, coloured, column_letter
from engines.cvetris.state import Draw, Move, Patch, TakeColour, TakeShape
from engines.cvetris.view import View


def explain(view: View, move: Move) -> Event | None:
    """Return the strongest reason for a move, if there is a short one."""
    if view.viewer is None or view.outcome is not None:
        return None
    return next(_reasons(view, view.viewer, move), None)


def _reasons(view: View, seat: Seat, move: Move) -> Iterator[Event]:
    """Yield the reasons that apply, strongest first."""
    sheet, dice = view.sheets[seat], dice_of(view.hands[seat])
    if isinstance(move, TakeShape):
        yield from _for_shape(view, sheet, move.shape)
    elif isinstance(move, TakeColour):
        yield from _for_colour(view, sheet, move.colour)
    elif isinstance(move, Patch):
        columns = coloured(sheet.columns, (move.cell,), move.colour)
        yield from _for_change(view, seat, replace(sheet, columns=columns))
    elif isinstance(move, Draw) and dice is not None:
        after = drawn(sheet, dice, move, view.round)
        yield from _for_change(view, seat, after)
        if _holes(after) <= _holes(sheet):
            yield Event(key="cvetris-hint-no-hole")


def _for_shape(view: View, sheet: Sheet, shape: Shape) -> Iterator[Event]:
    if not sheet.drawn(shape):
        shown = len(SHAPES) - sheet.figures.count(0)
        yield Event(key="cvetris-hint-new-shape", params={"shape": shape.value, "marks": shown + 1})
    if any(shape in EACH_SHAPES.get(task, ()) for task in view.tasks):
        yield Event(key="cvetris-hint-shape-counts", params={"shape": shape.value})


def _for_colour(view: View, sheet: Sheet, colour: Colour) -> Iterator[Event]:
    if not sheet.cells_of(colour):
        shown = sum(sheet.cells_of(other) > 0 for other in COLOURS)
        yield Event(key="cvetris-hint-new-colour", params={"colour": colour.value, "marks": shown + 1})
    if any(colour in THREES_COLOURS.get(task, ()) for task in view.tasks):
        yield Event(key="cvetris-hint-colour-counts", params={"colour": colour.value})


def _for_change(view: View, seat: Seat, after: Sheet) -> Iterator[Event]:
    before = view.sheets[seat]
    for row, rank in zip(ROW_STARS, view.row_ranks, strict=True):
        stars = stars_for_rank(row, rank)
        if stars and _fills(before.rows[row - 1], after.rows[row - 1]):
            yield Event(key="cvetris-hint-row", params={"row": row, "points": stars})
    sheets = (*view.sheets[:seat], after, *view.sheets[seat + 1 :])
    gained = worths(view.tasks, sheets, view.row_ranks)[seat].total - view.worths[seat].total
    if gained > 0:
        yield Event(key="cvetris-hint-stars", params={"points": gained})
    for at, bonus in enumerate(BONUSES):
        if _fills(before.columns[at], after.columns[at]):
            yield Event(key="cvetris-hint-column", params={"column": column_letter(at), "bonus": bonus.value})


def _fills(before: str, after: str) -> bool:
    return EMPTY in before and EMPTY not in after


def _holes(sheet: Sheet) -> int:
    """Count the empty cells under coloured ones."""
    return sum(column.rstrip(EMPTY).count(EMPTY) for column in sheet.columns)
