"""Confetti as a film, and the art of the lobby card."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engines.confetti.deck import Card
from engines.confetti.sets import UNLIT, Worth
from engines.confetti.state import Last, Side
from engines.confetti.view import View
from engines.contract import Outcome, Seat
from render.art.icons import Glyph, Icon
from render.confetti.cards import FreeCard
from render.films.ending import by_place
from render.films.furniture import FOOT, HEAD, Page, heading
from render.films.reel import Reel
from render.films.story import SHOWN_MS, THEN_MS, Frame, Story
from render.lettering import fitted, width as width_of
from render.scene import Box, Item, Label, centred, sprite
from render.words import Words

_TALL = 568
_ROW, _LOW_ROW, _FEW = 104, 86, 4


def film(story: Story, words: Words, width: int = 480) -> Iterator[Frame]:
    """Yield every card that changes hands; after each round what the hands are worth, then the points."""
    page, first = Page(width), story.views[0]
    seats = len(first.hands)
    row = page.px(_ROW if seats <= _FEW else _LOW_ROW)
    reel = Reel(page, words, story, max(page.px(_TALL), page.px(HEAD + FOOT) + seats * row))
    most = max(view.limit for view in story.views)

    def rows(hands: list[_Hand]) -> Iterator[Item]:
        for seat, hand in enumerate(hands):
            yield from _row(page, page.px(HEAD) + seat * row, row, most, hand)

    yield reel.opening("confetti-picture-name", seats, rows(_hands(first, words)))
    for number, (before, after) in enumerate(pairwise(story.views), 1):
        if len(after.gains) > len(before.gains):
            head = tuple(_round_over(reel, after))
            yield reel.frame(head, rows(_scored(after, words)), number, 3 * SHOWN_MS)
            yield reel.frame(head, rows(_hands(after, words)), number, THEN_MS)
        elif after.last is not None and after.hands != before.hands:
            yield reel.frame(_caption(reel, after, after.last), rows(_hands(after, words)), number, SHOWN_MS)
    if story.outcome is not None:
        yield from _end(reel, story.views[-1], story.outcome)


def _caption(reel: Reel, view: View, last: Last) -> Iterator[Item]:
    key, words = f"confetti-picture-film-{_done(view, last)}", reel.words
    round_ = words.say("picture-round-of", number=view.round, rounds=view.rounds)
    return heading(reel.page, words, seat=last.seat, title=lambda name: words.say(key, name=name), below=round_)


def _round_over(reel: Reel, view: View) -> Iterator[Item]:
    words, number = reel.words, len(view.gains)
    title = words.say("confetti-picture-scored", number=number)
    round_ = words.say("picture-round-of", number=number, rounds=view.rounds)
    return heading(reel.page, words, seat=None, title=lambda _: title, below=round_)


class _Hand(NamedTuple):
    """What a row shows of a player."""

    name: str
    points: int
    cards: tuple[Card, ...]
    took: Card | None = None
    contested: tuple[Card, ...] = ()
    worth: Worth | None = None
    """At the end of a round."""
    black: bool = False


def _hands(view: View, words: Words) -> list[_Hand]:
    contested = {card for card, holders in zip(view.slots, view.holders, strict=True) if len(holders) > 1}
    return [
        _Hand(
            name=words.name(seat),
            points=sum(gains[seat] for gains in view.gains),
            cards=cards,
            took=view.last.took if view.last and view.last.seat == seat else None,
            contested=tuple(card for card in cards if card in contested),
            black=view.side is Side.BLACK,
        )
        for seat, cards in enumerate(view.hands)
    ]


def _scored(view: View, words: Words) -> list[_Hand]:
    """The hands at the end of a round, with the points from before it."""
    return [
        _Hand(
            name=words.name(seat),
            points=sum(gains[seat] for gains in view.gains[:-1]),
            cards=score.worth.held,
            worth=score.worth,
            black=view.side is Side.BLACK,
        )
        for seat, score in enumerate(view.scores)
    ]


def _done(view: View, last: Last) -> str:
    """Return what the last move did."""
    if last.took is None:
        return "drops"
    if last.put is not None:
        return "swaps"
    return "contests" if sum(last.took in hand for hand in view.hands) > 1 else "takes"


@lru_cache(maxsize=256)
def _row(page: Page, y: int, row: int, most: int, hand: _Hand) -> tuple[Item, ...]:
    return tuple(_drawn(page, y, row, most, hand))


def _drawn(page: Page, y: int, row: int, most: int, hand: _Hand) -> Iterator[Item]:
    x, right, tall = page.px(8), page.width - page.px(8), row - page.px(6)
    yield Box(x, y, right - x, tall, "card", page.px(14), "line", max(1, page.px(2)), on="paper")
    (size,), middle, edge = page.sizes((23,)), y + page.px(18), right - page.px(12)
    total = _signed(hand.worth.net) if hand.worth else str(hand.points)
    yield Label(edge, middle, total, size, 800, "ink", "card", "right")
    star = edge - max(width_of(total, size, 800), page.px(28)) - page.px(15)
    yield centred(star, middle, Icon(Glyph.STAR, page.px(22), "lit" if hand.worth else "faint", "card"), "card")
    name = fitted(hand.name, size, 700, star - page.px(20) - (x + page.px(12)))
    yield Label(x + page.px(12), middle, name, size, 700, "ink", "card")
    start = x + page.px(11)
    step = min((edge - start) // most, tall - page.px(38))
    for at, card in enumerate(hand.cards):
        yield sprite(start + at * step, y + tall - step - page.px(3), _card(card, hand, step - page.px(3)))


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _card(card: Card, hand: _Hand, side: int) -> FreeCard:
    worth = hand.worth
    if worth is not None:
        spare = card not in worth.scheme
        lit = UNLIT * 3 if spare else worth.lit[worth.scheme.index(card)]
        return FreeCard(card, 0, side, side, hand.black, lit, spare, under="card")
    lit = UNLIT * 3 if card in hand.contested else ""
    return FreeCard(card, 0, side, side, hand.black, lit, line="ink" if card == hand.took else "line", under="card")


def _end(reel: Reel, view: View, outcome: Outcome) -> Iterator[Frame]:
    def rounds(seat: Seat) -> str:
        return " ".join(_signed(gains[seat]) for gains in view.gains)

    reason = reel.words.say("picture-points", points=max((score.total for score in outcome.scores), default=0))
    foot = reel.words.say("confetti-picture-film-rounds")
    return reel.ending(by_place(outcome, rounds), sides=len(outcome.winners), reason=reason, foot=foot)


def banner() -> Iterator[Item]:
    """Cards in the corner of the lobby card."""
    for x, y, card in ((500, 26, "ROY"), (640, -40, "GCB"), (640, 110, "VRB"), (780, 26, "YGC")):
        yield sprite(x, y, FreeCard(card, 0, 130, 126, under="bar"))
