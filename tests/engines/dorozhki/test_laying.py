"""A turn: where a card may be laid, and every refusal."""

import pytest

from engines.contract import Event
from engines.dorozhki import GAME
from engines.dorozhki.geometry import Facing, Spot
from engines.dorozhki.rules import moves
from engines.dorozhki.state import Lay, Phase
from engines.errors import GameOver, IllegalMove, NoSuchSeat, NotYourTurn
from tests.engines.dorozhki.tables import QUIET, card, laid, play, position, texts, told

CROSSED = "03-14-25"
FIRST = laid(1, "RYGBVG", "w0,0", CROSSED)
SPARE = card(90, "RRRRRR")
"""It fits nowhere unless there is a free red end."""
BANK = [card(91, "RRRRRR"), card(92, "RRRRRR")]


def turn_with(*cards, table=(FIRST,), **rest):
    """A turn of the first of two players, who has one more card than the given ones."""
    return position(table, [*cards, SPARE], [SPARE], bank=BANK, **rest)


def refused(state, text, seat=None):
    before = repr(state)
    with pytest.raises(IllegalMove) as error:
        play(state, text, seat)
    assert repr(state) == before
    return error.value.key, dict(error.value.params)


def test_a_card_may_sit_flush_with_its_neighbour():
    assert texts(turn_with(card(2, "VVVYRV"))) == ["2w0,1"]


def test_a_card_may_sit_shifted_by_half():
    table = [FIRST, laid(2, "BBBBBG", "w2,0")]
    assert texts(turn_with(card(3, "VVVBYV"), table=table)) == ["3w1,1"]


def test_a_card_may_sit_across():
    table = [FIRST, laid(2, "VVBYRV", "w0,1")]
    assert texts(turn_with(card(3, "RRRGBR"), table=table)) == ["3n2,1"]


def test_any_card_anywhere_any_turn_of_it_is_listed():
    state = turn_with(card(2, "VVVYRV"), card(3, "YRVYRV"))
    assert texts(state) == ["2w0,1", "3w0,1", "3e1,1"]


def test_the_cards_come_in_the_order_of_the_hand_and_their_places_from_the_top():
    table = [laid(1, "RRRRRR", "w0,0")]
    state = turn_with(card(3, "RRRRRR"), card(2, "RRBBBB"), table=table)
    assert texts(state)[:6] == ["3w0,1", "3e1,1", "3w0,-1", "3e1,-1", "2e1,1", "2w0,-1"]


def test_a_card_overlaps_nothing():
    state = turn_with(card(2, "YYYYYY"))
    assert refused(state, "2w0,0") == ("dorozhki-overlaps", {"card": 2})
    assert refused(state, "2e1,0") == ("dorozhki-overlaps", {"card": 2})
    assert refused(state, "2n1,1") == ("dorozhki-overlaps", {"card": 2}), "the other half"


def test_at_every_joint_the_two_ends_have_the_same_colour():
    state = turn_with(card(2, "VVVYBV"))
    assert refused(state, "2w0,1") == ("dorozhki-colours-differ", {"colour": "R", "named": "B"})


def test_two_good_joints_do_not_make_up_for_a_joint_of_two_colours():
    table = [FIRST, laid(2, "GGGGGG", "w2,1")]
    assert texts(turn_with(card(3, "VVVYRV"), table=table)) == []
    assert refused(turn_with(card(3, "VVVYRV"), table=table), "3w0,1")[0] == "dorozhki-colours-differ"


def test_never_a_single_joint():
    assert refused(turn_with(card(2, "GGGGGG")), "2w2,0") == ("dorozhki-too-few-joints", {"joints": 1})


def test_never_away_from_the_cards_on_the_table():
    assert refused(turn_with(card(2, "GGGGGG")), "2w9,9") == ("dorozhki-too-few-joints", {"joints": 0})


@pytest.mark.parametrize("spot", [Spot(-1, 1025, Facing.WEST), Spot(1, -1023, Facing.WEST)])
def test_no_place_however_far_is_taken_for_a_near_one(spot):
    with pytest.raises(IllegalMove, match="dorozhki-too-few-joints"):
        GAME.apply(turn_with(card(2, "VVVYRV")), 0, Lay(2, spot), QUIET)


def test_corners_do_not_join():
    assert refused(turn_with(card(2, "GGGGGG")), "2w2,1") == ("dorozhki-too-few-joints", {"joints": 0})


def test_the_two_ends_of_one_path_are_two_joints():
    state = turn_with(card(2, "VVVYRV", "34-01-25"))
    assert texts(state) == ["2w0,1"]


def test_a_card_that_is_laid_leaves_the_hand_and_the_turn_goes_on():
    state = play(position([FIRST], [card(2, "VVVYRV"), SPARE], [card(3, "VBRRRR"), SPARE], bank=BANK), "2w0,1")
    assert state.hands[0] == (SPARE,)
    assert state.laid[-1] == laid(2, "VVVYRV", "w0,1")
    assert (state.turn, state.phase, told(state)) == (1, Phase.TURN, ["laid 0"])


def test_what_is_told_of_a_laid_card_is_who_and_how_many_joints():
    state = position([FIRST], [card(2, "VVVYRV"), SPARE], [card(3, "VBRRRR"), SPARE], bank=BANK)
    step = GAME.apply(state, 0, GAME.parse_move("2w0,1"), QUIET)
    assert step.events == (Event(key="dorozhki-laid", params={"seat": 0, "joints": 2}),)


def test_who_can_lay_must():
    assert refused(turn_with(card(2, "VVVYRV")), "pass") == ("dorozhki-must-lay", {})


def test_only_a_card_of_one_s_own_hand_can_be_laid():
    state = position([FIRST], [card(2, "VVVYRV"), SPARE], [card(3, "VVVYRV")], bank=BANK)
    assert refused(state, "3w0,1") == ("dorozhki-not-in-hand", {"card": 3})
    assert refused(state, "1w0,1") == ("dorozhki-not-in-hand", {"card": 1})


def test_after_the_first_card_a_move_must_say_where():
    assert refused(turn_with(card(2, "VVVYRV")), "2") == ("dorozhki-where", {"card": 2})


def test_who_is_not_on_move_hears_who_is_and_how_many_come_before():
    state = position([FIRST], [card(2, "VVVYRV"), SPARE], [SPARE], [SPARE], bank=BANK)
    with pytest.raises(NotYourTurn) as error:
        play(state, "2w0,1", seat=2)
    assert (error.value.key, dict(error.value.params)) == ("not-your-turn", {"seat": 0, "before": 2})


def test_there_is_no_fifth_seat():
    with pytest.raises(NoSuchSeat, match="no-such-seat"):
        play(turn_with(card(2, "VVVYRV")), "2w0,1", seat=4)


def test_nothing_is_laid_after_the_end():
    over = turn_with(card(2, "VVVYRV"), phase=Phase.OVER)
    assert GAME.legal_moves(over, 0) == moves(over) == ()
    with pytest.raises(GameOver, match="game-over"):
        play(over, "2w0,1")


def test_the_moves_can_be_listed_from_anybody_s_view():
    for phase in (Phase.TURN, Phase.EXTRA):
        state = turn_with(card(2, "VVVYRV"), phase=phase)
        assert moves(GAME.view_for(state, None)) == moves(GAME.view_for(state, 1)) == GAME.legal_moves(state, 0)
    first = position([], [card(2, "VVVYRV"), SPARE], [SPARE], phase=Phase.FIRST)
    assert moves(GAME.view_for(first, None)) == (Lay(2), Lay(90))
