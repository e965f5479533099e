"""Computer players."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.state import Done, Leave, Stage
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.cvetris.sheets import draft, shaft, sheet, turn


def choice(state, seat=0, number=0):
    legal = list(GAME.legal_moves(state, seat))
    return GAME.format_move(GAME.choose(GAME.view_for(state, seat), legal, "easy", Rng.of("choice", number)))


def choices(state, seat=0):
    return {choice(state, seat, number) for number in range(20)}


def test_easy_draws_without_a_hole_and_low():
    assert choices(turn(sheet("G.G.G.G."), "IR")) <= {"2B", "2D", "2F", "2H"}
    assert choices(turn(sheet("GGGG.... GGGG...."), "IR")) == {"1E"}


def test_easy_draws_beside_its_colour():
    assert choices(turn(sheet("G.....R."), "OR")) == {"1E"}


def test_easy_keeps_its_bonuses_while_the_figure_fits():
    assert all(" " not in text for text in choices(turn(sheet(bonuses="oooooooo"), "TR")))


def test_easy_uses_a_bonus_rather_than_leave():
    assert choices(turn(sheet(shaft(2), bonuses="-o-----o"), "OR")) == {"2A cut=2"}


def test_easy_leaves_when_nothing_can_be_drawn_and_patches_a_row_on_its_way_out():
    gap = sheet("GGGGGGG. " * 3 + "GGGGGGGG " * 6, bonuses="---o----")
    assert choices(turn(gap, "OR")) == {GAME.format_move(Leave())}
    assert {text[:8] for text in choices(turn(gap, "OR", Stage.LEAVING))} == {"patch H7"}


def test_easy_keeps_a_patch_that_fills_no_row():
    assert choices(turn(sheet(bonuses="---o----"), "OR", Stage.DRAWN)) == {GAME.format_move(Done())}


def test_easy_takes_a_shape_that_leaves_no_hole():
    assert choices(draft("IO", "RG", sheets=(sheet("G.G.G.G."),))) == {"shape I"}


def test_an_unknown_level_is_a_mistake_of_the_caller():
    state = turn(sheet(), "OR")
    with pytest.raises(ValueError):
        GAME.choose(GAME.view_for(state, 0), list(GAME.legal_moves(state, 0)), "godlike", Rng.of("x"))


def points(seed):
    """Let `easy`, on seat 0, play against a random player."""
    rng, state = Rng.of(seed), begin(GAME, seed=seed, options={}, seats=2).state
    while GAME.outcome(state) is None:
        seat = min(GAME.to_move(state))
        legal = list(GAME.legal_moves(state, seat))
        move = rng.choice(legal) if seat else GAME.choose(GAME.view_for(state, 0), legal, "easy", rng)
        state = GAME.apply(state, seat, move, Context(rng=rng)).state
    return [score.total for score in GAME.outcome(state).scores]


def test_easy_beats_chance():
    games = [points(f"easy {number}") for number in range(10)]
    assert sum(easy > chance for easy, chance in games) >= 9
