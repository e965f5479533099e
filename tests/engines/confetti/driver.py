"""A table for tests: plays moves as text, lets time pass, and checks that a refusal changes nothing."""

from dataclasses import replace

import msgspec
import pytest

from engines.confetti import GAME
from engines.confetti.deck import DECK
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin

TWO_FULL_SETS = "ROY OYR YRO GCB CBG BGC"


class Table:
    """A game in which the cards named in `top` are on the table in round 1, in the first slots."""

    def __init__(self, seats=2, top="", *, seed="a", **options):
        self.now = 0
        self.number = 0
        step = begin(GAME, seed=seed, options=options, seats=seats)
        self.state, self.events = step.state, step.events
        if top:
            self._put_on_top(top.split())

    def _put_on_top(self, top):
        assert set(top) <= set(DECK)
        order = (*top, *(card for card in self.state.deck if card not in top))
        self.state = replace(self.state, deck=order)
        if self.state.slots:
            self.state = replace(self.state, slots=order[: len(self.state.slots)])

    def context(self, at=None):
        self.number += 1
        self.now = self.now if at is None else at
        return Context(rng=Rng.of("table", self.number), now=self.now)

    def do(self, seat, *texts, at=None):
        """Play some moves of one seat; return the events of the last one."""
        for text in texts:
            step = GAME.apply(self.state, seat, GAME.parse_move(text), self.context(at))
            self.state, self.events = step.state, step.events
        return self.events

    def wait(self, until):
        """Let time pass up to and including a moment."""
        step = GAME.expire(self.state, self.context(until))
        self.state, self.events = step.state, step.events
        return self.events

    def refuses(self, seat, text, error, *, at=None):
        """Check that a move is refused with this type and key and leaves the state unchanged; return the parameters."""
        kind, key = error
        before = msgspec.msgpack.encode(self.state)
        with pytest.raises(kind) as refused:
            GAME.apply(self.state, seat, GAME.parse_move(text), self.context(at))
        assert type(refused.value) is kind
        assert refused.value.key == key
        assert msgspec.msgpack.encode(self.state) == before
        return dict(refused.value.params)

    def start(self, at=0):
        """Live: make everybody ready."""
        for seat in sorted(GAME.to_move(self.state)):
            self.do(seat, "ready", at=at)
        return self

    def take(self, seat, cards, at=None):
        self.do(seat, *(f"take {card}" for card in cards.split()), at=at)
        return self

    def run_out(self):
        """Live: let the sand run out."""
        self.wait(self.view().ends_at)
        return self

    def play_through(self):
        """Let the rest of the game pass with nobody playing."""
        while GAME.outcome(self.state) is None:
            due = GAME.deadline(self.state)
            if due is not None:
                self.wait(due)
            else:
                seat = min(GAME.to_move(self.state))
                moves = list(GAME.legal_moves(self.state, seat))
                self.do(seat, "done" if self.view().turn is not None else GAME.format_move(moves[0]))
        return GAME.outcome(self.state)

    def view(self, seat=None):
        return GAME.view_for(self.state, seat)

    def hand(self, seat):
        return " ".join(self.view().hands[seat])

    def moves(self, seat):
        return [GAME.format_move(move) for move in GAME.legal_moves(self.state, seat)]

    def keys(self):
        return [event.key for event in self.events]

    @property
    def deadline(self):
        return GAME.deadline(self.state)


def live(seats=2, top="", **options):
    """Return a live table whose sand started at 0."""
    return Table(seats, top, pace="live", **options).start()


def seven_with_six_points():
    """Return a live table of seven at the start of the last round, with only 42 cards: each has two full sets."""
    table = live(7, " ".join(DECK[:42]))
    for seat in range(7):
        table.take(seat, " ".join(DECK[seat * 6 : seat * 6 + 6]))
    return table.run_out().start(table.now)


def by_turns(seats=2, top="", first=0, **options):
    table = Table(seats, top, pace="async", **options)
    table.state = replace(table.state, first=first)
    return table
