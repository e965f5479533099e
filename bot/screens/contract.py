"""What each game's folder in `bot/screens/` provides. `bot.screens.registry` finds it by the game's slug."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.screens.language import Line, Row, line
from engines.contract import OptionValue, Seat


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A game's part of a screen: its own words and choices. The table adds the rest."""

    lines: tuple[Line, ...] = ()
    choices: tuple[Row, ...] = ()
    chosen: str = ""
    """What the picture highlights as picked."""
    seat: Seat | None = None
    """The seat that the choices are for, where several are on move."""
    ends_at: int | None = None
    """When this phase ends by itself, in ms of game time, if people should know."""
    lasts: int | None = None
    """How long it lasts in all, in ms."""
    in_parts: bool = False
    """`chosen` may be a range such as `1-25`: the picture then shows only those choices."""
    call: tuple[Line, ...] = ()
    """What people on move are to do, instead of "it's your turn" and "waiting for"."""
    asked: tuple[Line, ...] = ()
    """What concerns nobody but whoever is on move. Chats tell it to all, after the lines."""
    doing: Mapping[Seat, str] = field(default_factory=dict)
    """What seats on move are doing, where it is no turn: the end of the keys of the page's headlines."""
    private_label: str = ""
    """The key of the button that opens the private screen, while somebody has something to do there."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """Something about the game that anybody at the table may read: `!page:name`."""

    name: str
    label: str
    """The key of its button."""
    lines: Callable[[Any], tuple[Line, ...]]
    """Made from the reader's view, or the public one."""


@dataclass(frozen=True, kw_only=True)
class Landing:
    """One place where a falling figure may land."""

    way: int
    """Which of the figure's orientations, counted from 1."""
    column: int
    cells: tuple[tuple[int, int], ...]
    """(column, row), from the lower left corner."""
    press: str
    """The move that draws it there."""
    points: int
    """The seat's score after that."""


@dataclass(frozen=True, kw_only=True)
class Fall:
    """A figure that falls where a pointer shows, for platforms that can animate it. Other platforms use the buttons."""

    grid: tuple[int, int, int, int]
    """In the picture drawn with `chosen`: left, bottom, cell size, rows."""
    chosen: str
    points: int
    """The seat's score now."""
    colour: str = ""
    ways: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The figure in each orientation: as it is and turned clockwise, then its mirror image likewise."""
    landings: tuple[Landing, ...] = ()
    at: tuple[int, int] = (0, 0)
    """The orientation and column to start with."""
    asks: Line | None = None
    """What to touch in the picture, where the screen's own words are about its buttons."""
    beside: str = ""
    """The `chosen` of what is shown beside it, if that is not the whole table."""
    call: Line | None = None
    """Whose turn it is, where the game's own call names a button that such a platform does not have."""


@dataclass(frozen=True, kw_only=True)
class DailyKind:
    """How a game is the board of a day: played alone, compared by a number. Its texts are `<slug>-daily-…`."""

    options: Mapping[str, OptionValue]
    least: bool
    """The smaller number is the better one."""
    progress: Callable[[Any], int]
    """How far a game has got, given the player's view: the more the better."""
    result: Callable[[Any, int], tuple[int, bool]]
    """Given the last view and the number of moves: the result, and whether the board is solved."""
    colours: Callable[[Any], str] = lambda _view: ""
    """The letters of the colours that the goal names."""
    waiting: Callable[[Any], Any] = lambda view: view
    """The public view of the deal before it is played: nothing is to be chosen yet."""


def as_written(_view: Any, move: str) -> Line:
    """Name a move as it is written: for a game whose moves are words already."""
    return line("move-as-written", move=move)


@dataclass(frozen=True, kw_only=True)
class GameScreens:
    """The screens of one game. Each takes a view and the look (what was picked so far; empty at first)."""

    public: Callable[[Any, str], Shown]
    """For everybody, made from the public view alone."""
    private: Callable[[Any, str], Shown]
    """For one seat: its own view, its hand, its drawing panel. May offer choices that only this seat has."""
    secret: Callable[[Any], tuple[Line, ...]] | None = None
    """A seat's secret, in at most 200 characters in every language; None for a game without secrets."""
    resolve: Callable[[Any, str], str] | None = None
    """Turns a press that depends on who presses (`#…`) into a move, given the presser's own view."""
    touched: Callable[[Any, str, frozenset[str]], tuple[Line, ...]] | None = None
    """What the presser of `#…` is told, given their own view afterwards and what others have named in their moves since
    the presser's last one. None: the changed board says enough."""
    named: Callable[[Any, str], Line] = as_written
    """A move in the words of its button, given the view of whoever makes it. Nothing else is ever shown of a move."""
    typed: Callable[[Any, str], str] = lambda _view, text: text
    """What somebody typed in the words of the buttons, as a move; anything else unchanged."""
    fall: Callable[[Any, str], Fall | None] | None = None
    """The viewer's own sheet with the figure that they are about to drop, if any, given the look of the private screen.
    None: they have no sheet."""
    sheet: str = ""
    """The `chosen` of a picture of the viewer's own sheet alone, where people have sheets."""
    private_label: str = "button-my-view"
    """The key of the button that opens the private screen."""
    pages: tuple[Page, ...] = ()
    from_seat: bool = False
    """The private picture is the public board as its seat sees it, with nothing hidden in either: whoever has a screen
    of their own can be shown it always, and their hand stays in its place."""
    deeds: frozenset[str] = frozenset()
    """The keys of events that tell what their `seat` has chosen to do: it is no news to them."""
    follows: frozenset[str] = frozenset()
    """The keys of events that tell what came of the event before them: they are told together."""
    best: Literal["least", "most"] | None = None
    """Which total of a winner is the better one, for their best result; its sentence is the key `<slug>-best`."""
    reviewed: Callable[[Any, Any], tuple[Line, ...]] | None = None
    """In words what the game itself found (`Game.review`) about a finished game, given also the last public view."""
    compared: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options with which the same deal is compared, in challenges and leagues: speed must not decide."""
    daily: DailyKind | None = None
    """The game as the board of a day, if it can be one."""
