"""Cvetris: dice to take for everybody, a drawing panel for each."""

from collections import Counter

from bot.screens.contract import GameScreens, Shown
from bot.screens.cvetris.daily import DAILY
from bot.screens.cvetris.falling import drawing, falling
from bot.screens.cvetris.naming import named, typed
from bot.screens.cvetris.panel import panel
from bot.screens.cvetris.review import reviewed
from bot.screens.cvetris.tasks import TASKS
from bot.screens.language import Button, Line, Row, line
from engines.contract import Seat
from engines.cvetris.notation import format_move
from engines.cvetris.state import Stage, TakeColour, TakeShape
from engines.cvetris.view import View
from render.cvetris.bare import BARE

_DEEDS = frozenset(
    {
        "cvetris-round",
        "cvetris-takes-shape",
        "cvetris-takes-colour",
        "cvetris-gets-shape",
        "cvetris-gets-colour",
        "cvetris-changes-shape",
        "cvetris-changes-colour",
        "cvetris-draws",
        "cvetris-draws-part",
        "cvetris-patches",
        "cvetris-leaves",
    }
)


def public(view: View, _look: str) -> Shown:
    """The dice on the table; dice of a kind that the drafter already has can't be pressed.

    Once somebody can draw, a button that everybody sees leads to their drawing: whoever was given the last die has
    pressed nothing.
    """
    seats = drawing(view)
    return Shown(
        call=_call(view, seats),
        choices=_dice(view),
        seat=view.drafter,
        private_label="cvetris-button-draw" if seats else "",
    )


def private(view: View, look: str) -> Shown:
    """The drawing panel for whoever has a figure to draw; otherwise the seat's own sheet."""
    seat = view.viewer
    if seat is not None and seat in drawing(view):
        return panel(view, seat, look)
    return Shown(lines=_waiting(view, seat) if seat is not None and view.outcome is None else ())


def _call(view: View, drawers: list[Seat]) -> tuple[Line, ...]:
    """Return what everybody on move is to do: one takes a die, others may draw already."""
    seats = "".join(map(str, drawers))
    if view.drafter is None:
        return (line("cvetris-draw-now", round=view.round, seats=seats),) if drawers else ()
    hand = view.hands[view.drafter]
    kind = "any" if hand.shape is None and hand.colour is None else "colour" if hand.shape else "shape"
    take = line("cvetris-take-die", round=view.round, seat=view.drafter, kind=kind)
    return (take, line("cvetris-drawing", seats=seats)) if drawers else (take,)


def _waiting(view: View, seat: Seat) -> tuple[Line, ...]:
    """Say why there is nothing to draw, and what the sheet is worth."""
    points = view.worths[seat].total
    stage = view.hands[seat].stage
    if stage is Stage.OUT:
        return (line("cvetris-your-sheet", points=points),)
    if stage is Stage.DONE:
        seats = "".join(map(str, sorted(view.to_move)))
        told = line("cvetris-sheet-drawn", seats=seats)
    else:
        told = line("cvetris-sheet-take" if seat == view.drafter else "cvetris-sheet-draft")
    return (told, line("cvetris-sheet-points", points=points))


def _dice(view: View) -> tuple[Row, ...]:
    if view.drafter is None:
        return ()
    hand = view.hands[view.drafter]
    shapes = tuple(
        Button(
            press=format_move(TakeShape(shape)),
            label=line("cvetris-die-shape", shape=shape.value, count=count),
            enabled=hand.shape is None,
        )
        for shape, count in Counter(view.shapes).items()
    )
    colours = tuple(
        Button(
            press=format_move(TakeColour(colour)),
            label=line("cvetris-die-colour", colour=colour.value, count=count),
            enabled=hand.colour is None,
        )
        for colour, count in Counter(view.colours).items()
    )
    return tuple(row for row in (shapes, colours) if row)


SCREENS = GameScreens(
    public=public,
    private=private,
    named=named,
    typed=typed,
    fall=falling,
    sheet=BARE,
    private_label="cvetris-button-sheet",
    pages=(TASKS,),
    deeds=_DEEDS,
    best="most",
    reviewed=reviewed,
    daily=DAILY,
)
