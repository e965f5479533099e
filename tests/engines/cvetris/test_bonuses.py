"""Columns filled to the top, and what their bonuses do."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import SHAPES
from engines.cvetris.figures import parts
from engines.cvetris.state import Draw, Stage
from engines.errors import IllegalMove, NotYourTurn
from tests.engines.cvetris.sheets import DONE, QUIET, Loaded, hand, picture, play, position, sheet, texts, turn

FIVE_HIGH = "R....... " * 5


def key(state, text, seat=0):
    with pytest.raises(IllegalMove) as refused:
        play(state, text, seat=seat)
    return refused.value.key


def marks(state, seat=0):
    return "".join(state.sheets[seat].bonuses)


def next_roll():
    return Context(rng=Loaded(*"TSRG"))


def test_a_column_filled_to_the_top_activates_the_bonus_above_it_when_the_round_ends():
    state = position((sheet(FIVE_HIGH), hand("IR")), (sheet(), hand("OB")))
    state = play(state, "0: 2A")
    assert marks(state) == "--------"
    state = play(state, "1: 1A", context=next_roll())
    assert marks(state) == "o-------"
    assert marks(state, 1) == "--------"


def test_it_is_usable_from_the_next_round_on():
    # The figure fills the column before the patch, so the patch bonus is not active yet.
    state = position((sheet("...R.... " * 5), hand("IR")), (sheet(), DONE))
    following = play(state, "2D", context=next_roll())
    assert (following.round, marks(following)) == (6, "---o----")
    two = position((sheet("...R.... " * 5), hand("IR")), (sheet(), hand("OB")))
    assert play(two, "2D").hands[0].stage is Stage.DONE


def test_any_colours_fill_a_column():
    state = position((sheet("R B V G Y".replace(" ", "....... ") + "......."), hand("IO")), (sheet(), DONE))
    assert marks(play(state, "2A", context=next_roll())) == "o-------"


def test_a_column_with_a_gap_is_not_filled():
    gap = "R....... R....... R....... R....... ........ "
    state = position((sheet(gap), hand("IR")), (sheet(), DONE))
    assert marks(play(state, "2A", context=next_roll())) == "--------"


def test_a_patch_fills_a_column_too():
    mine = sheet(".R...... " * 8, bonuses="---o----")
    state = position((mine, hand("OG")), (sheet(), DONE))
    state = play(state, "patch B9 V", "1C", context=next_roll())
    assert marks(state) == "-o-x----"


def test_a_bonus_is_used_once_a_game():
    state = play(turn(sheet(bonuses="o-------"), "OR"), "1A colour=B")
    assert marks(state) == "x-------"
    filled = position((sheet("RR...... " * 9, bonuses="x-------"), hand("OG")), (sheet(), DONE))
    assert marks(play(filled, "1C", context=next_roll())) == "xo------", "a full column does not activate again"
    assert key(turn(sheet(bonuses="x-------"), "OR"), "1A colour=B") == "cvetris-bonus-not-active"


def test_of_two_of_a_kind_one_is_used_and_the_other_stays():
    state = play(turn(sheet(bonuses="o------o"), "OR"), "1A colour=B")
    assert marks(state) == "x------o"


@pytest.mark.parametrize("move", ["1A colour=B", "1A shape=T", "1A cut=2", "patch A1 R"])
def test_a_bonus_that_is_not_active_cannot_be_used(move):
    assert key(turn(sheet(), "OR"), move) == "cvetris-bonus-not-active"


def test_all_active_bonuses_may_be_used_in_one_turn():
    state = turn(sheet(bonuses="oooooooo"), "OR")
    state = play(state, "patch H9 G", "1A colour=B shape=I cut-twice=1", "patch H8 V")
    assert marks(state) == "xxxxxoxo"
    assert state.sheets[0].columns[0] == "B........"
    assert state.hands[0].stage is Stage.DONE


def test_bonuses_are_used_in_ones_own_turn_only():
    mine = sheet(bonuses="oooooooo")
    waiting = position((mine, DONE), (sheet(), hand("OB")))
    with pytest.raises(NotYourTurn):
        play(waiting, "patch A1 R")


# Colour.


def test_colour_makes_the_die_show_any_other_colour():
    state = turn(sheet(bonuses="o-------"), "OR")
    changed = {GAME.parse_move(text).colour for text in texts(state)}
    assert changed == {None, *"YGBVO"}
    assert key(state, "1A colour=R") == "cvetris-same-colour"


def test_the_colour_that_was_drawn_is_the_one_on_the_sheet():
    assert picture(play(turn(sheet(bonuses="o-------"), "OR"), "1A colour=V").sheets[0]) == "VV...... VV......"


# Shape.


def test_shape_makes_the_die_show_any_other_shape():
    state = turn(sheet(bonuses="--o-----"), "OR")
    changed = {GAME.parse_move(text).shape for text in texts(state)}
    assert changed == {None, *"ITLSV"}
    assert key(state, "1A shape=O") == "cvetris-same-shape"


def test_the_shape_that_was_drawn_is_marked():
    mine = play(turn(sheet(bonuses="--o-----"), "OR"), "1A shape=T").sheets[0]
    assert dict(zip(SHAPES, mine.figures, strict=True)) == {"I": 0, "O": 0, "T": 1, "L": 0, "S": 0, "V": 0}


def test_at_most_one_of_each_a_turn():
    state = turn(sheet(bonuses="o-o--o-o"), "OR")
    for text in texts(state):
        assert marks(play(state, text)).count("x") <= 2
    assert marks(play(state, "1A colour=B shape=T")) == "x-x--o-o"


# Scissors.


@pytest.mark.parametrize(
    ("shape", "left"), [("O", "2"), ("I", "123"), ("T", "13V"), ("L", "123V"), ("S", "12V"), ("V", "12")]
)
def test_one_cut_leaves(shape, left):
    assert "".join(parts(shape)) == left


def test_a_square_cut_with_scissors_gives_only_halves_of_2():
    state = turn(sheet(bonuses="-o------"), "OR")
    cuts = [text for text in texts(state) if "cut" in text]
    assert {text.split("=")[1] for text in cuts} == {"2"}
    assert len(cuts) == 7 + 8


@pytest.mark.parametrize(
    ("shape", "left"), [("O", "1"), ("I", "12"), ("T", "12"), ("L", "12"), ("S", "12"), ("V", "1")]
)
def test_a_second_pair_of_scissors_cuts_the_part_again(shape, left):
    assert "".join(parts(shape, 2)) == left


def test_a_second_cut_needs_a_second_pair():
    assert key(turn(sheet(bonuses="-o------"), "OR"), "1A cut-twice=1") == "cvetris-bonus-not-active"
    assert marks(play(turn(sheet(bonuses="-o----o-"), "OR"), "1A cut-twice=1")) == "-x----x-"


def test_a_part_that_no_cut_leaves_cannot_be_drawn():
    assert key(turn(sheet(bonuses="-o------"), "OR"), "1A cut=1") == "cvetris-no-such-part"
    assert key(turn(sheet(bonuses="-o------"), "TR"), "1A cut=2") == "cvetris-no-such-part"


def test_either_part_may_be_drawn_in_any_orientation():
    state = turn(sheet(bonuses="-o------"), "TR")
    drawn = {picture(play(state, text).sheets[0]) for text in texts(state) if text.endswith("A cut=V")}
    assert drawn == {"R....... RR......", "RR...... R.......", "RR...... .R......", ".R...... RR......"}


def test_a_part_marks_no_shape_and_is_no_figure_even_if_it_looks_like_v():
    mine = play(turn(sheet(bonuses="-o------"), "LR"), "1A cut=V").sheets[0]
    assert picture(mine) == "R....... RR......"
    assert mine.figures == (0,) * 6


def test_the_colour_of_a_part_counts():
    assert play(turn(sheet(bonuses="-o------"), "LR"), "1A cut=V").sheets[0].cells_of("R") == 3


def test_a_part_of_a_changed_shape_is_listed_once_whatever_the_shape_was():
    state = turn(sheet(bonuses="-oo-----"), "OR")
    listed = [text for text in texts(state) if "shape=" in text and "cut=1" in text and text.startswith("1A")]
    assert listed == ["1A shape=I cut=1"]
    other_name = play(state, "1A shape=T cut=1")
    assert other_name == play(state, "1A shape=I cut=1")


# Patch.


@pytest.mark.parametrize("cell", ["B1", "H9", "D5"])
def test_a_patch_colours_any_empty_cell_hanging_or_under_an_overhang_in_any_colour(cell):
    state = turn(sheet("GG...... G.......", bonuses="---o----"), "OR")
    assert {f"patch {cell} {colour}" for colour in "RYGBVO"} <= set(texts(state))
    column, row = ord(cell[0]) - ord("A"), int(cell[1]) - 1
    assert play(state, f"patch {cell} V").sheets[0].columns[column][row] == "V"


def test_a_patch_needs_an_empty_cell():
    assert key(turn(sheet("G.......", bonuses="---o----"), "OR"), "patch A1 R") == "cvetris-cell-taken"


def test_the_colour_of_a_patch_is_marked_as_used_and_no_shape_is():
    mine = play(turn(sheet(bonuses="---o----"), "OR"), "patch A1 V").sheets[0]
    assert (mine.cells_of("V"), mine.figures) == (1, (0,) * 6)


def test_the_events_say_which_bonuses_were_used():
    state = turn(sheet(bonuses="oooo----"), "OR")
    step = GAME.apply(state, 0, GAME.parse_move("1A colour=B shape=I cut=3"), QUIET)
    assert [(event.key, dict(event.params)) for event in step.events] == [
        ("cvetris-changes-colour", {"seat": 0, "colour": "R", "named": "B"}),
        ("cvetris-changes-shape", {"seat": 0, "shape": "O", "new": "I"}),
        ("cvetris-draws-part", {"seat": 0, "part": "three", "colour": "B", "column": "A"}),
    ]


def test_a_plain_drawing_is_listed_first():
    moves = GAME.legal_moves(turn(sheet(bonuses="oooooooo"), "TR"), 0)
    assert next(iter(moves)) == Draw(1, 0)
