"""What is stored about a challenge or a league."""

from msgspec import Struct

from storage.records.codec import Codec
from storage.records.table import Person, Room


class Contest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same deals for everybody, against the same computer: a challenge for two, or a league."""

    code: str
    duel: bool = False
    """A challenge: for two people."""
    game: str
    level: str
    deals: int
    best: int
    """How many of the deals count."""
    host: Person
    name: str
    """The host's."""
    locale: str
    opened_at: int
    ends_at: int
    invited: str = ""
    """Whom a challenge is for: a person as `person_name` has them, or a handle; empty: whoever takes it first."""

    @property
    def all_deals(self) -> range:
        return range(1, self.deals + 1)


class DealResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of somebody's attempt at one deal."""

    own: int = 0
    other: int = 0
    """The totals: theirs, and the computer's."""
    share: int = 0
    """2: won; 1: shared the win; 0: lost."""
    margin: int = 0
    """How much better than the computer's total theirs was."""
    given_up: bool = False
    """Not played to the end."""
    at: int = 0
    """When it was finished, in ms since 1970."""


class OwnContest(Struct, frozen=True, kw_only=True):
    """A challenge or a league as far as it concerns one person."""

    code: str
    game: str
    duel: bool
    hosted: bool
    name: str
    results: dict[int, DealResult]


CONTESTS, RESULTS, ROOMS = Codec(Contest), Codec(DealResult), Codec(Room)
