"""What a player of Confetti works with: their cards, the free ones, and what the others hold."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.confetti.deck import Card
from engines.confetti.state import Drop, Move, Swap, Take
from engines.confetti.view import View
from engines.contract import Seat


@dataclass(frozen=True, kw_only=True)
class Situation:
    seat: Seat
    hand: tuple[Card, ...]
    """Cards that only I hold, in the order they were taken."""
    contested: tuple[Card, ...]
    """Cards that I and somebody else hold: they count for neither."""
    free: tuple[Card, ...]
    others: tuple[tuple[Card, ...], ...]
    limit: int

    @classmethod
    def of(cls, view: View) -> "Situation":
        """Read a view. Only a seated player can play, so the public view is refused."""
        if view.viewer is None:
            raise ValueError("the public does not play")
        others = tuple(hand for seat, hand in enumerate(view.hands) if seat != view.viewer)
        mine, theirs = view.hands[view.viewer], {card for hand in others for card in hand}
        return cls(
            seat=view.viewer,
            hand=tuple(card for card in mine if card not in theirs),
            contested=tuple(card for card in mine if card in theirs),
            free=tuple(card for card in view.slots if card not in theirs and card not in mine),
            others=others,
            limit=view.limit,
        )

    @property
    def room(self) -> int:
        """How many more cards I may hold."""
        return self.limit - len(self.hand) - len(self.contested)


def after(hand: Sequence[Card], move: Move) -> list[Card]:
    """Return the hand after a move."""
    match move:
        case Take(card):
            return [*hand, card]
        case Drop(card):
            return [other for other in hand if other != card]
        case Swap(put, take):
            return [*(other for other in hand if other != put), take]
        case _:
            return list(hand)
