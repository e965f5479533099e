"""What `medium` and `hard` notice in Цветные дорожки, and that no level sees the order of the bank."""

from dataclasses import replace

import pytest

from engines.contract import Context
from engines.dorozhki import GAME
from engines.dorozhki.deck import DECK
from engines.dorozhki.players import LEVELS, choose, levels, search
from engines.dorozhki.players.worlds import WON, imagined, worth
from engines.dorozhki.state import Phase
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.calls import calls_of
from tests.engines.dorozhki.hidden import twins
from tests.engines.dorozhki.tables import card, laid, position
from tests.engines.everywhere import thoughts_everywhere

BETTER = pytest.mark.parametrize("level", ["medium", "hard"])
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
NOWHERE, OTHER, THIRD = card(90, "BBBBBB"), card(91, "BBBBBB"), card(92, "BBBBBB")


def chosen(state, level, seed="test"):
    view, legal = GAME.view_for(state, state.turn), GAME.legal_moves(state, state.turn)
    return choose(view, legal, level, Rng.of(seed))


def text(state, level, seed="test"):
    return GAME.format_move(chosen(state, level, seed))


def opening(seats=2, moves=5, **options):
    state = begin(GAME, seed="levels", options=options, seats=seats).state
    for number in range(moves):
        move = chosen(state, "easy", str(number))
        state = GAME.apply(state, state.turn, move, Context(rng=Rng.of("x"))).state
    return state


# No cheating


class Poison:
    """Any use of it fails."""

    def fail(self, *_):
        raise AssertionError("a player looked into the bank")

    __getattr__ = __bool__ = __iter__ = __len__ = __getitem__ = __contains__ = __eq__ = __hash__ = __str__ = fail


@EVERY_LEVEL
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_never_touches_the_bank(seats, level):
    state = opening(seats)
    poisoned = replace(state, bank=tuple(Poison() for _ in state.bank))
    assert chosen(poisoned, level) == chosen(state, level)
    move = GAME.legal_moves(state, state.turn)[0]
    explained = [GAME.explain(GAME.view_for(one, state.turn), move) for one in (poisoned, state)]
    assert explained[0] == explained[1]


@EVERY_LEVEL
def test_another_bank_behind_the_same_view_changes_no_move(level):
    state = opening()
    others = list(twins(state, state.turn, Rng.of("twins")))
    assert len({other.bank for other in others}) == 3
    assert {chosen(other, level) for other in others} == {chosen(state, level)}


def test_an_imagined_bank_has_the_cards_that_nobody_sees():
    state = opening(3)
    view = GAME.view_for(state, state.turn)
    banks = [imagined(view, Rng.of("bank", number)).bank for number in range(5)]
    assert all(sorted(bank) == sorted(state.bank) for bank in banks)
    assert len(set(banks)) == 5
    assert sorted(DECK) == sorted((*banks[0], *(one.card for one in state.laid), *sum(state.hands, ())))


def test_what_is_imagined_looks_the_same_from_the_seat():
    state = opening(moves=8)
    view = GAME.view_for(state, state.turn)
    again = GAME.view_for(imagined(view, Rng.of("x")), state.turn)
    assert replace(again, happened=view.happened, fresh=view.fresh) == view


# The same seed gives the same game


@EVERY_LEVEL
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_legal_moves_and_the_same_ones_again(seats, level):
    for moves in (0, 2, 6):
        state = opening(seats, moves, **{"even-start": True})
        assert chosen(state, level) in GAME.legal_moves(state, state.turn)
        assert chosen(state, level) == chosen(state, level)


@pytest.mark.parametrize("seats", [2, 4])
def test_thinking_is_counted_in_moves_tried_out_and_not_in_seconds(seats):
    state = opening(seats)
    tried = calls_of(search.after, lambda: chosen(state, "hard"))
    assert tried == levels.EFFORT["hard"] * (seats - 1) + levels.WORLDS * len(GAME.legal_moves(state, state.turn))


def test_every_supported_python_thinks_alike():
    told = thoughts_everywhere("dorozhki", 3)
    assert len(told[0].splitlines()) == 12
    assert set(told) == {told[0]}


# What better players notice

TABLE = [laid(1, "RRGYYG", "w0,0", "01-34-25"), laid(5, "GGGGGR", "w2,1")]
PLAIN, RING = card(4, "YYVVVV"), card(3, "YYVVVV", "01-25-34")


@BETTER
@pytest.mark.parametrize("seed", range(4))
def test_who_can_win_at_once_does(level, seed):
    assert text(position(TABLE, [PLAIN], [NOWHERE], phase=Phase.EXTRA), level, str(seed)) == "4w0,-1"


@pytest.mark.parametrize("seed", range(4))
def test_medium_closes_a_ring_when_nothing_else_differs(seed):
    state = position(TABLE, [PLAIN, RING, NOWHERE], [OTHER, THIRD], bank=DECK[20:30])
    assert text(state, "medium", str(seed)) == "3w0,-1"


@BETTER
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("others", [(), ((THIRD, card(93, "BBBBBB")),)], ids=["two", "three"])
def test_the_next_ones_last_card_is_blocked(level, seed, others):
    # Above and below there is room for a card of mine; the other player's last card fits only below.
    table = [laid(1, "RRGYYG", "w0,0")]
    mine = [card(2, "VVVRRV"), card(3, "YYVVVV"), NOWHERE, OTHER]
    state = position(table, mine, [card(4, "YYBBBB")], *map(list, others))
    assert text(state, level, str(seed)) == "3w0,-1"


@BETTER
@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_keeps_the_way_open_for_the_next_comes_first(level, seed):
    # Both fit above; my last card fits only on the green one, and then I have fewer cards than the other player.
    table = [laid(1, "RRVVVV", "w0,0")]
    state = position(table, [card(2, "GGYRRY"), card(3, "YYGRRG"), card(4, "YRYGGR")], [NOWHERE, OTHER])
    assert text(state, level, str(seed)) == "2w0,1"


def test_hard_looks_further_than_medium():
    """In some positions the two differ; otherwise the search would be pointless."""
    states = [opening(moves=moves) for moves in range(3, 9)]
    assert any(chosen(state, "hard") != chosen(state, "medium") for state in states)


# What a position is worth


def test_a_game_that_is_over_is_worth_more_than_any_hand():
    over = position(TABLE, [], [NOWHERE], [OTHER, THIRD], phase=Phase.OVER)
    assert [worth(over, seat) for seat in range(3)] == [WON, -WON, -WON]
    shared = position(TABLE, [NOWHERE], [OTHER], phase=Phase.OVER)
    assert [worth(shared, seat) for seat in range(2)] == [0, 0]


def test_fewer_cards_are_better_and_so_are_cards_that_fit():
    few = position(TABLE, [PLAIN], [NOWHERE, OTHER])
    many = position(TABLE, [PLAIN, THIRD], [NOWHERE, OTHER])
    stuck = position(TABLE, [THIRD], [NOWHERE, OTHER])
    assert worth(few, 0) > worth(stuck, 0) > worth(many, 0)
    assert worth(replace(few, to_miss=(1, 0)), 0) < worth(few, 0)
