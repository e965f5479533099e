"""The hands of the last round, in the order of the places: for where the result itself is said in words."""

from collections.abc import Iterator

from engines.confetti.sets import UNLIT
from engines.confetti.state import Side
from engines.confetti.view import View
from engines.contract import Seat
from render.cards.ending import chip, ranked
from render.confetti.cards import FreeCard
from render.parts.furniture import signed
from render.scene import Item, Label, Scene, sprite
from render.theme import NARROW
from render.words import Window, Words

_LEFT, _RIGHT, _GAP, _BETWEEN = 84, 110, 6, 14
_LARGEST = 130
_TITLE = 52
_MANY = 4
"""More hands than this would be too small to be read beside their places, except where the page is scrolled."""
_TWO_ROWS = 6
"""More cards than this are in two rows on a phone."""


def last_hands(view: View, words: Words) -> Scene:
    narrow = words.seen.window is Window.NARROW
    if view.outcome is None or not any(score.worth.held for score in view.scores):
        return Scene(NARROW, 0, ())
    if len(view.scores) > _MANY and not narrow:
        return Scene(NARROW, 0, ())
    most = max(len(score.worth.held) for score in view.scores)
    across = -(-most // 2) if narrow and most > _TWO_ROWS else most
    title = words.say("confetti-picture-scored", number=len(view.gains))
    items: list[Item] = [Label(14, _TITLE // 2, title, 32, 500, "muted")]
    y = _TITLE
    for seat in ranked(view.outcome):
        hand = _Hand(view, words, seat, across)
        items += hand.items(y)
        y += hand.height + _BETWEEN
    return Scene(NARROW, y - _BETWEEN + _GAP, tuple(items))


class _Hand:
    """A hand in rows of so many cards; cards of all hands are of one size."""

    def __init__(self, view: View, words: Words, seat: Seat, across: int) -> None:
        self.view, self.words, self.seat, self.across = view, words, seat, across
        self.step = min(_LARGEST, (NARROW - _LEFT - _RIGHT) // across)
        self.wide = self.step - _GAP
        self.tall = self.wide * 10 // 11

    @property
    def height(self) -> int:
        rows = max(1, -(-len(self.view.scores[self.seat].worth.held) // self.across))
        return rows * (self.tall + _GAP) - _GAP

    def items(self, y: int) -> Iterator[Item]:
        worth, outcome = self.view.scores[self.seat].worth, self.view.outcome
        won = outcome is not None and self.seat in outcome.winners
        middle = y + self.height // 2
        yield chip(self.words, self.seat, 40, middle, won=won)
        for at, held in enumerate(worth.held):
            spare = held not in worth.scheme
            lit = UNLIT * 3 if spare else worth.lit[worth.scheme.index(held)]
            x, top = _LEFT + at % self.across * self.step, y + at // self.across * (self.tall + _GAP)
            art = FreeCard(held, 0, self.wide, self.tall, self.view.side is Side.BLACK, lit, spare)
            yield sprite(x, top, art)
        yield Label(NARROW - 16, middle, signed(worth.net), 44, 800, "ink", "paper", "right")
