"""What there is in a game of Конфетти, and what can be done in it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engines.confetti.deck import Card
from engines.confetti.rounds import ROUNDS, Round
from engines.confetti.sets import Worth
from engines.contract import GameInfo, Option, Seat, SeatRange


class Pace(StrEnum):
    LIVE = "live"
    """Everybody at once while the sand runs."""
    ASYNC = "async"
    """By turns, over hours or days."""


class Side(StrEnum):
    """[ruling] A matter of looks: both sides are the same 84 cards."""

    WHITE = "white"
    BLACK = "black"


class Phase(StrEnum):
    READY = "ready"
    """Live, before the first sand: nothing lies on the table yet."""
    SAND = "sand"
    DRAFT = "draft"
    KEEP = "keep"
    """Between two rounds: cards are kept as points; in live pace everybody gets ready."""
    OVER = "over"


INFO = GameInfo(
    slug="confetti",
    rules_version=1,
    seats=SeatRange(least=1, most=7),
    options=(
        # Grabbing against the sand is the game of the box; the draft is for tables that play over days.
        Option(name="pace", default=Pace.LIVE.value, choices=tuple(pace.value for pace in Pace)),
        Option(name="sand", default=60, choices=range(30, 181), only_with=("pace", Pace.LIVE.value)),
        Option(name="side", default=Side.WHITE.value, choices=tuple(side.value for side in Side), only_looks=True),
    ),
    has_live_phases=True,
)


@dataclass(frozen=True)
class Ready:
    """The sand may run, as far as I am concerned."""


@dataclass(frozen=True)
class Take:
    """Take a card; within a moment after somebody took it: contest it."""

    card: Card


@dataclass(frozen=True)
class Drop:
    """Put a held card back; of a contested card: yield it."""

    card: Card


@dataclass(frozen=True)
class Swap:
    """By turns: put one card back and take another."""

    put: Card
    take: Card


@dataclass(frozen=True)
class Done:
    """By turns: take nothing more in this round."""


@dataclass(frozen=True)
class Keep:
    """Keep these cards as points; their order does not matter."""

    cards: tuple[Card, ...]


Move = Ready | Take | Drop | Swap | Done | Keep


class Hold(NamedTuple):
    """A card in a hand. Contested cards are in two."""

    card: Card
    open_until: int | None = None
    """The last ms in which another may still reach for it; none, if nobody may any more."""


@dataclass(frozen=True, kw_only=True)
class RoundScore:
    """What the last round brought a seat."""

    worth: Worth
    kept: tuple[Card, ...] | None
    """None while the player may still choose."""
    given_back: tuple[Card, ...] = ()

    @property
    def to_keep(self) -> int:
        """How many of the held cards become points."""
        return max(0, self.worth.net)


@dataclass(frozen=True, kw_only=True)
class Last:
    """What the last move did, for those who look at the table after it."""

    seat: Seat
    took: Card | None = None
    put: Card | None = None


@dataclass(frozen=True, kw_only=True)
class State:
    pace: Pace
    side: Side
    sand: int
    """How long it runs, in ms."""
    deck: tuple[Card, ...]
    """As shuffled: those laid out already, then the hidden rest."""
    dealt: int = 0
    round: int = 1
    phase: Phase
    slots: tuple[Card, ...] = ()
    """The cards that lay on the table when the round began, each in its place for the whole round."""
    hands: tuple[tuple[Hold, ...], ...]
    """By seat, in the order of taking."""
    points: tuple[tuple[Card, ...], ...]
    """By seat, the newest last."""
    out: tuple[Card, ...] = ()
    """Carried out of the game by two who would not yield."""
    waiting: tuple[Seat, ...] = ()
    """Who is not ready yet, or has cards to choose."""
    until: int | None = None
    """In live pace: the latest start of the sand, or its end."""
    first: Seat = 0
    turns: int = 0
    """By turns: how many places of the snake this round has gone through."""
    done: tuple[Seat, ...] = ()
    changes: tuple[tuple[int, ...], ...] = ()
    """By turns: swaps and drops by round and seat."""
    scores: tuple[RoundScore, ...] = ()
    """Of the last finished round, by seat."""
    gains: tuple[tuple[int, ...], ...] = ()
    """Points won and lost, by finished round and seat."""
    last: Last | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def rounds(self) -> tuple[Round, ...]:
        return ROUNDS[self.seats]

    @property
    def limit(self) -> int:
        return self.rounds[self.round - 1].limit

    @property
    def is_last_round(self) -> bool:
        return self.round == len(self.rounds)
