"""What the moves of Confetti are called: a card by its number, on the table or, between rounds, in the hand."""

import re
from collections.abc import Sequence

from bot.screens.language import Line, line
from engines.colours import Colour
from engines.confetti.deck import Card
from engines.confetti.notation import format_move, parse_move
from engines.confetti.state import Done, Drop, Keep, Phase, Ready, Swap, Take
from engines.confetti.view import View
from render.theme import SYMBOLS

_VERBS = {
    "keep": r"keep|остав(?:ить|ляю)|sakla|tut",
    "swap": r"swap|обмен(?:ять)?|меняю|değiştir|degistir|\bver\b.*\bal\b",
    "drop": r"drop|put back|вернуть|отпустить|bırak|birak|geri koy",
}
_FILLER = (
    r"take|взять|беру|\bal\b|cards?|for|and|карт[ауы]?|на|и|kart(?:ı|ları)?|ile|ve|numaralı|\bver\b|[,.:()№▲●★✚☾◆■\d\s]"
)
_WORDS = re.compile(rf"(?:{'|'.join((*_VERBS.values(), _FILLER))})+", re.IGNORECASE)
"""All that may stand around the numbers of cards."""


_LONGEST = 80


def number_of(view: View, card: Card) -> int:
    """Return the number of a card in the picture: its place on the table, or in a hand to keep cards from."""
    places = _places(view)
    return places.index(card) + 1 if card in places else 0


def symbols(card: Card) -> str:
    """Return the circles of a card, the smallest first."""
    return " ".join(SYMBOLS[Colour(letter)].value for letter in card)


def named(view: View, text: str) -> Line:
    match parse_move(text):
        case Ready():
            return line("confetti-button-ready")
        case Done():
            return line("confetti-button-done")
        case Take(card):
            return line("confetti-move-take", card=number_of(view, card), symbols=symbols(card))
        case Drop(card):
            return line("confetti-move-drop", card=number_of(view, card), symbols=symbols(card))
        case Swap(put, take):
            return line("confetti-move-swap", card=number_of(view, put), taken=number_of(view, take))
        case Keep(cards):
            numbers = sorted(number_of(view, card) for card in cards)
            return line("confetti-move-keep", numbers=" ".join(map(str, numbers)), count=len(numbers))


def typed(view: View, text: str) -> str:
    """Read the numbers of cards, with a word that says what to do with them, or alone."""
    places, numbers = _places(view), [int(number) for number in re.findall(r"[0-9]+", text[:_LONGEST])]
    if not numbers or not _WORDS.fullmatch(text) or not all(1 <= number <= len(places) for number in numbers):
        return text
    verb = next((verb for verb, typing in _VERBS.items() if re.search(typing, text, re.IGNORECASE)), "")
    cards = [places[number - 1] for number in numbers]
    match verb or ("keep" if view.phase is Phase.KEEP else ""), cards:
        case "keep", _:
            return format_move(Keep(tuple(cards)))
        case "swap", (put, take):
            return format_move(Swap(put, take))
        case "drop", (card,):
            return format_move(Drop(card))
        case "", (card,):
            return pressed(view, str(card))
    return text


def pressed(view: View, card: str) -> str:
    """Return what pressing a card means: it is let go by whoever holds it, and taken by anybody else."""
    mine = {str(held): held for held in view.hands[view.viewer]} if view.viewer is not None else {}
    if card in mine and view.phase is Phase.SAND:
        return format_move(Drop(mine[card]))
    slot = next((slot for slot in view.slots if str(slot) == card), None)
    return format_move(Take(slot)) if slot is not None else card


def _places(view: View) -> Sequence[Card]:
    if view.phase is Phase.KEEP and view.viewer is not None:
        return view.hands[view.viewer]
    return view.slots
