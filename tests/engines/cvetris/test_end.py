"""The end of a game and the score."""

import pytest

from engines.cvetris import GAME
from engines.cvetris.box import Task
from engines.cvetris.scoring import colour_marks, shape_marks, worths_at
from tests.engines.cvetris.sheets import OUT, hand, position, sheet

TASKS = (Task.ONE_COLOUR_LINES, Task.LEAD_BLUE_YELLOW_GREEN, Task.EACH_ILS, Task.LARGEST_AREA)


def end(*sheets, tasks=TASKS):
    return GAME.outcome(position(*((mine, OUT) for mine in sheets), tasks=tasks))


@pytest.mark.parametrize(("figures", "stars"), [("IOTLSV", 10), ("IOTLS", 5), ("OOTLSV", 5), ("IOTL", 0), ("", 0)])
def test_all_6_shapes_used_bring_10_and_5_of_6_bring_5(figures, stars):
    assert shape_marks(sheet(figures=figures)) == stars


@pytest.mark.parametrize(("row", "stars"), [("RYGBVO", 10), ("RYGBV", 5), ("RRYGBOOO", 5), ("RYGB", 0), ("", 0)])
def test_all_6_colours_bring_10_and_5_of_6_bring_5_counted_on_the_sheet(row, stars):
    assert colour_marks(sheet(row)) == stars


def test_the_score_is_marks_rows_and_four_tasks_each_told_apart():
    mine = sheet("GGGGGGGG RYGBVO..", figures="IOTLSVII", row_stars=(None, 2, 6, None))
    score = end(mine, sheet()).scores[0]
    assert score.parts == (
        ("cvetris-shape-marks", 10),
        ("cvetris-colour-marks", 10),
        ("cvetris-row-1", 0),
        ("cvetris-row-3", 2),
        ("cvetris-row-5", 6),
        ("cvetris-row-7", 0),
        ("cvetris-task-one-colour-lines", 6),
        ("cvetris-task-lead-blue-yellow-green", 12),
        ("cvetris-task-each-ILS", 5),
        ("cvetris-task-largest-area", 4),
    )
    assert score.total == sum(stars for _, stars in score.parts) == 55


def test_most_stars_win():
    outcome = end(sheet("GGGG...."), sheet("GGGGGG.."))
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetris-most-points", (1,), (2, 1))
    assert outcome.params == {"points": 7}


def test_a_tie_goes_to_fewer_empty_cells():
    outcome = end(sheet("GG......"), sheet("GG....R."))
    assert [score.total for score in outcome.scores] == [5, 5]
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetris-fewest-empty", (1,), (2, 1))


def test_then_to_more_stars_from_rows():
    rows = sheet("GG......", row_stars=(3, None, None, None))
    figures = sheet("GG......", figures="III")
    outcome = end(figures, rows)
    assert [score.total for score in outcome.scores] == [8, 8]
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetris-most-row-stars", (1,), (2, 1))


def test_fewer_empty_cells_come_before_stars_from_rows():
    rows = sheet("GG......", row_stars=(3, None, None, None))
    figures = sheet("GG....R.", figures="III")
    assert end(figures, rows).winners == (0,)


def test_else_the_win_is_shared():
    outcome = end(sheet("GG......"), sheet("......GG"), sheet("G......."))
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetris-shared", (0, 1), (1, 1, 3))


def test_the_same_order_ranks_all_places():
    first = sheet("GGGGGGGG GGGGGGGG")
    outcome = end(sheet("V......."), first, sheet("V.....V."), sheet("O...O..."))
    assert [score.total for score in outcome.scores][0::2] == [0, 0]
    assert outcome.places == (4, 1, 2, 2)


def test_who_left_early_is_compared_as_their_sheet_stands():
    assert end(sheet("GG......"), sheet()).winners == (0,)


def test_there_is_no_outcome_before_all_are_out():
    assert GAME.outcome(position((sheet(), OUT), (sheet(), hand("OR")))) is None


def test_live_points_are_the_score_as_the_sheets_stand():
    state = position((sheet("GGGGGGGG"), OUT), (sheet("RR......"), OUT), tasks=TASKS)
    assert [worth.total for worth in worths_at(state)] == [score.total for score in GAME.outcome(state).scores]
    view = GAME.view_for(state, None)
    assert [worth.tasks for worth in view.worths] == [(6, 4, 0, 4), (0, 0, 0, 1)]
