"""What everybody sees, and the one thing that nobody does."""

import dataclasses

import pytest

from engines.confetti import GAME
from tests.engines.confetti.driver import TWO_FULL_SETS, Table, by_turns, live


def test_all_held_cards_lie_open_for_everybody():
    table = live(3, TWO_FULL_SETS).take(0, "ROY OYR").take(2, "GCB")
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    assert {view.hands for view in views} == {(("ROY", "OYR"), (), ("GCB",))}


def test_seats_and_public_see_the_same_but_for_what_the_own_hand_is_worth():
    table = live(2, TWO_FULL_SETS).take(0, "ROY OYR YRO")
    public = table.view()
    mine = table.view(0)
    assert public.worth is None
    assert (mine.worth.sets, mine.worth.net) == (3, 3)
    assert dataclasses.replace(mine, viewer=None, worth=None) == public


def test_slots_keep_their_place_for_the_whole_round():
    table = live(2, TWO_FULL_SETS)
    slots = table.view().slots
    table.take(0, "ROY YRO").take(1, "OYR")
    assert table.view().slots == slots
    assert table.view().holders[:4] == ((0,), (1,), (0,), ())
    table.run_out()
    assert table.view().slots == slots


@pytest.mark.parametrize("pace", ["live", "async"])
def test_the_order_of_the_cards_not_yet_laid_out_is_nowhere_in_a_view(pace):
    table = Table(2, pace=pace)
    for card in table.state.deck[table.state.dealt :]:
        assert card not in repr(table.view(0))
        assert card not in repr(table.view())


def test_a_view_tells_the_phase_and_its_times():
    table = Table(2, sand=40)
    assert (table.view().phase, table.view().starts_by, table.view().ends_at) == ("ready", 30_000, None)
    table.start(5_000)
    assert (table.view().phase, table.view().starts_by, table.view().ends_at) == ("sand", None, 45_000)
    table.run_out()
    assert (table.view().phase, table.view().starts_by, table.view().ends_at) == ("keep", 75_000, None)
    table.play_through()
    assert (table.view().phase, table.view().starts_by, table.view().ends_at) == ("over", None, None)


def test_a_view_tells_what_the_last_move_changed():
    table = by_turns(1, "ROY OYR")
    assert table.view().last is None
    table.do(0, "take ROY")
    assert (table.view().last.took, table.view().last.put) == ("ROY", None)
    table.do(0, "swap ROY OYR")
    assert (table.view().last.took, table.view().last.put) == ("OYR", "ROY")
    table.do(0, "drop OYR")
    assert (table.view().last.took, table.view().last.put) == (None, "OYR")


def test_a_view_tells_the_last_scores_with_their_schemes_and_what_was_kept_so_far():
    table = live(2, "ROY OYR YRO GCB").take(0, "ROY GCB OYR YRO").run_out()
    mine, theirs = table.view().scores
    assert mine.worth.scheme == ("ROY", "OYR", "YRO")
    assert (mine.worth.penalty, mine.to_keep, mine.kept) == (1, 2, None)
    assert (theirs.to_keep, theirs.kept) == (0, ())
    table.do(0, "keep GCB OYR")
    assert table.view().scores[0].kept == ("GCB", "OYR")
    assert table.view().gains == ((2, 0),)


def test_by_turns_a_view_tells_whose_turn_it_is_and_what_is_left():
    table = by_turns(3, "ROY OYR", first=1)
    view = table.view()
    assert (view.turn, view.first, view.done, view.changes_left) == (1, 1, (), (3, 3, 3))
    table.do(1, "take ROY")
    table.do(2, "done")
    assert (table.view().turn, table.view().done) == (0, (2,))


def test_every_card_is_in_exactly_one_place():
    table = live(3, TWO_FULL_SETS).take(0, TWO_FULL_SETS).take(1, "ROY", at=10).run_out()
    view = table.view()
    held = [card for hand in view.hands for card in hand]
    points = [card for pile in view.points for card in pile]
    free = [card for card in view.slots if card not in {*held, *points, *view.out}]
    places = [*held, *points, *view.out, *free, *view.aside]
    assert len(places) == len(set(places)) == 84 - view.undealt
    assert view.out == ("ROY",)


def test_the_outcome_comes_with_the_end():
    table = live(2)
    assert table.view().outcome is None
    table.play_through()
    assert table.view().outcome == GAME.outcome(table.state)
