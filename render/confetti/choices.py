"""The numbers of a player's own cards: the same in the picture, on the buttons and in the text."""

from engines.confetti.deck import Card
from engines.confetti.state import Phase
from engines.confetti.view import View
from engines.contract import Seat


def own_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return a seat's cards in the order they were taken; between rounds, those that were scored."""
    if view.phase is Phase.KEEP and view.scores:
        return view.scores[seat].worth.held
    return view.hands[seat]


def is_keeping(view: View, seat: Seat) -> bool:
    """Tell whether a seat chooses which cards become its points."""
    return view.phase is Phase.KEEP and seat in view.waiting and bool(view.scores) and view.scores[seat].to_keep > 0


def numbers(view: View, seat: Seat) -> dict[Card, int]:
    """Return what each own card is called: its slot on the table; between rounds, when there is none, its place."""
    held = own_cards(view, seat)
    if view.phase is Phase.KEEP:
        return {card: number for number, card in enumerate(held, 1)}
    return {card: view.slots.index(card) + 1 for card in held if card in view.slots}
