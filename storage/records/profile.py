"""What is kept of a person's finished games: a summary, so that nobody has to read all of them."""

from msgspec import Struct

from storage.records.codec import Codec


class Best(Struct, frozen=True, kw_only=True, array_like=True):
    """The best result in one game."""

    total: int
    moves: int
    others: int
    """How many it was played against."""


class Point(Struct, frozen=True, array_like=True):
    """The rating at the end of a day."""

    day: int
    """Since 1970, in UTC."""
    rating: int


class Alone(Struct, frozen=True, kw_only=True, array_like=True):
    """What somebody did playing alone, in one form of a game."""

    played: int
    total: int
    """The best one."""
    moves: int
    latest: int
    """When the last one ended, in ms since 1970."""


class GameResults(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's results in one game."""

    played: int = 0
    won: int = 0
    rated: int = 0
    """How many games the rating is made of."""
    mean: float = 0.0
    deviation: float = 0.0
    course: tuple[Point, ...] = ()
    best: Best | None = None
    alone: dict[str, Alone] = {}
    """By the form of the game: with three colours it is another game than with two."""


class Profile(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's results in all games. A cache: it can be made anew from the records of finished games."""

    name: str = ""
    """As it was at the last table."""
    since: int = 0
    """When the first game ended, in ms since 1970."""
    in_a_row: int = 0
    """Games won in a row, up to now."""
    games: dict[str, GameResults] = {}
    rooms: tuple[str, ...] = ()
    """Where rated games were played, the latest last: the lists in which the person is."""
    hidden: bool = False
    """The person is in no list."""


PROFILES = Codec(Profile)
