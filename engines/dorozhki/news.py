"""What happens in a game of Цветные дорожки, as it is kept for pictures and told in words."""

from dataclasses import dataclass
from enum import StrEnum

from engines.colours import Colour
from engines.contract import Event, Seat


class What(StrEnum):
    """Each is the key of the event by which it is told."""

    BEGINS = "dorozhki-begins"
    BEGINS_BY_LOT = "dorozhki-begins-by-lot"
    FIRST = "dorozhki-first"
    EVENED = "dorozhki-evened"
    LAID = "dorozhki-laid"
    DREW = "dorozhki-drew"
    """Nothing fitted; the card drawn fits in several places, and he is asked where."""
    DREW_LAID = "dorozhki-drew-laid"
    """Nothing fitted; the card drawn fitted in one place only, and lies there."""
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
    """The card laid, drawn or taken; everybody sees it, so words need not name it."""
    halves: int | None = None
    """Red halves in the hand of who begins."""
    joints: int | None = None
    changes: int | None = None
    colour: Colour | None = None
    """Of the three joints or more that earned an extra turn."""


def event(news: News) -> Event:
    """Return the news as it is told: who, and whatever else there is to say."""
    colour = news.colour and news.colour.value
    facts = {"seat": news.seat, "halves": news.halves, "joints": news.joints, "changes": news.changes, "colour": colour}
    return Event(key=news.what.value, params={name: fact for name, fact in facts.items() if fact is not None})
