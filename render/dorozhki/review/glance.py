"""A card of Colour Paths that turned a game: the table around it, and what it brought in words."""

from engines.contract import Seat
from engines.dorozhki.news import What
from engines.dorozhki.view import View
from render.contract import GLANCE
from render.dorozhki.cutting import around_newest
from render.dorozhki.telling import first_card
from render.scene import Item
from render.words import Words

_EXTRAS = (What.EXTRA_PATH, What.EXTRA_JOINTS, What.EXTRA_BOTH)
_RINGS = (What.RING_TAKES, What.RING_MISSES)
_UNIT, _MOST = 56, (5, 4)


def glance(before: View, after: View, _seat: Seat) -> tuple[Item, ...]:
    """Return the card that somebody laid and what is around it; others may have come after it by themselves."""
    found = first_card(before, after)
    shown = found[2] if found else after
    return around_newest(shown, _UNIT, _MOST, GLANCE)[0] if shown.laid else ()


def told(before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    """Say what a card brought: another turn, a ring, or a hand with fewer cards."""
    mover, news, shown = first_card(before, after) or (seat, after.happened, after)
    extra = next((each for each in news if each.what in _EXTRAS), None)
    if not shown.hands[mover]:
        return mover, words.say("dorozhki-picture-review-last")
    if extra is not None:
        return mover, _extra(extra.changes or 0, extra.joints or 0, words)
    if any(each.what in _RINGS for each in news):
        return mover, words.say("dorozhki-picture-review-ring")
    return mover, words.say("dorozhki-picture-cards-left", count=len(shown.hands[mover]))


def _extra(changes: int, joints: int, words: Words) -> str:
    if changes:
        return words.say("dorozhki-picture-review-path", changes=changes)
    return words.say("dorozhki-picture-review-links", joints=joints)
