"""Computer players."""

import pytest

from engines.dorozhki import GAME
from engines.dorozhki.state import Phase
from engines.randomness import Rng
from tests.engines.dorozhki.tables import card, laid, position

NOWHERE = card(90, "BBBBBB")


def chosen(state, seed=0):
    move = GAME.choose(GAME.view_for(state, state.turn), GAME.legal_moves(state, state.turn), "easy", Rng.of(str(seed)))
    return GAME.format_move(move)


@pytest.mark.parametrize("seed", range(12))
def test_easy_takes_an_extra_turn_before_a_ring_and_a_ring_before_anything_else(seed):
    table = [laid(1, "RRGYYG", "w0,0", "01-34-25"), laid(5, "GGGGGR", "w2,1")]
    extra, ring, plain = card(2, "VVRRRV"), card(3, "YYVVVV", "01-25-34"), card(4, "YYVVVV")
    assert chosen(position(table, [plain, ring, extra, NOWHERE], [NOWHERE]), seed) == "2w0,1"
    assert chosen(position(table, [plain, ring, NOWHERE], [NOWHERE]), seed) == "3w0,-1"
    assert chosen(position(table, [plain, NOWHERE], [NOWHERE]), seed) == "4w0,-1"


@pytest.mark.parametrize("seed", range(12))
def test_easy_uses_an_extra_turn(seed):
    table = [laid(1, "RRGYYG", "w0,0")]
    assert chosen(position(table, [card(4, "YYGGGG"), NOWHERE], [NOWHERE], phase=Phase.EXTRA), seed) == "4w0,-1"


def test_easy_begins_with_any_card():
    state = position([], [card(2, "RRRRRR"), card(3, "YYYYYY")], [NOWHERE], phase=Phase.FIRST)
    assert {chosen(state, seed) for seed in range(20)} == {"2", "3"}


def test_a_level_that_does_not_exist_is_refused():
    state = position([], [card(2, "RRRRRR")], [NOWHERE], phase=Phase.FIRST)
    with pytest.raises(ValueError, match="grandmaster"):
        GAME.choose(GAME.view_for(state, 0), GAME.legal_moves(state, 0), "grandmaster", Rng.of("x"))
