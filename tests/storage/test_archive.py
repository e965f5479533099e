"""Finished games are kept, for as long as the retention says."""

from storage.timing import DAY
from tests.storage.samples import ANNA, LOBBY, finished


async def finished_at(store, at):
    held = await store.tables.create(LOBBY)
    return (await store.tables.save(held, finished(held.table, at))).table.id


async def test_games_older_than_the_retention_go_and_no_others(new_store, clock):
    store = new_store(retention=30 * DAY)
    old = await finished_at(store, clock.now - 30 * DAY - 1)
    recent = await finished_at(store, clock.now - 30 * DAY)
    still_open = (await store.tables.create(LOBBY)).table.id
    assert await store.archive.prune() == 1
    assert await store.tables.load(old) is None
    assert await store.tables.of(ANNA, past=True) == [recent]
    assert await store.tables.of(ANNA) == [still_open]
    assert await store.archive.prune() == 0


async def test_pruning_goes_in_small_steps(new_store, clock):
    store = new_store(retention=DAY)
    for _ in range(5):
        await finished_at(store, clock.now - 2 * DAY)
    assert [await store.archive.prune(most=2) for _ in range(4)] == [2, 2, 1, 0]


async def test_a_table_that_was_opened_again_is_not_pruned(new_store, clock):
    """A result can be taken back; then the table is no finished one."""
    store = new_store(retention=DAY)
    held = await store.tables.create(LOBBY)
    ended = await store.tables.save(held, finished(held.table, clock.now))
    await store.tables.save(ended, held.table)
    clock.now += 5 * DAY
    assert await store.archive.prune() == 0
    assert await store.tables.of(ANNA) == [held.table.id]
