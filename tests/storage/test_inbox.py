"""What is delivered twice is handled once, and what one process could not finish is handled by another."""

import pytest

from storage import Claim, Timing
from tests.storage.waiting import until

LEASE = 600_000


async def test_what_is_done_is_done_for_every_process(new_store):
    one, two = new_store(), new_store()
    async with one.inbox.claimed("update 7") as first, two.inbox.claimed("update 7") as second:
        assert (first, second) == (Claim.MINE, Claim.BUSY)
    async with two.inbox.claimed("update 7") as late:
        assert late is Claim.DONE
    async with two.inbox.claimed("update 8") as other:
        assert other is Claim.MINE


async def test_what_a_dead_process_had_is_taken_by_who_is_alone_at_once(new_store):
    dead, alive = new_store(), new_store()
    assert await dead.inbox._claim(dead.inbox._keys.inbox("update 7"), alone=False) is Claim.MINE
    async with alive.inbox.claimed("update 7", alone=True) as taken:
        assert taken is Claim.MINE


async def test_who_works_long_renews_the_lease_and_keeps_it(new_store):
    store = new_store(update_lease=LEASE, update_renewed=5)
    key = store.inbox._keys.inbox("long")

    async def renewed():
        return await store._client.command("PTTL", key) > LEASE // 2

    async with store.inbox.claimed("long"):
        for _ in range(3):
            await store._client.command("PEXPIRE", key, LEASE // 2)  # as if that much time had passed
            await until(renewed)
        async with new_store().inbox.claimed("long") as second:
            assert second is Claim.BUSY


async def test_who_dies_loses_it_when_the_lease_is_over(new_store):
    dead, alive = new_store(update_lease=LEASE), new_store()
    key = dead.inbox._keys.inbox("dead")
    assert await dead.inbox._claim(key, alone=False) is Claim.MINE
    assert 0 < await alive._client.command("PTTL", key) <= LEASE
    await alive._client.command("PEXPIRE", key, 0)
    async with alive.inbox.claimed("dead") as second:
        assert second is Claim.MINE


def test_a_lease_is_renewed_several_times_before_it_ends():
    assert Timing().update_renewed * 3 < Timing().update_lease


async def test_what_ended_in_an_error_is_not_done(new_store):
    store = new_store()

    async def failing():
        async with store.inbox.claimed("update 7"):
            raise ValueError

    with pytest.raises(ValueError):
        await failing()
    async with store.inbox.claimed("update 7", alone=True) as again:
        assert again is Claim.MINE
