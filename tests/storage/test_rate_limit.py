"""Rate limits: one account for all processes."""

import pytest

from storage import Limit

SECOND = 1000
GROUP = Limit(name="group", burst=6, pace=5 * SECOND)
TABLE = Limit(name="table A", burst=4, pace=7_500)
MARGIN = 600 * SECOND
"""How long an account outlives its refill by the server's clock, which is not the one that these tests turn."""


async def sent(stores, clock, limits, seconds):
    """Let processes send whenever they may, for a time; return when."""
    times, end = [], clock.now + seconds * SECOND
    while clock.now < end:
        waits = [await store.rate_limits.take("room", limits, 1, now=clock.now) for store in stores]
        times += [clock.now] * waits.count(0)
        clock.now += 2500  # both paces are a multiple of it
    return times


def most_in_a_minute(times):
    return max(sum(begin <= at < begin + 60 * SECOND for at in times) for begin in times)


@pytest.mark.parametrize(("limits", "most"), [((GROUP,), 18), ((GROUP, TABLE), 12)])
async def test_several_processes_share_one_account(new_store, clock, limits, most):
    times = await sent([new_store() for _ in range(3)], clock, limits, 150)
    assert most - 1 <= most_in_a_minute(times) <= most


async def test_who_waits_as_long_as_told_may_take_and_nothing_is_taken_before(new_store, clock):
    store = new_store()
    assert await store.rate_limits.take("room", [GROUP], 5, now=clock.now) == 0
    wait = await store.rate_limits.take("room", [GROUP, TABLE], 2, now=clock.now)
    assert wait == 5 * SECOND
    assert await store.rate_limits.take("room", [GROUP], 1, now=clock.now) == 0, "the refusal took nothing"
    clock.now += wait
    assert await store.rate_limits.take("room", [GROUP], 1, now=clock.now) == 0
    assert await store.rate_limits.take("other room", [GROUP], 6, now=clock.now) == 0


async def test_an_account_can_be_overdrawn_and_given_back_to(new_store, clock):
    store = new_store()
    assert await store.rate_limits.take("room", [GROUP], 8, now=clock.now, anyway=True) == 0
    assert await store.rate_limits.take("room", [GROUP], 1, now=clock.now) == 3 * GROUP.pace
    await store.rate_limits.take("room", [GROUP], -3, now=clock.now, anyway=True)
    assert await store.rate_limits.take("room", [GROUP], 1, now=clock.now) == 0


async def test_an_account_that_is_whole_again_takes_no_room_after_a_while(new_client, new_store, prefix, clock):
    slow = Limit(name="group", burst=1, pace=20 * SECOND)
    await new_store().rate_limits.take("room", [slow], 1, now=clock.now)
    client = new_client()
    assert 0 < await client.command("PTTL", f"{prefix}:allowance:room") <= 20 * SECOND + MARGIN
    await client.close()
