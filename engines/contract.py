"""The interface that every game folder in `engines/` implements. `docs/engines.md` explains it with a small game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from engines.errors import BadSetup, NoSuchSeat, Params
from engines.randomness import Rng

Seat = int
"""A place at the table, counted from 0 in turn order. Engines never see users."""

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


@dataclass(frozen=True, kw_only=True)
class Option:
    """A setting that is fixed when a game starts."""

    name: str
    default: OptionValue
    choices: Sequence[OptionValue]
    only_with: tuple[str, OptionValue] | None = None
    """The option applies only while another one has this value: `("variant", "solo")`."""
    only_looks: bool = False
    """The option changes what people see but never the rules."""

    def accepts(self, value: object) -> bool:
        # True == 1 in Python, but "even-start=1" and "secrets=True" are mistakes.
        return type(value) is type(self.default) and value in self.choices


@dataclass(frozen=True, kw_only=True)
class SeatRange:
    """How many people can play, inclusive."""

    least: int
    most: int

    def __contains__(self, seats: int) -> bool:
        return self.least <= seats <= self.most


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """What is known about a game before it starts."""

    slug: str
    rules_version: int
    seats: SeatRange
    options: tuple[Option, ...] = ()
    seats_by_variant: Mapping[str, SeatRange] = field(default_factory=dict)
    has_secrets: bool = False
    """Some seats know things that the public does not."""
    has_live_phases: bool = False
    """Some phases end by the clock: see `Game.deadline`."""
    timed_with: tuple[str, OptionValue] | None = None
    """While an option has this value, every phase ends by the game's own clock: `("pace", "live")`."""

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise BadSetup("setup-unknown-option", game=self.slug, option=name)

    def is_timed(self, options: Options) -> bool:
        """Tell whether the game keeps the time itself with these options: a clock for moves would say nothing."""
        return self.timed_with is not None and self.complete(options)[self.timed_with[0]] == self.timed_with[1]

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """Return the options with every default filled in; refuse unknown names and values."""
        for name, value in options.items():
            if not self.option(name).accepts(value):
                raise BadSetup("setup-bad-value", game=self.slug, option=name, value=str(value))
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def seat_range(self, options: Options) -> SeatRange:
        """Return how many can play with these options."""
        variant = self.complete(options).get("variant")
        return self.seats_by_variant.get(str(variant), self.seats)


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened, as a translation key. With `to`, only that seat may see it."""

    key: str
    params: Params = field(default_factory=dict)
    to: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class Step(Generic[State]):
    """The result of a setup or a move."""

    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Context:
    """What a move gets from outside: randomness, and the time in ms since the game began."""

    rng: Rng
    now: int = 0


@dataclass(frozen=True, kw_only=True)
class Score:
    """The result of one seat: a total and its parts (translation keys)."""

    total: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a game ended. `winners` is empty when the players lost to the game itself (solo)."""

    key: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    """By seat, from 1; ties share a place and the next place is skipped (1, 1, 3)."""
    scores: tuple[Score, ...]
    params: Params = field(default_factory=dict)

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats from first to last, ties grouped together."""
        order = sorted(set(self.places))
        return tuple(tuple(s for s, p in enumerate(self.places) if p == place) for place in order)


class Choose(Protocol):
    """A computer player: it sees the view of its seat, never the state, and returns one of the legal moves.

    While the game has a deadline (`Game.deadline`), it may return None to wait. It is then asked again once something
    has changed, and never twice about the same position.
    """

    def __call__(self, view: Any, legal: Sequence[Any], level: str, rng: Rng) -> Any: ...


@dataclass(frozen=True, kw_only=True)
class Review(Generic[State]):
    """How a finished game is looked back at. The functions are pure; all of them together may take a few seconds."""

    stage: Callable[[State], int]
    """How far a game has got, in what people count: moves, cards, rounds. Moments are such stages."""
    chances: Callable[[State, Rng], tuple[float, ...]]
    """By seat: what share of the win the strongest computer expects. Empty where nobody can win or lose."""
    beat: Callable[[State], Any] | None = None
    """What differs from one point of the curve of chances to the next; None: the stage."""
    found: Callable[[Sequence[State], Rng], Any] = lambda _states, _rng: None
    """What else is worth telling, as a frozen type of the game's own: its picture shows it."""
    found_type: Any = None


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Move, View]):
    """One game. All functions are pure; all values they pass are frozen."""

    info: GameInfo
    state_type: type[State]
    setup: Callable[[Options, int, Rng], Step[State]]
    to_move: Callable[[State], frozenset[Seat]]
    legal_moves: Callable[[State, Seat], Iterable[Move]]
    apply: Callable[[State, Seat, Move, Context], Step[State]]
    view_for: Callable[[State, Seat | None], View]
    outcome: Callable[[State], Outcome | None]
    parse_move: Callable[[str], Move]
    format_move: Callable[[Move], str]
    levels: tuple[str, ...]
    """The strengths that `choose` supports, weakest first."""
    choose: Choose
    advice: str = ""
    """What `choose` is asked for a hint, where that is none of the levels: it plays as the strongest one, but of nearly
    equal moves it prefers one whose reason can be seen."""
    explain: Callable[[View, Move], Event | None] = lambda _view, _move: None
    """Say why a legal move is good for the viewer, using only the view; None if there is no short reason."""
    deadline: Callable[[State], int | None] = lambda _state: None
    expire: Callable[[State, Context], Step[State]] = lambda state, _context: Step(state=state)
    """Do everything that is due by `context.now`; before the deadline it changes nothing."""
    epoch: Callable[[State, Seat], int | None] = lambda _state, _seat: None
    """While several seats play at once: a number that changes when the moves offered to a seat change, so that a button
    does not go stale just because somebody else was faster. None: every move changes what is on offer."""
    review: Review[State] | None = None
    """How a finished game is looked back at; None: by playing on at random from its positions."""


def places_by(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's place by its key, smallest first; equal keys share a place."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def check_seats(info: GameInfo, options: Options, seats: int) -> None:
    """Refuse a number of players that these options do not allow."""
    fits = info.seat_range(options)
    if seats not in fits and fits.least == fits.most:
        raise BadSetup("setup-seats-exactly", game=info.slug, players=seats, most=fits.most)
    if seats not in fits:
        raise BadSetup("setup-seats", game=info.slug, players=seats, least=fits.least, most=fits.most)


def check_seat(seat: Seat | None, seats: int) -> None:
    """Refuse a seat that is not at the table."""
    if seat is not None and seat not in range(seats):
        raise NoSuchSeat("no-such-seat", seat=seat)
