"""Colour Paths as a film, and the art of the lobby card."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engines.contract import Outcome, Seat
from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import Cell, Facing, Spot, cells_of
from engines.dorozhki.news import LAYS, News
from engines.dorozhki.view import View
from render.dorozhki.cards import Domino
from render.dorozhki.hands import little
from render.dorozhki.table import Ground, best_ground, laid, outline_width
from render.dorozhki.telling import beats, told
from render.films.changes import Span
from render.films.ending import by_place
from render.films.furniture import FOOT, HEAD, Page, heading, tally
from render.films.reel import Reel
from render.films.story import SHOWN_MS, THEN_MS, Frame, Story
from render.films.veil import Veil, around, veil
from render.scene import Box, Item, sprite
from render.words import Words

_UNITS = range(64, 11, -1)
_BORDER = 0.3
_TALL, _TALLY = 568, 34
_UNIT, _SHOWN = 36, 3
"""Of the cards left, on the end card."""


def film(story: Story, words: Words, width: int = 480) -> Iterator[Frame]:
    """Yield each card alone as it is laid, then the table with it, then what it brings."""
    page = Page(width)
    reel = Reel(page, words, story, page.px(_TALL))
    room, at = _table(reel)
    felt = Box(*room, "well", page.px(28), on="paper")

    def body(view: View) -> Iterator[Item]:
        yield from tally(page, words, page.px(HEAD + 15), [len(hand) for hand in view.hands])
        yield felt
        yield from laid(at, view)

    first = story.views[0]
    yield reel.opening("dorozhki-picture-name", len(first.hands), body(replace(first, fresh=())))
    for number, (before, after) in enumerate(pairwise(story.views), 1):
        for news, table in beats(before, after):
            head, items = tuple(_caption(reel, news, table)), tuple(body(table))
            if news.what in LAYS:
                yield reel.frame(head, items, number, SHOWN_MS, _rest(at, table))
            yield reel.frame(head, items, number, THEN_MS)
    if story.outcome is not None:
        yield from _end(reel, story.views[-1], story.outcome)


def _table(reel: Reel) -> tuple[tuple[int, int, int, int], Ground]:
    """Return the room of the table, and the scale at which all cards of the film will fit in it."""
    page, top = reel.page, reel.page.px(HEAD + _TALLY)
    room = (page.px(10), top, page.width - 2 * page.px(10), reel.height - page.px(FOOT) - top)
    spots = {spot for view in reel.story.views for _, spot in view.laid}
    cells = [cell for spot in spots for cell in cells_of(spot)] or [Cell(0, 0), Cell(1, 0)]
    return room, best_ground(cells, room, [page.px(unit) for unit in _UNITS], _BORDER)


def _rest(at: Ground, view: View) -> Veil | None:
    """All cards but the one that was just laid are faint."""
    fresh = {entry.card for entry in view.fresh}
    spans = {card.number: _span(at, spot) for card, spot in view.laid}
    others = [span for number, span in spans.items() if number not in fresh]
    return veil(around(others), tuple(spans[number] for number in fresh), "well") if others else None


def _span(at: Ground, spot: Spot) -> Span:
    """Return the rectangle of a card with its outline."""
    (x, y, wide, tall), rim = at.span(spot), outline_width(at) // 2 + 1
    return (x - rim, y - rim, x + wide + rim, y + tall + rim)


def _caption(reel: Reel, news: News, view: View) -> Iterator[Item]:
    words = reel.words
    bank = words.say("dorozhki-picture-bank", count=view.bank)
    return heading(reel.page, words, seat=news.seat, title=lambda name: told(news, words, name), below=bank)


def _end(reel: Reel, view: View, outcome: Outcome) -> Iterator[Frame]:
    key = "dorozhki-picture-blocked" if min(map(len, view.hands)) else "dorozhki-picture-all-laid"
    reason = reel.words.say(key, cards=len(view.laid))
    foot = reel.words.say("dorozhki-picture-film-left")
    standings = [replace(row, parts=_left(reel, view, row.seats[0])) for row in by_place(outcome)]
    return reel.ending(standings, sides=len(outcome.winners), reason=reason, foot=foot)


def _left(reel: Reel, view: View, seat: Seat) -> tuple[Domino, ...]:
    """Return the cards that somebody was left with; the total counts those for which there is no room."""
    return tuple(little(card, reel.page.px(_UNIT)) for card in view.hands[seat][:_SHOWN])


def banner() -> Iterator[Item]:
    """Four cards in the corner of the lobby card."""
    places = (
        (500, 30, 5, Facing.WEST),
        (690, 30, 11, Facing.WEST),
        (595, 125, 20, Facing.EAST),
        (785, 125, 31, Facing.WEST),
    )
    for x, y, number, facing in places:
        card = DECK[number]
        yield sprite(x, y, Domino(card.ends, card.wiring, facing, 95), "bar")
