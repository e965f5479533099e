"""The computer players."""

import pytest

from engines.confetti import GAME
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.confetti import brute
from tests.engines.confetti.driver import by_turns, live


def chosen(table, seat, level="easy"):
    legal = list(GAME.legal_moves(table.state, seat))
    return GAME.format_move(GAME.choose(table.view(seat), legal, level, Rng.of("chosen")))


def draft(seed, easy):
    """A game by turns of two, in which only some seats play `easy` and the others at random."""
    state, rng, number = begin(GAME, seed=seed, options={"pace": "async"}, seats=2).state, Rng.of(seed, "draft"), 0
    while GAME.outcome(state) is None:
        number += 1
        seat = min(GAME.to_move(state))
        legal = list(GAME.legal_moves(state, seat))
        move = GAME.choose(GAME.view_for(state, seat), legal, "easy", rng) if seat in easy else rng.choice(legal)
        state = GAME.apply(state, seat, move, Context(rng=Rng.of(seed, number))).state
    return GAME.outcome(state)


def test_easy_completes_a_set():
    table = by_turns(1, "ROY OYR YRO")
    table.do(0, "take ROY", "take OYR")
    assert chosen(table, 0) == "take YRO"


def test_easy_stops_rather_than_take_a_card_that_costs():
    useful, useless = "YGC GCY VOC OYG CVO", "RYC BRG VRB RVG BVR"
    table = by_turns(1, f"{useful} {useless}")
    table.do(0, *(f"take {card}" for card in useful.split()))
    assert all(brute.net([*useful.split(), card]) == 3 for card in useless.split())
    assert chosen(table, 0) == "done"


def test_easy_drops_a_card_that_costs():
    table = live(2, "ROY OYR YRO GCB RVC BVR").take(0, "ROY OYR YRO GCB RVC BVR")
    assert chosen(table, 0) in ("drop GCB", "drop RVC", "drop BVR")


def test_easy_never_reaches_for_a_card_of_others():
    table = live(2, "ROY OYR YRO").take(0, "ROY OYR").take(1, "YRO")
    assert "take YRO" in table.moves(0)
    assert chosen(table, 0) != "take YRO"


def test_easy_keeps_the_cards_taken_first():
    table = live(2, "ROY OYR YRO GCB").take(0, "GCB ROY OYR YRO").run_out()
    assert chosen(table, 0) == "keep GCB ROY"
    assert chosen(table, 1) == "ready"


def test_easy_beats_chance():
    assert sum(draft(str(seed), easy=(seed % 2,)).winners == (seed % 2,) for seed in range(6)) == 6


def test_easy_gets_points_against_itself():
    scores = [score.total for seed in range(4) for score in draft(str(seed), easy=(0, 1)).scores]
    assert min(scores) > 0
    assert sum(scores) / len(scores) > 8


def test_another_level_is_refused():
    with pytest.raises(ValueError, match="grandmaster"):
        chosen(live(2), 0, "grandmaster")
