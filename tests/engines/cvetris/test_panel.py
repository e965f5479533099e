"""What the drawing panel shows."""

import pytest

from engines.colours import Colour
from engines.cvetris import GAME
from engines.cvetris.box import Bonus
from engines.cvetris.figures import FIGURES
from engines.cvetris.panel import default_landing, preview, usable_bonuses, working_columns
from engines.cvetris.state import Stage
from engines.errors import IllegalMove
from tests.engines.cvetris.sheets import draft, hand, position, shaft, sheet, turn
from tests.engines.walks import Setting, walk

# The sheet in the picture of the panel.
BORIS = """
    B.......
    B.......
    B.......
    B.......
    Y.Y.....
    YYYY.GOO
    YYYY.GGO
    VVOYGGVV
    VVOO.GGV
"""


def default(picture, shape, colour="R"):
    landing = default_landing(sheet(picture), FIGURES[shape], Colour(colour))
    return landing and f"{landing.orientation}{'ABCDEFGH'[landing.column]}"


def test_the_preview_shows_where_a_figure_lands():
    state = turn(sheet(BORIS), "LO")
    shown = preview(state, 0, GAME.parse_move("6E"))
    assert " ".join(map(str, shown.cells)) == "E5 E6 F5 G5"


def test_the_preview_shows_the_points_before_and_after():
    # Before: half an area of 4. After: half an area of 8, row 1, and an I.
    shown = preview(turn(sheet("GGGG...."), "IG"), 0, GAME.parse_move("1E"))
    assert (shown.points_before, shown.points_after) == (2, 4 + 3 + 1)


def test_the_preview_agrees_with_the_drawing_itself():
    for visit in walk(Setting("cvetris", (), 3), "preview"):
        if not visit.played or visit.played.move[0] not in "12345678":
            continue
        move, seat = GAME.parse_move(visit.played.move), visit.played.seat
        shown = preview(GAME.view_for(visit.before, seat), seat, move)
        assert shown.points_before == GAME.view_for(visit.before, None).worths[seat].total
        assert shown.points_after == GAME.view_for(visit.step.state, None).worths[seat].total
        assert set(shown.cells) == set(visit.step.state.sheets[seat].fresh.figure)


def test_what_cannot_be_drawn_cannot_be_previewed():
    with pytest.raises(IllegalMove) as refused:
        preview(turn(sheet(BORIS), "LO"), 0, GAME.parse_move("6H"))
    assert refused.value.key == "cvetris-sticks-out"


def test_before_both_dice_are_there_nothing_can_be_previewed():
    with pytest.raises(IllegalMove) as refused:
        preview(draft("TS", "RG"), 0, GAME.parse_move("1A"))
    assert refused.value.key == "cvetris-take-first"


def test_columns_that_work():
    letters = [working_columns(sheet(BORIS), FIGURES["L"], orientation) for orientation in (6, 1)]
    assert letters == [(1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6)]


def test_usable_bonuses_are_those_that_something_can_be_done_with():
    assert usable_bonuses(sheet(bonuses="oxo-----"), hand("OR")) == {Bonus.COLOUR, Bonus.SHAPE}
    assert usable_bonuses(sheet(shaft(2), bonuses="oooo----"), hand("OR")) == set(Bonus)
    assert usable_bonuses(sheet(shaft(1), bonuses="-o------"), hand("OR")) == set()
    assert usable_bonuses(sheet(bonuses="oooo----"), hand("OR", Stage.DRAWN)) == {Bonus.PATCH}
    assert usable_bonuses(sheet(bonuses="oooo----"), draft("TS", "RG").hands[0]) == set()


def test_by_default_a_figure_leaves_no_hole_below():
    # Flat, I would be lower but bridge a gap.
    assert default("G.G.G.G.", "I") == "2B"


def test_then_it_lies_as_low_as_possible():
    assert default("GGGG.... GGGG....", "I") == "1E"


def test_then_it_has_the_most_neighbours_of_its_colour():
    assert default("G.....R.", "O", "R") == "1E"
    assert default("R.....G.", "O", "R") == "1B"


def test_then_it_is_leftmost():
    assert default("", "O") == "1A"


def test_if_every_place_leaves_a_hole_it_is_the_lowest():
    assert default("G.G..... G.G..... G.G.G.G.", "O") == "1D"


def test_what_fits_nowhere_has_no_default():
    assert default(shaft(3), "O") is None


def test_pictures_get_all_they_need_from_a_view():
    view = GAME.view_for(position((sheet(BORIS), hand("LO")), (sheet(), hand("TR"))), None)
    assert preview(view, 0, GAME.parse_move("6E")).cells
    assert [len(worth.tasks) for worth in view.worths] == [4, 4]
