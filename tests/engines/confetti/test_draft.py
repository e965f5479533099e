"""Async pace: the same rounds as a turn-based draft."""

from collections import Counter

import pytest

from engines.confetti import GAME
from engines.confetti.deck import DECK
from engines.errors import IllegalMove, NotYourTurn
from tests.engines.confetti.driver import TWO_FULL_SETS, Table, by_turns

DONE = (NotYourTurn, "confetti-done-already")
NOT_YET = (NotYourTurn, "not-your-turn")
NONE_LEFT = (IllegalMove, "confetti-no-changes-left")
CARDS = TWO_FULL_SETS + " RYC YCR CRY OGB"


def last_free(table):
    view = table.view()
    return [card for card, seats in zip(view.slots, view.holders, strict=True) if not seats][-1]


def order_of(table, turns, leaving=()):
    """Whose turn it is, turn by turn; those in `leaving` are done as soon as they can."""
    order = []
    for _ in range(turns):
        seat = table.view().turn
        order.append(seat)
        table.do(seat, "done" if seat in leaving else f"take {last_free(table)}")
    return order


def test_the_snake_all_in_seat_order_from_the_first_then_all_in_reverse_and_so_on():
    assert order_of(by_turns(3, first=1), 12) == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]


def test_who_is_done_is_passed_over_and_does_not_come_back():
    table = by_turns(3)
    assert order_of(table, 8, leaving=(1,)) == [0, 1, 2, 2, 0, 0, 2, 2]
    table.refuses(1, "take ROY", DONE)


def test_alone_one_is_always_on_turn():
    assert order_of(by_turns(1), 5) == [0] * 5


def test_who_is_not_on_turn_hears_how_many_turns_come_first():
    table = by_turns(4, first=2)
    assert [table.refuses(seat, "done", NOT_YET) for seat in (3, 0, 1)] == [
        {"seat": 2, "before": before} for before in (1, 2, 3)
    ]
    order_of(table, 2, leaving=(3,))
    assert table.refuses(2, "done", NOT_YET) == {"seat": 0, "before": 4}
    assert table.refuses(1, "done", NOT_YET) == {"seat": 0, "before": 1}


def test_a_random_seat_is_first_in_round_1():
    firsts = Counter(Table(4, pace="async", seed=str(seed)).view().first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_in_each_later_round_the_next_seat_is_first():
    table, firsts = by_turns(3, first=2), []
    while table.view().outcome is None:
        firsts.append((table.view().round, table.view().first))
        for _ in range(3):
            table.do(table.view().turn, "done")
    assert firsts == [(1, 2), (2, 0), (3, 1)]


def test_a_player_takes_one_card():
    table = by_turns(2, CARDS)
    events = table.do(0, "take OYR")
    assert [(event.key, event.params) for event in events] == [("confetti-taken", {"seat": 0, "card": 2})]
    assert (table.hand(0), table.view().turn) == ("OYR", 1)


def test_or_swaps_one_held_for_one_on_the_table():
    table = by_turns(1, CARDS)
    table.do(0, "take ROY", "take GCB")
    events = table.do(0, "swap ROY OYR")
    assert [(event.key, event.params) for event in events] == [("confetti-swapped", {"seat": 0, "card": 1, "taken": 2})]
    assert table.hand(0) == "GCB OYR"
    assert table.view().holders[:2] == ((), (0,))


def test_or_puts_one_back():
    table = by_turns(1, CARDS)
    table.do(0, "take ROY")
    events = table.do(0, "drop ROY")
    assert [(event.key, event.params) for event in events] == [("confetti-dropped", {"seat": 0, "card": 1})]
    assert table.hand(0) == ""


def test_or_is_done_for_the_round():
    table = by_turns(2)
    events = table.do(0, "done")
    assert [(event.key, event.params) for event in events] == [("confetti-done", {"seat": 0})]
    assert table.view().done == (0,)


def test_the_round_ends_when_all_are_done_or_full():
    table = by_turns(2, CARDS)
    table.do(0, "take ROY")
    table.do(1, "done")
    table.do(0, *(f"take {card}" for card in ["OYR", "YRO", "GCB", "CBG"]))
    assert table.view().round == 1
    table.do(0, "take BGC")
    assert table.view().round == 2
    assert table.keys()[:3] == ["confetti-taken", "confetti-full-hand", "confetti-round-over"]
    assert table.view().gains == ((6, 0),)


def test_a_full_hand_is_done_no_swap_after_it():
    table, mine = by_turns(2, CARDS, first=1), iter(TWO_FULL_SETS.split())
    while len(table.view().hands[0]) < 6:
        is_mine = table.view().turn == 0
        table.do(table.view().turn, f"take {next(mine) if is_mine else last_free(table)}")
    assert (table.view().done, table.view().turn) == ((0,), 1)
    table.refuses(0, "swap ROY OGB", DONE)


def test_nothing_is_ever_contested():
    table = by_turns(2, CARDS)
    table.do(0, "take ROY", at=100)
    assert table.refuses(1, "take ROY", (IllegalMove, "confetti-held"), at=100) == {"card": 1, "seat": 0}
    table.do(1, "take OYR")
    assert table.refuses(1, "take OYR", (IllegalMove, "confetti-yours-already")) == {"card": 2}
    assert table.refuses(1, "swap OYR ROY", (IllegalMove, "confetti-held")) == {"card": 1, "seat": 0}
    assert table.refuses(1, "swap OYR OYR", (IllegalMove, "confetti-yours-already")) == {"card": 2}
    assert table.refuses(1, "swap ROY GCB", (IllegalMove, "confetti-not-yours")) == {"card": 1}
    assert table.refuses(1, "drop ROY", (IllegalMove, "confetti-not-yours")) == {"card": 1}


def test_swaps_and_drops_together_at_most_3_per_player_and_round():
    table = by_turns(1, CARDS)
    table.do(0, "take ROY", "take OYR", "drop ROY", "swap OYR YRO", "swap YRO GCB")
    assert table.view().changes_left == (0,)
    for text in ("drop GCB", "swap GCB ROY"):
        assert table.refuses(0, text, NONE_LEFT) == {"most": 3}
    assert not [text for text in table.moves(0) if text.startswith(("drop", "swap"))]


def test_each_round_has_3_of_its_own():
    table = by_turns(1, CARDS)
    table.do(0, "take ROY", "swap ROY OYR", "done")
    assert (table.view().round, table.view().changes_left, table.view().changes_made) == (2, (3,), (1,))


def test_only_open_cards_can_be_taken():
    table = by_turns(2)
    aside = table.view().aside[0]
    assert table.refuses(0, f"take {aside}", (IllegalMove, "confetti-not-on-table")) == {"colours": aside}
    assert f"take {aside}" not in table.moves(0)


def test_with_no_card_on_the_table_one_may_still_put_back_or_be_done():
    """Round 2 of seven with two full sets each: 42 cards for limits of 9. Only a full hand makes a player done."""
    table = by_turns(7, " ".join(DECK[:42]))
    while table.view().round == 1:
        seat = table.view().turn
        table.do(seat, f"take {DECK[seat * 6 + len(table.view().hands[seat])]}")
    while any(not seats for seats in table.view().holders):
        table.do(table.view().turn, f"take {last_free(table)}")
    view = table.view()
    assert (view.phase, view.done, {len(hand) for hand in view.hands}) == ("draft", (), {6})
    assert table.moves(view.turn) == [*(f"drop {card}" for card in view.hands[view.turn]), "done"]
    for _ in range(7):
        table.do(table.view().turn, "done")
    assert table.view().phase == "over"


@pytest.mark.parametrize("text", ["keep ROY", "ready"])
def test_moves_of_another_phase_are_refused(text):
    key = {"ready": "confetti-only-live", "keep ROY": "confetti-nothing-to-keep"}[text]
    by_turns(2, CARDS).refuses(0, text, (IllegalMove, key))


def test_the_legal_moves_of_a_turn():
    table = by_turns(1, CARDS)
    table.do(0, "take ROY")
    free = table.view().slots[1:]
    assert table.moves(0) == [
        *(f"take {card}" for card in free),
        "drop ROY",
        *(f"swap ROY {card}" for card in free),
        "done",
    ]
    assert GAME.to_move(table.state) == {0}
