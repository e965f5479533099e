"""With little to do nobody pauses; with much to do boards are spread over the time that drawing them takes."""

import pytest

from bot.workers.pace import BURST, LONGEST, Pace


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


def drawn(pace, boards, seconds):
    """Draw boards, one after the other."""
    for _ in range(boards):
        pace.pause(0)
        pace.worked(seconds)


def paced(clock, workers=1, seconds=0.02):
    pace = Pace(workers, clock)
    drawn(pace, 200, seconds)
    clock.now += 60
    return pace


def test_before_anything_is_known_nobody_pauses(clock):
    pace = Pace(1, clock)
    assert [pace.pause(0) for _ in range(10)] == [0.0] * 10


def test_a_board_now_and_then_never_pauses(clock):
    pace = paced(clock)
    for _ in range(100):
        clock.now += 0.05
        assert pace.pause(0) == 0.0
        pace.worked(0.02)


def test_many_at_once_are_spread_over_the_time_that_drawing_takes(clock):
    pace = paced(clock, seconds=0.02)
    pauses = [pace.pause(0) for _ in range(20)]
    assert pauses[:2] == [0.0, 0.0]
    assert pauses == sorted(pauses)
    assert pauses[-1] == pytest.approx(19 * 0.02 - BURST, rel=0.1)


def test_more_workers_mean_shorter_pauses(clock):
    one, four = paced(clock, 1), paced(clock, 4)
    assert [pace.pause(0) for pace in [one] * 20][-1] > [pace.pause(0) for pace in [four] * 20][-1] * 3


def test_no_pause_is_longer_than_the_longest_and_it_ends_with_the_load(clock):
    pace = paced(clock)
    assert max(pace.pause(0) for _ in range(10_000)) == pytest.approx(LONGEST)
    clock.now += LONGEST
    assert pace.pause(0) == pytest.approx(0.0)


def test_pictures_that_wait_already_come_first(clock):
    pace = paced(clock, seconds=0.02)
    assert pace.pause(20) == pytest.approx(20 * 0.02 - BURST, rel=0.1)


def test_pictures_that_have_become_slower_mean_longer_pauses(clock):
    quick, slow = paced(clock, seconds=0.02), paced(clock, seconds=0.02)
    drawn(slow, 200, 0.1)
    clock.now += 60
    assert slow.pause(10) > 3 * quick.pause(10)
