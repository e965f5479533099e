"""What comes twice is done once, and what its taker could not finish is done by another."""

import pytest

from storage import Claim, inbox


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


async def test_who_works_long_keeps_it_and_who_dies_loses_it_soon(new_store, monkeypatch):
    monkeypatch.setattr(inbox, "LEASE", 300)
    one, two = new_store(), new_store()
    async with one.inbox.claimed("long"):
        for _ in range(4):
            await inbox.asyncio.sleep(0.15)
            async with two.inbox.claimed("long") as second:
                assert second is Claim.BUSY
    assert await one.inbox._claim(one.inbox._keys.inbox("dead"), alone=False) is Claim.MINE
    await inbox.asyncio.sleep(0.4)
    async with two.inbox.claimed("dead") as second:
        assert second is Claim.MINE


async def test_what_ended_in_an_error_is_not_done(new_store):
    store = new_store()

    async def failing():
        async with store.inbox.claimed("update 7"):
            raise ValueError

    with pytest.raises(ValueError):
        await failing()
    async with store.inbox.claimed("update 7", alone=True) as again:
        assert again is Claim.MINE
