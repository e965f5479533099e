"""Cvetariki: every group has a number, in the picture and on its button, and one press pops it."""

from bot.screens.contract import GameScreens, Shown
from bot.screens.cvetariki.daily import DAILY
from bot.screens.cvetariki.naming import named, typed
from bot.screens.cvetariki.review import reviewed
from bot.screens.language import Button, Line, Row, line, rows
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.cvetariki.choices import choices

A_ROW = 7


def public(view: View, _look: str) -> Shown:
    """The board with its numbered groups."""
    return Shown(choices=_numbers(view))


def private(view: View, _look: str) -> Shown:
    """The same board with the seat's own tokens marked."""
    return Shown(lines=secret(view), choices=_numbers(view) if view.turn == view.viewer else ())


def secret(view: View) -> tuple[Line, ...]:
    """The colours that this viewer knows: their own first, then the partner's."""
    own = view.secrets[view.viewer] if view.viewer is not None else None
    partners = [secret for seat, secret in enumerate(view.secrets) if secret and seat != view.viewer]
    colours = "".join((*(own or ()), *(colour for secret in partners for colour in secret)))
    left = sum(column.count(colour) for column in view.columns for colour in colours)
    key = "cvetariki-solo-goal" if view.variant is Variant.SOLO else "cvetariki-secret"
    return (line(key, colours=colours, tokens=left),) if colours else ()


def _numbers(view: View) -> tuple[Row, ...]:
    buttons = [
        Button(
            press=choice.move,
            label=choice.label,
            detail=line(
                "cvetariki-choice",
                number=choice.number,
                colour=choice.colour.value,
                tokens=len(choice.cells),
                cell=str(choice.plate),
            ),
        )
        for choice in choices(view)
    ]
    return rows(buttons, A_ROW)


SCREENS = GameScreens(
    public=public,
    private=private,
    secret=secret,
    named=named,
    typed=typed,
    private_label="button-my-colour",
    deeds=frozenset({"cvetariki-begins", "cvetariki-popped"}),
    best="least",
    daily=DAILY,
    reviewed=reviewed,
)
