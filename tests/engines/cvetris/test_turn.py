"""A turn: patches, then drawing or leaving, then patches; no refusing; leaving."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.state import Stage
from engines.errors import IllegalMove
from tests.engines.cvetris.sheets import (
    DONE,
    OUT,
    QUIET,
    Loaded,
    draft,
    hand,
    picture,
    play,
    position,
    shaft,
    sheet,
    texts,
    turn,
)

PATCH, TWO_PATCHES, SCISSORS, SHAPE = "---o----", "---oo---", "-o------", "--o-----"


def stage(state, seat=0):
    return state.hands[seat].stage


def key(state, text, seat=0):
    with pytest.raises(IllegalMove) as refused:
        play(state, text, seat=seat)
    return refused.value.key


def kinds(state, seat=0):
    """Return the first words of the legal moves; `draw` for a drawing."""
    return {text.split()[0] if text[0].isalpha() else "draw" for text in texts(state, seat)}


# The order of a turn.


def test_the_turn_ends_with_the_drawing():
    assert stage(play(turn(sheet(), "TR"), "1A")) is Stage.DONE


def test_the_turn_goes_on_after_the_drawing_while_a_patch_can_be_used_and_ends_with_done():
    state = play(turn(sheet(bonuses=PATCH), "TR"), "1A")
    assert stage(state) is Stage.DRAWN
    assert kinds(state) == {"done", "patch"}
    assert stage(play(state, "done")) is Stage.DONE


def test_the_turn_ends_with_the_last_patch():
    state = play(turn(sheet(bonuses=TWO_PATCHES), "TR"), "1A", "patch H9 B")
    assert stage(state) is Stage.DRAWN
    assert stage(play(state, "patch H8 B")) is Stage.DONE


def test_the_turn_ends_with_the_drawing_if_it_leaves_no_cell_to_patch():
    assert stage(play(turn(sheet(shaft(4), bonuses=PATCH), "IR"), "2A")) is Stage.DONE


def test_patches_may_come_before_the_drawing():
    state = play(turn(sheet(bonuses=PATCH), "TR"), "patch A1 B")
    assert stage(state) is Stage.DRAWING
    assert kinds(state) == {"draw"}
    state = play(state, "1A")
    assert picture(state.sheets[0]) == ".R...... RRR..... B......."
    assert stage(state) is Stage.DONE


def test_one_patch_may_come_before_the_drawing_and_one_after_it():
    state = play(turn(sheet(bonuses=TWO_PATCHES), "OR"), "patch A1 B", "1C", "patch B1 B")
    assert picture(state.sheets[0]) == "..RR.... BBRR...."
    assert stage(state) is Stage.DONE


def test_there_is_one_drawing_a_turn():
    state = play(turn(sheet(bonuses=PATCH), "TR"), "1A")
    assert key(state, "1D") == "cvetris-already-drawn"
    assert key(state, "leave") == "cvetris-already-drawn"


def test_the_drawing_is_made_of_the_dice_changed_then_cut_then_dropped():
    # T and red become I and blue, two cells of I are cut off, and they fall into the shaft.
    state = play(turn(sheet(shaft(2), bonuses="oooo----"), "TR"), "2A colour=B shape=I cut=2")
    assert picture(state.sheets[0]).startswith("BGGGGGGG BGGGGGGG GGGGGGGG")
    assert "".join(state.sheets[0].bonuses) == "xxxo----"


# No refusing.


def test_a_figure_that_fits_as_drafted_cannot_be_refused():
    state = turn(sheet(shaft(4), bonuses="oooooooo"), "IR")
    assert "leave" not in kinds(state)
    assert key(state, "leave") == "cvetris-must-draw"
    assert key(state, "done") == "cvetris-draw-first"


def test_the_drawing_that_must_be_may_use_bonuses():
    state = turn(sheet(shaft(4), bonuses="oo------"), "IR")
    assert {"2A", "2A colour=B", "1A cut=1", "2A cut=3", "2A colour=B cut=2"} <= set(texts(state))


def test_a_patch_before_the_drawing_may_not_take_the_last_place_away():
    state = turn(sheet(shaft(4), bonuses=PATCH), "IR")
    assert kinds(state) == {"draw"}
    for cell in ("A6", "A7", "A8", "A9"):
        assert key(state, f"patch {cell} R") == "cvetris-last-place"


def test_a_patch_before_the_drawing_may_take_a_place_away_if_one_is_left():
    state = turn(sheet(shaft(5), bonuses=PATCH), "IR")
    assert {text for text in texts(state) if text.startswith("patch")} == {f"patch A5 {c}" for c in "RYGBVO"}
    assert key(state, "patch A9 R") == "cvetris-last-place"
    state = play(state, "patch A5 R")
    assert texts(state) == ["2A"]


def test_a_last_place_of_another_shape_does_not_count():
    # With the shape bonus V would still fit, but the drafted shape is I.
    state = turn(sheet(shaft(4), bonuses="--oo----"), "IR")
    assert key(state, "patch A9 R") == "cvetris-last-place"


def test_after_the_drawing_a_patch_may_take_any_place():
    state = play(turn(sheet(shaft(5), bonuses=PATCH), "IR"), "2A")
    assert set(texts(state)) == {"done", *(f"patch A9 {colour}" for colour in "RYGBVO")}


# What does not fit.


def test_if_it_does_not_fit_they_choose_a_bonus_that_makes_a_drawing_possible_or_leaving():
    state = turn(sheet(shaft(2), bonuses=SCISSORS), "OR")
    assert texts(state) == ["2A cut=2", "leave"]
    state = turn(sheet(shaft(4), bonuses=SHAPE), "OR")
    assert texts(state) == ["2A shape=I", "leave"]


def test_two_bonuses_together_may_make_a_drawing_possible():
    # There is room for one cell: no shape fits there, and one cut of O leaves two.
    state = turn(sheet(shaft(1), bonuses="-oo-----"), "OR")
    assert texts(state) == ["1A shape=I cut=1", "leave"]


def test_nobody_is_made_to_spend_a_bonus():
    state = play(turn(sheet(shaft(2), bonuses=SCISSORS), "OR"), "leave")
    assert stage(state) is Stage.OUT
    assert "".join(state.sheets[0].bonuses) == SCISSORS


def test_a_change_of_colour_makes_no_drawing_possible():
    state = draft("OO", "RR", sheets=(sheet(shaft(3), bonuses="o------o"),))
    assert stage(state) is Stage.OUT


def test_with_nothing_to_choose_they_are_out_at_once_unasked():
    state = draft("OO", "RR", sheets=(sheet(shaft(3)),))
    assert (stage(state), stage(state, 1)) == (Stage.OUT, Stage.DRAWING)
    assert GAME.to_move(state) == {1}


def test_a_bonus_that_does_not_help_is_nothing_to_choose():
    # One cut of O leaves two cells, and there is room for one.
    state = draft("OO", "RR", sheets=(sheet(shaft(1), bonuses=SCISSORS),))
    assert stage(state) is Stage.OUT


def test_a_patch_on_a_full_sheet_is_nothing_to_choose():
    state = draft("OO", "RR", sheets=(sheet(shaft(0), bonuses=TWO_PATCHES),))
    assert stage(state) is Stage.OUT


def test_if_no_bonus_helps_but_a_patch_can_be_used_they_are_asked():
    state = draft("OO", "RR", sheets=(sheet(shaft(1), bonuses=PATCH),))
    assert stage(state) is Stage.DRAWING
    assert set(texts(state)) == {"leave", *(f"patch A9 {colour}" for colour in "RYGBVO")}


def test_where_the_figure_does_not_fit_a_patch_may_take_any_place():
    state = turn(sheet(shaft(2), bonuses="-o-o----"), "OR")
    assert {"patch A8 R", "patch A9 R", "2A cut=2", "leave"} <= set(texts(state))


def test_a_patch_that_leaves_nothing_to_choose_puts_them_out_at_once():
    state = play(turn(sheet(shaft(2), bonuses="-o-o----"), "OR"), "patch A9 R")
    assert stage(state) is Stage.OUT


def test_a_patch_never_makes_a_figure_fit():
    state = turn(sheet(shaft(3), bonuses=TWO_PATCHES), "OR")
    for text in texts(state):
        if text.startswith("patch"):
            assert kinds(play(state, text)) == {"leave", "patch"}


# Leaving.


def test_whoever_leaves_may_still_patch_in_that_turn():
    state = play(turn(sheet(shaft(2), bonuses=TWO_PATCHES), "OR"), "leave")
    assert stage(state) is Stage.LEAVING
    assert kinds(state) == {"done", "patch"}
    assert key(state, "1A") == "cvetris-already-leaving"
    assert key(state, "leave") == "cvetris-already-leaving"
    assert stage(play(state, "done")) is Stage.OUT
    state = play(state, "patch A9 B", "patch A8 B")
    assert stage(state) is Stage.OUT
    assert picture(state.sheets[0]).startswith("BGGGGGGG BGGGGGGG GGGGGGGG")


def test_rows_filled_by_a_patch_of_who_leaves_count_in_that_round():
    mine = sheet("GGGGGGG. " * 3 + "GGGGGGGG " * 6, bonuses=PATCH)
    state = play(position((mine, hand("OR")), (sheet(), DONE)), "leave", "patch H7 B")
    assert stage(state) is Stage.OUT
    assert state.sheets[0].row_stars[3] == 8


def test_who_has_left_waits_and_their_sheet_stands_as_it_is():
    state = position((sheet(shaft(2), bonuses=SCISSORS), hand("OR")), (sheet(), DONE))
    state = play(state, "leave", context=Context(rng=Loaded("T", "G")))
    assert stage(state) is Stage.OUT
    assert (state.round, state.order) == (6, (1, 1))
    left = state.sheets[0]
    for _ in range(3):
        state = play(state, next(iter(texts(state, 1))), seat=1, context=Context(rng=Loaded("T", "G")))
    assert state.sheets[0] == left
    assert texts(state) == []


def test_one_shape_die_and_one_colour_die_leave_with_each():
    state = position((sheet(shaft(3)), hand("OR")), *[(sheet(), DONE)] * 3)
    state = play(state, "leave", context=Context(rng=Loaded(*"TSL", *"RGB")))
    assert (len(state.shapes), len(state.colours)) == (3, 3)


def test_several_may_leave_in_one_round():
    crowded = sheet(shaft(3))
    state = position((crowded, hand("OR")), (crowded, hand("OR")), (sheet(), DONE))
    state = play(state, "0: leave", "1: leave", context=Context(rng=Loaded("T", "R")))
    assert [stage(state, seat) for seat in range(3)] == [Stage.OUT, Stage.OUT, Stage.DRAWING]


def test_who_leaves_is_told_their_points_in_private():
    step = GAME.apply(turn(sheet(shaft(3)), "OR"), 0, GAME.parse_move("leave"), QUIET)
    assert [(event.key, event.to) for event in step.events] == [
        ("cvetris-leaves", None),
        ("cvetris-out", None),
        ("cvetris-your-sheet", 0),
    ]
    area, rows, diagonals = 34, 3 + 4 + 6, 17 * 5
    assert step.events[2].params == {"points": area + rows + diagonals}


def test_of_who_is_the_last_to_leave_nothing_is_told_but_the_result():
    state = position((sheet(shaft(3)), hand("OR")), (sheet(), OUT))
    step = GAME.apply(state, 0, GAME.parse_move("leave"), QUIET)
    assert GAME.outcome(step.state) is not None
    told = [event.key for event in step.events]
    assert told[0] == "cvetris-leaves"
    assert not {"cvetris-out", "cvetris-your-sheet"} & {*told}


def test_the_game_ends_when_all_are_out_and_the_last_one_plays_on_alone():
    state = position((sheet(shaft(4)), hand("IR")), (sheet(), OUT))
    assert GAME.outcome(state) is None
    state = play(state, "2A", context=Context(rng=Loaded("T", "G")))
    assert stage(state) is Stage.OUT, "the sheet is full, so the dice of the next round fit nowhere"
    assert GAME.to_move(state) == frozenset()
    assert GAME.outcome(state) is not None
