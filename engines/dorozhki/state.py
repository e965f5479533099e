"""What there is in a game of Цветные дорожки."""

from dataclasses import dataclass
from enum import StrEnum

from engines.contract import GameInfo, Option, Seat, SeatRange
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing, Laid, Spot
from engines.dorozhki.news import News

HAND = {2: 6, 3: 5, 4: 4}
"""Cards dealt to each, by the number of players."""

MIDDLE = Spot(0, 0, Facing.WEST)
"""[ruling] How the first card lies does not matter, so it always lies as printed."""

INFO = GameInfo(
    slug="dorozhki",
    rules_version=1,
    seats=SeatRange(least=2, most=4),
    options=(Option(name="even-start", default=False, choices=(False, True)),),
)


class Phase(StrEnum):
    FIRST = "first"
    """The first card: only which."""
    TURN = "turn"
    """A card of the hand must be laid; at least one fits."""
    DRAWN = "drawn"
    """The card just drawn must be laid; it fits in several places."""
    EXTRA = "extra"
    """One more card may be laid; at least one fits."""
    OVER = "over"


@dataclass(frozen=True)
class Lay:
    """Lay a card of one's hand, by its number. The first card goes to the middle and needs no spot."""

    card: int
    spot: Spot | None = None


@dataclass(frozen=True)
class Decline:
    """Leave an extra turn unused."""


Move = Lay | Decline


@dataclass(frozen=True, kw_only=True)
class State:
    even_start: bool
    hands: tuple[tuple[Card, ...], ...]
    """By seat, open to all; cards that are drawn come last."""
    bank: tuple[Card, ...]
    """Face down, the next one first."""
    laid: tuple[Laid, ...]
    """In the order in which they were laid."""
    turn: Seat
    phase: Phase
    drawn: int | None = None
    """The number of the card that must be laid in `Phase.DRAWN`; it is in the hand."""
    to_miss: tuple[int, ...]
    """By seat: turns still to be missed."""
    happened: tuple[News, ...] = ()
    """Everything since the last choice that somebody made, that choice included."""

    @property
    def seats(self) -> int:
        return len(self.hands)
