"""Why a move is good: reasons in one sentence, based on what the viewer knows."""

import pytest

from bot.texts import LOCALES, Texts, Words
from engines.contract import Context, Event
from engines.cvetariki import GAME
from engines.cvetariki.notation import parse_move
from engines.cvetariki.players.reasons import persuasion
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.cvetariki.boards import NOBODY_TOOK, position


def reason(state, move: str, viewer: int = 0) -> Event | None:
    return GAME.explain(GAME.view_for(state, viewer), parse_move(move))


def test_a_move_that_clears_my_colour_wins():
    assert reason(position("YYB RRY", "R", "Y"), "A1") == Event(key="cvetariki-hint-clears")


def test_a_move_takes_my_tokens_and_a_joker_is_not_one_of_them():
    state = position("RYB R*Y RYR", "R", "Y")
    assert reason(state, "A1") == Event(key="cvetariki-hint-takes", params={"tokens": 3})


def test_a_move_joins_my_tokens_into_a_larger_group():
    # The greens between the reds go.
    state = position("RRV GGV RRY", "R", "Y")
    assert reason(state, "A2") == Event(key="cvetariki-hint-joins", params={"colour": "R", "tokens": 4})


def test_a_move_brings_lone_tokens_of_mine_together():
    state = position("R..RR GGVRR RVVYY", "R", "Y")
    assert reason(state, "A2") == Event(key="cvetariki-hint-gathers", params={"colour": "R", "tokens": 2})


def test_a_move_splits_what_somebody_seems_to_collect():
    taken = (NOBODY_TOOK, (0, 9, 0, 0, 0, 0))
    state = position("YYV RGG VGB", "R", "Y", taken=taken)
    assert reason(state, "B1") == Event(key="cvetariki-hint-splits", params={"other": 1, "colour": "Y"})


def test_without_a_suspicion_nobody_is_named():
    state = position("YYV RGG VGB", "R", "Y")
    assert reason(state, "B1") == Event(key="cvetariki-hint-breaks", params={"colour": "Y", "tokens": 2})


def test_a_move_that_changes_nothing_for_me_keeps_my_groups():
    assert reason(position("RRY GGB", "R", "Y"), "A1") == Event(key="cvetariki-hint-keeps")


def test_a_move_that_parts_my_group_says_what_is_left_to_pop():
    # The reds part, and the violets stay together.
    state = position("RR.VV YGG.. YGB..", "R", "Y")
    told = reason(state, "B1")
    assert told == Event(key="cvetariki-hint-leaves", params={"groups": 2})


def test_every_legal_move_of_whole_games_has_a_reason():
    for variant, seats in (("classic", 2), ("classic", 5), ("teams", 4), ("solo", 1)):
        state = begin(GAME, seed="always", options={"variant": variant}, seats=seats).state
        while GAME.outcome(state) is None:
            view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
            assert all(GAME.explain(view, move) is not None for move in legal)
            move = GAME.choose(view, legal, "easy", Rng.of("always", state.moves))
            state = GAME.apply(state, state.turn, move, Context(rng=Rng.of("x"))).state


def test_of_nearly_equal_moves_a_hint_has_one_with_a_reason():
    seen = []
    for number in range(12):
        state = begin(GAME, seed=f"hint {number}", options={"variant": "classic"}, seats=3).state
        view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
        moves = [GAME.choose(view, legal, level, Rng.of("hint", number)) for level in ("hard", GAME.advice)]
        seen.append([persuasion(view, move) for move in moves])
    assert all(advice >= hard for hard, advice in seen), "the strongest move is kept if it has a reason"
    assert sum(advice for _, advice in seen) > sum(hard for hard, _ in seen)


def test_a_watcher_and_a_finished_game_get_no_reasons():
    state = position("YYB RRY", "R", "Y")
    assert GAME.explain(GAME.view_for(state, None), parse_move("A1")) is None
    over = GAME.apply(state, 0, parse_move("A1"), Context(rng=Rng.of("x"))).state
    assert GAME.explain(GAME.view_for(over, 0), parse_move("A1")) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_whole_games_can_be_said(locale):
    words, said = Words(Texts.load(strict=True), locale, ("Анна", "Boris", "Deniz", "Mira")), set()
    for variant, seats in (("classic", 3), ("teams", 4)):
        state = begin(GAME, seed="hints", options={"variant": variant}, seats=seats).state
        while GAME.outcome(state) is None:
            view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
            for told in filter(None, (GAME.explain(view, move) for move in legal)):
                assert words.line(told)
                said.add(told.key)
            move = GAME.choose(view, legal, "easy", Rng.of("hints", state.moves))
            state = GAME.apply(state, state.turn, move, Context(rng=Rng.of("x"))).state
    assert len(said) >= 4
