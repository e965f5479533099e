"""A player's turn: patches, then drawing or leaving, then patches."""

from collections.abc import Iterator
from dataclasses import replace

from engines.contract import Event, Seat, Step
from engines.cvetris.box import COLOURS, Bonus
from engines.cvetris.drawing import Dice, can_draw, drawn, draws, must_draw
from engines.cvetris.figures import FIGURES
from engines.cvetris.gravity import fits
from engines.cvetris.scoring import worths_at
from engines.cvetris.settling import in_play
from engines.cvetris.sheet import (
    Cell,
    Fresh,
    Sheet,
    active,
    coloured,
    column_letter,
    each_empty_cell,
    is_empty,
    raised,
    spent,
)
from engines.cvetris.state import Done, Draw, Hand, Leave, Move, Patch, Stage, State
from engines.errors import IllegalMove

AFTERWARDS = (Stage.DRAWN, Stage.LEAVING)


def can_patch(sheet: Sheet) -> bool:
    return active(sheet, Bonus.PATCH) > 0 and sheet.empty_cells > 0


def begun(state: State, seat: Seat, dice: Dice) -> Step[State]:
    """Begin the turn of a player who has both dice. If there is nothing to choose, they are out at once."""
    sheet = state.sheets[seat]
    if can_draw(sheet, dice.shape) or can_patch(sheet):
        return Step(state=_with(state, seat, stage=Stage.DRAWING))
    return _out(state, seat, Event(key="cvetris-no-room", params={"seat": seat}))


def moves(sheet: Sheet, hand: Hand, dice: Dice) -> Iterator[Move]:
    """Yield every move of a turn, each result once, simple ones first."""
    if hand.stage in AFTERWARDS:
        yield Done()
        yield from patches(sheet)
        return
    yield from draws(sheet, dice)
    if must_draw(sheet, dice.shape):
        yield from patches(sheet, keep_place_for=dice)
    else:
        yield Leave()
        yield from patches(sheet)


def patches(sheet: Sheet, keep_place_for: Dice | None = None) -> Iterator[Patch]:
    """Yield every patch, except those that would take the last place of a figure that must be drawn."""
    if not active(sheet, Bonus.PATCH):
        return
    for cell in each_empty_cell(sheet):
        if keep_place_for is None or _leaves_place(sheet, cell, keep_place_for):
            yield from (Patch(cell, colour) for colour in COLOURS)


def _leaves_place(sheet: Sheet, cell: Cell, dice: Dice) -> bool:
    return fits(FIGURES[dice.shape], raised(sheet.heights, cell))


def draw(state: State, seat: Seat, dice: Dice, move: Draw) -> Step[State]:
    """Draw the figure. This ends the turn, unless a patch can still be used."""
    _check_not_drawn(state.hands[seat])
    sheet = drawn(state.sheets[seat], dice, move, state.round)
    stage = Stage.DRAWN if can_patch(sheet) else Stage.DONE
    return Step(state=_with(state, seat, stage=stage, sheet=sheet), events=tuple(_draw_events(seat, dice, move)))


def patch(state: State, seat: Seat, dice: Dice, move: Patch) -> Step[State]:
    """Colour a cell. After the drawing the last patch ends the turn; before it, it may leave nothing to choose."""
    sheet, hand = state.sheets[seat], state.hands[seat]
    _check_patch(sheet, move)
    if hand.stage is Stage.DRAWING and must_draw(sheet, dice.shape) and not _leaves_place(sheet, move.cell, dice):
        raise IllegalMove("cvetris-last-place", cell=str(move.cell), shape=dice.shape.value)
    fresh = sheet.fresh if sheet.fresh.round == state.round else Fresh(round=state.round)
    sheet = replace(
        sheet,
        columns=coloured(sheet.columns, (move.cell,), move.colour),
        bonuses=spent(sheet.bonuses, Bonus.PATCH),
        fresh=replace(fresh, patches=(*fresh.patches, move.cell)),
    )
    state = _with(state, seat, sheet=sheet)
    event = Event(key="cvetris-patches", params={"seat": seat, "cell": str(move.cell), "colour": move.colour.value})
    if hand.stage is Stage.DRAWING:
        following = begun(state, seat, dice)
    else:
        following = Step(state=state) if can_patch(sheet) else _ended(state, seat)
    return Step(state=following.state, events=(event, *following.events))


def leave(state: State, seat: Seat, dice: Dice) -> Step[State]:
    """Stop drawing. A player who can still patch may do so first; otherwise they are out."""
    _check_not_drawn(state.hands[seat])
    if must_draw(state.sheets[seat], dice.shape):
        raise IllegalMove("cvetris-must-draw", shape=dice.shape.value)
    event = Event(key="cvetris-leaves", params={"seat": seat})
    if can_patch(state.sheets[seat]):
        return Step(state=_with(state, seat, stage=Stage.LEAVING), events=(event,))
    return _out(state, seat, event)


def done(state: State, seat: Seat) -> Step[State]:
    """End a turn in which a patch could still be used."""
    if state.hands[seat].stage not in AFTERWARDS:
        raise IllegalMove("cvetris-draw-first")
    return _ended(state, seat)


def _ended(state: State, seat: Seat) -> Step[State]:
    if state.hands[seat].stage is Stage.LEAVING:
        return _out(state, seat)
    return Step(state=_with(state, seat, stage=Stage.DONE))


def _out(state: State, seat: Seat, *why: Event) -> Step[State]:
    state = _with(state, seat, stage=Stage.OUT)
    if not in_play(state):
        return Step(state=state, events=why)  # for whom should dice leave? The result says the rest
    told = Event(key="cvetris-your-sheet", params={"points": worths_at(state)[seat].total}, to=seat)
    return Step(state=state, events=(*why, Event(key="cvetris-out", params={"seat": seat}), told))


def _with(state: State, seat: Seat, *, stage: Stage | None = None, sheet: Sheet | None = None) -> State:
    hands, sheets = list(state.hands), list(state.sheets)
    if stage is not None:
        hands[seat] = replace(hands[seat], stage=stage)
    if sheet is not None:
        sheets[seat] = sheet
    return replace(state, hands=tuple(hands), sheets=tuple(sheets))


def _check_not_drawn(hand: Hand) -> None:
    if hand.stage is Stage.DRAWN:
        raise IllegalMove("cvetris-already-drawn")
    if hand.stage is Stage.LEAVING:
        raise IllegalMove("cvetris-already-leaving")


def _check_patch(sheet: Sheet, move: Patch) -> None:
    if not active(sheet, Bonus.PATCH):
        raise IllegalMove("cvetris-bonus-not-active", bonus=Bonus.PATCH.value)
    if not move.cell.on_sheet:
        raise IllegalMove("cvetris-no-such-cell", cell=str(move.cell))
    if move.colour not in COLOURS:
        raise IllegalMove("cvetris-no-such-colour", colour=move.colour.value)
    if not is_empty(sheet, move.cell):
        raise IllegalMove("cvetris-cell-taken", cell=str(move.cell))


def _draw_events(seat: Seat, dice: Dice, move: Draw) -> Iterator[Event]:
    colour, shape = (move.colour or dice.colour).value, (move.shape or dice.shape).value
    column = column_letter(move.column)
    if move.colour:
        yield Event(key="cvetris-changes-colour", params={"seat": seat, "colour": dice.colour.value, "named": colour})
    if move.shape:
        yield Event(key="cvetris-changes-shape", params={"seat": seat, "shape": dice.shape.value, "new": shape})
    if move.cut:
        part = move.cut.part.name.lower()
        yield Event(key="cvetris-draws-part", params={"seat": seat, "part": part, "colour": colour, "column": column})
    else:
        yield Event(key="cvetris-draws", params={"seat": seat, "shape": shape, "colour": colour, "column": column})
