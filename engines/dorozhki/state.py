"""The state and the moves of Colour Paths."""

from dataclasses import dataclass
from enum import StrEnum

from engines.contract import GameInfo, Option, Seat, SeatRange
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing, Laid, Spot
from engines.dorozhki.news import News

HAND = {2: 6, 3: 5, 4: 4}
"""Cards dealt to each player, by the number of players."""

MIDDLE = Spot(0, 0, Facing.WEST)
"""[ruling] The first card's orientation does not matter, so it is always placed as printed."""


class Variant(StrEnum):
    CLASSIC = "classic"
    PUZZLE = "puzzle"
    """[ruling] Alone with a table, a hand and no bank: lay all cards. It can always be done."""


INFO = GameInfo(
    slug="dorozhki",
    rules_version=1,
    seats=SeatRange(least=1, most=4),
    seats_by_variant={Variant.CLASSIC: SeatRange(least=2, most=4), Variant.PUZZLE: SeatRange(least=1, most=1)},
    options=(
        Option(name="variant", default="classic", choices=tuple(variant.value for variant in Variant)),
        Option(name="even-start", default=False, choices=(False, True), only_with=("variant", Variant.CLASSIC.value)),
    ),
)


class Phase(StrEnum):
    FIRST = "first"
    """Choosing the first card; its place is fixed."""
    TURN = "turn"
    """A card of the hand must be laid; at least one fits."""
    DRAWN = "drawn"
    """The card just drawn must be laid; it fits in several places."""
    EXTRA = "extra"
    """One more card may be laid; at least one fits."""
    OVER = "over"


@dataclass(frozen=True)
class Lay:
    """Lay a card from one's hand, by its number. The first card goes to the middle and needs no spot."""

    card: int
    spot: Spot | None = None


@dataclass(frozen=True)
class Decline:
    """Decline an extra turn."""


Move = Lay | Decline


@dataclass(frozen=True, kw_only=True)
class State:
    even_start: bool
    hands: tuple[tuple[Card, ...], ...]
    """By seat, open to all; drawn cards come last."""
    bank: tuple[Card, ...]
    """Face down, the next one first."""
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    turn: Seat
    phase: Phase
    drawn: int | None = None
    """The number of the card that must be laid in `Phase.DRAWN`; it is in the hand."""
    to_miss: tuple[int, ...]
    """By seat: turns still to miss."""
    happened: tuple[News, ...] = ()
    """Everything since the last decision by a player, including that decision."""

    @property
    def seats(self) -> int:
        return len(self.hands)
