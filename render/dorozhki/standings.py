"""The hands of the others, and the end of Colour Paths, in words beside the cards."""

from collections.abc import Iterator, Sequence

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.view import View
from render.cards.ending import ranked
from render.cards.telling import decided, own_win, winners
from render.dorozhki.end import decision, reason
from render.dorozhki.hands import little
from render.scene import Scene, sprite
from render.standings import Course, Result, Row, Standings
from render.words import Words

_UNIT, _ACROSS, _GAP = 40, 4, 8
_ROWS = 2


def standings(view: View, words: Words) -> Standings:
    """Show the open hands of the others, and how many cards each still has; alone, one's own.

    They are in the order of their seats, whoever is on move, so that no row changes places. Who watches sees all.
    """
    seats = _shown(view)
    rows = tuple(
        Row(
            words.name(seat),
            total=str(len(view.hands[seat])),
            seat=seat,
            art=_in_rows(view.hands[seat], _ACROSS if len(seats) > 1 else _ACROSS - 1),
            strong=seat == view.turn,
        )
        for seat in seats
    )
    bank = words.say("dorozhki-picture-bank", count=view.bank)
    return Standings(bank, rows, total=words.say("dorozhki-picture-film-left"))


def _shown(view: View) -> list[Seat]:
    seats = len(view.hands)
    first = 0 if view.viewer is None else view.viewer
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if seat != view.viewer] or order


def _in_rows(hand: Sequence[Card], across: int) -> Scene | None:
    """Return a hand in the room of two rows: its cards are of one size throughout a game, unless they are many."""
    across = max(across, -(-len(hand) // _ROWS))
    return _laid_out(hand, across, (across, _ROWS)) if hand else None


def _cards(hand: Sequence[Card]) -> Scene | None:
    if not hand:
        return None
    return _laid_out(hand, _ACROSS, (min(_ACROSS, len(hand)), -(-len(hand) // _ACROSS)))


def _laid_out(hand: Sequence[Card], across: int, room: tuple[int, int]) -> Scene:
    """Return cards in rows; the room is so many cards wide and high."""
    wide, tall = 2 * _UNIT + _GAP, _UNIT + _GAP
    items = (
        sprite(at % across * wide + 4, at // across * tall + 4, little(card, _UNIT)) for at, card in enumerate(hand)
    )
    return Scene(room[0] * wide, room[1] * tall, tuple(items))


def result(view: View, words: Words) -> Result | None:
    outcome = view.outcome
    if outcome is None:
        return None
    left = words.say("dorozhki-picture-film-left")
    return Result(
        verdict=winners(words, tuple(outcome.winners)),
        reason=reason(view, words),
        standings=Standings("", tuple(_places(view, words)), total=left),
        decided=decided(decision(view, words)),
        course=_course(view, words, left),
        won=bool(outcome.winners),
        own=own_win(words, tuple(outcome.winners)),
    )


def _places(view: View, words: Words) -> Iterator[Row]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (the caller has looked)
    for seat in ranked(outcome):
        hand, won = view.hands[seat], seat in outcome.winners
        note = "" if hand else words.say("dorozhki-picture-none-left")
        place, total = outcome.places[seat], str(len(hand))
        yield Row(words.name(seat), note, total=total, seat=seat, art=_cards(hand), strong=won, place=place)


def _course(view: View, words: Words, title: str) -> Course | None:
    past = words.past()
    if not past:
        return None
    lines = tuple((seat, tuple(len(each.hands[seat]) for each in past)) for seat in range(len(view.hands)))
    return Course(title, lines)
