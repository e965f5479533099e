"""The connection to the server: every call has a time limit, and all failures are one type."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
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
RedisClient = Redis | RedisCluster
Word = str | bytes | int
Command = tuple[Word, ...]

LONGEST_CALL = 2.0
"""Seconds, including the wait for a free connection. Discord gives three to answer a press."""
AT_ONCE = 64
"""Concurrent calls; more than that wait for their turn: decision 0045."""

_SCRIPTS = Path(__file__).parents[1] / "scripts"
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
# The server responds but can't write now: its disk is full, its replicas are gone, a script hangs.
_UNWILLING = ("MISCONF", "NOREPLICAS", "BUSY")


class Script:
    """A Lua script, called by its hash; sent in full only to a server that does not know it yet."""

    def __init__(self, name: str) -> None:
        self.text = (_SCRIPTS / f"{name}.lua").read_bytes()
        self.sha = hashlib.sha1(self.text, usedforsecurity=False).hexdigest()


class Client:
    """Commands and scripts over any kind of redis-py's clients. Whatever stops them raises `StoreUnavailable`.

    redis-py refuses a call when all connections to a server are in use. No call here takes more than one connection to
    each server, so if calls are limited to the number of connections none is refused: it waits, within its time limit.
    """

    def __init__(
        self,
        client: RedisClient,
        *,
        also_close: Iterable[RedisClient] = (),
        longest_call: float = LONGEST_CALL,
        at_once: int = AT_ONCE,
    ) -> None:
        self._client, self._also_close = client, tuple(also_close)
        self._longest_call, self._turns = longest_call, asyncio.Semaphore(at_once)

    async def command(self, *words: Word) -> Any:
        return await self._in_time(lambda: self._client.execute_command(*words))

    async def script(self, script: Script, keys: Sequence[str], words: Sequence[Word]) -> Any:
        """Run a script. All its keys are in one slot."""
        return await self._in_time(lambda: self._script(script, keys, words))

    async def together(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands at once, to as many servers as necessary; they are not atomic together."""
        return await self._in_time(lambda: self._together(commands))

    async def keys(self, pattern: str) -> AsyncIterator[str]:
        """Yield all keys that match a pattern, on all servers, each at least once."""
        found = self._client.scan_iter(match=pattern, count=1000)
        while (key := await self._in_time(lambda: anext(found, None))) is not None:
            yield key.decode()

    async def close(self) -> None:
        for client in (self._client, *self._also_close):
            if isinstance(client, RedisCluster):
                # Its own `aclose` does nothing after a lost connection, and leaves the other connections open.
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

    async def _in_time(self, call: Callable[[], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(self._longest_call), self._turns:
                if isinstance(self._client, RedisCluster):
                    # Before the client knows the servers, it sends calls to any of them; when several such calls are
                    # redirected, some lose their connection.
                    await self._client.initialize()
                return await call()
        except _UNREACHABLE as error:
            raise StoreUnavailable(type(error).__name__) from error
        except AttributeError as error:
            if not isinstance(self._client, RedisCluster):
                raise
            # While it rediscovers the servers, the client closes connections that other calls are writing to.
            raise StoreUnavailable("ConnectionError") from error
        except ResponseError as error:
            if str(error).startswith(_UNWILLING):
                raise StoreUnavailable(str(error).split(maxsplit=1)[0]) from error
            raise
