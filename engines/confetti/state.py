"""The state and the moves of Confetti."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engines.confetti.deck import Card
from engines.confetti.rounds import ROUNDS, Round
from engines.confetti.sets import Worth
from engines.contract import GameInfo, Option, Seat, SeatRange


class Pace(StrEnum):
    LIVE = "live"
    """Everybody at once, while the sand runs."""
    ASYNC = "async"
    """Turn-based, over hours or days."""


class Side(StrEnum):
    """[ruling] Cosmetic: both sides are the same 84 cards."""

    WHITE = "white"
    BLACK = "black"


class Phase(StrEnum):
    READY = "ready"
    """Live, before the first round: nothing is on the table yet."""
    SAND = "sand"
    DRAFT = "draft"
    KEEP = "keep"
    """Between two rounds: players choose which cards to keep as points; in live pace everybody gets ready."""
    OVER = "over"


INFO = GameInfo(
    slug="confetti",
    rules_version=1,
    seats=SeatRange(least=1, most=7),
    options=(
        # The boxed game is played against the sand timer; the draft is for tables that play over days.
        Option(name="pace", default=Pace.LIVE.value, choices=tuple(pace.value for pace in Pace)),
        Option(name="sand", default=60, choices=range(30, 181), only_with=("pace", Pace.LIVE.value)),
        Option(name="side", default=Side.WHITE.value, choices=tuple(side.value for side in Side), only_looks=True),
    ),
    has_live_phases=True,
    timed_with=("pace", Pace.LIVE.value),
)


@dataclass(frozen=True)
class Ready:
    """I am ready for the sand to run."""


@dataclass(frozen=True)
class Take:
    """Take a card; shortly after somebody else took it: contest it."""

    card: Card


@dataclass(frozen=True)
class Drop:
    """Put a held card back; if it is contested: yield it."""

    card: Card


@dataclass(frozen=True)
class Swap:
    """Turn-based: put one card back and take another."""

    put: Card
    take: Card


@dataclass(frozen=True)
class Done:
    """Turn-based: take nothing more in this round."""


@dataclass(frozen=True)
class Keep:
    """Keep these cards as points; their order does not matter."""

    cards: tuple[Card, ...]


Move = Ready | Take | Drop | Swap | Done | Keep


class Hold(NamedTuple):
    """A card in a hand. A contested card is in two hands."""

    card: Card
    open_until: int | None = None
    """The last ms in which another player may contest it; None if nobody may any more."""


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
    """What the last move did, to highlight it on the table."""

    seat: Seat
    took: Card | None = None
    put: Card | None = None


@dataclass(frozen=True, kw_only=True)
class State:
    pace: Pace
    side: Side
    sand: int
    """How long the sand runs, in ms."""
    deck: tuple[Card, ...]
    """The shuffled deck: first the cards already dealt, then the hidden rest."""
    dealt: int = 0
    round: int = 1
    phase: Phase
    slots: tuple[Card, ...] = ()
    """The cards on the table when the round began; each keeps its slot for the whole round."""
    hands: tuple[tuple[Hold, ...], ...]
    """By seat, in the order they were taken."""
    points: tuple[tuple[Card, ...], ...]
    """By seat, newest last."""
    out: tuple[Card, ...] = ()
    """Removed from the game because two players held them and neither yielded."""
    waiting: tuple[Seat, ...] = ()
    """Players who are not ready yet, or still have cards to choose."""
    until: int | None = None
    """In live pace: when the sand starts at the latest, or when it runs out."""
    first: Seat = 0
    turns: int = 0
    """Turn-based: how many turns of the snake order have passed in this round."""
    done: tuple[Seat, ...] = ()
    changes: tuple[tuple[int, ...], ...] = ()
    """Turn-based: swaps and drops by round and seat."""
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
