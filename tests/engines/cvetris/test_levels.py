"""What `medium` and `hard` notice in Цветрис, and that no level sees more than its seat."""

from dataclasses import replace

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import Task
from engines.cvetris.players import LEVELS, choose
from engines.cvetris.players.board import Board
from engines.cvetris.players.prospects import Prospects
from engines.cvetris.scoring import worths_at
from engines.cvetris.state import Done, Leave, Stage
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.cvetris.sheets import draft, hand, position, shaft, sheet, turn
from tests.engines.everywhere import thoughts_everywhere

BETTER = pytest.mark.parametrize("level", ["medium", "hard"])
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
PLAIN = (Task.MANY_COLOUR_LINES, Task.THREES_GREEN_VIOLET_ORANGE, Task.EACH_ILS, Task.BIG_AREAS)


def chosen(state, level, seat=0, seed="test"):
    return choose(GAME.view_for(state, seat), list(GAME.legal_moves(state, seat)), level, Rng.of(seed))


def text(state, level, seat=0):
    return GAME.format_move(chosen(state, level, seat))


def positions(seats, rounds=12, every=9):
    """Yield some positions of a game that `easy` plays, with the seat to move."""
    rng, state, number = Rng.of("positions", seats), begin(GAME, seed="levels", options={}, seats=seats).state, 0
    while GAME.outcome(state) is None and state.round <= rounds:
        seat = min(GAME.to_move(state))
        if number % every == 0:
            yield state, seat
        state = GAME.apply(state, seat, chosen(state, "easy", seat, str(number)), Context(rng=rng)).state
        number += 1


# No cheating


@EVERY_LEVEL
def test_a_player_knows_what_everybody_knows(level):
    """Only the dice of later rounds are hidden in this game, and they are in no state and no view."""
    for state, seat in positions(3, rounds=4):
        public = replace(GAME.view_for(state, None), viewer=seat)
        legal = list(GAME.legal_moves(state, seat))
        assert choose(public, legal, level, Rng.of("test")) == chosen(state, level, seat)
        assert GAME.explain(public, legal[0]) == GAME.explain(GAME.view_for(state, seat), legal[0])


@EVERY_LEVEL
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_legal_moves_and_the_same_ones_again(seats, level):
    for state, seat in positions(seats, every=17):
        move = chosen(state, level, seat)
        assert move in list(GAME.legal_moves(state, seat))
        assert move == chosen(state, level, seat)


@EVERY_LEVEL
def test_the_public_does_not_play(level):
    state = turn(sheet(), "OR")
    with pytest.raises(ValueError, match="public"):
        choose(GAME.view_for(state, None), list(GAME.legal_moves(state, 0)), level, Rng.of("test"))


def test_every_supported_python_thinks_alike():
    told = thoughts_everywhere("cvetris", 3)
    assert len(told[0].splitlines()) == 12
    assert set(told) == {told[0]}


# What better players notice


@BETTER
def test_a_row_that_brings_stars_is_filled(level):
    # Of the two places where the square is flat on the floor, one fills row 1.
    assert text(turn(sheet("GVBBOO.."), "OR", tasks=PLAIN), level) == "1G"


@BETTER
def test_a_shape_is_taken_that_a_task_asks_for(level):
    mine = sheet("RGB.....", figures="IOTLSV")
    assert text(draft("OI", "RR", sheets=(mine, mine)), level) == "shape I"


@BETTER
def test_a_bonus_is_spent_when_it_brings_more_than_it_is_worth(level):
    # Red would spoil a row of one colour: six stars, and three for the row itself.
    state = turn(sheet("GGGG....", bonuses="o-------"), "IR", tasks=(Task.ONE_COLOUR_LINES, *PLAIN[1:]))
    assert text(state, level) == "1E colour=G"


@BETTER
def test_a_bonus_is_kept_when_it_brings_nothing(level):
    wanted = (Task.MANY_COLOUR_LINES, Task.THREES_RED_YELLOW_BLUE, Task.EACH_OTV, Task.BIG_AREAS)
    assert " " not in text(turn(sheet(bonuses="ooo--ooo"), "TR", tasks=wanted), level)


@BETTER
def test_a_patch_fills_a_row_and_otherwise_waits(level):
    gap = "GGGGVVV. BBBBOOOO"
    assert text(turn(sheet(f"{gap} GVBO.RYG", bonuses="---o----"), "OR", Stage.DRAWN), level)[:8] == "patch E1"
    assert chosen(turn(sheet("GGGG", bonuses="---o----"), "OR", Stage.DRAWN), level) == Done()


@BETTER
def test_who_leaves_uses_up_their_patches(level):
    full = sheet("GGGGGGG. " * 3 + "GGGGGGGG " * 6, bonuses="---oo---")
    assert chosen(turn(full, "OR"), level) == Leave()
    assert text(turn(full, "OR", Stage.LEAVING), level).startswith("patch H7")


@BETTER
def test_nobody_leaves_while_a_bonus_lets_them_draw_on(level):
    assert "cut=" in text(turn(sheet(shaft(2), bonuses="-o-----o"), "OR"), level)


def test_hard_takes_away_what_another_needs():
    # Green and violet are the same to me; with green, the other player would fill a line of one colour.
    lines = (Task.ONE_COLOUR_LINES, Task.THREES_RED_YELLOW_BLUE, Task.EACH_OTV, Task.BIG_AREAS)
    mine, theirs = sheet(figures="IOTLSV"), sheet("GGGG....", figures="IOTLSV")
    state = replace(draft("II", "GV", sheets=(mine, theirs)), tasks=lines)
    assert text(state, "hard") == "colour G"
    assert text(replace(state, sheets=(mine, sheet("VVVV....", figures="IOTLSV"))), "hard") == "colour V"


# What a sheet promises


@pytest.mark.parametrize("cards", [PLAIN, *[(task, *PLAIN[1:]) for task in list(Task)[:3]]])
def test_at_the_end_a_sheet_is_worth_the_stars_on_it(cards):
    for played, seat in positions(2, rounds=30, every=15):
        state = replace(played, tasks=cards)
        value = Prospects(state, seat).value(Board.of(state.sheets[seat]), over=True)
        assert value == pytest.approx(worths_at(state)[seat].total)


def test_in_a_race_for_most_the_stars_of_the_others_count_against_me():
    tasks = (Task.DIAGONALS, Task.LEAD_RED_VIOLET_ORANGE, Task.LEAD_LSV, Task.BIG_AREAS)
    mine, theirs = sheet("RRR.....", figures="LLS"), sheet("RR...O..", figures="LLL")
    state = position((mine, hand("IR")), (theirs, hand("IR")), tasks=tasks)
    own, other = (worth.total for worth in worths_at(state))
    value = Prospects(state, 0).value(Board.of(mine), over=True)
    assert (own, other) == (4 + 1 + 4, 1 + 4 + 4)
    assert value == own - other / 2


@pytest.mark.parametrize("worse", ["GGGG.... G.GG....", "....G... GGGG....", "GGG.G..."])
def test_a_tidy_sheet_promises_more_than_an_untidy_one_with_the_same_stars(worse):
    tidy = sheet("GGGG...." if len(worse) < 9 else "G....... GGGG....")
    untidy = sheet(worse)
    state = turn(tidy, "OR", tasks=PLAIN)
    values = [Prospects(state, 0).value(Board.of(mine)) for mine in (tidy, untidy)]
    assert values[0] > values[1]
