"""The state and the moves of Cvetariki."""

from dataclasses import dataclass
from enum import StrEnum

from engines.colours import Colour
from engines.contract import GameInfo, Option, Seat, SeatRange
from engines.cvetariki.board import Cell

TOKENS_PER_COLOUR = 19  # [reconstructed]: the box says 95 in five colours
JOKERS = 5
LARGEST_CLUMP = 4  # [ruling] no connected clump of 5, in any shape, after the deal


class Variant(StrEnum):
    CLASSIC = "classic"
    TWO_COLOURS = "two-colours"
    TEAMS = "teams"
    SOLO = "solo"


INFO = GameInfo(
    slug="cvetariki",
    rules_version=1,
    seats=SeatRange(least=1, most=5),
    seats_by_variant={
        Variant.CLASSIC: SeatRange(least=2, most=5),
        Variant.TWO_COLOURS: SeatRange(least=2, most=2),
        Variant.TEAMS: SeatRange(least=4, most=4),
        Variant.SOLO: SeatRange(least=1, most=1),
    },
    options=(
        Option(name="variant", default="classic", choices=tuple(variant.value for variant in Variant)),
        Option(name="secrets", default=1, choices=range(1, 6), only_with=("variant", "solo")),
    ),
    has_secrets=True,
)


@dataclass(frozen=True)
class Pop:
    """Pop a group, by any of its cells; a joker needs the colour that it stands for."""

    cell: Cell
    colour: Colour | None = None


@dataclass(frozen=True, kw_only=True)
class LastPop:
    """What the last move did, to highlight it on the board."""

    seat: Seat
    colour: Colour
    tokens: int
    fell: tuple[Cell, ...]
    """Where the tokens that fell are now."""
    closed_up: tuple[int, ...]
    """The columns that moved left, by their new index."""


@dataclass(frozen=True, kw_only=True)
class State:
    variant: Variant
    columns: tuple[str, ...]
    """Ten columns from the left, each bottom up, as letters."""
    secrets: tuple[tuple[Colour, ...], ...]
    """By seat, as dealt."""
    taken: tuple[tuple[int, ...], ...]
    """By seat: how many of each of `board.KINDS`."""
    turn: Seat
    moves: int = 0
    last: LastPop | None = None

    @property
    def seats(self) -> int:
        return len(self.secrets)
