"""What a player of Конфетти has before him: his cards, those that lie free, and what the others hold."""

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
    """What I hold alone, in the order of taking."""
    contested: tuple[Card, ...]
    """What I hold and somebody else as well: it counts for neither."""
    free: tuple[Card, ...]
    others: tuple[tuple[Card, ...], ...]
    limit: int

    @classmethod
    def of(cls, view: View) -> "Situation":
        """Read a view. Only somebody who sits at the table can play, so the public's view is refused."""
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
        """How many cards more I may hold."""
        return self.limit - len(self.hand) - len(self.contested)


def after(hand: Sequence[Card], move: Move) -> list[Card]:
    """Return a hand as a move leaves it."""
    match move:
        case Take(card):
            return [*hand, card]
        case Drop(card):
            return [other for other in hand if other != card]
        case Swap(put, take):
            return [*(other for other in hand if other != put), take]
        case _:
            return list(hand)
