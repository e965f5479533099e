"""What is stored about a table. Data only: its meaning is decided by whoever uses it.

Times are in milliseconds: `…_at`, `deadline` and `wake` since 1970, everything else is a duration.
"""

from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from engines.contract import OptionValue
from engines.replay import Played
from storage.records.moves import Moves


class Phase(StrEnum):
    """The phases of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"


class Pace(StrEnum):
    """How much time people have for a move."""

    LIVE = "live"
    DAY = "day"
    RELAXED = "relaxed"
    NONE = "none"


class Sight(StrEnum):
    """Whether the person in a seat has seen their secret."""

    UNSEEN = "unseen"
    DELIVERED = "delivered"
    """It was sent by direct message: shown as an envelope."""
    SEEN = "seen"
    """They pressed to see it: shown as an open eye."""


class Person(Struct, frozen=True, kw_only=True, array_like=True):
    """Somebody on a platform."""

    platform: str
    user: str


ANONYMOUS = Person(platform="", user="")
"""Replaces people in finished games who asked to be forgotten."""


class Room(Struct, frozen=True, kw_only=True, array_like=True):
    """Where a table is shown: a chat, or one thread or topic of it."""

    platform: str
    chat: str
    thread: str = ""
    private: bool = False
    """A direct chat with one person."""


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits there: a person, or otherwise a computer player of a level."""

    name: str = ""
    person: Person | None = None
    level: str | None = None
    """Of the computer player; in a person's seat, of the one that moves while the person is away."""
    sight: Sight = Sight.UNSEEN
    away: bool = False
    """The computer plays this seat until the person is back."""
    stand_ins: int = 0
    """Consecutive moves that the computer made for the absent person."""
    waited: int | None = None
    """The number of moves when the computer preferred to wait: it reconsiders when there are more."""
    ready: bool = False
    """The person agreed to what needs everybody: a start, a rematch."""
    press: str = ""
    """What the press with which the person took the seat adds to the deal."""
    cut: str = ""
    """What the person chose to add to the deal, as letters of colours."""


class Clock(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The time for a move. While it is stopped there is no deadline, and `remaining` says what is left."""

    pace: Pace = Pace.DAY
    began_at: int | None = None
    deadline: int | None = None
    remaining: int | None = None
    reminders: int = 0
    """How many reminders were sent for this move."""
    stood_still: int = 0
    """Pauses and outages so far, which game time leaves out."""


class Offer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that others have to agree to: taking back, pausing, abandoning."""

    kind: str
    seat: int
    revision: int
    agreed: tuple[int, ...] = ()
    ends_at: int | None = None


class Deal(Struct, frozen=True, kw_only=True):
    """Where the seed comes from: the program's part, and at the start the players'. See docs/fair-deal.md."""

    scheme: int
    salt: str
    secret: str
    shares: tuple[str, ...] = ()
    """The players' part, as it was mixed in at the start."""

    def __repr__(self) -> str:
        return f"Deal(scheme {self.scheme}, {len(self.shares)} shares)"


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How it ended, seat by seat, so that statistics need no replay."""

    key: str
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game in one or more rooms, from its lobby to its replay. The moves are the source of truth."""

    id: str = ""
    """Assigned when the table is created."""
    game: str
    rules: int
    """The version of the game's rules under which the moves were made."""
    seed: str
    """Made of the `deal` when the game starts, and empty until then."""
    deal: Deal | None = None
    """None: the seed was drawn when the table was opened (before schema 3), or is known to all (tutorials)."""
    options: dict[str, OptionValue] = field(default_factory=dict)
    locale: str
    phase: Phase = Phase.LOBBY
    host: Person | None = None
    seats: tuple[Seat, ...] = ()
    rooms: tuple[Room, ...] = ()
    moves: Moves = Moves()
    taken_back: int = 0
    """What taking back adds to the revision: see `revision`."""
    clock: Clock = Clock()
    offer: Offer | None = None
    result: Result | None = None
    wake: int | None = None
    """When this table must be attended to next: a deadline, a reminder, the expiry of an untouched lobby."""
    opened_at: int
    touched_at: int | None = None
    """The last activity."""
    started_at: int | None = None
    finished_at: int | None = None
    lesson: int | None = None
    """How many sentences of the tutorial its host has read; None: not a tutorial."""
    daily: int | None = None
    """The number of the daily board that this is an attempt at."""
    contest: str | None = None
    """The challenge or league that this is an attempt in, and the number of its deal: `7K3QX0A 2`."""
    rematch_of: str | None = None
    rematch: str | None = None

    @property
    def revision(self) -> int:
        """The number of moves. Taking back counts as a step too, so no two positions share a revision."""
        return len(self.moves) + self.taken_back

    @property
    def is_attempt(self) -> bool:
        """The same deal is played by others too, and compared: the daily board, a challenge, a league."""
        return self.daily is not None or self.contest is not None

    @property
    def people(self) -> frozenset[Person]:
        """Everybody named in this record."""
        named = {self.host, *(seat.person for seat in self.seats)}
        return frozenset(person for person in named if person is not None and person != ANONYMOUS)

    @property
    def platforms(self) -> tuple[str, ...]:
        """Where this table is shown, in the order of its rooms."""
        return tuple(dict.fromkeys(room.platform for room in self.rooms))

    def with_moves(self, *played: Played) -> "Table":
        return replace(self, moves=self.moves.plus(*played))

    def back_to(self, count: int) -> "Table":
        """Return the table with only its first moves, up to a number; the revision still grows."""
        lost = len(self.moves) - count
        return replace(self, moves=self.moves.first(count), taken_back=self.taken_back + lost + 1)

    def __repr__(self) -> str:
        # A seed reveals every secret of the game, and what is printed ends up in a log.
        return f"Table({self.id} {self.game} {self.phase} revision {self.revision})"


class Snapshot(Struct, frozen=True, kw_only=True, array_like=True):
    """The state after the moves up to a revision: a cache, never the source of truth."""

    revision: int
    rules: int
    state: bytes

    def __repr__(self) -> str:
        return f"Snapshot(revision {self.revision}, {len(self.state)} bytes)"


class Post(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is posted in a room and kept up to date: one message, or the several that make up one board."""

    room: Room
    messages: tuple[str, ...]
    version: int
    """The version that the post shows; a room whose post failed is behind the others."""
    posted_at: int = 0
    pending: bool = False
    """Another message is about to be posted: after a crash it may be there, though nobody has noted it."""
    found: bool = False
    """It was there, and is among the messages; it may still lack its buttons."""
    after: str = ""
    """The newest message of the room that is older than what is pending, if one is known."""
    says: str = ""
    """What tells the message that is pending from those of other tables, in chats where looking does not show it."""
    looked_at: str = ""
    """While it is looked for: the message that is being looked at."""


class Speech(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one platform was told of a table: everything up to a version, and up to a revision of the game."""

    version: int = 0
    revision: int = 0
    posts: tuple[Post, ...] = ()
