"""Цветрис: dice to take for everybody, a drawing panel for each."""

from collections import Counter

from bot.screens.contract import GameScreens, Shown
from bot.screens.cvetris.falling import falling
from bot.screens.cvetris.naming import named, typed
from bot.screens.cvetris.panel import panel
from bot.screens.language import Button, Line, Row, line
from engines.cvetris.drawing import dice_of
from engines.cvetris.notation import format_move
from engines.cvetris.state import Stage, TakeColour, TakeShape
from engines.cvetris.view import View


def public(view: View, _look: str) -> Shown:
    """The dice on the table; dice of a kind that the drafter already has can't be pressed."""
    return Shown(lines=_lines(view), choices=_dice(view), seat=view.drafter)


def private(view: View, look: str) -> Shown:
    """The drawing panel for whoever has a figure to draw; otherwise the seat's own sheet."""
    seat = view.viewer
    if seat is None or seat not in view.to_move or dice_of(view.hands[seat]) is None:
        return Shown(lines=_lines(view))
    return panel(view, seat, look)


def _lines(view: View) -> tuple[Line, ...]:
    if view.outcome is not None:
        return ()
    drawing = [seat for seat, hand in enumerate(view.hands) if hand.stage is Stage.DRAWING and seat in view.to_move]
    told = [line("cvetris-round-number", round=view.round)]
    if view.drafter is None and drawing:
        told.append(line("cvetris-drawing", seats="".join(map(str, drawing))))
    return tuple(told)


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
    public=public, private=private, named=named, typed=typed, fall=falling, private_label="cvetris-button-draw"
)
