"""Finished games are kept for the retention period."""

import asyncio

import pytest

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


@pytest.mark.parametrize(("bite", "games"), [(2, 30), (50, 110)])
async def test_pruning_goes_on_until_all_is_done(new_store, clock, bite, games):
    store = new_store(retention=DAY)
    await asyncio.gather(*(finished_at(store, clock.now - 2 * DAY) for _ in range(games)))
    assert await store.archive.prune(bite) == games
    assert await store.tables.of(ANNA, past=True) == []
    assert await store.archive.prune(bite) == 0


async def test_two_processes_that_prune_at_once_leave_nothing(new_store, clock):
    one, two = new_store(retention=DAY), new_store(retention=DAY)
    await asyncio.gather(*(finished_at(one, clock.now - 2 * DAY) for _ in range(40)))
    assert sum(await asyncio.gather(one.archive.prune(3), two.archive.prune(3))) <= 40
    await one.archive.prune()
    assert await two.tables.of(ANNA, past=True) == []


async def test_a_table_that_was_opened_again_is_not_pruned(new_store, clock):
    """A result can be taken back; then the table is no longer finished."""
    store = new_store(retention=DAY)
    held = await store.tables.create(LOBBY)
    ended = await store.tables.save(held, finished(held.table, clock.now))
    await store.tables.save(ended, held.table)
    clock.now += 5 * DAY
    assert await store.archive.prune() == 0
    assert await store.tables.of(ANNA) == [held.table.id]
