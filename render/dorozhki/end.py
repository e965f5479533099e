"""The end of a game of Colour Paths: the places with the cards left, and the whole table."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from engines.contract import Seat
from engines.dorozhki.news import LAYS
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.cards.ending import (
    ART,
    BAR,
    Decision,
    Told,
    chip,
    close_to_the_end,
    foot,
    head,
    place_of,
    ranked,
    row,
    verdict,
)
from render.cards.lead import swing
from render.dorozhki.choices import Choices
from render.dorozhki.cutting import around_newest
from render.dorozhki.hands import little
from render.dorozhki.sign import Tangle
from render.dorozhki.telling import told
from render.dorozhki.whole import cells_shown, fitted_table, turn_of, whole_table
from render.lettering import fitted, sized, width
from render.scene import Item, Label, Scene, sprite
from render.theme import MARGIN, NARROW
from render.words import Words

_ROW, _MOST = 92, 620
_UNIT, _SHOWN = 50, 3


def end(view: View, words: Words) -> Scene:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    top = BAR + 20
    below = top + len(outcome.places) * (_ROW + 12) + 4
    cells = cells_shown(view, Choices((), None, ()))
    if words.apart:
        at, room = fitted_table(cells, (MARGIN, 10, NARROW - 2 * MARGIN, _MOST), turn=turn_of(view, words))
        return Scene(NARROW, room[3] + 20, tuple(whole_table(view, words, at, room)))
    at, room = fitted_table(cells, (MARGIN, below, NARROW - 2 * MARGIN, _MOST))
    last, bottom = foot(
        words,
        decision(view, words),
        below + room[3] + 18,
        lambda left: words.say("dorozhki-picture-own-best", left=left),
    )
    tops = {seat: top + number * (_ROW + 12) for number, seat in enumerate(ranked(outcome))}
    items = (
        *head(verdict(words, outcome.winners), reason(view, words), _art(), _sign(view)),
        *(item for seat, y in tops.items() for item in _place(view, words, seat, y)),
        *whole_table(view, words, at, room),
        *last,
    )
    return Scene(NARROW, bottom, items, cuts=(BAR, below - 6, *range(below + 180, below + room[3] - 60, 180)))


def reason(view: View, words: Words) -> str:
    left = min(len(hand) for hand in view.hands)
    return words.say("dorozhki-picture-blocked" if left else "dorozhki-picture-all-laid", cards=len(view.laid))


def _art() -> Iterator[Item]:
    """Paths that cross, cut off by the edges of the band."""
    yield sprite(ART, 0, Tangle(NARROW - ART, BAR), "bar")


def _sign(view: View) -> list[Item] | None:
    """Instead of the crown: a card that was left."""
    assert view.outcome is not None  # noqa: S101
    if view.outcome.winners:
        return None
    return [sprite(40, BAR // 2 - 32, little(hand[0], 62), "bar") for hand in view.hands[:1] if hand]


def _place(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    outcome, hand = view.outcome, view.hands[seat]
    assert outcome is not None  # noqa: S101
    won, middle = seat in outcome.winners, y + _ROW // 2 + 1
    place = place_of(outcome, seat)
    x = 124 if place else 78
    yield from row(y, _ROW, place, won=won)
    yield chip(words, seat, x, middle, won=won)
    yield Label(NARROW - 46, middle, str(len(hand)), 46, 800, "ink", "card", "right")
    right = NARROW - 116
    shown = hand[:_SHOWN]
    for at, card in enumerate(reversed(shown)):
        yield sprite(right - (at + 1) * (2 * _UNIT + 8), middle - _UNIT // 2, little(card, _UNIT), "card")
    first = right - len(shown) * (2 * _UNIT + 8) - 12
    if len(hand) > _SHOWN:
        yield Label(first, middle, f"+{len(hand) - _SHOWN}", 28, 700, "muted", "card", "right")
        first -= 56
    if not hand:
        text = fitted(words.say("dorozhki-picture-none-left"), 28, 700, 260)
        yield Label(right, middle, text, 28, 700, "ink", "card", "right")
        first = right - width(text, 28, 700) - 24
    name, size = sized(words.name(seat), (34, 30, 26), 700, first - x - 48)
    yield Label(x + 44, middle, name, size, 700, "ink", "card")


def decision(view: View, words: Words) -> Decision | None:
    """Return the winner's last extra turn that was played, or else the largest step to a lead that was kept.

    Only as far as the course of the game is known; if there was neither, that is said.
    """
    assert view.outcome is not None  # noqa: S101
    earned = [
        position
        for position, then in pairwise((*words.past(), view))
        if position.phase is Phase.EXTRA and position.turn in view.outcome.winners and then.happened[0].what in LAYS
    ]
    if not earned:
        return _lead(view, words) or close_to_the_end(view.outcome, words)
    position, seat = earned[-1], earned[-1].turn
    held = len(position.hands[seat])
    return _at_card(
        position,
        words,
        Told(lambda name: told(position.happened[-1], words, name), words.name(seat)),
        words.say("dorozhki-picture-extra-gained", before=held, after=held - 1),
    )


_CLEAR = 2
"""A lead of one card, or a step by one, is only that somebody moves before the others."""


def _lead(view: View, words: Words) -> Decision | None:
    """Return the card by which a lead that was clear in the end grew most."""
    assert view.outcome is not None  # noqa: S101
    past, winner = words.past(), min(view.outcome.winners, default=0)
    largest = swing([[len(hand) for hand in each.hands] for each in past], winner)
    if largest is None or largest.grew < _CLEAR or _next_to(view, winner) - len(view.hands[winner]) < _CLEAR:
        return None
    position = past[largest.step]
    last, left, others = position.happened[-1], len(position.hands[winner]), _next_to(position, winner)
    laid = next((news for news in position.happened if news.seat == winner and news.what in LAYS), last)

    def ahead(name: str) -> str:
        return words.say("dorozhki-picture-took-lead", name=name, left=left, next=others)

    # Who lays a card is one further; that another has to take one makes it two.
    said = (
        Told(partial(told, news, words), words.name(news.seat)) for news in ((laid, last) if laid != last else (last,))
    )
    return _at_card(position, words, *said, Told(ahead, words.name(winner)))


def _next_to(view: View, winner: Seat) -> int:
    """Return how many cards whoever is next to the winner has left."""
    return min(len(hand) for seat, hand in enumerate(view.hands) if seat != winner)


def _at_card(position: View, words: Words, *lines: str | Told) -> Decision:
    said = words.say("dorozhki-picture-card-number", number=len(position.laid))
    art, (wide, tall) = around_newest(position)
    return Decision(title=words.say("picture-decided", what=said), lines=lines, art=art, wide=wide, tall=tall)
