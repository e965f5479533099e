"""The way to the server: every call ends soon, and fails as one type."""

import asyncio
import hashlib
from collections.abc import Awaitable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from redis.asyncio import Redis, RedisCluster
from redis.exceptions import (
    ClusterDownError,
    ClusterError,
    ConnectionError as RedisConnectionError,
    MasterDownError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    ResponseError,
    TimeoutError as RedisTimeoutError,
    TryAgainError,
)

from storage.errors import StoreUnavailable

T = TypeVar("T")
Client = Redis | RedisCluster
Word = str | bytes | int
Command = tuple[Word, ...]

LONGEST_CALL = 2.0
"""Seconds. Discord gives three to answer a press."""

_SCRIPTS = Path(__file__).parent / "scripts"
_UNREACHABLE = (
    RedisConnectionError,
    RedisTimeoutError,
    RedisClusterException,
    ClusterDownError,
    ClusterError,
    MasterDownError,
    OutOfMemoryError,
    ReadOnlyError,
    TryAgainError,
    OSError,
    TimeoutError,
)
# A server that is there but can't write now: its disk is full, its replicas are away, a script hangs.
_UNWILLING = ("MISCONF", "NOREPLICAS", "BUSY")


class Script:
    """A Lua script, sent by its fingerprint; in full only to a server that does not know it yet."""

    def __init__(self, name: str) -> None:
        self.text = (_SCRIPTS / f"{name}.lua").read_bytes()
        self.sha = hashlib.sha1(self.text, usedforsecurity=False).hexdigest()


class Link:
    """Commands and scripts over any kind of client. Whatever keeps them from their end is `StoreUnavailable`."""

    def __init__(
        self, client: Client, *, also_close: Iterable[Client] = (), longest_call: float = LONGEST_CALL
    ) -> None:
        self._client, self._also_close = client, tuple(also_close)
        self._longest_call = longest_call

    async def command(self, *words: Word) -> Any:
        return await self._in_time(self._client.execute_command(*words))

    async def script(self, script: Script, keys: Sequence[str], words: Sequence[Word]) -> Any:
        """Run a script. All its keys lie in one slot."""
        return await self._in_time(self._script(script, keys, words))

    async def together(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands at once, to as many servers as they concern; each is a step of its own."""
        return await self._in_time(self._together(commands))

    async def close(self) -> None:
        for client in (self._client, *self._also_close):
            if isinstance(client, RedisCluster):
                # Its own way to close does nothing after a lost connection, and leaves the others open.
                await client.nodes_manager.aclose("nodes_cache")
                await client.nodes_manager.aclose("startup_nodes")
            await client.aclose()

    async def _script(self, script: Script, keys: Sequence[str], words: Sequence[Word]) -> Any:
        call = (len(keys), *keys, *words)
        try:
            return await self._client.execute_command("EVALSHA", script.sha, *call)
        except NoScriptError:
            return await self._client.execute_command("EVAL", script.text, *call)

    async def _together(self, commands: Sequence[Command]) -> list[Any]:
        pipeline = self._client.pipeline(transaction=False)
        for command in commands:
            pipeline.execute_command(*command)
        return list(await pipeline.execute())

    async def _in_time(self, call: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(self._longest_call):
                return await call
        except _UNREACHABLE as error:
            raise StoreUnavailable(type(error).__name__) from error
        except ResponseError as error:
            if str(error).startswith(_UNWILLING):
                raise StoreUnavailable(str(error).split(maxsplit=1)[0]) from error
            raise
