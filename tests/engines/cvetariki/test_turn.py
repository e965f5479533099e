"""A turn: groups, jokers, gravity, and every refusal."""

import itertools

import pytest

from engines.colours import Colour
from engines.contract import Context
from engines.cvetariki import GAME
from engines.cvetariki.board import Cell, cells_in, groups, pack, unpack
from engines.cvetariki.state import LastPop, Pop
from engines.errors import GameOver, IllegalMove, NotYourTurn
from engines.randomness import Rng
from tests.engines.cvetariki import naive
from tests.engines.cvetariki.boards import QUIET, columns, position, two_players
from tests.engines.walks import settings, walk

WORKED_EXAMPLE = "RYG R*B G*B RYB"


def listed(picture):
    """Return the groups of a picture as `{"red A3": "A3 A4 B2 B3"}`."""
    return {
        f"{group.colour.name.lower()} {group.name}": " ".join(map(str, cells_in(group.cells)))
        for group in groups(pack(columns(picture)))
    }


def play(state, text):
    return GAME.apply(state, state.turn, GAME.parse_move(text), QUIET).state


def refusal(state, text, seat=None):
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, state.turn if seat is None else seat, GAME.parse_move(text), QUIET)
    return refused.value.key


def test_the_worked_example_has_four_groups():
    assert listed(WORKED_EXAMPLE) == {
        "red A3": "A3 A4 B2 B3",
        "yellow B1": "B1 B2 B3 B4",
        "green A2": "A2 B2 B3",
        "blue C1": "B2 B3 C1 C2 C3",
    }


def test_in_the_worked_example_a1_is_single_and_c4_touches_no_green_and_no_joker():
    state = two_players(WORKED_EXAMPLE)
    assert refusal(state, "A1") == "cvetariki-single"
    assert refusal(state, "C4") == "cvetariki-single"


def test_tokens_hang_together_by_their_sides_not_by_corners():
    assert listed("RY YR") == {}
    assert listed("RR YG") == {"red A2": "A2 B2"}


def test_one_coloured_token_beside_one_joker_is_a_group_of_2():
    assert listed("R*") == {"red A1": "A1 B1"}


def test_jokers_alone_are_no_group():
    assert listed("**") == {}
    assert refusal(two_players("**R RYY"), "A2 violet") == "cvetariki-joker-alone"


def test_two_tokens_joined_only_by_jokers_are_one_group():
    assert listed("R**R") == {"red A1": "A1 B1 C1 D1"}


def test_every_joker_connected_to_the_group_goes_with_it_also_through_other_jokers():
    after = play(two_players("R**** GGYYV"), "A2")
    assert after.columns[:5] == ("G", "G", "Y", "Y", "V")


def test_the_same_joker_as_red_and_as_blue_are_two_moves():
    state = two_players("R*B")
    assert play(state, "B1 red").columns[0] == "B"
    assert play(state, "B1 blue").columns[0] == "R"


def test_a_group_is_one_move_whichever_of_its_cells_is_pointed_at():
    state = two_players(WORKED_EXAMPLE)
    pointed = [play(state, text) for text in ("A3", "A4", "A4 red", "B2 red", "B3 red")]
    assert all(after == pointed[0] for after in pointed)
    assert [GAME.format_move(move) for move in GAME.legal_moves(state, 0)] == ["A3", "B1", "A2", "C1"]


def test_a_groups_own_name_is_its_first_token_of_its_colour_column_by_column_bottom_up():
    assert listed("*Y RY") == {"red A1": "A1 A2", "yellow B1": "A2 B1 B2"}


def test_a_coloured_token_named_as_another_colour_is_refused():
    assert refusal(two_players(WORKED_EXAMPLE), "A4 blue") == "cvetariki-other-colour"


def test_a_joker_without_a_colour_is_refused():
    assert refusal(two_players(WORKED_EXAMPLE), "B2") == "cvetariki-joker-needs-colour"


def test_an_empty_cell_is_refused():
    assert refusal(two_players(WORKED_EXAMPLE), "A5") == "cvetariki-empty-cell"
    assert refusal(two_players(WORKED_EXAMPLE), "J10") == "cvetariki-empty-cell"


def test_a_cell_off_the_board_and_a_colour_of_another_game_are_refused():
    state = two_players(WORKED_EXAMPLE)
    for move in (Pop(Cell(10, 0)), Pop(Cell(-1, 3)), Pop(Cell(0, 10)), Pop(Cell(0, -1))):
        with pytest.raises(IllegalMove, match="empty-cell"):
            GAME.apply(state, 0, move, QUIET)
    with pytest.raises(IllegalMove, match="no-such-colour"):
        GAME.apply(state, 0, Pop(Cell(1, 1), Colour.ORANGE), QUIET)


def test_the_tokens_above_fall():
    after = play(two_players("G. R. RB YB"), "A2")
    assert after.columns[:2] == ("YG", "BB")


def test_the_column_that_closes_up():
    """Every empty column moves to the far right, the others close up to the left in the same order."""
    after = play(two_players("..Y RBY GBG"), "B1")
    assert after.columns == ("GR", "GYY", *[""] * 8)


def test_one_move_can_empty_several_columns():
    after = play(two_players("...Y BBBG"), "A1")
    assert after.columns == ("GY", *[""] * 9)


def test_the_mover_keeps_the_tokens_taken_and_everybody_sees_how_many():
    after = play(two_players("R*R YGB"), "A2")
    assert after.taken == ((2, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0))
    assert GAME.view_for(after, None).taken == after.taken


def test_turns_go_round_in_seat_order():
    state = GAME.setup({}, 3, Rng.of("round")).state
    order = []
    while GAME.to_move(state) and len(order) < 6:
        (seat,) = GAME.to_move(state)
        order.append(seat)
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0], QUIET).state
    assert order == [(order[0] + step) % 3 for step in range(6)]


def test_who_is_not_on_move_is_told_whose_turn_it_is_and_how_many_come_before():
    state = position("RR YY BB GG", "R", "Y", "G", "B", turn=1)
    with pytest.raises(NotYourTurn) as refused:
        GAME.apply(state, 0, GAME.parse_move("A1"), QUIET)
    assert refused.value.params == {"seat": 1, "before": 3}


def test_no_passing_while_any_group_exists_and_a_game_has_at_most_50_moves():
    for setting in (setting for setting in settings() if setting.slug == "cvetariki"):
        visits = list(walk(setting, "length"))
        assert len(visits) - 1 <= 50
        sizes = [sum(map(len, visit.step.state.columns)) for visit in visits]
        assert all(before - after >= 2 for before, after in itertools.pairwise(sizes))


def test_after_the_end_a_press_is_refused():
    state = position("RYR", "R", "Y")
    with pytest.raises(GameOver):
        GAME.apply(state, 0, GAME.parse_move("A1"), QUIET)


def test_a_move_tells_what_fell_and_which_columns_closed_up():
    state = two_players("YG.. RB.. RBG* RVGY")
    assert play(state, "A1").last == LastPop(seat=0, colour=Colour.RED, tokens=3, fell=(Cell(0, 0),), closed_up=())
    gone = play(two_players("R.G RYB"), "A1")
    assert gone.last == LastPop(seat=0, colour=Colour.RED, tokens=2, fell=(), closed_up=(0, 1))


def test_a_pop_is_told_to_all():
    step = GAME.apply(two_players("R*R YGB"), 0, GAME.parse_move("C2"), Context(rng=Rng.of("x")))
    (event,) = step.events
    assert (event.key, event.to) == ("cvetariki-popped", None)
    assert event.params == {"seat": 0, "colour": "R", "tokens": 3, "cell": "A2"}


def same_as_naive(state):
    expected = naive.groups(state.columns)
    assert {(group.colour, frozenset(cells_in(group.cells))) for group in groups(pack(state.columns))} == expected
    assert unpack(pack(state.columns)) == state.columns
    for move in GAME.legal_moves(state, state.turn):
        colour = state.columns[move.cell.column][move.cell.row]
        cells = next(cells for named, cells in expected if named == colour and move.cell in cells)
        after = GAME.apply(state, state.turn, move, QUIET).state
        assert after.columns == naive.popped(state.columns, cells)


def check_against_naive(positions, seed):
    """Compare groups, legality and gravity in random positions with the naive implementation."""
    setting = next(setting for setting in settings() if setting.name == "cvetariki-variant=classic-3p")
    checked = 0
    for number in range(positions):
        for visit in walk(setting, f"{seed} {number}"):
            same_as_naive(visit.step.state)
            checked += 1
            if checked == positions:
                return


def test_a_slow_second_implementation_agrees_on_groups_and_gravity():
    check_against_naive(100, "short")


@pytest.mark.soak
def test_a_slow_second_implementation_agrees_on_many_positions():
    check_against_naive(3_000, "long")
