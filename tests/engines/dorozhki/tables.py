"""Positions of Цветные дорожки in short notation, with cards made up for each test."""

from itertools import pairwise

from engines.contract import Context
from engines.dorozhki import GAME
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Laid
from engines.dorozhki.state import Phase, State
from engines.randomness import Rng

QUIET = Context(rng=Rng.of("test"))
THROUGH = "25-03-14"
"""One path from end to end, two across: cards wired like this, flush in rows and stacks, never make a ring."""


def card(number, ends, wiring=THROUGH):
    return Card(number, ends, wiring)


def laid(number, ends, place, wiring=THROUGH):
    """Return a card on the table; the place is written as in a move: `n3,-2`."""
    return Laid(card(number, ends, wiring), GAME.parse_move(f"1{place}").spot)


def row(colours, y=0, *, x=0, numbers=50):
    """Return cards in a line to the right, along which one path runs: `RYR` gives two cards and two changes."""
    return [laid(numbers + at, f"VV{b}VV{a}", f"w{x + 2 * at},{y}") for at, (a, b) in enumerate(pairwise(colours))]


def position(table, *hands, bank=(), turn=0, phase=Phase.TURN, even_start=False, to_miss=None, drawn=None):
    return State(
        even_start=even_start,
        hands=tuple(tuple(hand) for hand in hands),
        bank=tuple(bank),
        laid=tuple(table),
        turn=turn,
        phase=phase,
        drawn=drawn,
        to_miss=tuple(to_miss or (0,) * len(hands)),
    )


def play(state, text, seat=None):
    return GAME.apply(state, state.turn if seat is None else seat, GAME.parse_move(text), QUIET).state


def told(state):
    """Return what happened since the last decision, as text: `laid 0`, `ring-takes 1`."""
    return [f"{news.what.removeprefix('dorozhki-')} {news.seat}" for news in state.happened]


def texts(state):
    """Return the legal moves of the seat whose turn it is."""
    return [GAME.format_move(move) for move in GAME.legal_moves(state, state.turn)]


def numbers(cards):
    return [held.number for held in cards]
