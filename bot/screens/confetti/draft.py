"""Turn-based play: take a card, swap one, put one back, or stop.

The look: empty (a press takes), `swap` or `drop` (choose one of your own cards), `swap ROY` (choose its replacement).
"""

from bot.screens.confetti.naming import number_of, symbols
from bot.screens.contract import Shown
from bot.screens.language import Button, Row, Style, line, rows
from engines.confetti.deck import Card
from engines.confetti.notation import format_move
from engines.confetti.state import Done, Drop, Swap, Take
from engines.confetti.view import View
from engines.contract import Seat

A_ROW = 7


def draft(view: View, look: str) -> Shown:
    seat = view.turn
    if seat is None:
        return Shown()
    word, _, card = look.partition(" ")
    mine = next((held for held in view.hands[seat] if str(held) == card), None)
    if word == "swap" and mine is not None:
        choices = rows([_card(view, free, format_move(Swap(mine, free))) for free in _free(view)], A_ROW)
        told = line("confetti-swap-for", card=number_of(view, mine))
    elif word == "swap":
        choices = rows([_card(view, held, f"?swap {held}") for held in view.hands[seat]], A_ROW)
        told = line("confetti-swap-which")
    elif word == "drop":
        choices = rows([_card(view, held, format_move(Drop(held))) for held in view.hands[seat]], A_ROW)
        told = line("confetti-drop-which")
    else:
        choices = rows([_card(view, free, format_move(Take(free))) for free in _free(view)], A_ROW)
        told = line("confetti-take-swap-or-stop", seat=seat)
    return Shown(call=(told,), choices=(*choices, _acts(view, seat, word)), chosen=look, seat=seat)


def _free(view: View) -> list[Card]:
    return [card for card, holders in zip(view.slots, view.holders, strict=True) if not holders]


def _card(view: View, card: Card, press: str) -> Button:
    number = number_of(view, card)
    return Button(press=press, label=str(number), detail=f"{number}: {symbols(card)}")


def _acts(view: View, seat: Seat, word: str) -> Row:
    acts = [Button(press=format_move(Done()), label=line("confetti-button-done"), style=Style.GOOD)]
    if word:
        acts.append(Button(press="?", label=line("confetti-button-back")))
    elif view.changes_left[seat] and view.hands[seat]:
        acts.append(Button(press="?swap", label=line("confetti-button-swap"), enabled=bool(_free(view))))
        acts.append(Button(press="?drop", label=line("confetti-button-drop")))
    return tuple(acts)
