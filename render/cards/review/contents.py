"""What the picture is made of. Everything in it was public when the game was over."""

from dataclasses import dataclass
from typing import Any

from engines.contract import Seat


@dataclass(frozen=True, kw_only=True)
class Turn:
    """A moment that changed the chances."""

    stage: int
    """Its number, in what people count: moves, cards, rounds."""
    point: int
    """The point of the curve right after it."""
    seat: Seat
    """Who gained, and how much, in percent."""
    gain: int
    before: Any
    after: Any
    """Public views."""


@dataclass(frozen=True, kw_only=True)
class HowItWent:
    game: str
    winners: tuple[Seat, ...]
    conceded: bool
    stages: tuple[int, ...]
    """By point of the curve."""
    chances: tuple[tuple[int, ...], ...]
    """By seat and point, in percent."""
    moments: tuple[Turn, ...]
    last: Any
    """The last public view."""
    found: Any = None
