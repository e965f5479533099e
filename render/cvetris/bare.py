"""A player's own sheet, larger, with the dice over it, for clients that draw the falling figure themselves."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.cvetris.box import COLOURS, COLUMNS, ROWS
from engines.cvetris.notation import format_move
from engines.cvetris.sheet import Sheet, column_letter, each_empty_cell
from engines.cvetris.state import Patch
from engines.cvetris.view import View
from render.art.marks import Dashed
from render.cvetris.art import Die
from render.cvetris.panel import PATCH, patched, row_numbers
from render.cvetris.sheets import Grid, bonuses, cells, fresh, row_stars
from render.cvetris.table import dice_on_table, die_label
from render.scene import Box, Item, Label, Region, Scene, centred, moved
from render.words import Words

BARE = "~"
"""The value of `chosen` that asks for it, optionally followed by a patch: `~patch R`."""
_TRAY, _SIDE, _STEP, _EDGE = 112, 96, 104, 18
_OWN, _OWN_STEP, _OWN_EDGE = 76, 86, 8
"""One's own dice lie on a ground of their own, apart from those that can still be taken."""
_OWN_WIDE = 2 * _OWN_STEP + 2 * _OWN_EDGE
_EMPTY = Dashed(_OWN, _OWN, radius=14)
GRID = Grid(66, _TRAY + 76, 68)
_WIDE, _TALL = 694, GRID.bottom + 66


def bare(view: View, seat: Seat, chosen: str) -> Scene:
    """Return a sheet without its figure; if a patch colour is chosen, with clickable places for the patch.

    The dice have their room whether there are any or not: the sheet stays where it is.
    """
    sheet, patch = view.sheets[seat], chosen.removeprefix(BARE)
    items = (
        *_tray(view, seat),
        *bonuses(GRID, sheet, _TRAY + 34, 54, "paper"),
        *cells(GRID, sheet, "paper"),
        *fresh(GRID, sheet),
        *patched(GRID, sheet, patch),
        *row_stars(GRID, sheet, view.row_ranks, 650, 62, "paper"),
        *row_numbers(GRID),
        *_letters(),
    )
    return Scene(_WIDE, _TALL, items, (*_dice(view, seat), *_places(sheet, patch)))


def dealt(view: View, _words: Words) -> Scene:
    """Return the sheet of somebody who has not begun to play alone, without dice."""
    sheet = view.sheets[0]
    items = (
        *bonuses(GRID, sheet, _TRAY + 34, 54, "paper"),
        *cells(GRID, sheet, "paper"),
        *row_stars(GRID, sheet, view.row_ranks, 650, 62, "paper"),
    )
    return Scene(_WIDE, GRID.bottom + 12 - _TRAY, tuple(moved(items, 0, -_TRAY)))


def _own(view: View, seat: Seat) -> list[str]:
    """Return the faces of the dice that a player has taken."""
    hand = view.hands[seat]
    return [*([hand.shape.value] if hand.shape else []), *([f"#{hand.colour}"] if hand.colour else [])]


def _on_table(view: View, seat: Seat) -> list[tuple[str, str, int, int]]:
    """Return the dice on the table: face, move, centre and size. They have the room that one's own leave."""
    dice = dice_on_table(view)
    room = _WIDE - 2 * _EDGE - (_own_room(view, seat) if dice else 0)
    step = min(_STEP, room // max(1, len(dice)))
    first = _EDGE + step // 2
    return [(face, move, first + at * step, min(_SIDE, step - 8)) for at, (face, move) in enumerate(dice)]


def _own_room(view: View, seat: Seat) -> int:
    return _OWN_WIDE + 14 if _own(view, seat) else 0


def _tray(view: View, seat: Seat) -> Iterator[Item]:
    for face, _, x, side in _on_table(view, seat):
        die = Die(face, side) if _is_offered(view, seat, face) else Die(face, side * 3 // 4, faint=True)
        yield centred(x, _TRAY // 2, die, "paper")
    own, left = _own(view, seat), _WIDE - _EDGE - _OWN_WIDE
    if own:
        yield Box(left, 4, _OWN_WIDE, _TRAY - 8, "soft", 18, on="paper")
    for place in range(2 if own else 0):
        middle = left + _OWN_EDGE + _OWN_STEP * place + _OWN_STEP // 2
        yield centred(middle, _TRAY // 2, Die(own[place], _OWN) if place < len(own) else _EMPTY, "soft")


def _is_offered(view: View, seat: Seat, face: str) -> bool:
    """Tell whether a player may take a die that shows this now."""
    hand = view.hands[seat]
    return view.drafter == seat and (hand.colour if face.startswith("#") else hand.shape) is None


def _dice(view: View, seat: Seat) -> Iterator[Region]:
    """Yield where dice can be taken, by a press or by dragging them onto the sheet."""
    sheet = (GRID.x, GRID.y, COLUMNS * GRID.pitch, ROWS * GRID.pitch)
    boxes: dict[tuple[str, str], list[tuple[int, int, int, int]]] = {}
    for face, move, x, side in _on_table(view, seat):
        if _is_offered(view, seat, face):
            boxes.setdefault((face, move), []).append((x - side // 2, (_TRAY - side) // 2, side, side))
    for (face, move), where in boxes.items():
        yield Region(die_label(face), move, tuple(where), piece=where[0], drop=sheet)


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
