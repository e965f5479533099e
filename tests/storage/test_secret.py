"""The program's secret: drawn once, the same for all who share a store."""

import asyncio

from engines.fairness import is_code


async def test_all_processes_of_a_store_have_the_same_secret(new_store):
    first, *rest = await asyncio.gather(*(new_store().secret.value() for _ in range(3)))
    assert is_code(first)
    assert rest == [first, first]


async def test_it_is_printed_nowhere(store):
    assert await store.secret.value() not in repr(store.secret)
