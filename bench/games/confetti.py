"""Конфетти: the scorer against brute force, a press, a view, and a computer player's move."""

import time
from collections.abc import Iterator

from bench.harness import Row, milliseconds
from bench.naive import confetti as naive
from bot.simulation import Match, played
from engines.confetti import GAME
from engines.confetti.deck import DECK
from engines.confetti.sets import worth
from engines.confetti.state import State, Take
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin

HANDS = 300
NAIVE_HANDS = 20
SLOWEST_OF = 20_000


def rows() -> Iterator[Row]:
    rng = Rng.of("bench")
    hands = [tuple(rng.shuffled(DECK)[:9]) for _ in range(HANDS)]
    fast, slow = milliseconds(
        lambda: [worth(hand) for hand in hands], lambda: [naive.scheme(hand) for hand in hands[:NAIVE_HANDS]], rounds=5
    )
    yield Row(
        name="scoring 9 cards, with the scheme",
        value=fast / HANDS,
        floor=slow / NAIVE_HANDS,
        floor_name="every choice of cards",
        bar="under 0.2 ms",
    )
    yield Row(name="the same by every choice of cards", value=slow / NAIVE_HANDS)
    hardest = hardest_hand(rng)
    hard, slow = milliseconds(lambda: worth(hardest), lambda: naive.scheme(hardest))
    yield Row(
        name=f"the hardest 9 cards of {SLOWEST_OF:,} hands",
        value=hard,
        floor=slow,
        floor_name="every choice of cards",
        bar="under 0.2 ms",
    )
    yield from table_rows()


def hardest_hand(rng: Rng) -> tuple[str, ...]:
    """Return the slowest hand to score; half are drawn from few colours, where many cards are interchangeable."""
    longest, hardest = 0.0, ()
    for number in range(SLOWEST_OF):
        colours = rng.shuffled("ROYGCBV")[: 7 if number % 2 else 4]
        hand = tuple(rng.shuffled([card for card in DECK if set(card) <= set(colours)])[:9])
        # Best of three, so that a hiccup of the machine does not decide.
        taken = min(timed(hand) for _ in range(3))
        if taken > longest:
            longest, hardest = taken, hand
    return hardest


def timed(hand: tuple[str, ...]) -> float:
    start = time.perf_counter()
    worth(hand)
    return time.perf_counter() - start


def table_rows() -> Iterator[Row]:
    state = full_table()
    context = Context(rng=Rng.of("bench"), now=125_000)
    free = next(move for move in GAME.legal_moves(state, 0) if isinstance(move, Take))
    legal = list(GAME.legal_moves(state, 0))
    view = GAME.view_for(state, 0)
    press, seen, easy, scored = milliseconds(
        lambda: GAME.apply(state, 0, free, context),
        lambda: GAME.view_for(state, 0),
        lambda: GAME.choose(view, legal, "easy", Rng.of("bench")),
        lambda: worth(view.hands[0]),
        rounds=101,
    )
    yield Row(name="a take among seven", value=press, floor=scored, floor_name="scoring the hand")
    yield Row(name="the view of a seat among seven", value=seen, floor=scored, floor_name="scoring the hand")
    yield Row(name="a move of the easy player among seven", value=easy, bar="≤ 20 ms")
    yield from player_rows()


def player_rows() -> Iterator[Row]:
    """Let two players of a level play one game in each pace, and time every move in processor time."""
    for pace in ("live", "async"):
        for level in GAME.levels:
            match = Match(game="confetti", players=(level, level), games=1, options={"pace": pace}, seed="bench")
            taken = sorted(ms for thought in played(match, 0).thought for ms in thought)
            bar = {"easy": "≤ 20 ms", "hard": "≤ 1,000 ms"}.get(level, "")
            yield Row(name=f"a move of {level}, {pace}, median", value=taken[len(taken) // 2])
            yield Row(name=f"a move of {level}, {pace}, slowest", value=taken[-1], bar=bar)
    yield from crowded_rows()


def crowded_rows() -> Iterator[Row]:
    """Time the strongest player with the most cards on the table: seven players."""
    crowded = full_table(), begin(GAME, seed="bench", options={"pace": "async"}, seats=7).state
    for pace, state in zip(("live", "async"), crowded, strict=True):
        seat = min(GAME.to_move(state))
        view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
        (hard,) = milliseconds(lambda v=view, m=legal: GAME.choose(v, m, "hard", Rng.of("bench")), rounds=5)
        yield Row(name=f"a move of hard among seven, {pace}", value=hard, bar="≤ 1,000 ms")


def full_table() -> State:
    """Return a live table of seven in its last round, with five of the 84 cards in every hand."""
    state = begin(GAME, seed="bench", options={}, seats=7).state
    state = GAME.expire(state, Context(rng=Rng.of("bench"), now=30_000 + 60_000 + 30_000)).state
    for number in range(35):
        card = state.slots[number * 2]
        state = GAME.apply(state, number % 7, Take(card), Context(rng=Rng.of("bench"), now=121_000)).state
    return state
