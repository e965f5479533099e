"""Rings: the next player takes a card, or misses a turn."""

from engines.dorozhki import GAME
from engines.dorozhki.outlines import Piece
from engines.dorozhki.state import Phase
from tests.engines.dorozhki.tables import card, laid, numbers, play, position, row, told

LOWER = laid(1, "RYGGGG", "w0,0", "01-23-45")
CLOSING = card(2, "VVVYRV", "34-01-25")
NOWHERE, OTHER, THIRD = card(90, "BBBBBB"), card(91, "BBBBBB"), card(92, "BBBBBB")
FITS = card(3, "VVVVVV")


def test_if_the_card_closes_a_ring_the_next_player_takes_a_card_at_once():
    state = play(position([LOWER], [CLOSING, NOWHERE], [FITS, OTHER], [THIRD], bank=[card(7, "BBBBBB")]), "2w0,1")
    assert told(state) == ["laid 0", "ring-takes 1"]
    assert numbers(state.hands[1]) == [3, 91, 7]
    assert state.bank == ()
    assert (state.turn, state.phase) == (1, Phase.TURN), "and then has the turn"


def test_a_path_with_a_free_end_is_no_ring():
    lower = laid(1, "RYGGGG", "w0,0", "02-13-45")
    state = play(position([lower], [CLOSING, NOWHERE], [FITS, OTHER], bank=[card(7, "BBBBBB")]), "2w0,1")
    assert told(state) == ["laid 0"]


def test_with_an_empty_bank_the_next_player_misses_the_next_turn():
    state = play(position([LOWER], [CLOSING, NOWHERE], [FITS, OTHER], [card(4, "VVVVVV"), THIRD]), "2w0,1")
    assert told(state) == ["laid 0", "ring-misses 1", "missed 1"]
    assert (state.turn, state.to_miss) == (2, (0, 0, 0))


def test_two_rings_by_one_card_are_still_one_card():
    upper = laid(5, "GGGYRG", "w0,2", "34-01-25")
    middle = card(2, "RYVYRV", "01-34-25")
    bank = [card(7, "BBBBBB"), card(8, "BBBBBB")]
    state = position([LOWER, upper], [middle, NOWHERE], [card(3, "GGGGGG"), OTHER], bank=bank)
    after = play(state, "2w0,1")
    assert len(GAME.view_for(after, None).fresh[0].rings) == 2
    assert told(after) == ["laid 0", "ring-takes 1"]
    assert numbers(after.hands[1]) == [3, 91, 7]


def two_rings(bank):
    """Card 2 closes a ring and earns an extra turn by three red joints; card 3 closes a second ring."""
    lower = laid(1, "RRGVVG", "w0,0", "01-34-25")
    beside = laid(5, "GGGGGR", "w2,1")
    hand = [card(2, "GGRRRG", "34-01-25"), card(3, "VVGGGG", "01-25-34"), NOWHERE]
    return position([lower, beside], hand, [card(4, "GGGGGG"), OTHER], [card(6, "GGGGGG"), THIRD], bank=bank)


def test_with_an_extra_turn_the_ring_still_hits_the_next_player_not_the_mover():
    state = play(two_rings([card(7, "BBBBBB"), card(8, "BBBBBB")]), "2w0,1")
    assert told(state) == ["laid 0", "ring-takes 1", "extra-joints 0"], "first the ring, then the extra turn"
    assert (state.turn, state.phase) == (0, Phase.EXTRA)
    assert numbers(state.hands[1]) == [4, 91, 7]


def test_rings_by_two_cards_are_two_cards():
    state = play(play(two_rings([card(7, "BBBBBB"), card(8, "BBBBBB")]), "2w0,1"), "3w0,-1")
    assert told(state) == ["laid 0", "ring-takes 1"]
    assert numbers(state.hands[1]) == [4, 91, 7, 8]


def test_rings_by_two_cards_with_an_empty_bank_are_two_missed_turns():
    state = play(two_rings([]), "2w0,1")
    assert (told(state), state.to_miss) == (["laid 0", "ring-misses 1", "extra-joints 0"], (0, 1, 0))
    after = play(state, "3w0,-1")
    assert told(after) == ["laid 0", "ring-misses 1", "missed 1"]
    assert (after.turn, after.to_miss) == (2, (0, 1, 0))


def test_the_last_card_of_the_bank_is_taken_and_the_second_ring_costs_a_turn():
    after = play(play(two_rings([card(7, "BBBBBB")]), "2w0,1"), "3w0,-1")
    assert told(after) == ["laid 0", "ring-misses 1", "missed 1"]
    assert numbers(after.hands[1]) == [4, 91, 7]


def round_trip(upper):
    """Two rows of three cards, joined on the left by a vertical card; on the right card 2 closes the ring."""
    cap = laid(5, "RRGGGG", "n-1,1", "01-25-34")
    closing = card(2, f"GGGY{upper[-1]}G", "34-01-25")
    table = [cap, *row("RYRY"), *row(upper, 1, numbers=60)]
    return play(position(table, [closing, FITS, NOWHERE], [OTHER], bank=[THIRD, card(7, "BBBBBB")]), "2n6,1")


def test_a_ring_is_a_continuous_path_too():
    state = round_trip("RYRG")
    assert told(state) == ["laid 0", "ring-takes 1", "extra-path 0"]
    assert state.happened[2].changes == 7


def test_the_changes_of_a_ring_are_counted_once_round():
    assert told(round_trip("RYRY"))[:3] == ["laid 0", "ring-takes 1", "drew-passed 1"], "six, not twelve"


def test_a_picture_can_outline_the_ring():
    state = play(position([LOWER], [CLOSING, NOWHERE], [FITS, OTHER], bank=[THIRD]), "2w0,1")
    (fresh,) = GAME.view_for(state, None).fresh
    assert fresh.card == 2
    assert fresh.joints == (3, 4)
    assert fresh.rings == ((Piece(2, 3, 4), Piece(1, 0, 1)),)
    assert fresh.paths == ()
