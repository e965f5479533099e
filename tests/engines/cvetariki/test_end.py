"""The end: the immediate win, the count, ties, and what the public may learn."""

import pytest

from engines.cvetariki import GAME
from engines.cvetariki.state import Variant
from tests.engines.cvetariki.boards import QUIET, position


def after(state, text):
    return GAME.apply(state, state.turn, GAME.parse_move(text), QUIET).state


def taken(**seats):
    """Return what each player took: `taken(a="RRY", b="")`."""
    return tuple(tuple(letters.count(kind) for kind in "RYGBV*") for letters in seats.values())


def test_a_side_with_no_token_of_its_colour_left_wins_at_once():
    outcome = GAME.outcome(after(position("RRYY GGBB", "R", "Y"), "A2"))
    assert (outcome.key, outcome.winners) == ("cvetariki-cleared", (0,))


def test_the_immediate_win_can_fall_to_a_player_who_is_not_on_move():
    outcome = GAME.outcome(after(position("RRYY GGBB", "Y", "R", "G"), "A2"))
    assert (outcome.key, outcome.winners) == ("cvetariki-cleared", (1,))
    assert outcome.places == (2, 1, 2)


def test_a_colour_that_nobody_holds_ends_nothing():
    """A colour without an owner: the game goes on without it."""
    state = after(position("RRYY GGBB", "Y", "G"), "A2")
    assert GAME.outcome(state) is None
    assert GAME.to_move(state) == {1}


def test_jokers_that_stay_do_not_keep_a_colour_on_the_board():
    assert GAME.outcome(after(position("RRG*Y", "R", "Y"), "A1")).winners == (0,)


def test_when_no_group_is_left_fewest_own_tokens_wins():
    state = after(position("RRYG GGRV VYVY", "R", "Y", "V"), "A3")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(position("RYR YVY", "R", "Y", "V"))
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetariki-fewest-left", (2,), (2, 3, 1))
    assert [score.total for score in outcome.scores] == [2, 3, 1]


def test_a_tie_goes_to_who_took_fewest_tokens_of_the_own_colour():
    outcome = GAME.outcome(position("RYRY", "R", "Y", taken=taken(a="RR", b="YRR")))
    assert (outcome.winners, outcome.places) == ((1,), (2, 1))


def test_tokens_of_the_own_colour_that_others_took_do_not_count_in_the_tie():
    outcome = GAME.outcome(position("RYRY", "R", "Y", taken=taken(a="YYYY", b="RRRRR")))
    assert outcome.winners == (0, 1)


def test_still_tied_is_a_draw_between_them_and_the_others_lose():
    outcome = GAME.outcome(position("RYRYVGVBV", "R", "Y", "V", taken=taken(a="RRY", b="YY", c="VVV")))
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetariki-draw", (0, 1), (1, 1, 3))


def test_a_joker_counts_neither_as_left_nor_as_taken():
    outcome = GAME.outcome(position("RYR*", "R", "Y", taken=taken(a="R**", b="Y")))
    assert outcome is None, "the joker makes a group"
    outcome = GAME.outcome(position("RYRYG**", "R", "Y", taken=taken(a="R***", b="RY")))
    assert outcome is None
    outcome = GAME.outcome(position("RYRY", "R", "Y", taken=taken(a="R***", b="RY")))
    assert outcome.winners == (0, 1)


def test_after_a_win_at_once_the_others_are_placed_by_tokens_left_then_own_taken():
    state = position("RRYGYV", "R", "Y", "V", "G", taken=taken(a="", b="", c="VV", d="G"))
    outcome = GAME.outcome(after(state, "A1"))
    assert (outcome.key, outcome.places) == ("cvetariki-cleared", (1, 4, 3, 2))


def test_two_colours_count_as_a_sum():
    outcome = GAME.outcome(position("RYBGR", "RY", "GB", variant=Variant.TWO_COLOURS))
    assert (outcome.winners, [score.total for score in outcome.scores]) == ((1,), [3, 2])


def test_two_colours_win_at_once_only_when_all_their_colours_are_gone():
    state = after(position("RRYGB", "RY", "GB", variant=Variant.TWO_COLOURS), "A1")
    assert GAME.outcome(state).key == "cvetariki-fewest-left"
    state = after(position("RRGBG", "RY", "GB", variant=Variant.TWO_COLOURS), "A1")
    assert (GAME.outcome(state).key, GAME.outcome(state).winners) == ("cvetariki-cleared", (0,))


def test_two_colours_can_draw_too():
    outcome = GAME.outcome(position("RYBG", "RY", "GB", variant=Variant.TWO_COLOURS))
    assert (outcome.key, outcome.winners) == ("cvetariki-draw", (0, 1))


def test_teams_are_the_1st_and_3rd_against_the_2nd_and_4th_and_count_together():
    outcome = GAME.outcome(position("RYRBGV", "R", "Y", "B", "G", variant=Variant.TEAMS))
    assert (outcome.winners, outcome.places) == ((1, 3), (3, 1, 3, 1))
    assert [score.total for score in outcome.scores] == [3, 2, 3, 2]


def test_a_team_wins_at_once_when_both_its_colours_are_gone():
    state = after(position("RRYG", "R", "Y", "B", "G", variant=Variant.TEAMS, turn=1), "A1")
    assert (GAME.outcome(state).key, GAME.outcome(state).winners) == ("cvetariki-cleared", (0, 2))


def test_a_teams_tie_goes_by_both_colours_taken_by_both_partners():
    state = position("RYBG", "R", "Y", "B", "G", variant=Variant.TEAMS, taken=taken(a="B", b="Y", c="R", d="RRBB"))
    assert GAME.outcome(state).winners == (1, 3)


def test_teams_can_draw_too():
    outcome = GAME.outcome(position("RYBG", "R", "Y", "B", "G", variant=Variant.TEAMS))
    assert (outcome.key, outcome.winners, outcome.places) == ("cvetariki-draw", (0, 1, 2, 3), (1, 1, 1, 1))


def test_solo_is_won_at_once_when_all_secret_colours_are_cleared():
    state = after(position("RRYYG*", "RY", variant=Variant.SOLO), "A1")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(after(state, "A1"))
    assert (outcome.key, outcome.winners, outcome.scores[0].total) == ("cvetariki-solo-cleared", (0,), 0)


def test_solo_is_lost_with_the_number_left():
    outcome = GAME.outcome(position("RYRG", "R", variant=Variant.SOLO))
    assert (outcome.key, outcome.winners, outcome.scores[0].total) == ("cvetariki-solo-left", (), 2)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_however_it_ends_all_secrets_are_shown(viewer):
    state = position("RYR", "R", "Y")
    assert GAME.view_for(state, viewer).secrets == state.secrets


def test_before_the_end_a_player_sees_only_their_own_secret_and_the_public_none():
    state = position("RRYY GGBB", "R", "Y")
    assert GAME.view_for(state, 0).secrets == (state.secrets[0], None)
    assert GAME.view_for(state, 1).secrets == (None, state.secrets[1])
    assert GAME.view_for(state, None).secrets == (None, None)


def test_partners_know_both_of_their_colours_and_who_was_dealt_which():
    state = position("RRYY GGBB", "R", "Y", "B", "G", variant=Variant.TEAMS)
    assert GAME.view_for(state, 2).secrets == (state.secrets[0], None, state.secrets[2], None)


def test_ranking_lists_the_seats_from_first_to_last_equals_together():
    outcome = GAME.outcome(position("RYRYVGVBV", "R", "Y", "V"))
    assert outcome.ranking == ((0, 1), (2,))
