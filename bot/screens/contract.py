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
class GameScreens:
    """The screens of one game. Each gets a view and the look (what was picked so far; empty at first)."""

    slug: str
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
    private_label: str = "button-my-view"
    """The key of the button that opens the private screen."""
