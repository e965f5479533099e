"""Solo: one sheet, the same dice for everybody who plays the deal, no task about having the most."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import LEAD_COLOURS, LEAD_SHAPES
from engines.errors import BadSetup
from engines.randomness import Rng
from engines.replay import begin


def solo(seed="solo"):
    return begin(GAME, seed=seed, options={"variant": "solo"}, seats=1).state


def thrown(state, choose):
    """Play to the end; return the dice of every round."""
    dice = []
    for number in range(200):
        if GAME.outcome(state) is not None:
            return dice, state
        if len(dice) < state.round:
            dice.append((state.hands[0].shape, state.hands[0].colour))
        legal = list(GAME.legal_moves(state, 0))
        state = GAME.apply(state, 0, choose(legal), Context(rng=Rng.of("luck", number, len(legal)))).state
    raise AssertionError


def test_the_dice_do_not_depend_on_what_is_drawn():
    first, _ = thrown(solo(), lambda legal: legal[0])
    last, _ = thrown(solo(), lambda legal: legal[-1] if len(legal) < 3 else legal[len(legal) // 2])
    rounds = min(len(first), len(last))
    assert rounds > 8
    assert first[:rounds] == last[:rounds]
    assert first[:5] != thrown(solo("another"), lambda legal: legal[0])[0][:5]


def test_both_dice_are_taken_by_themselves_and_the_piece_is_drawn_at_once():
    state = solo()
    assert GAME.to_move(state) == {0}
    assert (state.hands[0].shape, state.hands[0].colour) == state.dice[0]


def test_tasks_about_having_the_most_are_left_out():
    for number in range(30):
        assert not {*LEAD_COLOURS, *LEAD_SHAPES} & set(solo(str(number)).tasks)


def test_it_ends_with_points_and_nobody_to_beat():
    _, state = thrown(solo(), lambda legal: legal[0])
    outcome = GAME.outcome(state)
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetris-solo", (0,), (1,))
    assert outcome.params == {"points": outcome.scores[0].total}


def test_the_dice_to_come_are_seen_by_nobody():
    assert "dice" not in {field for seat in (0, None) for field in vars(GAME.view_for(solo(), seat))}


def test_alone_needs_the_variant():
    with pytest.raises(BadSetup):
        begin(GAME, seed="x", options={}, seats=1)
    with pytest.raises(BadSetup):
        begin(GAME, seed="x", options={"variant": "solo"}, seats=2)
