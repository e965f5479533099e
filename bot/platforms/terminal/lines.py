"""Reads typed lines without blocking anything else."""

import asyncio
import threading
from typing import TextIO


class Lines:
    """Reads a stream in its own thread. The thread dies with the program, so that Ctrl-C needs no Enter."""

    def __init__(self, stream: TextIO) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    async def next(self) -> str | None:
        return await self._queue.get()

    def _read(self, stream: TextIO) -> None:
        for line in stream:
            self._put(line.strip())
        self._put(None)

    def _put(self, line: str | None) -> None:
        # The loop is closed while the program exits; then nobody waits for a line.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._queue.put_nowait, line)
