"""Confetti as a film, and the art of the lobby card."""

from collections.abc import Iterator, Sequence
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
from render.films.veil import Veil, veil
from render.lettering import fitted, width as width_of
from render.scene import Box, Item, Label, centred, sprite
from render.words import Words

_LEAST, _TALL = 350, 568
"""How high a film of up to five players is: the end card needs the first, the cards get no more than the second."""
_LOW_ROW = 86
_NAME = 44
"""Pixels of a row without its cards."""


def film(story: Story, words: Words, width: int = 480) -> Iterator[Frame]:
    """Yield every card that changes hands, alone at first; after a round what the hands are worth, then the points."""
    page, first = Page(width), story.views[0]
    seats = len(first.hands)
    rows = _fitting(page, seats, max(view.limit for view in story.views))
    reel = Reel(page, words, story, max(page.px(_LEAST), rows.top(seats) + page.px(FOOT)))
    yield reel.opening("confetti-picture-name", seats, rows.drawn(_hands(first, words)))
    for number, (before, after) in enumerate(pairwise(story.views), 1):
        if len(after.gains) > len(before.gains):
            head = tuple(_round_over(reel, after))
            yield reel.frame(head, rows.drawn(_scored(after, words)), number, 3 * SHOWN_MS)
            yield reel.frame(head, rows.drawn(_hands(after, words)), number, THEN_MS)
        elif after.last is not None and after.hands != before.hands:
            last = after.last
            head, card = tuple(_caption(reel, after, last)), last.took or last.put
            # A card that is put back is shown before it goes.
            hands = _hands(after if last.took else before, words, last.seat, card)
            yield reel.frame(head, rows.drawn(hands), number, SHOWN_MS, rows.rest(hands, last.seat))
            yield reel.frame(head, rows.drawn(_hands(after, words, last.seat, last.took)), number, THEN_MS)
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
    moved: Card | None = None
    """Taken or put back just now."""
    contested: tuple[Card, ...] = ()
    worth: Worth | None = None
    """At the end of a round."""
    black: bool = False


def _hands(view: View, words: Words, mover: Seat | None = None, moved: Card | None = None) -> list[_Hand]:
    contested = {card for card, holders in zip(view.slots, view.holders, strict=True) if len(holders) > 1}
    return [
        _Hand(
            name=words.name(seat),
            points=sum(gains[seat] for gains in view.gains),
            cards=cards,
            moved=moved if seat == mover else None,
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


class _Rows(NamedTuple):
    """Where everybody's cards are: a row for each player, with one line of cards or several."""

    page: Page
    lines: int
    across: int
    """Cards in a line."""
    step: int

    @property
    def height(self) -> int:
        return self.page.px(_NAME) + self.lines * self.step

    def top(self, seat: Seat) -> int:
        return self.page.px(HEAD) + seat * self.height

    def corner(self, seat: Seat, at: int) -> tuple[int, int]:
        """Return where a card is."""
        line, column = divmod(at, self.across)
        top = self.top(seat + 1) - self.page.px(9) - self.lines * self.step
        return self.page.px(19) + column * self.step, top + line * self.step

    def drawn(self, hands: Sequence[_Hand]) -> Iterator[Item]:
        for seat, hand in enumerate(hands):
            yield from _row(self, seat, hand)

    def rest(self, hands: Sequence[_Hand], mover: Seat) -> Veil | None:
        """Everything but the card that moved and whose it is is faint."""
        page, hand = self.page, hands[mover]
        if hand.moved not in hand.cards:
            return None
        x, y = self.corner(mover, hand.cards.index(hand.moved))
        left, right = page.px(8), page.width - page.px(8)
        name = (left, self.top(mover), right, self.corner(mover, 0)[1] - page.px(2))
        return veil((left, self.top(0), right, self.top(len(hands))), (name, (x, y, x + self.step, y + self.step)))


def _fitting(page: Page, seats: int, most: int) -> _Rows:
    """Return the rows with the largest cards. A hand is easier to read in one line: several must be worth it."""

    def rows(lines: int) -> _Rows:
        across, tall = -(-most // lines), max(page.px(_LOW_ROW), page.px(_TALL - HEAD - FOOT) // seats)
        step = min((page.width - 2 * page.px(20)) // across, (tall - page.px(_NAME)) // lines)
        return _Rows(page, lines, across, step)

    return max(map(rows, (1, 2, 3)), key=lambda fitting: fitting.step if fitting.lines == 1 else fitting.step * 0.8)


@lru_cache(maxsize=256)
def _row(rows: _Rows, seat: Seat, hand: _Hand) -> tuple[Item, ...]:
    return tuple(_drawn(rows, seat, hand))


def _drawn(rows: _Rows, seat: Seat, hand: _Hand) -> Iterator[Item]:
    page, y = rows.page, rows.top(seat)
    x, right, tall = page.px(8), page.width - page.px(8), rows.height - page.px(6)
    yield Box(x, y, right - x, tall, "card", page.px(14), "line", max(1, page.px(2)), on="paper")
    (size,), middle, edge = page.sizes((23,)), y + page.px(18), right - page.px(12)
    total = _signed(hand.worth.net) if hand.worth else str(hand.points)
    yield Label(edge, middle, total, size, 800, "ink", "card", "right")
    star = edge - max(width_of(total, size, 800), page.px(28)) - page.px(15)
    yield centred(star, middle, _star(page.px(22), counted=hand.worth is not None), "card")
    name = fitted(hand.name, size, 700, star - page.px(20) - (x + page.px(12)))
    yield Label(x + page.px(12), middle, name, size, 700, "ink", "card")
    for at, card in enumerate(hand.cards):
        yield sprite(*rows.corner(seat, at), _card(card, hand, rows.step - page.px(3)))


def _star(side: int, *, counted: bool) -> Icon:
    """Return the sign of points; yellow, with a line of ink, while a round is counted."""
    return Icon(Glyph.STAR_OUTLINE, side, "plate-ink", "lit") if counted else Icon(Glyph.STAR, side, "muted", "card")


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _card(card: Card, hand: _Hand, side: int) -> FreeCard:
    worth = hand.worth
    if worth is not None:
        spare = card not in worth.scheme
        lit = UNLIT * 3 if spare else worth.lit[worth.scheme.index(card)]
        return FreeCard(card, 0, side, side, hand.black, lit, spare, under="card")
    lit = UNLIT * 3 if card in hand.contested else ""
    return FreeCard(card, 0, side, side, hand.black, lit, line="ink" if card == hand.moved else "line", under="card")


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
