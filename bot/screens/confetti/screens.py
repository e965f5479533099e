"""Confetti: the keyboard has the shape of the picture, and pressing a card takes it or lets it go."""

from dataclasses import replace

from bot.screens.confetti.daily import DAILY
from bot.screens.confetti.draft import draft
from bot.screens.confetti.keeping import keeping
from bot.screens.confetti.naming import named, pressed, symbols, typed
from bot.screens.confetti.review import reviewed
from bot.screens.confetti.touching import touched
from bot.screens.contract import GameScreens, Shown
from bot.screens.language import Button, Line, Row, Style, line, rows
from engines.confetti.notation import format_move
from engines.confetti.state import Phase, Ready
from engines.confetti.view import View
from engines.contract import Seat

_DEEDS = frozenset(f"confetti-{what}" for what in ("ready", "taken", "dropped", "swapped", "done", "kept"))

FEW = 42
"""Up to this many cards lie in seven columns, more in eight."""


def public(view: View, look: str) -> Shown:
    match view.phase:
        case Phase.READY:
            return Shown(call=_to_do(view), lines=(_round(view),), choices=_ready_rows(view), doing=_doing(view))
        case Phase.KEEP:
            rows_, label = _ready_rows(view), _keep_label(view)
            return Shown(call=_to_do(view), choices=rows_, private_label=label, doing=_doing(view))
        case Phase.SAND:
            call = (line("confetti-press-cards", limit=view.limit),)
            taking = dict.fromkeys(range(len(view.hands)), "take")
            parts = Shown(call=call, choices=_cards(view), in_parts=True, doing=taking)
            return replace(parts, ends_at=view.ends_at, lasts=view.sand)
        case Phase.DRAFT:
            return draft(view, look)
        case _:
            return Shown()


def private(view: View, look: str) -> Shown:
    """The seat's own hand; between rounds, which of its cards to keep."""
    seat = view.viewer
    if seat is None:
        return Shown()
    if seat in _keepers(view):
        return keeping(view, seat, look)
    return Shown(lines=_hand(view))


def _round(view: View) -> Line:
    return line(
        "confetti-round-begins",
        round=view.round,
        rounds=view.rounds,
        cards=len(view.slots) or FEW,  # before the first round the cards are still face down
        seconds=view.sand // 1000,
        limit=view.limit,
    )


def _keepers(view: View) -> list[Seat]:
    """Return who has to choose which cards to keep."""
    waiting = view.waiting if view.phase is Phase.KEEP and view.scores else ()
    return [seat for seat in waiting if view.scores[seat].to_keep and view.scores[seat].kept is None]


def _keep_label(view: View) -> str:
    return "confetti-button-choose" if _keepers(view) else ""


def _to_do(view: View) -> tuple[Line, ...]:
    """Return who is awaited before a round, and what they press."""
    keepers = _keepers(view)
    others = "".join(str(seat) for seat in view.waiting if seat not in keepers)
    told = [line("confetti-choose-cards", seats="".join(map(str, keepers)))] if keepers else []
    return (*told, line("confetti-press-ready", seats=others)) if others else tuple(told)


def _doing(view: View) -> dict[Seat, str]:
    """Return what everybody who is awaited before a round is doing."""
    keepers = _keepers(view)
    return {seat: "keep" if seat in keepers else "ready" for seat in view.waiting}


def _ready_rows(view: View) -> tuple[Row, ...]:
    button = Button(press=format_move(Ready()), label=line("confetti-button-ready"), style=Style.GOOD)
    return ((button,),) if view.waiting and view.starts_by is not None else ()


def _cards(view: View) -> tuple[Row, ...]:
    buttons = [
        Button(press=f"#{card}", label=str(number), detail=f"{number}: {symbols(card)}")
        for number, card in enumerate(view.slots, 1)
    ]
    return rows(buttons, 7 if len(buttons) <= FEW else 8)


def _hand(view: View) -> tuple[Line, ...]:
    if view.viewer is None or view.worth is None:
        return ()
    if view.phase is Phase.KEEP and view.scores:  # the cards of the round are still shown, but in nobody's hand
        worth = view.scores[view.viewer].worth
        return (line("confetti-your-round", net=worth.net, sets=worth.sets, spare=worth.penalty),)
    held = len(view.hands[view.viewer])
    return (line("confetti-hand", cards=held, limit=view.limit, sets=view.worth.sets, net=view.worth.net),)


SCREENS = GameScreens(
    public=public,
    private=private,
    resolve=pressed,
    touched=touched,
    named=named,
    typed=typed,
    private_label="confetti-button-my-cards",
    deeds=_DEEDS,
    best="most",
    compared={"pace": "async"},
    daily=DAILY,
    reviewed=reviewed,
)
