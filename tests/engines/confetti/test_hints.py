"""Why a move is good: reasons in one sentence, based on what the viewer knows."""

import pytest

from bot.texts import LOCALES, Texts, Words
from engines.confetti import GAME
from engines.contract import Context, Event
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.confetti import brute
from tests.engines.confetti.driver import by_turns, live


def reason(table, move: str, viewer: int = 0) -> Event | None:
    return GAME.explain(table.view(viewer), GAME.parse_move(move))


def test_a_card_completes_sets():
    table = live(2, "ROY OYR YRO").take(0, "ROY OYR")
    assert reason(table, "YRO") == Event(key="confetti-hint-completes", params={"colours": "YRO", "sets": 3})


def test_a_card_and_two_others_are_three_points():
    table = live(2, "ROY GCB OYR YRO")
    assert reason(table, "ROY") == Event(key="confetti-hint-trio", params={"card": 3, "another": 4})


def test_a_trio_is_none_when_somebody_has_a_card_of_it_or_there_is_no_room():
    table = live(2, "ROY OYR YRO GCB").take(1, "OYR")
    assert reason(table, "ROY") is None
    full = live(2, "ROY OYR YRO GCB RVC BVR VCB GYV").take(0, "GCB RVC BVR VCB")
    assert full.view().limit == 6
    assert reason(full, "ROY") is None


def test_a_card_that_another_could_complete_a_set_with():
    table = live(2, "ROY OYR YRO").take(1, "ROY OYR")
    assert reason(table, "YRO") == Event(key="confetti-hint-denies", params={"other": 1, "colours": "YRO", "sets": 3})


def test_a_card_brings_sets_within_a_circle():
    table = live(2, "ROY OYR YRO").take(1, "OYR").take(0, "ROY")
    assert reason(table, "YRO") == Event(key="confetti-hint-near", params={"colours": "YRO", "sets": 3})


def test_a_card_that_no_set_needs_is_dropped():
    table = live(2, "ROY OYR YRO GCB").take(0, "ROY OYR YRO GCB")
    assert reason(table, "drop GCB") == Event(key="confetti-hint-spare")
    assert reason(table, "drop ROY") is None


def test_a_swap_is_worth_points():
    table = by_turns(1, "ROY OYR YRO GCB")
    table.do(0, "take ROY", "take OYR", "take GCB")
    before, later = brute.net(["ROY", "OYR", "GCB"]), brute.net(["ROY", "OYR", "YRO"])
    assert reason(table, "swap GCB YRO") == Event(key="confetti-hint-better", params={"points": later - before})
    assert reason(table, "swap ROY YRO") is None


def test_enough_is_enough():
    useful, useless = "YGC GCY VOC OYG CVO", "RYC BRG VRB RVG BVR"
    table = by_turns(1, f"{useful} {useless}")
    assert reason(table, "done") == Event(key="confetti-hint-enough"), "no single card is worth anything"
    table.do(0, *(f"take {card}" for card in useful.split()))
    assert reason(table, "done") == Event(key="confetti-hint-enough")


def test_stopping_is_not_praised_while_a_card_would_bring_points():
    table = by_turns(1, "ROY OYR YRO")
    table.do(0, "take ROY", "take OYR")
    assert reason(table, "done") is None


def test_a_watcher_and_a_scored_round_get_no_reasons():
    table = live(2, "ROY OYR YRO GCB").take(0, "ROY OYR YRO GCB")
    assert GAME.explain(table.view(), GAME.parse_move("drop GCB")) is None
    table.run_out()
    assert reason(table, "keep ROY OYR") is None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_whole_games_is_true_and_can_be_said(locale):
    words, said = Words(Texts.load(strict=True), locale, ("Анна", "Boris", "Deniz")), set()
    state, number = begin(GAME, seed="hints", options={"pace": "async"}, seats=3).state, 0
    while GAME.outcome(state) is None:
        seat, number = min(GAME.to_move(state)), number + 1
        view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
        for move in legal:
            told = GAME.explain(view, move)
            if told is not None:
                said.add(told.key)
                assert not set("{}!") & set(words.line(told))
        move = GAME.choose(view, legal, "medium", Rng.of("hints", number))
        state = GAME.apply(state, seat, move, Context(rng=Rng.of("hints", number))).state
    assert len(said) >= 6
