"""What happens in a game of Colour Paths, recorded for pictures and told as events."""

from dataclasses import dataclass
from enum import StrEnum

from engines.colours import Colour
from engines.contract import Event, Seat


class What(StrEnum):
    """Each value is the key of its event."""

    BEGINS = "dorozhki-begins"
    BEGINS_BY_LOT = "dorozhki-begins-by-lot"
    FIRST = "dorozhki-first"
    EVENED = "dorozhki-evened"
    LAID = "dorozhki-laid"
    DREW = "dorozhki-drew"
    """No card fitted; the drawn card fits in several places, and the player chooses."""
    DREW_LAID = "dorozhki-drew-laid"
    """No card fitted; the drawn card fitted in one place only, and was laid there."""
    DREW_PASSED = "dorozhki-drew-passed"
    PASSED = "dorozhki-passed"
    MISSED = "dorozhki-missed"
    RING_TAKES = "dorozhki-ring-takes"
    RING_MISSES = "dorozhki-ring-misses"
    EXTRA_PATH = "dorozhki-extra-path"
    EXTRA_JOINTS = "dorozhki-extra-joints"
    EXTRA_BOTH = "dorozhki-extra-both"
    LAPSED = "dorozhki-lapsed"
    DECLINED = "dorozhki-declined"


LAYS = frozenset((What.FIRST, What.LAID, What.DREW_LAID))


@dataclass(frozen=True, kw_only=True)
class News:
    """One thing that happened, to or by a seat."""

    what: What
    seat: Seat
    card: int | None = None
    """The card laid, drawn or taken; everybody sees it, so the text need not name it."""
    halves: int | None = None
    """Red halves in the first player's hand."""
    joints: int | None = None
    changes: int | None = None
    colour: Colour | None = None
    """Colour of the three or more joints that earned an extra turn."""


def event(news: News) -> Event:
    """Return the event for a piece of news: the seat, and whatever other details there are."""
    colour = news.colour and news.colour.value
    facts = {"seat": news.seat, "halves": news.halves, "joints": news.joints, "changes": news.changes, "colour": colour}
    return Event(key=news.what.value, params={name: fact for name, fact in facts.items() if fact is not None})
