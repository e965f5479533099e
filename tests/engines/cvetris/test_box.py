"""The contents of the box, and how a game begins."""

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import BONUSES, COLOURS, COLUMNS, ROW_STARS, ROWS, SHAPES, TASK_CARDS, Task
from engines.cvetris.figures import FIGURES
from engines.cvetris.sheet import Sheet
from engines.randomness import Rng
from tests.engines.walks import Setting, walk


def setups(seats):
    return [GAME.setup({}, seats, Rng.of("setup", number)).state for number in range(120)]


def test_a_sheet_has_8_columns_and_9_rows_all_empty():
    assert (COLUMNS, ROWS) == (8, 9)
    assert Sheet().columns == (".........",) * 8
    assert Sheet().empty_cells == 72


def test_above_the_columns_stand_colour_scissors_shape_patch_and_the_same_mirrored():
    assert BONUSES == ("colour", "scissors", "shape", "patch", "patch", "shape", "scissors", "colour")


def test_rows_1_3_5_and_7_have_stars_for_the_first_and_but_for_row_1_for_the_second():
    assert ROW_STARS == {1: (3,), 3: (4, 2), 5: (6, 3), 7: (8, 4)}


def test_the_shapes_are_the_five_tetrominoes_and_the_corner_of_three():
    assert "".join(SHAPES) == "IOTLSV"
    assert [len(FIGURES[shape][0].spots) for shape in SHAPES] == [4, 4, 4, 4, 4, 3]
    ways = [frozenset(lying.spots) for figure in FIGURES.values() for lying in figure]
    assert len(set(ways)) == len(ways), "no two shapes are the same"


def test_the_colours_are_red_yellow_green_blue_violet_orange():
    assert "".join(COLOURS) == "RYGBVO"


def test_there_are_16_task_cards_4_of_each_kind():
    assert [len(cards) for cards in TASK_CARDS.values()] == [4, 4, 4, 4]
    assert {task for cards in TASK_CARDS.values() for task in cards} == set(Task)


def test_one_task_of_each_kind_is_open_drawn_at_random():
    opened = [state.tasks for state in setups(2)]
    for tasks in opened:
        assert [task in cards for task, cards in zip(tasks, TASK_CARDS.values(), strict=True)] == [True] * 4
    assert {task for tasks in opened for task in tasks} == set(Task)


def test_the_open_tasks_stay_for_the_whole_game():
    assert len({visit.step.state.tasks for visit in walk(Setting("cvetris", (), 3), "tasks")}) == 1


def test_who_is_active_first_is_drawn_at_random():
    assert {state.active for state in setups(4)} == {0, 1, 2, 3}


def test_one_shape_die_and_one_colour_die_are_rolled_for_every_player():
    for seats in (2, 3, 4):
        for state in setups(seats):
            held = [die for hand in state.hands for die in (hand.shape, hand.colour) if die]
            assert len(state.shapes) + len(state.colours) + len(held) == 2 * seats
            assert len(state.order) == 2 * seats


def test_every_face_of_both_dice_comes_up():
    states = setups(4)
    assert {shape for state in states for shape in state.shapes} == set(SHAPES)
    assert {colour for state in states for colour in state.colours} == set(COLOURS)


def test_the_dice_of_a_later_round_are_in_no_state_they_come_with_the_move_that_ends_the_round():
    setting = Setting("cvetris", (), 2)
    for visit in walk(setting, "later dice"):
        if visit.before and visit.step.state.round == visit.before.round + 1:
            move = GAME.parse_move(visit.played.move)
            others = {_roll(visit, move, seed) for seed in range(20)}
            assert len(others) > 5
            return
    raise AssertionError("no round ended")


def _roll(visit, move, seed):
    state = GAME.apply(visit.before, visit.played.seat, move, Context(rng=Rng.of("other", seed))).state
    return (state.shapes, state.colours, state.hands)
