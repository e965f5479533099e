"""What a folder of `bot/screens/` offers for a game. `bot.screens.registry` finds it by the game's name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.screens.language import Line, Row
from engines.contract import Seat


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A game's part of a screen: its own words and choices. The table adds the rest."""

    lines: tuple[Line, ...] = ()
    choices: tuple[Row, ...] = ()
    chosen: str = ""
    """What the picture shows as picked."""
    seat: Seat | None = None
    """Whom the choices are for, where several are on move."""
    ends_at: int | None = None
    """When this phase ends by itself, in ms of the game's own time, where people should know."""
    in_parts: bool = False
    """`chosen` may be `1-25`: the picture then shows only what those choices are about."""


@dataclass(frozen=True, kw_only=True)
class Landing:
    """One place where a falling figure may come to lie."""

    way: int
    """Which of the figure's ways to lie, counted from 1."""
    column: int
    cells: tuple[tuple[int, int], ...]
    """(column, row), from the lower left corner."""
    press: str
    """The move that draws it there."""
    points: int
    """What the seat would have then."""


@dataclass(frozen=True, kw_only=True)
class Fall:
    """A figure that falls where a pointer shows: for platforms that can draw it live. The others have buttons."""

    grid: tuple[int, int, int, int]
    """In the picture that is drawn with `chosen`: left, bottom, size of a cell, rows."""
    chosen: str
    points: int
    """What the seat has now."""
    colour: str = ""
    ways: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The figure itself, in each way to lie: as it is, turned clockwise, then its mirror image likewise."""
    landings: tuple[Landing, ...] = ()
    at: tuple[int, int] = (0, 0)
    """Way and column to begin with."""
    asks: Line | None = None
    """What is to be touched in the picture, where the screen's own words are about its buttons."""


@dataclass(frozen=True, kw_only=True)
class GameScreens:
    """The screens of one game. Each gets a view and the look (what was picked so far; empty at first)."""

    public: Callable[[Any, str], Shown]
    """For everybody, from the public view alone."""
    private: Callable[[Any, str], Shown]
    """For one seat: the own view, the hand, the drawing panel. May have choices that only this seat has."""
    secret: Callable[[Any], tuple[Line, ...]] | None = None
    """What a seat hides, in at most 200 characters in every language; None for a game without secrets."""
    resolve: Callable[[Any, str], str] | None = None
    """Turns a press that means something else to each presser (`#…`) into a move, given the presser's own view."""
    touched: Callable[[Any, str, frozenset[str]], tuple[Line, ...]] | None = None
    """What a presser of `#…` is told, given his own view afterwards and what others have named in their moves since his
    last one. None: nothing but the changed board."""
    fall: Callable[[Any, str], Fall | None] | None = None
    """The figure that the viewer is about to let fall, for a look at the private screen; None where there is none."""
    private_label: str = "button-my-view"
    """The key of the button that opens the private screen."""
