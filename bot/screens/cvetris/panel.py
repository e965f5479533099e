"""The drawing panel: rotation, column, draw; and, on further pages, the bonuses.

The look holds everything picked so far: `6E colour=R` is the drawing as it would be made, `* shape=T` asks for the
tidiest landing of that figure, `bonus 6E` for the bonus page; `patch`, `patch R`, `patch R C` are the steps of a
patch.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.contract import Shown
from bot.screens.cvetris.naming import part_name
from bot.screens.language import Button, Line, Row, Style, line, rows
from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHAPES, Bonus, Shape
from engines.cvetris.drawing import Change, Dice, dice_of, must_draw
from engines.cvetris.figures import Figure, parts
from engines.cvetris.notation import format_move, parse_move
from engines.cvetris.panel import Preview, default_landing, preview, usable_bonuses, working_columns
from engines.cvetris.sheet import Cell, Sheet, active, column_letter, is_empty
from engines.cvetris.state import Cut, Draw, Patch, Stage
from engines.cvetris.view import View
from engines.errors import RuleError

A_ROW = 4


def panel(view: View, seat: Seat, look: str) -> Shown:
    """Return the page that a look asks for; a look that is invalid (or no longer valid) gives the first page."""
    sheet, hand = view.sheets[seat], view.hands[seat]
    dice = dice_of(hand)
    if dice is None:
        return Shown()
    if look.startswith("patch") or hand.stage in (Stage.DRAWN, Stage.LEAVING):
        return _patching(sheet, hand.stage, look)
    page, _, rest = look.partition(" ")
    draw = picked(sheet, dice, rest if page == "bonus" else look)
    if draw is not None:
        return _bonuses(view, seat, draw) if page == "bonus" else _drawing(view, seat, draw)
    as_rolled = picked(sheet, dice, "")
    # A bonus that helps nowhere (an old button) leads back to the bonuses, as long as the rolled figure still fits.
    return _bonuses(view, seat, as_rolled, "cvetris-panel-no-room") if as_rolled else _stuck(view, seat)


def picked(sheet: Sheet, dice: Dice, look: str) -> Draw | None:
    """Return the drawing of a look; the tidiest one if it names no place, or an impossible one."""
    try:
        move = parse_move(look.replace("*", "1A", 1)) if look else None
    except RuleError:
        move = None
    asked = move if isinstance(move, Draw) else Draw(1, 0)
    figure = figure_of(dice, asked)
    if isinstance(move, Draw) and not look.startswith("*") and asked.orientation <= len(figure):
        columns = working_columns(sheet, figure, asked.orientation)
        if columns:
            return replace(asked, column=min(columns, key=lambda column: abs(column - asked.column)))
    landing = default_landing(sheet, figure, asked.colour or dice.colour)
    return replace(asked, orientation=landing.orientation, column=landing.column) if landing else None


def figure_of(dice: Dice, draw: Draw) -> Figure:
    return Change(draw.shape, draw.cut).figure(dice.shape)


def _drawing(view: View, seat: Seat, draw: Draw) -> Shown:
    sheet, hand = view.sheets[seat], view.hands[seat]
    dice = Dice(hand.shape, hand.colour) if hand.shape and hand.colour else None
    assert dice is not None  # noqa: S101 (checked by the panel)
    figure = figure_of(dice, draw)
    seen = preview(view, seat, draw)
    ways = [
        Button(
            press=_look(replace(draw, orientation=number)),
            label=str(number),
            style=_chosen(number == draw.orientation),
            enabled=bool(working_columns(sheet, figure, number)),
        )
        for number in range(1, len(figure) + 1)
    ]
    working = working_columns(sheet, figure, draw.orientation)
    columns = [
        Button(
            # Lower case: the picked rotation and the picked column have the same look, but no two ids may be equal.
            press=_look(replace(draw, column=column)).lower(),
            label=column_letter(column),
            style=_chosen(column == draw.column),
            enabled=column in working,
        )
        for column in range(COLUMNS)
    ]
    points = line("cvetris-panel-points", before=seen.points_before, after=seen.points_after)
    return Shown(
        lines=(_place(draw, seen), points),
        choices=(*rows(ways, A_ROW), *rows(columns, A_ROW), _acts(view, seat, draw)),
        chosen=format_move(draw),
    )


def _place(draw: Draw, seen: Preview) -> Line:
    """Describe where the figure would land."""
    taken = sorted({cell.row + 1 for cell in seen.cells})
    first_and_last = "–".join(map(str, dict.fromkeys((taken[0], taken[-1]))))
    column = column_letter(draw.column)
    return line("cvetris-panel-place", rotation=draw.orientation, column=column, rows=first_and_last, count=len(taken))


def _acts(view: View, seat: Seat, draw: Draw) -> Row:
    sheet, hand = view.sheets[seat], view.hands[seat]
    acts = [Button(press=format_move(draw), label=line("cvetris-button-draw-here"), style=Style.GOOD)]
    if usable_bonuses(sheet, hand):
        acts.append(Button(press=f"?!bonus {format_move(draw)}", label=line("cvetris-button-bonus")))
    acts.append(Button(press="!hint", label=line("button-hint")))
    if hand.shape and not must_draw(sheet, hand.shape):
        acts.append(Button(press="leave", label=line("cvetris-button-leave"), style=Style.BAD))
    return tuple(acts)


def _bonuses(view: View, seat: Seat, draw: Draw, told: str = "cvetris-panel-bonuses") -> Shown:
    """Only what can be used: another colour, another shape, a part, a patch; and back."""
    sheet, hand = view.sheets[seat], view.hands[seat]
    usable = usable_bonuses(sheet, hand)
    found: list[Row] = []
    if Bonus.COLOUR in usable:
        found += rows([_recoloured(draw, colour) for colour in COLOURS if colour is not hand.colour], A_ROW + 1)
    if Bonus.SHAPE in usable:
        found += rows([_reshaped(sheet, draw, shape) for shape in SHAPES if shape is not hand.shape], A_ROW + 1)
    if Bonus.SCISSORS in usable and hand.shape:
        found += rows(list(_cuts(sheet, draw, draw.shape or hand.shape)), A_ROW)
    last = [Button(press=_look(draw), label=line("cvetris-button-back"))]
    if Bonus.PATCH in usable:
        last.insert(0, Button(press="?!patch", label=line("cvetris-button-patch")))
    return Shown(lines=(line(told),), choices=(*found, tuple(last)), chosen=format_move(draw))


def _recoloured(draw: Draw, colour: Colour) -> Button:
    return Button(
        press=_look(replace(draw, colour=colour)), label=line("cvetris-die-colour", colour=colour.value, count=1)
    )


def _reshaped(sheet: Sheet, draw: Draw, shape: Shape) -> Button:
    changed = replace(draw, shape=shape, cut=None)
    return Button(
        press=_anew(changed),
        label=line("cvetris-die-shape", shape=shape.value, count=1),
        enabled=_fits(sheet, Change(shape, None).figure(shape)),
    )


def _fits(sheet: Sheet, figure: Figure) -> bool:
    return any(working_columns(sheet, figure, number) for number in range(1, len(figure) + 1))


def _cuts(sheet: Sheet, draw: Draw, shape: Shape) -> Iterator[Button]:
    for pairs in range(1, 1 + active(sheet, Bonus.SCISSORS)):
        for part in parts(shape, pairs):
            changed = replace(draw, cut=Cut(part, pairs))
            yield Button(
                press=_anew(changed),
                label=part_name(Cut(part, pairs)),
                enabled=_fits(sheet, Change(draw.shape, changed.cut).figure(shape)),
            )


def _patching(sheet: Sheet, stage: Stage, look: str) -> Shown:
    """Colour, then column, then row. After the drawing there is also "done"."""
    _, colour, column = (*look.split(), "", "")[:3] if look.startswith("patch") else ("", "", "")
    after = stage in (Stage.DRAWN, Stage.LEAVING)
    last: Row = (Button(press="done", label=line("cvetris-button-done"), style=Style.GOOD),) if after else ()
    if not after:
        last = (Button(press="?!", label=line("cvetris-button-back")),)
    if colour not in set(COLOURS):
        choices = rows([_patch_colour(each) for each in COLOURS], 3)
        return Shown(lines=(line("cvetris-panel-patch-colour"),), choices=(*choices, last))
    letters = [column_letter(number) for number in range(COLUMNS)]
    if column not in letters:
        choices = rows([Button(press=f"?!patch {colour} {letter}", label=letter) for letter in letters], A_ROW)
        return Shown(lines=(line("cvetris-panel-patch-column"),), choices=(*choices, last), chosen=look)
    cells = [Cell(letters.index(column), row) for row in range(ROWS)]
    places = [_patch_here(cell, colour) for cell in cells if is_empty(sheet, cell)]
    return Shown(lines=(line("cvetris-panel-patch-row"),), choices=(*rows(places, 5), last), chosen=look)


def _patch_colour(colour: Colour) -> Button:
    return Button(press=f"?!patch {colour.value}", label=line("cvetris-die-colour", colour=colour.value, count=1))


def _patch_here(cell: Cell, colour: str) -> Button:
    return Button(press=format_move(Patch(cell, next(c for c in COLOURS if c == colour))), label=str(cell))


def _stuck(view: View, seat: Seat) -> Shown:
    """Nothing fits as it is: use a bonus, or leave."""
    sheet, hand = view.sheets[seat], view.hands[seat]
    usable = usable_bonuses(sheet, hand)
    told: list[Line] = [line("cvetris-panel-stuck")]
    found: list[Row] = []
    base = Draw(1, 0)
    if Bonus.SHAPE in usable:
        found += rows([_reshaped(sheet, base, shape) for shape in SHAPES if shape is not hand.shape], A_ROW + 1)
    if Bonus.SCISSORS in usable and hand.shape:
        found += rows(list(_cuts(sheet, base, hand.shape)), A_ROW)
    last = [Button(press="leave", label=line("cvetris-button-leave"), style=Style.BAD)]
    if Bonus.PATCH in usable:
        last.insert(0, Button(press="?!patch", label=line("cvetris-button-patch")))
    return Shown(lines=tuple(told), choices=(*found, tuple(last)))


def _look(draw: Draw) -> str:
    return f"?!{format_move(draw)}"


def _anew(draw: Draw) -> str:
    """Look at a changed figure at its tidiest landing."""
    return "?!*" + format_move(draw)[2:]


def _chosen(is_it: bool) -> Style:  # noqa: FBT001 (a button is either marked or not)
    return Style.MAIN if is_it else Style.PLAIN
