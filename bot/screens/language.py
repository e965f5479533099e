"""The neutral language between tables and platforms: a screen is words, a picture and controls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engines.contract import Seat
from storage import Alone, Table

LONGEST_ID = 64
"""Bytes: Telegram's limit for what a button carries."""


@dataclass(frozen=True)
class Line:
    """A key of the translations with its arguments, said in the reader's language.

    An argument may itself be a line: the name of a move in a hint.
    """

    key: str
    params: "Mapping[str, str | int | Line]" = field(default_factory=dict)


def line(key: str, **params: str | int | Line) -> Line:
    return Line(key, params)


Label = Line | str
"""A button's label: translated words, or a number, letter or cell shown as it is."""


class Style(StrEnum):
    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, kw_only=True)
class Button:
    """Something to press. For the forms of `press` see `bot.screens.press`: a move, a touch, a look, an act."""

    press: str
    label: Label
    detail: Label | None = None
    """A longer form, for menus and screen readers."""
    style: Style = Style.PLAIN
    enabled: bool = True


Row = tuple[Button, ...]


def rows(buttons: Sequence[Button], width: int) -> tuple[Row, ...]:
    """Arrange buttons in rows."""
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """A picture to be drawn. Everything in it may be seen by whoever the screen is for."""

    game: str
    view: Any
    """What the viewer may know of the game; before the start, a `LobbyView`."""
    chosen: str = ""
    """What has been picked so far, as in the press of a look."""
    began_at: int = 0
    """When game time was zero, in ms since 1970: the amount of sand left depends on when the picture is drawn."""
    latest: Any = None
    """The latest view, where an earlier one is drawn."""
    due_at: int | None = None
    """When the time for the move is over, in ms since 1970."""
    record: Table | None = None
    """A finished game: its course tells what decided it. It never leaves this process, as it has the seed."""
    course: tuple[Any, ...] = ()
    """The public views of a finished game, one after the other: see `bot.artist.with_course`."""
    alone: Alone | None = None
    """Of whoever played a finished game alone: what they have done so far."""
    hard: int | None = None
    """What the strongest computer makes of the deal that somebody played alone."""
    note: tuple[Line, Line] | None = None
    """The last line of a final picture: the proof that the deal was fair, and the table."""


@dataclass(frozen=True, kw_only=True)
class Screen:
    """What a message shows, for everybody or for one seat."""

    lines: tuple[Line, ...]
    table: str = ""
    stamp: str = ""
    """What its buttons carry besides the table, so that a press on an old board is recognised."""
    drawing: Drawing | None = None
    choices: tuple[Row, ...] = ()
    """The game's own controls. Their layout means something: a platform keeps the rows if it can."""
    service: tuple[Row, ...] = ()
    mention: tuple[Seat, ...] = ()
    """The seats to mention."""
    text: str | None = None
    """Plain text shown as it is: a page of rules, a text board."""
    ends_at: int | None = None
    """When what it offers ends by itself, in ms since 1970."""
    in_parts: bool = False
    """Where a message holds few buttons, the board may be split: the drawing's `chosen` is then `1-25`, `26-50`, …"""
    urgent: bool = False
    """A short private answer that should not be missed."""


def press_id(screen: Screen, button: Button) -> str:
    """Return what a button carries: everything needed to act on it, even after a restart."""
    return f"{screen.table}:{screen.stamp}:{button.press}"
