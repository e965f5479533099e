"""The scores and the end of Confetti in words: points and cards of every player, gains by round."""

from collections.abc import Iterator

from engines.confetti.view import View
from engines.contract import Seat
from render.cards.ending import ranked
from render.cards.telling import decided, own_win, winners
from render.confetti.result import decision
from render.confetti.rounds import alone, reason
from render.parts.furniture import signed
from render.standings import Cell, Course, Head, Result, Row, Standings
from render.words import Words


def standings(view: View, words: Words) -> Standings:
    """Say how many points everybody has kept, and how many cards they hold."""
    rows = tuple(_player(view, words, seat) for seat in range(len(view.hands)))
    title = words.say("picture-round-of", number=view.round, rounds=view.rounds)
    heads = (Head(words.say("confetti-picture-cards")),)
    return Standings(title, rows, heads, total=words.say("confetti-picture-points-kept"))


def _player(view: View, words: Words, seat: Seat) -> Row:
    disputed = {card for card, holders in zip(view.slots, view.holders, strict=True) if len(holders) > 1}
    hand = view.hands[seat]
    contested = sum(card in disputed for card in hand)
    note = words.say("confetti-picture-contested", count=contested) if contested else ""
    held = Cell(f"{len(hand)}/{view.limit}", strong=len(hand) >= view.limit)
    total = str(len(view.points[seat]))
    return Row(words.name(seat), note, (held,), total, seat=seat, strong=seat == view.turn)


def result(view: View, words: Words) -> Result | None:
    outcome = view.outcome
    if outcome is None:
        return None
    heads = tuple(Head(words.say("picture-round", number=number)) for number in range(1, len(view.gains) + 1))
    total, own = words.say("confetti-picture-total"), alone(view, words)
    return Result(
        verdict=own.said.sentence(()) if own else winners(words, tuple(outcome.winners)),
        reason=reason(view, words),
        standings=Standings("", tuple(_places(view, words)), heads, total=total),
        decided=decided(decision(view, words)),
        course=_course(view, words),
        won=own.best if own else bool(outcome.winners),
        own="" if own else own_win(words, tuple(outcome.winners)),
    )


def _places(view: View, words: Words) -> Iterator[Row]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (the caller has looked)
    for seat in ranked(outcome):
        cells = tuple(Cell(signed(gains[seat]), strong=gains[seat] > 0) for gains in view.gains)
        won, place = seat in outcome.winners, outcome.places[seat]
        total = str(outcome.scores[seat].total)
        yield Row(words.name(seat), cells=cells, total=total, seat=seat, strong=won, place=place)


def _course(view: View, words: Words) -> Course:
    """Return the points after each round."""
    sums = [
        (seat, tuple(sum(gains[seat] for gains in view.gains[:rounds]) for rounds in range(len(view.gains) + 1)))
        for seat in range(len(view.hands))
    ]
    return Course(words.say("picture-course-rounds"), tuple(sums))
