"""Time in live pace: deadlines take effect exactly on time, however late they are processed."""

import itertools

import pytest
from hypothesis import given, settings, strategies as st

from engines.confetti import GAME
from engines.contract import Context
from engines.errors import TooLate
from engines.randomness import Rng
from tests.engines.confetti.driver import Table, by_turns, live
from tests.engines.walks import Setting, walk

RUNS = (TooLate, "confetti-sand-runs")


def chooser():
    """Seat 0 must choose 2 of 4 cards; the sand ran out at 60,000."""
    return live(2, "ROY OYR YRO GCB").take(0, "ROY OYR YRO GCB").run_out()


def test_a_round_follows_30_s_after_the_last_one_at_the_latest():
    table = chooser()
    assert table.deadline == table.view().starts_by == 90_000
    table.wait(89_999)
    assert table.view().phase == "keep"
    table.wait(90_000)
    assert (table.view().phase, table.view().round, table.view().ends_at) == ("sand", 2, 150_000)


@pytest.mark.parametrize("late", [0, 1, 59_999])
@pytest.mark.parametrize("served", [False, True])
def test_a_ready_at_or_after_its_deadline_is_late(late, served):
    table = Table(2)
    if served:
        table.wait(30_000)
    table.refuses(0, "ready", RUNS, at=30_000 + late)


@pytest.mark.parametrize("late", [0, 1, 59_999])
@pytest.mark.parametrize("served", [False, True])
def test_a_keep_at_or_after_its_deadline_is_late(late, served):
    table = chooser()
    if served:
        table.wait(90_000)
    table.refuses(0, "keep OYR GCB", (TooLate, "confetti-keep-late"), at=90_000 + late)


def test_a_keep_one_ms_before_its_deadline_counts():
    table = chooser()
    table.do(0, "keep OYR GCB", at=89_999)
    assert table.view().points[0] == ("OYR", "GCB")


def test_a_take_lets_the_sand_start_that_was_due():
    table = Table(2, "ROY")
    events = table.do(0, "take ROY", at=31_000)
    assert [event.key for event in events] == ["confetti-sand-starts", "confetti-taken"]
    assert table.view().ends_at == 90_000


def test_everything_happens_at_its_own_moment_even_if_all_is_long_over():
    table = live(5, "ROY OYR YRO GCB").take(0, "ROY OYR YRO GCB")
    events = table.wait(10**9)
    assert [event.key for event in events if "scored" not in event.key] == [
        "confetti-round-over",
        "confetti-kept-first",
        "confetti-sand-starts",
        "confetti-round-over",
    ]
    assert table.view().outcome.scores[0].total == 2
    assert table.deadline is None


def test_by_turns_nothing_happens_by_itself():
    table = by_turns(2, "ROY OYR YRO GCB")
    for card in ("ROY", "OYR", "YRO", "GCB"):
        table.do(table.view().turn, f"take {card}" if table.view().turn == 0 else "done")
    while table.view().turn == 0:
        table.do(0, "done")
    for _ in range(2):
        before = table.state
        assert table.deadline is None
        table.wait(10**12)
        assert table.state == before


def test_by_turns_there_is_time_to_choose():
    table = by_turns(2, "ROY OYR YRO GCB")
    table.do(0, "take ROY", at=10**6)
    table.do(1, "done", at=10**9)
    table.do(0, "take OYR", "take YRO", "take GCB", "done", at=10**10)
    assert (table.view().phase, table.deadline) == ("keep", None)
    table.do(0, "keep ROY GCB", at=10**12)
    assert table.view().points[0] == ("ROY", "GCB")


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10**6).map(str), seats=st.integers(1, 4), at=st.integers(0, 150), later=st.integers(0, 100_000)
)
def test_it_makes_no_difference_whether_the_clock_is_served_in_time(seed, seats, at, later):
    """One late call gives the same state and events as many calls in time."""
    setting = Setting("confetti", (("pace", "live"),), seats)
    visit = next(itertools.islice(walk(setting, seed), at, None), None)
    if visit is None:
        return
    state, now = visit.step.state, (visit.played.at if visit.played else 0) + later
    at_once = GAME.expire(state, Context(rng=Rng.of("x"), now=now))
    events = []
    while (due := GAME.deadline(state)) is not None and due <= now:
        step = GAME.expire(state, Context(rng=Rng.of("y"), now=due))
        state, events = step.state, [*events, *step.events]
    assert (state, tuple(events)) == (at_once.state, at_once.events)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6).map(str), at=st.integers(0, 100), later=st.integers(0, 100_000))
def test_a_move_does_the_same_whether_the_clock_was_served_before_it(seed, at, later):
    setting = Setting("confetti", (("pace", "live"),), 3)
    visit = next(itertools.islice(walk(setting, seed), at, None))
    now = (visit.played.at if visit.played else 0) + later
    context = Context(rng=Rng.of("x"), now=now)
    served = GAME.expire(visit.step.state, context)
    for seat in range(3):
        for move in itertools.islice(GAME.legal_moves(served.state, seat), 0, None, 7):
            together = GAME.apply(visit.step.state, seat, move, context)
            alone = GAME.apply(served.state, seat, move, context)
            assert together.state == alone.state
            assert together.events == (*served.events, *alone.events)
