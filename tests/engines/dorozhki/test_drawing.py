"""Draws, passes and missed turns: whatever leaves no choice happens automatically, and is reported."""

import pytest

from engines.contract import Event
from engines.dorozhki import GAME
from engines.dorozhki.state import Phase
from engines.errors import IllegalMove
from tests.engines.dorozhki.tables import QUIET, card, laid, numbers, play, position, texts, told

FIRST = laid(1, "RYGBVG", "w0,0", "03-14-25")
MINE = card(2, "VVVYRV", "01-25-34")
"""It goes on top of the first card; then no red end is free."""
NOWHERE, SPARE, THIRD = card(90, "RRRRRR"), card(91, "RRRRRR"), card(92, "RRRRRR")
ONE_PLACE = card(3, "RRRGVR")
TWO_PLACES = card(4, "GVRGVR")


def after_mine(*others, bank=(), to_miss=None):
    """Card 2 is laid by the first player, and everything follows."""
    return play(position([FIRST], [MINE, SPARE], *others, bank=bank, to_miss=to_miss), "2w0,1")


def test_who_has_nothing_that_fits_draws_one_card_and_passes_if_that_does_not_fit_either():
    state = after_mine([NOWHERE], [ONE_PLACE, THIRD], bank=[card(5, "RRRRRR"), card(6, "RRRRRR")])
    assert told(state) == ["laid 0", "drew-passed 1"]
    assert numbers(state.hands[1]) == [90, 5]
    assert numbers(state.bank) == [6], "one card only"
    assert (state.turn, state.phase) == (2, Phase.TURN)


def test_who_has_something_that_fits_does_not_draw():
    state = after_mine([NOWHERE, ONE_PLACE], bank=[TWO_PLACES])
    assert told(state) == ["laid 0"]
    assert (state.turn, texts(state)) == (1, ["3n2,1"])


def test_a_drawn_card_that_fits_in_several_places_must_be_laid_and_where_is_asked():
    state = after_mine([NOWHERE, THIRD], bank=[TWO_PLACES, card(6, "RRRRRR")])
    assert told(state) == ["laid 0", "drew 1"]
    assert (state.turn, state.phase, state.drawn) == (1, Phase.DRAWN, 4)
    assert texts(state) == ["4n2,1", "4s2,0"]
    with pytest.raises(IllegalMove, match="dorozhki-must-lay"):
        play(state, "pass")
    with pytest.raises(IllegalMove, match="dorozhki-only-drawn"):
        play(state, "90n2,1")
    after = play(state, "4s2,0")
    assert after.laid[-1] == laid(4, "GVRGVR", "s2,0")
    assert numbers(after.hands[1]) == [90, 92]
    assert after.drawn is None
    assert told(after)[0] == "laid 1"


def test_a_drawn_card_that_fits_in_one_place_only_is_laid_there_by_itself():
    state = after_mine([NOWHERE], bank=[ONE_PLACE, card(6, "RRRRRR"), card(7, "BBRRRR")])
    assert told(state)[:2] == ["laid 0", "drew-laid 1"]
    assert state.laid[2] == laid(3, "RRRGVR", "n2,1")
    assert numbers(state.hands[1]) == [90]


def test_a_card_of_the_hand_is_never_laid_by_itself():
    state = after_mine([ONE_PLACE, NOWHERE], bank=[SPARE])
    assert texts(state) == ["3n2,1"]
    assert (state.turn, state.phase) == (1, Phase.TURN)


def test_a_drawn_card_earns_what_any_card_earns():
    """It closes a ring with the upper side of card 2: the next player takes a card."""
    bank = [card(3, "RRRVVR", "34-01-25"), card(5, "RRRRRR"), card(6, "RRRRRR")]
    state = after_mine([NOWHERE], [card(8, "RRRGVR"), THIRD], bank=bank)
    assert told(state) == ["laid 0", "drew-laid 1", "ring-takes 2"]
    assert numbers(state.hands[2]) == [8, 92, 5]


def test_with_an_empty_bank_the_turn_passes():
    state = after_mine([NOWHERE], [ONE_PLACE, THIRD])
    assert told(state) == ["laid 0", "passed 1"]
    assert state.turn == 2


def test_draws_and_passes_go_on_by_themselves_until_somebody_has_a_choice():
    bank = [card(5, "RRRRRR"), card(6, "RRRRRR"), card(7, "RRRRRR"), card(8, "VBRRRR")]
    state = after_mine([NOWHERE], [THIRD], bank=bank)
    assert told(state) == ["laid 0", "drew-passed 1", "drew-passed 2", "drew-passed 0", "drew-laid 1"]
    assert state.laid[-1].card.number == 8


def test_all_of_it_is_told_in_order_as_events():
    state = position([FIRST], [MINE, SPARE], [NOWHERE], [ONE_PLACE, THIRD], bank=[card(5, "RRRRRR")])
    step = GAME.apply(state, 0, GAME.parse_move("2w0,1"), QUIET)
    assert step.events == (
        Event(key="dorozhki-laid", params={"seat": 0, "joints": 2}),
        Event(key="dorozhki-drew-passed", params={"seat": 1}),
    )


def test_who_misses_a_turn_neither_lays_nor_draws():
    bank = [card(5, "RRRRRR")]
    state = after_mine([ONE_PLACE, NOWHERE], [card(6, "RRRGVR"), THIRD], bank=bank, to_miss=(0, 1, 0))
    assert told(state) == ["laid 0", "missed 1"]
    assert numbers(state.hands[1]) == [3, 90]
    assert state.bank == tuple(bank)
    assert (state.turn, state.to_miss) == (2, (0, 0, 0))


def test_missed_turns_add_up():
    state = after_mine([ONE_PLACE, NOWHERE], [card(6, "GRRRRV"), THIRD], to_miss=(0, 2, 2))
    assert told(state) == ["laid 0", "missed 1", "missed 2", "passed 0", "missed 1", "missed 2", "passed 0"]
    assert (state.turn, state.to_miss) == (1, (0, 0, 0))


def test_the_bank_is_drawn_in_its_order():
    state = after_mine([NOWHERE], [THIRD], bank=[card(n, "RRRRRR") for n in (8, 5, 7)] + [TWO_PLACES])
    assert [numbers(hand) for hand in state.hands] == [[91, 7], [90, 8, 4], [92, 5]]
