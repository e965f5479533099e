"""SIGINT and SIGTERM: the work is cancelled once, and shuts down in its own time."""

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any


async def until_told(work: Coroutine[Any, Any, None]) -> bool:
    """Run something until it is done (True), or until the process is told to stop (False)."""
    task = asyncio.ensure_future(work)
    told = asyncio.Event()

    def stop() -> None:
        if not told.is_set():  # a second signal must not interrupt the shutdown
            told.set()
            task.cancel()

    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows does not support signal handlers
            loop.add_signal_handler(each, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not told.is_set():
            raise
    return not told.is_set()
