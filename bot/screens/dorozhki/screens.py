"""Colour Paths: numbers for the places of the chosen card, letters for the cards that fit. Nothing is secret."""

from bot.screens.contract import GameScreens, Shown
from bot.screens.dorozhki.daily import DAILY
from bot.screens.dorozhki.naming import named, typed
from bot.screens.dorozhki.review import reviewed
from bot.screens.language import Button, Line, Row, Style, line, rows
from engines.dorozhki.notation import format_move
from engines.dorozhki.state import Decline, Lay, Phase
from engines.dorozhki.table import table_of
from engines.dorozhki.view import View
from render.dorozhki.choices import Choices, choices

A_ROW = 8
_EXTRA = frozenset({"dorozhki-extra-path", "dorozhki-extra-joints", "dorozhki-extra-both"})
_FOLLOWS = frozenset({"dorozhki-evened", "dorozhki-ring-takes", "dorozhki-ring-misses"}) | _EXTRA


def public(view: View, look: str) -> Shown:
    """The board; at first the playable card with the most places is chosen, and a letter chooses another."""
    if view.outcome is not None:
        return Shown()
    found = choices(view, look)
    if view.phase is Phase.FIRST:
        return Shown(asked=_lines(view, found), choices=_first(found))
    offered = (*_places(view, found), *_cards(view, found))
    return Shown(asked=_lines(view, found), choices=offered, chosen=_chosen(found))


def private(view: View, _look: str) -> Shown:
    """The same table: all hands are open."""
    if view.outcome is not None or view.viewer is None:
        return Shown()
    if view.viewer == view.turn:
        return Shown(lines=_lines(view, choices(view, "")))
    return Shown(lines=(line("dorozhki-your-cards", cards=len(view.hands[view.viewer]), seat=view.turn),))


def _lines(view: View, found: Choices) -> tuple[Line, ...]:
    if view.phase is Phase.FIRST:
        return (line("dorozhki-lay-first"),)
    if found.chosen is None:
        return ()
    letter = next(held.letter for held in found.hand if held.card == found.chosen)
    others = sum(held.ways > 0 and held.card != found.chosen for held in found.hand)
    return (line("dorozhki-card-places", letter=letter, places=len(found.places), others=others),)


def _first(found: Choices) -> tuple[Row, ...]:
    return rows([Button(press=format_move(Lay(held.card.number)), label=held.letter) for held in found.hand], A_ROW)


def _places(view: View, found: Choices) -> tuple[Row, ...]:
    table = table_of(view.laid)
    buttons = [
        Button(
            press=place.move,
            label=str(place.number),
            detail=line("dorozhki-choice-place", number=place.number, joints=len(table.joints(place.spot))),
            style=Style.GOOD,
        )
        for place in found.places
    ]
    return rows(buttons, A_ROW)


def _cards(view: View, found: Choices) -> tuple[Row, ...]:
    """Only cards that fit have a letter to press; an extra turn may also be declined."""
    letters = [
        Button(
            press=f"?{held.letter}",
            label=held.letter,
            detail=line("dorozhki-choice-card", letter=held.letter, places=held.ways),
            style=Style.MAIN if held.card == found.chosen else Style.PLAIN,
        )
        for held in found.hand
        if held.ways
    ]
    leave = Button(press=format_move(Decline()), label=line("dorozhki-button-decline"))
    last = ((leave,),) if view.phase is Phase.EXTRA else ()
    # A single card needs no letter.
    return (*(rows(letters, A_ROW) if len(letters) > 1 else ()), *last)


def _chosen(found: Choices) -> str:
    return str(found.chosen.number) if found.chosen else ""


SCREENS = GameScreens(
    public=public,
    private=private,
    named=named,
    typed=typed,
    from_seat=True,
    best="least",
    deeds=frozenset({"dorozhki-first", "dorozhki-laid", "dorozhki-declined"}),
    follows=_FOLLOWS,
    reviewed=reviewed,
    daily=DAILY,
)
