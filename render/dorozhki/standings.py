"""The hands of the others, and the end of Colour Paths, in words beside the cards."""

from collections.abc import Iterator, Sequence

from engines.dorozhki.cards import Card
from engines.dorozhki.view import View
from render.cards.ending import ranked
from render.cards.telling import decided, winners
from render.dorozhki.end import decision, reason
from render.dorozhki.hands import little
from render.dorozhki.picture import others_of
from render.scene import Scene, sprite
from render.standings import Course, Result, Row, Standings
from render.words import Words

_UNIT, _ACROSS, _GAP = 40, 4, 8


def standings(view: View, words: Words) -> Standings:
    """Show the open hands of the others, and how many cards each still has; alone, one's own."""
    rows = tuple(
        Row(
            words.name(seat),
            total=str(len(view.hands[seat])),
            seat=seat,
            art=_cards(view.hands[seat]),
            strong=seat == view.turn,
        )
        for seat in others_of(view) or (view.turn,)
    )
    bank = words.say("dorozhki-picture-bank", count=view.bank)
    return Standings(bank, rows, total=words.say("dorozhki-picture-film-left"))


def _cards(hand: Sequence[Card]) -> Scene | None:
    if not hand:
        return None
    rows, across = -(-len(hand) // _ACROSS), min(_ACROSS, len(hand))
    wide, tall = 2 * _UNIT + _GAP, _UNIT + _GAP
    items = (
        sprite(at % _ACROSS * wide + 4, at // _ACROSS * tall + 4, little(card, _UNIT)) for at, card in enumerate(hand)
    )
    return Scene(across * wide, rows * tall, tuple(items))


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
