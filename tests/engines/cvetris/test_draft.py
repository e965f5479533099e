"""The draft, and the course of rounds."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.draft import draft_order
from engines.cvetris.state import Stage
from engines.errors import IllegalMove
from tests.engines.cvetris.sheets import DONE, OUT, Loaded, draft, hand, play, position, sheet, texts, turn


def key(state, text, seat):
    with pytest.raises(IllegalMove) as refused:
        play(state, text, seat=seat)
    return refused.value.key


def keys(step):
    return [event.key for event in step.events]


def test_takes_go_clockwise_from_the_active_player_and_then_back():
    assert draft_order(1, range(4)) == (1, 2, 3, 0, 0, 3, 2, 1)
    assert draft_order(3, (0, 3)) == (3, 0, 0, 3)


def test_each_takes_one_die_colour_or_shape():
    state = draft("TSL", "RGB", active=2)
    assert GAME.to_move(state) == {2}
    assert texts(state, 2) == ["shape T", "shape S", "shape L", "colour R", "colour G", "colour B"]
    state = play(state, "2: shape S")
    assert state.hands[2].shape == "S"
    assert GAME.to_move(state) == {0}
    assert texts(state, 0) == ["shape T", "shape L", "colour R", "colour G", "colour B"]


def test_the_second_die_is_of_the_other_kind():
    state = play(draft("TSL", "RGB"), "0: shape T", "1: colour R", "2: shape S", "2: colour G")
    assert state.hands[1].shape == "L", "only one shape was left, it came by itself"
    state = play(draft("TSL", "RGB"), "0: colour R", "1: colour G", "2: shape T")
    # Blue was the last colour and went to seat 2 automatically; seat 1 has green and chooses among the shapes.
    assert texts(state, 1) == ["shape S", "shape L"]
    assert key(state, "colour B", 1) == "cvetris-second-colour"


def test_the_last_takes_two_in_a_row():
    state = play(draft("TSL", "RGB"), "0: shape T", "1: colour R")
    assert GAME.to_move(state) == {2}
    state = play(state, "2: shape S")
    assert GAME.to_move(state) == {2}
    assert texts(state, 2) == ["colour G", "colour B"]


def test_dice_that_show_the_same_are_one_choice():
    state = draft("TTT", "RRG")
    assert texts(state, 0) == ["shape T", "colour R", "colour G"]
    assert play(state, "0: shape T").shapes == ("T", "T")


def test_a_take_without_a_choice_is_made_by_itself():
    state = draft("TS", "RG")
    step = GAME.apply(play(state, "0: shape T"), 1, GAME.parse_move("colour R"), Context(rng=Loaded()))
    assert keys(step) == ["cvetris-takes-colour", "cvetris-gets-colour"]
    assert [(held.shape, held.colour) for held in step.state.hands] == [("T", "G"), ("S", "R")]


def test_whoever_takes_two_in_a_row_gets_the_kind_that_shows_one_face_by_itself():
    state = play(draft("TS", "RG"), "0: shape T")
    assert state.hands[1].shape == "S", "they get it whatever they take first"
    assert texts(state, 1) == ["colour R", "colour G"]


def test_whoever_takes_one_is_still_asked_for_the_kind():
    state = draft("TT", "RG")
    assert texts(state, 0) == ["shape T", "colour R", "colour G"]


def test_if_all_dice_of_each_kind_show_the_same_nobody_is_asked():
    state = draft("TTT", "RRR")
    assert [(held.shape, held.colour, held.stage) for held in state.hands] == [("T", "R", Stage.DRAWING)] * 3


def test_the_last_player_in_play_gets_their_two_dice_unasked():
    state = draft("L", "V", active=1, out="02")
    assert (state.hands[1].shape, state.hands[1].colour) == ("L", "V")
    assert GAME.to_move(state) == {1}
    assert state.hands[1].stage is Stage.DRAWING


def test_a_player_may_play_their_turn_as_soon_as_they_hold_both_dice_while_others_draft():
    state = play(draft("TSL", "RGB"), "0: shape T", "1: colour R", "2: shape S", "2: colour G")
    # Seats 0 and 1 got their second die automatically: everybody draws now.
    assert GAME.to_move(state) == {0, 1, 2}
    state = play(draft("TSLI", "RGBV"), "0: shape T", "1: shape S", "2: shape L", "3: colour R")
    assert state.hands[3].stage is Stage.DRAWING
    assert GAME.to_move(state) == {2, 3}
    state = play(state, "3: 1A")
    assert state.hands[3].stage is Stage.DONE
    assert GAME.to_move(state) == {2}
    assert state.round == 6


def test_they_may_use_any_bonus_while_others_draft():
    last = sheet(bonuses="oooo----")
    state = draft("TSLI", "RGBV", sheets=(sheet(), sheet(), sheet(), last))
    state = play(state, "0: shape T", "1: shape S", "2: shape L", "3: colour R")
    state = play(state, "3: patch H1 G", "3: 1A colour=B shape=S cut=V")
    assert GAME.to_move(state) == {2}
    assert "".join(state.sheets[3].bonuses) == "xxxx----"


def test_when_all_are_done_the_next_round_begins_and_the_next_player_clockwise_is_active():
    state = position((sheet(), hand("TR")), (sheet(), DONE), (sheet(), DONE), active=1)
    following = play(state, "0: 1A", context=Context(rng=Loaded(*"TSL", *"RGB")))
    assert (following.round, following.active, GAME.to_move(following)) == (6, 2, {2})
    assert (following.shapes, following.colours) == (("T", "S", "L"), ("R", "G", "B"))


def test_who_has_left_is_passed_over_and_takes_their_dice_along():
    state = position((sheet(), hand("TR")), (sheet(), DONE), (sheet(), OUT), (sheet(), DONE), active=1)
    following = play(state, "0: 1A", context=Context(rng=Loaded(*"TSL", *"RGB")))
    assert following.active == 3
    assert following.order == (3, 0, 1, 1, 0, 3)
    assert (len(following.shapes), len(following.colours)) == (3, 3)


def test_the_active_player_stays_active_when_they_play_alone():
    state = position((sheet(), hand("TR")), (sheet(), OUT))
    following = play(state, "0: 1A", context=Context(rng=Loaded("S", "G")))
    assert (following.active, following.round) == (0, 6)
    assert (following.hands[0].shape, following.hands[0].colour) == ("S", "G")


def test_the_round_waits_for_everybody():
    state = position((sheet(), hand("TR")), (sheet(), hand("SG")))
    state = play(state, "0: 1A")
    assert (state.round, GAME.to_move(state)) == (5, {1})


def test_the_newest_take_is_shown():
    state = play(draft("TSL", "RGB"), "0: shape T", "1: colour R")
    last = GAME.view_for(state, None).last_take
    assert (last.seat, last.shape, last.colour) == (1, None, "R")


def test_a_view_names_the_drafter_and_everybody_on_move():
    view = GAME.view_for(play(draft("TSLI", "RGBV"), "0: shape T", "1: shape S", "2: shape L", "3: colour R"), 1)
    assert (view.drafter, view.to_move, view.takes) == (2, {2, 3}, 5)


def test_in_a_turn_nobody_takes_dice():
    assert key(turn(sheet(), "TR"), "shape T", 0) == "cvetris-both-dice"
