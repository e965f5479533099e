"""Deadlines: claimed by one process, and never lost."""

import asyncio

from msgspec.structs import replace

from tests.storage.samples import LOBBY, moved

LEASE = 20_000


async def table_due(store, at):
    return await store.tables.create(replace(LOBBY, wake=at))


async def test_a_table_is_claimed_when_its_time_has_come(store, clock):
    held = await table_due(store, clock.now + 1000)
    assert await store.wakes.claim() == []
    clock.now += 1000
    assert await store.wakes.claim() == [held.table.id]


async def test_a_table_without_a_time_is_never_claimed(store, clock):
    await store.tables.create(LOBBY)
    clock.now += 10**10
    assert await store.wakes.claim() == []


async def test_what_one_has_claimed_no_other_gets(new_store, clock):
    stores = [new_store() for _ in range(4)]
    due = {(await table_due(stores[0], clock.now)).table.id for _ in range(40)}
    claimed = await asyncio.gather(*(store.wakes.claim(most=100) for store in stores))
    assert sorted(table for some in claimed for table in some) == sorted(due)


async def test_a_claim_takes_no_more_than_it_asks_for(store, clock):
    for _ in range(10):
        await table_due(store, clock.now)
    first, second = await store.wakes.claim(most=7), await store.wakes.claim(most=7)
    assert (len(first), len(second)) == (7, 3)
    assert not set(first) & set(second)


async def test_what_a_dead_process_had_claimed_is_claimed_again_after_its_lease(new_store, clock):
    dying, other = new_store(), new_store()
    held = await table_due(dying, clock.now)
    assert await dying.wakes.claim() == [held.table.id]
    clock.now += LEASE - 1
    assert await other.wakes.claim() == []
    clock.now += 1
    assert await other.wakes.claim() == [held.table.id]


async def test_a_save_sets_the_alarm_anew(store, clock):
    held = await table_due(store, clock.now)
    await store.wakes.claim()
    held = await store.tables.save(held, replace(moved(held.table, "C4"), wake=clock.now + LEASE + 5))
    clock.now += LEASE
    assert await store.wakes.claim() == []
    clock.now += 5
    assert await store.wakes.claim() == [held.table.id]
    await store.tables.save(held, replace(held.table, wake=None))
    clock.now += 10**9
    assert await store.wakes.claim() == []


async def test_a_table_that_was_claimed_for_nothing_is_settled(store, clock):
    held = await table_due(store, clock.now + 50)
    clock.now += 50
    await store.wakes.claim()
    later = await store.tables.save(held, replace(held.table, wake=clock.now + 100))
    await store.wakes.settle(later)
    clock.now += 100
    assert await store.wakes.claim() == [held.table.id]
    await store.wakes.settle(later)
    assert await store.wakes.claim() == [held.table.id]


async def test_settling_does_not_undo_a_save_that_came_between(store, clock):
    held = await table_due(store, clock.now)
    await store.wakes.claim()
    await store.tables.save(held, replace(held.table, wake=clock.now + 10**6))
    await store.wakes.settle(held)
    assert await store.wakes.claim() == []
