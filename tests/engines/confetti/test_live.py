"""Live pace: everybody at once while the sand runs."""

import pytest

from engines.confetti import GAME
from engines.errors import IllegalMove, NotYourTurn, TooLate
from tests.engines.confetti.driver import TWO_FULL_SETS, Table, live, seven_with_six_points

HELD = (IllegalMove, "confetti-held")
FULL = (IllegalMove, "confetti-full")
THIRD = (IllegalMove, "confetti-third-hand")
LATE = (TooLate, "confetti-too-late")


def contested():
    """Seats 0 and 1 both hold ROY."""
    table = live(3, TWO_FULL_SETS)
    table.do(0, "take ROY", at=1_000)
    table.do(1, "take ROY", at=2_000)
    return table


def test_the_sand_starts_when_every_player_is_ready():
    table = Table(3, sand=45)
    for seat in (2, 0):
        table.do(seat, "ready", at=4_000)
        assert table.view().phase == "ready"
    assert table.view().waiting == (1,)
    table.do(1, "ready", at=7_000)
    view = table.view()
    assert (view.phase, view.ends_at, len(view.slots)) == ("sand", 52_000, 42)
    assert table.keys() == ["confetti-ready", "confetti-sand-starts"]
    assert table.events[1].params == {"round": 1, "rounds": 3, "cards": 42, "limit": 6, "sand": 45}


def test_the_sand_starts_30_s_after_the_start_of_the_game_at_the_latest():
    table = Table(2)
    table.do(0, "ready", at=10)
    assert table.deadline == table.view().starts_by == 30_000
    table.wait(29_999)
    assert table.view().phase == "ready"
    table.wait(30_000)
    assert (table.view().phase, table.view().ends_at) == ("sand", 90_000)


def test_only_the_sand_ends_a_round():
    table = live(2, TWO_FULL_SETS).take(0, TWO_FULL_SETS)
    table.refuses(0, "done", (IllegalMove, "confetti-only-by-turns"))
    table.wait(59_999)
    assert table.view().phase == "sand"
    table.wait(60_000)
    assert table.view().phase == "keep"


def test_take_any_card_that_nobody_holds():
    table = live(2)
    assert table.moves(0) == [f"take {card}" for card in table.view().slots]
    events = table.do(0, f"take {table.view().slots[16]}")
    assert [(event.key, event.params) for event in events] == [("confetti-taken", {"seat": 0, "card": 17})]
    assert table.view().holders[16] == (0,)


def test_up_to_the_limit():
    table = live(2, TWO_FULL_SETS + " RYC").take(0, TWO_FULL_SETS)
    assert table.refuses(0, "take RYC", FULL) == {"card": 7, "limit": 6}
    assert table.moves(0) == [f"drop {card}" for card in TWO_FULL_SETS.split()]


def test_drop_any_you_hold():
    table = live(2, TWO_FULL_SETS).take(0, TWO_FULL_SETS)
    events = table.do(0, "drop OYR")
    assert [(event.key, event.params) for event in events] == [("confetti-dropped", {"seat": 0, "card": 2})]
    assert table.hand(0) == "ROY YRO GCB CBG BGC"
    assert table.refuses(1, "drop ROY", (IllegalMove, "confetti-not-yours")) == {"card": 1}
    table.refuses(0, "drop OYR", (IllegalMove, "confetti-not-yours"))


def test_a_dropped_card_is_free_for_all_at_once():
    table = live(2, "ROY").take(0, "ROY", at=500)
    table.do(0, "drop ROY", at=600)
    table.do(1, "take ROY", at=600)
    assert (table.hand(0), table.hand(1)) == ("", "ROY")


def test_the_order_of_taking_is_the_order_of_the_hand():
    table = live(2, "ROY OYR YRO").take(0, "YRO ROY OYR")
    table.do(0, "drop YRO", "take YRO")
    assert table.hand(0) == "ROY OYR YRO"


def test_first_come_first_served_exactly_once():
    table = live(2, "ROY").take(0, "ROY")
    assert table.refuses(0, "take ROY", (IllegalMove, "confetti-yours-already")) == {"card": 1}
    assert table.hand(0) == "ROY"


@pytest.mark.parametrize("after", [0, 1, 1_499, 1_500])
def test_a_second_hand_within_1500_ms_makes_a_card_contested(after):
    table = live(2, "ROY").take(0, "ROY", at=5_000)
    assert "take ROY" in table.moves(1)
    events = table.do(1, "take ROY", at=5_000 + after)
    assert (table.hand(0), table.hand(1)) == ("ROY", "ROY")
    assert table.view().holders[0] == (0, 1)
    assert [(event.key, event.params, event.to) for event in events] == [
        ("confetti-contested", {"seat": 1, "other": 0, "card": 1}, None),
        ("confetti-you-contest", {"other": 0, "card": 1}, 1),
        ("confetti-you-contest", {"other": 1, "card": 1}, 0),
    ]


@pytest.mark.parametrize("after", [1_501, 1_502, 20_000])
def test_later_than_1500_ms_it_is_refused_as_held(after):
    table = live(2, "ROY").take(0, "ROY", at=5_000)
    assert table.refuses(1, "take ROY", HELD, at=5_000 + after) == {"card": 1, "seat": 0}


def test_the_window_closes_by_itself_so_that_the_legal_moves_are_exact():
    table = live(2, "ROY").take(0, "ROY", at=5_000)
    assert table.deadline == 6_501
    table.wait(6_500)
    assert "take ROY" in table.moves(1)
    table.wait(6_501)
    assert "take ROY" not in table.moves(1)
    assert table.deadline == 60_000


def test_two_presses_in_one_millisecond_count_in_the_order_of_arrival():
    table = live(3, "ROY")
    table.do(2, "take ROY", at=3_000)
    events = table.do(0, "take ROY", at=3_000)
    assert events[0].params == {"seat": 0, "other": 2, "card": 1}


@pytest.mark.parametrize(("yields", "has"), [(0, 1), (1, 0)])
def test_either_may_yield_and_the_other_has_it(yields, has):
    table = contested()
    events = table.do(yields, "drop ROY", at=40_000)
    assert [(event.key, event.params) for event in events] == [
        ("confetti-yielded", {"seat": yields, "other": has, "card": 1})
    ]
    assert (table.hand(yields), table.hand(has)) == ("", "ROY")
    table.run_out()
    assert table.view().scores[has].worth.held == ("ROY",)


@pytest.mark.parametrize("yields", [0, 1])
def test_a_card_that_was_yielded_cant_be_contested_again_until_it_is_dropped(yields):
    table = contested()
    table.do(yields, "drop ROY", at=2_100)
    for seat in (yields, 2):
        assert "take ROY" not in table.moves(seat)
        table.refuses(seat, "take ROY", HELD, at=2_100)
    table.do(1 - yields, "drop ROY", at=2_200)
    table.do(2, "take ROY", at=2_300)
    table.do(yields, "take ROY", at=2_400)
    assert table.view().holders[0] == (yields, 2)


def test_it_takes_up_a_place_in_both_hands():
    table = live(2, TWO_FULL_SETS + " RYC OGB")
    table.take(0, TWO_FULL_SETS, at=100).take(1, "ROY RYC", at=200)
    assert len(table.view().hands[0]) == 6
    table.refuses(0, "take OGB", FULL)
    for card in table.view().slots[10:14]:
        table.take(1, card)
    table.refuses(1, "take OGB", FULL)


def test_who_is_at_the_limit_cant_reach_for_it():
    table = live(2, TWO_FULL_SETS + " RYC").take(0, TWO_FULL_SETS, at=100)
    table.do(1, "take RYC", at=200)
    assert "take RYC" not in table.moves(0)
    table.refuses(0, "take RYC", FULL, at=300)


def test_a_third_hand_is_refused():
    table = contested()
    assert "take ROY" not in table.moves(2)
    assert table.refuses(2, "take ROY", THIRD, at=2_000) == {"card": 1, "seats": "01"}


def test_both_hold_it_and_it_counts_for_neither():
    table = live(2, "ROY OYR YRO").take(0, "ROY OYR YRO", at=100)
    assert table.view(0).worth.sets == 3
    table.do(1, "take ROY", at=200)
    assert table.view(0).worth.sets == 0
    assert table.view(0).worth.held == ("OYR", "YRO")
    assert table.view(1).worth.held == ()


def test_if_nobody_yields_before_the_sand_is_out_the_card_leaves_the_game():
    table = contested().run_out()
    assert table.view().out == ("ROY",)
    assert ("confetti-gone", {"card": 1, "seats": "01"}) in [(event.key, event.params) for event in table.events]
    table.start(table.now)
    assert "ROY" not in table.view().slots
    assert len(table.view().slots) == 62


def test_a_card_taken_out_of_the_game_stays_out():
    table = contested()
    table.play_through()
    assert table.view().out == ("ROY",)
    assert "ROY" not in table.view().slots
    assert all("ROY" not in points for points in table.view().points)


def test_a_card_that_leaves_the_game_scores_nothing_for_either_no_circles_and_no_penalty():
    table = live(2, "ROY OYR YRO RYC").take(0, "ROY OYR YRO RYC", at=100).take(1, "RYC", at=200).run_out()
    mine, theirs = (score.worth for score in table.view().scores)
    assert (mine.held, mine.sets, mine.penalty) == (("ROY", "OYR", "YRO"), 3, 0)
    assert (theirs.held, theirs.sets, theirs.penalty) == ((), 0, 0)


@pytest.mark.parametrize("text", ["take OYR", "drop ROY", "drop YRO"])
@pytest.mark.parametrize("late", [0, 1, 5_000])
@pytest.mark.parametrize("served", [False, True])
def test_when_the_sand_is_out_nothing_can_be_taken_dropped_or_yielded(text, late, served):
    """A press at exactly start + sand is late, whether or not the deadline was processed before it."""
    table = live(2, "ROY OYR YRO").take(0, "ROY YRO", at=59_000).take(1, "ROY", at=59_999)
    if served:
        table.run_out()
    table.refuses(0, text, LATE, at=60_000 + late)


@pytest.mark.parametrize("text", ["take OYR", "drop ROY", "drop YRO"])
def test_a_press_one_ms_before_the_end_of_the_sand_counts(text):
    table = live(2, "ROY OYR YRO").take(0, "ROY YRO", at=59_000).take(1, "ROY", at=59_998)
    table.do(0, text, at=59_999)


def test_a_press_after_the_last_sand_is_late_too():
    table = live(7).run_out().start(60_000)
    table.refuses(0, f"take {table.view().slots[0]}", LATE, at=120_000)


def test_what_you_took_you_hold():
    table = live(2, "ROY").take(0, "ROY", at=0)
    table.wait(59_999)
    table.refuses(1, "take ROY", HELD)
    assert table.hand(0) == "ROY"


def test_before_the_sand_nothing_can_be_taken():
    table = Table(2)
    table.refuses(0, "take ROY", (IllegalMove, "confetti-sand-waits"))
    table.refuses(0, "drop ROY", (IllegalMove, "confetti-sand-waits"))


def test_a_card_that_is_not_on_the_table_cant_be_taken():
    table = live(2)
    card = table.state.deck[42]
    assert table.refuses(0, f"take {card}", (IllegalMove, "confetti-not-on-table")) == {"colours": card}
    assert table.refuses(0, f"drop {card}", (IllegalMove, "confetti-not-on-table")) == {"colours": card}


def test_who_can_neither_take_nor_drop_is_not_on_move():
    table = seven_with_six_points()
    for number, card in enumerate(table.view().slots):
        table.take(1 + number % 6, card)
    table.wait(table.now + 1_501)
    assert GAME.to_move(table.state) == {1, 2, 3, 4, 5, 6}
    table.refuses(0, f"take {table.view().slots[0]}", (NotYourTurn, "confetti-nothing-to-do"))


def test_who_is_ready_can_only_wait():
    table = Table(3)
    table.do(1, "ready")
    assert table.refuses(1, "ready", (NotYourTurn, "confetti-waiting-for")) == {"seats": "02"}


def test_alone_nothing_is_contested_and_only_the_sand_is_waited_for():
    table = live(1, "ROY").take(0, "ROY", at=10)
    assert table.deadline == 60_000
