"""Keeping cards as points, and giving them back."""

import pytest

from engines.confetti import GAME
from engines.confetti.state import Keep
from engines.errors import IllegalMove, NotYourTurn
from tests.engines.confetti.driver import TWO_FULL_SETS, by_turns, live

FOUR = "ROY OYR YRO GCB"  # 3 sets, one spare card: 2 points
MINUS_TWO = "GVB YOB BOG CBV YVB OYG"


def after_the_sand(hands, seats=2):
    """A live table after round 1, in which each seat took the cards named for it."""
    table = live(seats, " ".join(hands))
    for seat, cards in enumerate(hands):
        table.take(seat, cards)
    return table.run_out()


def second_round_with(first, second):
    """Seat 0 after two rounds with these hands."""
    table = live(2, f"{first} {second}").take(0, first).run_out()
    table.wait(90_000)
    return table.take(0, second).run_out()


def test_net_above_0_keep_that_many_of_the_held_cards_any_of_them():
    table = after_the_sand([FOUR])
    assert table.moves(0) == [
        "keep ROY OYR",
        "keep ROY YRO",
        "keep ROY GCB",
        "keep OYR YRO",
        "keep OYR GCB",
        "keep YRO GCB",
    ]
    events = table.do(0, "keep GCB OYR")
    assert table.view().points[0] == ("OYR", "GCB")
    assert [(event.key, event.params) for event in events] == [("confetti-kept", {"seat": 0, "cards": 2})]


def test_the_rest_go_back_to_the_table():
    table = after_the_sand([FOUR])
    table.do(0, "keep OYR GCB")
    assert table.hand(0) == ""
    table.do(1, "ready")
    slots = table.view().slots
    assert {"ROY", "YRO"} <= set(slots)
    assert not {"OYR", "GCB"} & set(slots)
    assert len(slots) == 61


@pytest.mark.parametrize("text", ["keep ROY", "keep ROY OYR YRO"])
def test_another_number_of_cards_is_refused(text):
    assert after_the_sand([FOUR]).refuses(0, text, (IllegalMove, "confetti-keep-number")) == {"cards": 2}


def test_a_card_that_is_not_held_cant_be_kept():
    table = after_the_sand([FOUR])
    assert table.refuses(0, "keep ROY CBG", (IllegalMove, "confetti-keep-not-held")) == {"colours": "CBG"}


@pytest.mark.parametrize("cards", [("ROY", "ROY"), ("ROY", "OYR", "ROY")])
def test_the_same_card_twice_is_not_two_cards(cards):
    table = after_the_sand([FOUR])
    with pytest.raises(IllegalMove):
        GAME.apply(table.state, 0, Keep(cards), table.context())


def test_all_choose_at_the_same_time():
    table = after_the_sand([FOUR, "RYC YCR CRY BVR"])
    assert GAME.to_move(table.state) == {0, 1}
    table.do(1, "keep RYC BVR")
    table.do(0, "keep ROY OYR")
    assert table.view().points == (("ROY", "OYR"), ("RYC", "BVR"))
    assert table.view().phase == "sand"


def test_choosing_the_cards_to_keep_is_being_ready():
    table = after_the_sand([FOUR])
    assert table.moves(1) == ["ready"]
    table.do(1, "ready", at=61_000)
    table.do(0, "keep ROY OYR", at=62_000)
    assert (table.view().phase, table.view().ends_at) == ("sand", 122_000)


def test_who_has_cards_to_choose_chooses_and_who_has_none_is_just_ready():
    table = after_the_sand([FOUR])
    assert table.refuses(0, "ready", (IllegalMove, "confetti-keep-first")) == {"cards": 2}
    table.refuses(1, "keep ROY OYR", (IllegalMove, "confetti-nothing-to-keep"))


def test_a_choice_is_made_once():
    table = after_the_sand([FOUR])
    table.do(0, "keep ROY OYR")
    assert table.refuses(0, "keep ROY YRO", (NotYourTurn, "confetti-waiting-for")) == {"seats": "1"}


def test_where_all_held_cards_become_points_there_is_nothing_to_choose():
    table = after_the_sand([TWO_FULL_SETS])
    assert table.view().points[0] == tuple(TWO_FULL_SETS.split())
    assert table.moves(0) == ["ready"]


def test_no_choice_when_time_is_up_the_cards_that_were_taken_first():
    table = live(2, FOUR).take(0, "GCB YRO OYR ROY").run_out()
    events = table.wait(90_000)
    assert table.view().points[0] == ("GCB", "YRO")
    assert ("confetti-kept-first", {"seat": 0, "cards": 2}) in [(event.key, event.params) for event in events]


def test_no_choice_after_the_last_round_the_cards_that_were_taken_first():
    table = live(5, FOUR).run_out().start(60_000)
    table.take(0, "GCB YRO OYR ROY").run_out()
    assert table.view().phase == "over"
    assert table.view().points[0] == ("GCB", "YRO")
    assert GAME.to_move(table.state) == set()


def test_net_0_nothing():
    table = second_round_with(FOUR, "GRV RVG VGR VYC BVR GBO")
    assert table.view().scores[0].worth.net == 0
    assert table.view().points[0] == ("ROY", "OYR")
    assert table.view().gains == ((2, 0), (0, 0))


@pytest.mark.parametrize(("first", "saved", "left"), [("ROY OYR YRO", 3, 1), ("ROV OVR VYO RBO", 1, 0), ("", 0, 0)])
def test_net_below_0_give_back_that_many_point_cards_as_far_as_there_are_any(first, saved, left):
    """A set, and yet negative: of 3 saved points 1 is left, of 1 none, of none none."""
    table = second_round_with(first, MINUS_TWO)
    assert table.view().scores[0].worth.net == -2
    assert table.view().gains == ((saved, 0), (left - saved, 0))
    assert len(table.view().points[0]) == left


def test_cards_given_back_go_to_the_table():
    table = second_round_with("ROY OYR YRO", MINUS_TWO)
    assert [event.params for event in table.events if event.key == "confetti-given-back"] == [{"seat": 0, "cards": 2}]
    assert {"OYR", "YRO"} <= set(table.view().aside)
    table.start(table.now)
    assert {"OYR", "YRO"} <= set(table.view().slots)
    assert "ROY" not in table.view().slots


def test_cards_given_back_are_the_newest_points():
    """Those of the last round before older ones, starting with the card that was taken last."""
    table = live(1, f"{FOUR} RYC YCR CRY {MINUS_TWO}").take(0, FOUR).run_out()
    table.do(0, "keep OYR GCB")
    table.take(0, "YCR RYC CRY ROY").run_out()
    table.do(0, "keep CRY YCR")
    assert table.view().points[0] == ("OYR", "GCB", "YCR", "CRY")
    table.take(0, MINUS_TWO).run_out()
    assert table.view().scores[0].given_back == ("YCR", "CRY")
    assert table.view().points[0] == ("OYR", "GCB")


def test_by_turns_only_those_with_a_choice_are_waited_for():
    table = by_turns(3, FOUR)
    table.do(0, "take ROY")
    table.do(1, "done")
    table.do(2, "done")
    table.do(0, "take OYR", "take YRO", "take GCB", "done")
    assert table.view().phase == "keep"
    assert GAME.to_move(table.state) == {0}
    assert table.refuses(1, "keep ROY OYR", (NotYourTurn, "confetti-waiting-for")) == {"seats": "0"}
    assert table.refuses(1, "done", (NotYourTurn, "confetti-waiting-for")) == {"seats": "0"}
    assert table.refuses(0, "take CBG", (IllegalMove, "confetti-keep-first")) == {"cards": 2}
    table.do(0, "keep YRO GCB")
    assert (table.view().phase, table.view().round) == ("draft", 2)


def test_by_turns_the_next_round_begins_at_once_if_nobody_has_a_choice():
    table = by_turns(2)
    table.do(0, "done")
    table.do(1, "done")
    assert (table.view().phase, table.view().round) == ("draft", 2)


def test_cards_not_kept_as_points_go_back_and_no_card_is_ever_in_two_places():
    table = after_the_sand([FOUR, "RYC YCR CRY BVR"])
    for seat, text in ((0, "keep ROY OYR"), (1, "keep RYC BVR")):
        table.do(seat, text)
    assert len(set(table.view().slots)) == len(table.view().slots) == 59
