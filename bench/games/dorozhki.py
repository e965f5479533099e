"""Цветные дорожки: the legal moves of a hand, a move with its consequences, and whole games."""

from collections.abc import Iterator

from bench.harness import Row, milliseconds
from bench.naive import dorozhki as naive
from engines.contract import Context
from engines.dorozhki import GAME
from engines.dorozhki.deck import DECK
from engines.dorozhki.rules import apply, legal_moves
from engines.dorozhki.state import Lay, Phase
from engines.dorozhki.table import table_of
from engines.randomness import Rng
from tools.dorozhki_balance import play

CARDS_ON_THE_TABLE = 20
POSITIONS = 20
GAMES = 40
BARS = {"easy": "< 20 ms", "medium": "", "hard": "< 1,000 ms"}


def rows() -> Iterator[Row]:
    states = list(positions())
    name = f"legal moves of a hand, {CARDS_ON_THE_TABLE} cards on the table"
    for way, find in {"state just loaded": moves_from_nothing, "in play": moves_in_play}.items():
        fast, slow = milliseconds(
            lambda find=find: [find(state) for state in states],
            lambda: [naive.spots(state.laid, state.hands[state.turn]) for state in states],
        )
        yield Row(
            name=f"{name}, {way}",
            value=fast / POSITIONS,
            floor=slow / POSITIONS,
            floor_name="the same by trying everything",
            bar="< 3 ms",
        )
    yield Row(name="the same by trying everything", value=slow / POSITIONS)
    moves = [(state, legal_moves(state, state.turn)[0]) for state in states]
    context = Context(rng=Rng.of("bench"))
    (applied,) = milliseconds(lambda: [apply(state, state.turn, move, context) for state, move in moves])
    yield Row(name="a move with all that follows by itself", value=applied / POSITIONS)
    yield from players(states + list(openings()))
    (games,) = milliseconds(
        lambda: [play(DECK, 3, Rng.of("bench", number), even_start=True) for number in range(GAMES)], rounds=5
    )
    yield Row(name="a whole game of three easy players", value=games / GAMES)


def moves_in_play(state):
    return legal_moves(state, state.turn)


def moves_from_nothing(state):
    table_of.cache_clear()
    return legal_moves(state, state.turn)


def players(states) -> Iterator[Row]:
    for level, bar in BARS.items():
        taken = [milliseconds(lambda at=state, by=level: chosen(at, by), rounds=3)[0] for state in states]
        yield Row(name=f"{level} chooses, the slowest of {len(states)} positions", value=max(taken), bar=bar)


def chosen(state, level):
    view = GAME.view_for(state, state.turn)
    return GAME.choose(view, legal_moves(state, state.turn), level, Rng.of("bench"))


def openings():
    """Yield positions soon after the start, with full hands: the most to choose from."""
    for number in range(POSITIONS):
        state = GAME.setup({}, 2 + number % 3, Rng.of("bench openings", number)).state
        for _ in range(number % 4):
            state = apply(state, state.turn, chosen(state, "easy"), Context(rng=Rng.of("bench"))).state
        yield state


def positions():
    """Yield positions with many cards on the table, and check that both implementations find the same moves."""
    found, number = 0, 0
    while found < POSITIONS:
        number += 1
        rng = Rng.of("bench", number)
        state = GAME.setup({}, 2, rng).state
        while state.phase is not Phase.OVER:
            if len(state.laid) == CARDS_ON_THE_TABLE and state.phase is Phase.TURN:
                lays = {(move.card, move.spot) for move in legal_moves(state, state.turn) if isinstance(move, Lay)}
                assert lays == set(naive.spots(state.laid, state.hands[state.turn]))
                yield state
                found += 1
                break
            state = apply(state, state.turn, rng.choice(legal_moves(state, state.turn)), Context(rng=rng)).state
