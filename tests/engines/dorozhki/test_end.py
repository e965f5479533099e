"""The end: the last card, blocked games, places."""

from engines.contract import Score
from engines.dorozhki import GAME
from engines.dorozhki.state import Phase
from tests.engines.dorozhki.tables import card, laid, numbers, play, position, told

LOWER = laid(1, "RYGGGG", "w0,0", "01-23-45")
CLOSING = card(2, "VVVYRV", "34-01-25")
"""On top of the lower card it closes a ring."""
FITS = card(3, "VVVVVV")
NOWHERE = [card(90 + at, "BBBBBB") for at in range(8)]


def ended(state):
    found = GAME.outcome(state)
    assert found is not None
    assert state.phase is Phase.OVER
    assert GAME.to_move(state) == frozenset()
    return found


def test_whose_hand_is_empty_wins_at_once():
    state = play(position([LOWER], [CLOSING], [FITS, NOWHERE[0]], bank=NOWHERE[1:2]), "2w0,1")
    found = ended(state)
    assert (found.key, found.winners, found.places) == ("dorozhki-all-laid", (0,), (1, 2))


def test_after_the_winning_card_nothing_else_happens_no_ring_and_no_extra_turn():
    table = [laid(1, "RRGGGG", "w0,0", "01-23-45"), laid(5, "GGGGGR", "w2,1")]
    state = play(position(table, [card(2, "GGRRRG", "34-01-25")], [FITS], bank=NOWHERE[:2]), "2w0,1")
    assert ended(state).winners == (0,)
    assert told(state) == ["laid 0"]
    assert numbers(state.hands[1]) == [3]
    (fresh,) = GAME.view_for(state, None).fresh
    assert (fresh.joints, fresh.paths, fresh.rings) == ((2, 3, 4), (), ())


def test_the_last_card_may_be_laid_in_an_extra_turn():
    state = position([LOWER], [CLOSING], [FITS], bank=NOWHERE[:1], phase=Phase.EXTRA)
    assert ended(play(state, "2w0,1")).winners == (0,)


def test_with_an_empty_bank_and_no_card_in_any_hand_that_fits_the_game_ends_at_once():
    state = play(position([LOWER], [CLOSING, NOWHERE[0]], NOWHERE[1:4], NOWHERE[4:6]), "2w0,1")
    found = ended(state)
    assert told(state) == ["laid 0", "ring-misses 1"], "nobody passes, nobody misses"
    assert (found.key, found.winners, found.places) == ("dorozhki-blocked", (0,), (1, 3, 2))


def test_a_game_is_not_blocked_while_the_bank_has_cards():
    state = position([LOWER], [CLOSING, NOWHERE[0]], NOWHERE[1:2], bank=[NOWHERE[2], FITS, NOWHERE[3]])
    assert GAME.outcome(play(state, "2w0,1")) is None


def test_a_game_is_not_blocked_while_anybody_has_a_card_that_fits():
    state = play(position([LOWER], [CLOSING, NOWHERE[0]], NOWHERE[1:2], [FITS, NOWHERE[2]]), "2w0,1")
    assert GAME.outcome(state) is None
    assert state.turn == 2


def test_missed_turns_make_no_difference_to_a_blocked_game():
    state = position([LOWER], [CLOSING, NOWHERE[0]], NOWHERE[1:3], to_miss=(3, 3))
    assert ended(play(state, "2w0,1")).key == "dorozhki-blocked"


def test_a_game_can_be_blocked_by_the_draw_that_empties_the_bank():
    state = play(position([LOWER], [CLOSING, *NOWHERE[:2]], NOWHERE[2:3], [NOWHERE[3]], bank=NOWHERE[4:6]), "2w0,1")
    assert told(state) == ["laid 0", "ring-takes 1", "drew-passed 1"]
    assert ended(state).places == (2, 3, 1)


def test_an_extra_turn_in_a_blocked_game_is_told_and_is_no_use():
    table = [laid(1, "RRGGGG", "w0,0"), laid(5, "GGGGGR", "w2,1")]
    state = play(position(table, [card(2, "GGRRRG"), NOWHERE[0]], NOWHERE[1:3]), "2w0,1")
    assert told(state) == ["laid 0", "extra-joints 0"]
    assert ended(state).winners == (0,)


def test_in_a_blocked_game_the_fewest_cards_win_and_a_tie_is_shared():
    state = play(position([LOWER], [CLOSING, NOWHERE[0]], NOWHERE[1:2], NOWHERE[2:4]), "2w0,1")
    found = ended(state)
    assert (found.key, found.winners, found.places) == ("dorozhki-blocked-shared", (0, 1), (1, 1, 3))


def test_places_behind_the_winner_go_by_cards_in_hand_and_equals_share():
    state = play(position([LOWER], [CLOSING], NOWHERE[:2], NOWHERE[2:3], NOWHERE[3:5]), "2w0,1")
    found = ended(state)
    assert found.places == (1, 3, 2, 3)
    assert found.scores[1] == Score(total=2, parts=(("dorozhki-left", 2),))
