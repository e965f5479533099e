"""A card of Colour Paths that turned a game: the table around it, and what it brought in words."""

from engines.contract import Seat
from engines.dorozhki.news import LAYS, What
from engines.dorozhki.view import View
from render.contract import GLANCE
from render.dorozhki.cutting import around_newest
from render.scene import Item
from render.words import Words

_EXTRAS = (What.EXTRA_PATH, What.EXTRA_JOINTS, What.EXTRA_BOTH)
_RINGS = (What.RING_TAKES, What.RING_MISSES)
_UNIT, _MOST = 56, (5, 4)


def glance(_before: View, after: View, _seat: Seat) -> tuple[Item, ...]:
    """Return the newest card and what is around it."""
    return around_newest(after, _UNIT, _MOST, GLANCE)[0] if after.laid else ()


def told(_before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    """Say what a card brought: another turn, a ring, or a hand with fewer cards."""
    mover = next((news.seat for news in after.happened if news.what in LAYS), seat)
    extra = next((news for news in after.happened if news.what in _EXTRAS), None)
    if not after.hands[mover]:
        return mover, words.say("dorozhki-picture-review-last")
    if extra is not None:
        return mover, _extra(extra.changes or 0, extra.joints or 0, words)
    if any(news.what in _RINGS for news in after.happened):
        return mover, words.say("dorozhki-picture-review-ring")
    return mover, words.say("dorozhki-picture-cards-left", count=len(after.hands[mover]))


def _extra(changes: int, joints: int, words: Words) -> str:
    if changes:
        return words.say("dorozhki-picture-review-path", changes=changes)
    return words.say("dorozhki-picture-review-links", joints=joints)
