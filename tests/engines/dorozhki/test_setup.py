"""Setup: hands, bank, first player, first card."""

import pytest

from engines.contract import Event
from engines.dorozhki import GAME
from engines.dorozhki.deal import beginner
from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import Facing, Spot
from engines.dorozhki.state import Phase
from engines.errors import IllegalMove
from engines.randomness import Rng
from tests.engines.dorozhki.tables import card, play, position, told


def dealt(seats, seed="deal", **options):
    return GAME.setup(options, seats, Rng.of(seed))


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_2_3_4_players_get_6_5_4_cards_and_the_rest_is_the_bank(seats, each):
    state = dealt(seats).state
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.bank) == 48 - seats * each
    assert sorted([*state.bank, *(held for hand in state.hands for held in hand)]) == sorted(DECK)


def test_hands_are_face_up_for_everyone_and_the_bank_is_face_down():
    state = dealt(3).state
    for viewer in (None, 0, 1, 2):
        view = GAME.view_for(state, viewer)
        assert view.hands == state.hands
        assert view.bank == len(state.bank)
        assert not any(repr(hidden) in repr(view) for hidden in state.bank), "only its size is shown"


@pytest.mark.parametrize("seed", range(20))
def test_the_player_with_the_most_red_halves_begins(seed):
    step = dealt(4, str(seed))
    reds = [sum(held.ends.count("R") for held in hand) for hand in step.state.hands]
    assert reds[step.state.turn] == max(reds)
    key = "dorozhki-begins" if reds.count(max(reds)) == 1 else "dorozhki-begins-by-lot"
    assert step.events == (Event(key=key, params={"seat": step.state.turn, "halves": max(reds)}),)


class Lot:
    """A random stream that always draws a given number."""

    def __init__(self, number):
        self.number = number

    def below(self, bound):
        assert 0 <= self.number < bound
        return self.number


@pytest.mark.parametrize(("lot", "begins"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_equals_the_first_clockwise_from_a_seat_drawn_at_random_begins(lot, begins):
    hands = [[card(1, "RYYYYY")], [card(2, "RRYYYY")], [card(3, "RYYYYY")], [card(4, "YYRRYY")]]
    assert beginner(hands, Lot(lot)).seat == begins


def test_the_beginner_s_only_choice_is_which_card():
    state = dealt(2).state
    hand = state.hands[state.turn]
    assert state.phase is Phase.FIRST
    assert [GAME.format_move(move) for move in GAME.legal_moves(state, state.turn)] == [str(c.number) for c in hand]


def test_the_first_card_lies_in_the_middle_and_the_next_player_follows():
    hands = [card(1, "RRRRRR")], [card(2, "RRYYYY"), card(3, "YYYYYY")], [card(4, "YYYYYY")]
    state = play(position([], *hands, bank=[card(5, "YYYYYY")], turn=1, phase=Phase.FIRST), "2")
    assert state.laid == ((card(2, "RRYYYY"), Spot(0, 0, Facing.WEST)),)
    assert state.hands[1] == (card(3, "YYYYYY"),)
    assert state.turn == 2
    assert told(state) == ["first 1"]


def test_a_first_card_with_a_place_is_refused():
    state = dealt(2).state
    with pytest.raises(IllegalMove, match="dorozhki-first-in-the-middle"):
        play(state, f"{state.hands[state.turn][0].number}w0,0")


def test_a_first_card_earns_nothing():
    """It has no joint, and none of its paths changes colour more than once."""
    state = position([], [card(1, "RRRRRR"), card(2, "RRRRRR")], [card(3, "RRRRRR")], phase=Phase.FIRST)
    assert told(play(state, "1")) == ["first 0"]


def test_with_even_start_the_beginner_takes_one_card_right_after_laying_the_first():
    hands = [card(1, "RRRRRR"), card(2, "YYYYYY")], [card(3, "RRRRRR")]
    bank = [card(4, "BBBBBB"), card(5, "VVVVVV")]
    plain = play(position([], *hands, bank=bank, phase=Phase.FIRST), "1")
    evened = play(position([], *hands, bank=bank, phase=Phase.FIRST, even_start=True), "1")
    assert (len(plain.hands[0]), len(plain.bank)) == (1, 2)
    assert (evened.hands[0], evened.bank) == ((hands[0][1], bank[0]), (bank[1],))
    assert told(evened) == ["first 0", "evened 0"]


def test_with_even_start_only_the_first_card_is_followed_by_a_card_from_the_bank():
    hands = [card(1, "RRRRRR"), card(2, "RRRRRR")], [card(3, "RRRRRR"), card(4, "RRRRRR")]
    state = play(position([], *hands, bank=[card(5, "BBBBBB")] * 9, phase=Phase.FIRST, even_start=True), "1")
    assert "evened 1" not in told(play(state, "3w0,1"))


def test_even_start_is_off_unless_chosen():
    assert not dealt(2).state.even_start
    assert dealt(2, **{"even-start": True}).state.even_start
    assert GAME.view_for(dealt(2, **{"even-start": True}).state, None).even_start, "the table says so"
