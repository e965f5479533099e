"""Calls that take too long are ended, each in its own time, and no others are."""

import asyncio
import time

import pytest

from storage.patience import Patience


async def test_a_call_in_time_is_left_alone():
    patience = Patience(0.2)
    assert await patience.with_(asyncio.sleep(0, "answer")) == "answer"
    await asyncio.sleep(0.3)
    assert await patience.with_(asyncio.sleep(0.05, "later")) == "later"


async def test_each_call_has_its_own_time_though_one_timer_serves_all():
    patience, began = Patience(0.3), time.monotonic()

    async def hangs(after):
        await asyncio.sleep(after)
        start = time.monotonic()
        with pytest.raises(TimeoutError):
            await patience.with_(asyncio.Event().wait())
        return time.monotonic() - start

    took = await asyncio.gather(*(hangs(after) for after in (0, 0.1, 0.2)))
    assert all(seconds >= 0.29 for seconds in took), "nobody is ended with those before him"
    assert time.monotonic() - began < 3


async def test_who_is_cancelled_from_outside_is_cancelled_and_not_late():
    patience = Patience(5)
    task = asyncio.create_task(patience.with_(asyncio.Event().wait()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_call_after_one_that_was_too_long_has_its_whole_time():
    patience = Patience(0.1)
    for _ in range(2):
        with pytest.raises(TimeoutError):
            await patience.with_(asyncio.Event().wait())
    assert await patience.with_(asyncio.sleep(0.02, "well")) == "well"
