"""The figure about to fall, with every place where it may land, for platforms that can move it with a pointer."""

from dataclasses import replace

from bot.screens.contract import Fall, Landing
from bot.screens.cvetris.panel import figure_of, picked
from bot.screens.language import Line, line
from engines.contract import Seat
from engines.cvetris.box import ROWS
from engines.cvetris.drawing import dice_of, drawn
from engines.cvetris.gravity import landings
from engines.cvetris.notation import format_move
from engines.cvetris.scoring import worths
from engines.cvetris.state import Draw, Stage
from engines.cvetris.view import View
from render.cvetris.bare import BARE, GRID
from render.cvetris.table import OTHERS

_GRID = (GRID.x, GRID.bottom, GRID.pitch, ROWS)


def falling(view: View, look: str) -> Fall | None:
    """Return the viewer's figure as the panel's look has it, changed by a bonus or not.

    Their sheet is shown all the time; nothing falls while they have no figure. While a patch is being placed, the empty
    cells can be touched. None: the viewer has no sheet.
    """
    seat = view.viewer
    if seat is None or view.outcome is not None:
        return None
    sheet, points, beside = view.sheets[seat], view.worths[seat].total, f"{OTHERS}{seat}"
    dice = dice_of(view.hands[seat]) if seat in view.to_move else None
    if dice is None:
        take = line("cvetris-sheet-take-above") if seat == view.drafter else None
        return Fall(grid=_GRID, chosen=BARE, points=points, asks=take, beside=beside)
    draw = picked(sheet, dice, look.removeprefix("bonus "))
    patching = view.hands[seat].stage is not Stage.DRAWING or look.startswith("patch")
    call = _call(view, seat, "patch" if patching else "draw" if draw else "stuck")
    if draw is None or patching:
        cell = line("cvetris-panel-patch-row") if look.startswith("patch ") else None
        return Fall(grid=_GRID, chosen=f"{BARE}{look}", points=points, asks=cell, call=call, beside=beside)
    figure = figure_of(dice, draw)
    found = [replace(draw, orientation=at.orientation, column=at.column) for at in landings(figure, sheet.heights)]
    return Fall(
        grid=_GRID,
        chosen=BARE,
        colour=(draw.colour or dice.colour).value,
        ways=tuple(way.spots for way in figure),
        landings=tuple(_landing(view, seat, each) for each in found),
        at=(draw.orientation, draw.column),
        points=points,
        call=call,
        beside=beside,
    )


def _call(view: View, seat: Seat, kind: str) -> Line:
    """Return what the viewer is to do, and who else has a figure to draw."""
    yours = line("cvetris-draw-yours", round=view.round, kind=kind)
    others = "".join(str(each) for each in drawing(view) if each != seat)
    return line("cvetris-draw-yours-too", yours=yours, seats=others) if others else yours


def drawing(view: View) -> list[Seat]:
    """Return the seats on move that have a figure to draw."""
    return [seat for seat in sorted(view.to_move) if dice_of(view.hands[seat]) is not None]


def _landing(view: View, seat: Seat, draw: Draw) -> Landing:
    dice = dice_of(view.hands[seat])
    assert dice is not None  # noqa: S101 (a figure implies dice)
    after = drawn(view.sheets[seat], dice, draw, view.round)
    sheets = (*view.sheets[:seat], after, *view.sheets[seat + 1 :])
    return Landing(
        way=draw.orientation,
        column=draw.column,
        cells=tuple((cell.column, cell.row) for cell in after.fresh.figure),
        press=format_move(draw),
        points=worths(view.tasks, sheets, view.row_ranks)[seat].total,
    )
