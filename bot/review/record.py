"""What was found about a finished game, as it is kept. It follows from the record, so it can be made anew."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from engines.registry import games

VERSION = 1
"""The version of the analysis: what another version found is looked for again."""


class Moment(Struct, frozen=True, kw_only=True):
    """A move, card or round that changed the chances most."""

    stage: int
    """Its number, in what people count."""
    point: int
    """The point of the curve right after it."""
    before: int
    """The point of the curve before it."""
    seat: int
    """Who gained."""
    gain: int
    """In percent."""


class Review(Struct, frozen=True, kw_only=True):
    version: int = VERSION
    entries: tuple[int, ...]
    """By point of the curve: after how many entries of the record."""
    stages: tuple[int, ...]
    """By point: how many moves, cards or rounds were over."""
    chances: tuple[tuple[int, ...], ...]
    """By seat and point, in percent; empty where nobody could win or lose."""
    moments: tuple[Moment, ...]
    """In the order of the game."""
    found: Raw = Raw(b"null")
    """What the game itself found: see `engines.contract.Review.found`."""

    def entry(self, moment: Moment) -> int:
        return self.entries[moment.point]

    def moves(self, moment: Moment) -> tuple[int, int]:
        """Return the first and the last move of a film of a moment."""
        return self.entries[moment.before] + 1, self.entry(moment)


def encoded(review: Review) -> bytes:
    return msgspec.json.encode(review)


def decoded(data: bytes) -> Review | None:
    """Read what was kept; None if another version of the analysis found it."""
    try:
        review = msgspec.json.decode(data, type=Review)
    except msgspec.DecodeError:
        return None
    return review if review.version == VERSION else None


def found_of(game: str, review: Review) -> Any:
    """Return what the game itself found, in its own type; None: nothing, or in another form than this program's."""
    kind = games()[game].review
    if kind is None:
        return None
    try:
        return msgspec.json.decode(review.found, type=kind.found_type)
    except msgspec.DecodeError:
        return None
