"""An embedded server for those who run none: Valkey, as a child process on a private socket, with full persistence.

Two locks in its folder answer every question. `running` is held by the server itself, inherited at its start: it is
free exactly when no server runs there, however the last one ended. `in-use` is shared by all processes that use the
server; whoever can lock it exclusively is the last to leave, and stops the server.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from storage.connection.client import LONGEST_CALL, Client
from storage.connection.connect import by_socket
from storage.connection.data_dir import DataDir
from storage.connection.server import Server, answers, shut_down
from storage.errors import StoreUnavailable

log = logging.getLogger(__name__)

_TICK = 0.05
_WATCH = 0.3
_START = 60.0  # seconds: a million games take a while to load
_STOP = 15.0


class Embedded:
    """The server of one folder, shared by all processes that use the folder."""

    def __init__(self, data_dir: Path) -> None:
        self.folder = DataDir(data_dir)
        self._in_use = self.folder.lock("in-use")
        self._server: Server | None = None

    async def start(self) -> None:
        """Find or start the server, and return when it responds."""
        try:
            async with asyncio.timeout(_START):
                await _until(lambda: self._in_use.take(shared=True))  # not while another process stops the server
                await self.revive()
        except OSError as error:
            raise StoreUnavailable(f"the embedded server does not start: see {self.folder.log}") from error

    async def revive(self) -> None:
        """Make sure that the server runs, whichever process starts it."""
        while not await answers(self.folder.socket()):
            if self._server and (code := self._server.ended()) is not None:
                self._server = None
                if code > 0:  # it gave up; a signal would be negative
                    raise StoreUnavailable(f"the embedded server gave up with code {code}: see {self.folder.log}")
            running = self.folder.lock("running")
            try:
                # A child of ours that has just released the lock is reaped first, in the next round.
                if self._server is None and running.take():
                    self._server = Server(self.folder, inherits=running)
            finally:
                running.close()
            await asyncio.sleep(_TICK)

    async def watch(self) -> None:
        """Restart the server whenever it dies, until cancelled."""
        while True:
            await asyncio.sleep(_WATCH)
            try:
                await self.revive()
            except (StoreUnavailable, OSError) as error:
                log.warning("no embedded server: %s", error)
                await asyncio.sleep(1)

    async def stop(self) -> None:
        """Leave. The last process to leave stops the server, which first writes all data to disk."""
        try:
            if self._in_use.take():
                await self._stop_server()
        finally:
            self._in_use.close()
            if self._server:
                self._server.leave()
            self.folder.close()

    async def _stop_server(self) -> None:
        running = self.folder.lock("running")
        try:
            async with asyncio.timeout(_STOP):
                while not (running.take() and (self._server is None or self._server.ended() is not None)):
                    await shut_down(self.folder.socket())  # again: one that has just been started does not listen yet
                    await asyncio.sleep(_TICK)
        except TimeoutError:
            log.warning("the embedded server does not stop; the next start will use it")
        finally:
            running.close()


async def _until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110  # the system has no event for a released lock or an ended process
        await asyncio.sleep(_TICK)


@contextlib.asynccontextmanager
async def embedded(data_dir: Path, *, longest_call: float = LONGEST_CALL) -> AsyncIterator[Client]:
    """Give a client of the embedded server of a folder, and keep that server running meanwhile."""
    try:
        server = Embedded(data_dir)
    except OSError as error:
        raise StoreUnavailable(f"the data folder {data_dir} can't be used: {error.strerror}") from error
    watch: asyncio.Task[None] | None = None
    try:
        await server.start()
        watch = asyncio.create_task(server.watch())
        yield by_socket(server.folder.socket(), longest_call=longest_call)
    finally:
        if watch:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)
        await server.stop()
