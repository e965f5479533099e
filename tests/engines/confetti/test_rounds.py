"""Rounds and limits, and what is laid on the table."""

import pytest

from engines.confetti import GAME
from engines.confetti.rounds import ROUNDS
from engines.errors import BadSetup
from engines.randomness import Rng
from tests.engines.confetti.driver import Table, by_turns, live, seven_with_six_points

TABLE = {
    1: ([42, 11, 11, 10, 10], [6, 6, 6, 6, 6]),
    2: ([42, 21, 21], [6, 6, 9]),
    3: ([42, 21, 21], [6, 6, 9]),
    4: ([42, 21, 21], [6, 6, 9]),
    5: ([42, 42], [6, 9]),
    6: ([42, 42], [6, 9]),
    7: ([42, 42], [6, 9]),
}


@pytest.mark.parametrize("seats", range(1, 8))
def test_the_table_of_rounds(seats):
    assert ([plan.laid for plan in ROUNDS[seats]], [plan.limit for plan in ROUNDS[seats]]) == TABLE[seats]
    assert sum(plan.laid for plan in ROUNDS[seats]) == 84


@pytest.mark.parametrize("seats", range(1, 8))
def test_each_round_of_a_game_lays_so_many_cards_and_has_this_limit(seats):
    table, laid, limits = live(seats), [], []
    while table.view().outcome is None:
        laid.append(table.view().undealt)
        limits.append(table.view().limit)
        table.run_out()
        if table.view().outcome is None:
            table.start(table.now)
    assert [before - after for before, after in zip([84, *laid], laid, strict=False)] == TABLE[seats][0]
    assert limits == TABLE[seats][1]


def test_new_cards_are_laid_to_those_that_are_there_when_the_round_starts():
    table = live(2)
    first = table.view().slots
    table.run_out()
    assert table.view().slots == first
    table.start(table.now)
    assert len(table.view().slots) == 63
    assert table.view().slots[:42] == first


def test_before_the_first_sand_nothing_lies_on_the_table():
    view = Table(3).view()
    assert (view.slots, view.undealt) == ((), 84)


def test_in_a_last_round_there_may_be_too_few_cards_for_everybodys_limit():
    table = seven_with_six_points()
    assert 7 * table.view().limit > len(table.view().slots)
    for number, card in enumerate(table.view().slots):
        table.take(number % 7, card)
    assert {len(hand) for hand in table.view().hands} == {6}
    table.run_out()
    assert table.view().outcome is not None


@pytest.mark.parametrize(("seats", "cards"), [(1, 10), (2, 16), (4, 28), (6, 40), (7, 42)])
def test_by_turns_so_many_cards_are_open_as_all_limits_and_4_if_there_are(seats, cards):
    view = by_turns(seats).view()
    assert len(view.slots) == len(set(view.slots)) == cards
    assert len(view.aside) == 42 - cards
    assert not set(view.aside) & set(view.slots)


def test_by_turns_the_open_cards_are_drawn_at_random_from_those_that_lie_there():
    table = by_turns(2)
    lying = set(table.state.deck[:42])
    drawn = [set(Table(2, pace="async", seed=str(seed)).view().slots) for seed in range(5)]
    assert set(table.view().slots) <= lying
    assert len({frozenset(cards) for cards in drawn}) == 5
    in_order = Table(2, pace="async").state
    assert in_order.slots != in_order.deck[: len(in_order.slots)]


def test_by_turns_the_others_wait_aside_for_the_next_round():
    table = by_turns(2)
    there = {*table.view().slots, *table.view().aside}
    table.do(0, "done")
    table.do(1, "done")
    view = table.view()
    assert view.round == 2
    assert len(view.slots) == 16
    assert there < {*view.slots, *view.aside}
    assert len({*view.slots, *view.aside}) == 63


def test_only_the_pace_decides_whether_there_is_sand():
    assert Table(2).view().sand == 60_000
    assert Table(2, sand=30).view().sand == 30_000
    assert Table(2, sand=180).view().sand == 180_000
    assert Table(2).view().pace == "live"
    assert by_turns(2).deadline is None


@pytest.mark.parametrize("wrong", [{"sand": 29}, {"sand": 181}, {"sand": "60"}, {"side": "red"}, {"pace": "fast"}])
def test_other_values_of_the_options_are_refused(wrong):
    with pytest.raises(BadSetup):
        GAME.setup(wrong, 2, Rng.of("x"))


@pytest.mark.parametrize("seats", [0, 8])
def test_it_is_for_one_to_seven(seats):
    with pytest.raises(BadSetup):
        GAME.setup({}, seats, Rng.of("x"))


@pytest.mark.parametrize("pace", ["live", "async"])
def test_the_side_changes_the_look_and_never_the_play(pace):
    white, black = (Table(3, pace=pace, side=side) for side in ("white", "black"))
    assert (white.view().side, black.view().side) == ("white", "black")
    for table in (white, black):
        if pace == "live":
            table.start()
        seat = min(GAME.to_move(table.state))
        table.take(seat, table.view().slots[0])
    assert vars(white.state) == {**vars(black.state), "side": white.state.side}
