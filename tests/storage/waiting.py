"""Waiting for a condition, however long the machine takes."""

import asyncio
import contextlib
import inspect

from storage import StoreUnavailable

PATIENCE = 300.0
"""Seconds: nobody waits this long unless something is wrong."""


async def until(condition) -> None:
    """Return when a condition holds; it may be a function or a coroutine function."""
    async with asyncio.timeout(PATIENCE):
        while True:
            held = condition()
            if await held if inspect.isawaitable(held) else held:
                return
            await asyncio.sleep(0.01)


async def patiently(call):
    """Do what a caller does while the store is unreachable: retry after a moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(StoreUnavailable):
                return await call()
            await asyncio.sleep(0.02)
