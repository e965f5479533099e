"""Figures fall."""

import pytest

from engines.cvetris import GAME
from engines.cvetris.box import ROWS
from engines.cvetris.figures import FIGURES
from engines.cvetris.gravity import landings
from engines.errors import IllegalMove
from tests.engines.cvetris.sheets import picture, play, sheet, texts, turn


def after(before, dice, *moves):
    return picture(play(turn(sheet(before), dice), *moves).sheets[0])


def refusal(state, text):
    with pytest.raises(IllegalMove) as refused:
        play(state, text)
    return refused.value.key


@pytest.mark.parametrize(("shape", "drawings"), [("I", 13), ("O", 7), ("T", 26), ("L", 52), ("S", 26), ("V", 28)])
def test_an_empty_sheet_offers_13_7_26_52_26_28_drawings(shape, drawings):
    assert len(texts(turn(sheet(), shape + "R"))) == drawings


def rows(lying):
    """Draw an orientation with `#`, top row first."""
    width = len(lying.bottoms)
    return "/".join("".join(".#"[(x, y) in lying.spots] for x in range(width)) for y in reversed(range(lying.height)))


def test_rotations_are_numbered_turned_clockwise_then_the_mirror_image_turned_clockwise():
    assert [rows(lying) for lying in FIGURES["L"]] == [
        "#./#./##",
        "###/#..",
        "##/.#/.#",
        "..#/###",
        ".#/.#/##",
        "#../###",
        "##/#./#.",
        "###/..#",
    ]


def test_ways_to_lie_that_look_the_same_are_one_rotation():
    assert {shape.value: len(figure) for shape, figure in FIGURES.items()} == {
        "I": 2,
        "O": 1,
        "T": 4,
        "L": 8,
        "S": 4,
        "V": 4,
    }


def test_any_rotation_and_any_mirror_image_may_be_drawn():
    assert [after("", "SR", f"{rotation}A") for rotation in (1, 2, 3, 4)] == [
        ".RR..... RR......",
        "R....... RR...... .R......",
        "RR...... .RR.....",
        ".R...... RR...... R.......",
    ]


def test_a_figure_falls_until_it_rests_on_the_floor():
    assert after("", "IR", "1C") == "..RRRR.."


def test_a_figure_falls_until_it_rests_on_coloured_cells():
    assert after("G....... G.......", "OR", "1A") == "RR...... RR...... G....... G......."


def test_a_drawing_is_an_orientation_and_its_leftmost_column():
    assert after("", "TB", "2D") == "...B.... ...BB... ...B...."


def test_a_figure_stops_at_the_first_cell_under_any_of_its_columns():
    assert after(".G...... .G......", "TR", "3A") == "RRR..... .R...... .G...... .G......"
    assert after("G.G..... G.G.....", "TR", "3A") == "RRR..... GRG..... G.G....."


def test_a_figure_never_slides_under_what_hangs():
    # The gap at B1 is open to the right, but nothing gets below the roof at B2.
    assert after("GG...... G.......", "IR", "2B").startswith(".R...... .R...... .R...... .R...... GG......")


def test_a_figure_rests_on_a_patch_that_hangs_in_the_air():
    state = turn(sheet(bonuses="---o----"), "OR")
    assert picture(play(state, "patch A5 G", "1A").sheets[0]) == (
        "RR...... RR...... G....... ........ ........ ........ ........"
    )


def test_a_figure_must_lie_wholly_inside_the_sheet():
    tall = turn(sheet("G....... " * 6), "IR")
    assert refusal(tall, "2A") == "cvetris-too-high"
    assert refusal(tall, "1F") == "cvetris-sticks-out"
    assert "2A" not in texts(tall)
    assert "1A" in texts(tall)
    assert "1E" in texts(tall)


def test_the_top_row_can_be_used():
    assert after("G....... " * 8, "OR", "1B").count("R") == 4
    assert after("GG...... " * 7, "OR", "1A").startswith("RR......")
    assert refusal(turn(sheet("GG...... " * 8), "OR"), "1A") == "cvetris-too-high"


def test_every_landing_lies_on_something_and_hangs_in_nothing():
    mine = sheet("G..G.... GG.GG..G GGGGG.GG")
    for shape, figure in FIGURES.items():
        for landing in landings(figure, mine.heights):
            spots = [(landing.column + x, landing.row + y) for x, y in figure[landing.orientation - 1].spots]
            assert all(y < ROWS and mine.columns[x][y] == "." for x, y in spots), shape
            assert any(y == 0 or mine.columns[x][y - 1] != "." for x, y in spots), shape


def test_what_is_drawn_is_outlined_until_the_next_turn():
    state = play(turn(sheet(bonuses="---o----"), "OR"), "patch H1 B", "1A")
    fresh = state.sheets[0].fresh
    assert (fresh.round, " ".join(map(str, fresh.figure)), " ".join(map(str, fresh.patches))) == (
        5,
        "A1 A2 B1 B2",
        "H1",
    )
    assert GAME.view_for(state, None).sheets[0].fresh == fresh
