"""The sixteen tasks."""

import pytest

from engines.cvetris.box import Task
from engines.cvetris.paint import DIAGONALS
from engines.cvetris.tasks import task_worth
from tests.engines.cvetris.sheets import sheet


def stars(task, *pictures):
    return task_worth(task, [sheet(picture) for picture in pictures])


def one(task, picture):
    return stars(task, picture)[0]


def figures(task, *drawn):
    return task_worth(task, [sheet(figures=letters) for letters in drawn])


# Rows and columns.


def lifted(picture: str, rows: int) -> str:
    return f"{picture} {'........ ' * rows}"


def test_two_green_diagonals_across_the_upper_right_corner_bring_10():
    two = """
        ...GG...
        ....GG..
        .....GG.
        ......GG
        .......G
    """
    assert one(Task.DIAGONALS, lifted(two, 4)) == 10


def test_a_diagonal_must_be_longer_than_3_cells():
    three = ".....G.. ......G. .......G"
    assert one(Task.DIAGONALS, lifted(three, 6)) == 0
    assert one(Task.DIAGONALS, lifted("....G... .....G.. ......G. .......G", 5)) == 5


def test_a_diagonal_runs_from_edge_to_edge():
    # Four cells of a diagonal of eight don't count.
    assert one(Task.DIAGONALS, "...G.... ..G..... .G...... G.......") == 0
    assert one(Task.DIAGONALS, "G....... .G...... ..G..... ...G....") == 5


def test_a_diagonal_is_of_one_colour():
    assert one(Task.DIAGONALS, "G....... .G...... ..G..... ...R....") == 0


def test_a_cell_may_serve_in_two_diagonals():
    cross = """
        B.......
        .B.....B
        ..B...B.
        ...B.B..
        ....B...
        ...B.B..
        ..B...B.
        .B.....B
        B.......
    """
    assert one(Task.DIAGONALS, cross) == 10


def test_20_diagonals_are_long_enough():
    assert len(set(DIAGONALS)) == 20
    assert one(Task.DIAGONALS, "OOOOOOOO " * 9) == 100


def test_full_lines_of_exactly_2_colours_bring_2_each():
    assert one(Task.TWO_COLOUR_LINES, "GGGGRRRR GGGGGGGG RYGGGGGG GGGGGGG.") == 2
    assert one(Task.TWO_COLOUR_LINES, "R....... " * 4 + "B....... " * 5) == 2


def test_full_lines_of_1_colour_bring_6_each():
    assert one(Task.ONE_COLOUR_LINES, "GGGGRRRR GGGGGGGG RRRRRRRR GGGGGGG.") == 12
    assert one(Task.ONE_COLOUR_LINES, "R....... " * 9) == 6
    assert one(Task.ONE_COLOUR_LINES, "R....... " * 8) == 0


def test_full_lines_of_3_or_more_colours_bring_1_each():
    assert one(Task.MANY_COLOUR_LINES, "RYGGGGGG RYGBVOOO RRRRGGGG RYGBVO..") == 2


# Colours.


def test_4_red_5_yellow_6_blue_cells_bring_4():
    assert one(Task.THREES_RED_YELLOW_BLUE, "RRRRYYYY YBBBBBB.") == 4


def test_threes_count_each_colour_by_itself_rounded_down():
    assert one(Task.THREES_RED_YELLOW_BLUE, "RRYYBB..") == 0
    assert one(Task.THREES_RED_YELLOW_BLUE, "GGGVVVOO OOOOOOOO") == 0


def test_threes_of_green_violet_orange_are_the_same_for_these():
    assert one(Task.THREES_GREEN_VIOLET_ORANGE, "GGGGVVVV VOOOOOO.") == 4
    assert one(Task.THREES_GREEN_VIOLET_ORANGE, "RRRYYYBB BBBBBBBB") == 0


def test_most_cells_of_a_colour_bring_4_and_second_1_the_rest_nothing():
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "BBB", "BB", "B", "") == (4, 1, 0, 0)


def test_each_of_the_three_colours_is_led_by_itself():
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "BBYG", "BYYG", "RRRV") == (4 + 1 + 4, 1 + 4 + 4, 0)


def test_equals_get_the_same_and_the_next_lower_count_is_second():
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "BBB", "BBB", "BB", "B") == (4, 4, 1, 0)
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "BBB", "BB", "BB", "B") == (4, 1, 1, 0)


def test_nobody_leads_with_zero_and_nobody_is_second_with_zero():
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "", "") == (0, 0)
    assert stars(Task.LEAD_BLUE_YELLOW_GREEN, "B", "") == (4, 0)


def test_red_violet_orange_are_led_likewise():
    assert stars(Task.LEAD_RED_VIOLET_ORANGE, "RRVVOO", "RVO", "BBYYGG") == (12, 3, 0)


# Shapes.


def test_each_figure_of_i_l_s_brings_1_per_figure_not_per_shape():
    assert figures(Task.EACH_ILS, "IIILSOTV", "OTV") == (5, 0)


def test_each_figure_of_o_t_v_brings_1():
    assert figures(Task.EACH_OTV, "OOTVILS", "ILS") == (4, 0)


def test_most_figures_of_i_o_t_bring_4_second_1():
    assert figures(Task.LEAD_IOT, "IIOOT", "IOTTL", "SSSVVV") == (4 + 4 + 1, 1 + 1 + 4, 0)


def test_most_figures_of_l_s_v_bring_4_second_1():
    assert figures(Task.LEAD_LSV, "LLSV", "LSVV", "LIIOOTT") == (4 + 4 + 1, 1 + 4 + 4, 1)


# Areas.


def test_a_13_cell_area_brings_6():
    assert one(Task.LARGEST_AREA, "VVVVV... VVVVVVVV") == 6


def test_the_largest_area_counts_half_rounded_down():
    assert one(Task.LARGEST_AREA, "RRR.BBBB") == 2
    assert one(Task.LARGEST_AREA, "R.......") == 0
    assert one(Task.LARGEST_AREA, "") == 0


def test_an_area_hangs_together_by_sides_not_corners():
    assert one(Task.LARGEST_AREA, "RR...... ..RR....") == 1
    assert one(Task.LARGEST_AREA, "RR...... .RR.....") == 2


def test_an_area_does_not_run_around_the_edge_of_the_sheet():
    assert one(Task.LARGEST_AREA, "R......R R......R") == 1
    assert one(Task.LARGEST_AREA, "R....... " + "........ " * 7 + ".R......") == 0


def test_a_rectangle_of_6_cells_brings_6():
    assert one(Task.LARGEST_RECTANGLE, "VVV..... VVVV....") == 6


@pytest.mark.parametrize(("picture", "cells"), [("RR RR", 4), ("RRRRR", 5), ("R R R", 3), ("R", 1), ("RB BR", 1)])
def test_a_square_or_a_single_line_is_a_rectangle(picture, cells):
    assert one(Task.LARGEST_RECTANGLE, picture) == cells


def test_a_rectangle_is_of_one_colour():
    assert one(Task.LARGEST_RECTANGLE, "RRBB RRBB") == 4


def test_separate_areas_of_5_or_more_cells_bring_2_each():
    assert one(Task.BIG_AREAS, "RRRRR.BB BBBBBBB. VVVV....") == 4
    assert one(Task.BIG_AREAS, "RRRR.... ....RRRR") == 0
    assert one(Task.BIG_AREAS, "RRRRR... ........ RRRRR...") == 4


def test_colours_whose_cells_3_or_more_all_lie_in_one_area_bring_3_each():
    assert one(Task.UNITED_COLOURS, "RRR.BBBB VV...VVV") == 6
    assert one(Task.UNITED_COLOURS, "RR......") == 0
