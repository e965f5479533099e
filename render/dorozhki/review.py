"""How a game of Цветные дорожки went: the cards that turned it, and the best one that was missed."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.dorozhki.geometry import Facing, cells_of
from engines.dorozhki.news import LAYS, What
from engines.dorozhki.review import Found, Missed
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.contract import Review
from render.dorozhki.cards import Domino, Ghost
from render.dorozhki.cutting import around_newest
from render.dorozhki.table import UNITS, best_ground, dots
from render.lettering import fitted, sized, width, wrapped
from render.parts.furniture import card
from render.scene import Box, Item, Label, Rect, centred, sprite
from render.theme import MARGIN, WIDE
from render.words import Words

_EXTRAS = (What.EXTRA_PATH, What.EXTRA_JOINTS, What.EXTRA_BOTH)
_RINGS = (What.RING_TAKES, What.RING_MISSES)
_SMALLER = (*UNITS, 24, 20, 16, 12)
_FELT, _TALL = 600, 460
_UNIT, _MOST = 44, (6, 5)


def glance(_before: View, after: View, _seat: Seat) -> tuple[Item, ...]:
    """Return the newest card and what is around it."""
    return around_newest(after, _UNIT, _MOST)[0] if after.laid else ()


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


def panels(found: Found, _last: View, words: Words, y: int) -> tuple[list[Item], int]:
    if found.missed is None:
        return [], y
    return [*_missed(found.missed, words, y)], y + _TALL + 32 + 20


def _missed(missed: Missed, words: Words, y: int) -> Iterator[Item]:
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _TALL + 32)
    room = (MARGIN + 16, y + 16, _FELT, _TALL)
    spots = [*(spot for _, spot in missed.laid), missed.spot]
    at = best_ground([cell for spot in spots for cell in cells_of(spot)], room, _SMALLER, 0.4)
    yield Box(*room, "well", 20, on="card")
    yield from dots(at, room)
    for laid, spot in missed.laid:
        x, top, _, _ = at.span(spot)
        yield sprite(x, top, Domino(laid.ends, laid.wiring, at.shown(spot).facing, at.unit), "well")
    x, top, _, _ = at.span(missed.spot)
    ghost = Ghost(missed.card.ends, missed.card.wiring, at.shown(missed.spot).facing, at.unit)
    yield sprite(x, top, ghost, "well")
    yield from _beside(missed, words, MARGIN + 16 + _FELT + 26, y)


def _beside(missed: Missed, words: Words, x: int, y: int) -> Iterator[Item]:
    wide = WIDE - MARGIN - 20 - x
    title, size = sized(words.say("dorozhki-picture-review-missed"), (32, 30, 28, 26), 700, wide)
    yield Label(x, y + 60, title, size, 700, "ink", "card")
    number = words.say("dorozhki-picture-review-at", number=missed.cards + 1)
    who = fitted(f"{number}, {words.name(missed.seat)}", 28, 500, wide)
    yield Label(x, y + 102, who, 28, 500, "muted", "card")
    art = Domino(missed.card.ends, missed.card.wiring, Facing.WEST, 84)
    yield sprite(x, y + 138, art, "card")
    lines = wrapped(_reason(missed, words), 28, 500, wide, 4)
    for row, text in enumerate(lines):
        yield Label(x, y + 264 + 38 * row, text, 28, 500, "ink", "card")
    below = y + 264 + 38 * len(lines) + 16
    yield Rect(x, below - 12, wide, 3, "soft")
    said, size = sized(words.say("dorozhki-picture-review-chance"), (28, 26, 24), 500, wide - 200)
    yield Label(x, below + 22, said, size, 500, "muted", "card")
    before, after = missed.chance
    then = words.say("picture-review-percent", value=after)
    yield Label(x + wide, below + 22, then, 34, 800, "ink", "card", "right")
    left = x + wide - width(then, 34, 800)
    yield centred(left - 26, below + 22, Icon(Glyph.ARROW_RIGHT, 30, "ink", "card"), "card")
    yield Label(left - 52, below + 22, str(before), 34, 800, "ink", "card", "right")


def _reason(missed: Missed, words: Words) -> str:
    if missed.last:
        return words.say("dorozhki-picture-review-would-win")
    if missed.changes:
        return words.say("dorozhki-picture-review-would-path", changes=missed.changes)
    if missed.joints:
        return words.say("dorozhki-picture-review-would-links", joints=missed.joints)
    return words.say(f"dorozhki-picture-review-would-{'ring' if missed.ring else 'fit'}")


REVIEW = Review(glance=glance, told=told, panels=panels)
