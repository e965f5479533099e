"""Why a store can't be used, in words for whoever runs it. Never with a password: only hosts and ports are named."""

import os
import re

from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    ConnectionError as RedisConnectionError,
    MasterDownError,
    MovedError,
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    ResponseError,
    TimeoutError as RedisTimeoutError,
)

_PLACE = re.compile(r"connecting to (\S+)\. ")
_NUMBER = re.compile(r"Error (-?\d+)")

_BY_TYPE: tuple[tuple[type[BaseException], str], ...] = (
    (BusyLoadingError, "the server is still loading its data"),
    (AuthenticationError, "the server does not accept this user and password"),
    (ReadOnlyError, "the server is a read-only replica"),
    (OutOfMemoryError, "the server's memory is full"),
    (ClusterDownError, "the Cluster is down: a part of it has no master"),
    (MasterDownError, "the server has lost its master"),
    (RedisTimeoutError, "the server does not answer in time"),
    (TimeoutError, "the server does not answer in time"),
)
_BY_TEXT = {
    "Authentication required": "the server asks for a password: REDIS_URL needs user:password@ before the host",
    "Cluster mode is not enabled": "the server is not part of a Cluster: use redis:// without +cluster",
    "No master found": "the Sentinels know no master with this name",
    "unknown command 'SENTINEL'": "the server is no Sentinel: use redis:// without +sentinel",
    "DB index is out of range": "the server has no database with this number",
    "max number of clients reached": "the server has no connection left: see ?max_connections= in docs/storage.md",
}
# The server responds but can't write now: its disk is full, its replicas are gone, a script hangs.
_BY_CODE = {
    "MISCONF": "the server can't write to its disk",
    "NOREPLICAS": "the server has lost its replicas",
    "BUSY": "the server is busy with a script",
}


def unreachable(error: BaseException) -> str:
    """Return why a call found no server."""
    text = str(error)
    for part, reason in _BY_TEXT.items():
        if part in text:
            return reason
    for kind, reason in _BY_TYPE:
        if isinstance(error, kind):
            return reason
    if isinstance(error, RedisClusterException):
        return f"no server of the Cluster can be reached{_place(text)}"
    if isinstance(error, RedisConnectionError | OSError):
        return f"no connection to the server{_place(text)}"
    return type(error).__name__


def refusal(error: ResponseError) -> str | None:
    """Return why a server refuses to work for us at all; None: only this one command is wrong."""
    if isinstance(error, MovedError):
        return "the server is one of a Cluster: use redis+cluster://"
    if isinstance(error, NoPermissionError):
        return "the server does not allow this user all commands, scripts and keys that the program needs"
    text = str(error)
    by_text = next((reason for part, reason in _BY_TEXT.items() if part in text), None)
    return by_text or _BY_CODE.get(text.split(maxsplit=1)[0] if text else "")


def _place(text: str) -> str:
    """Return ` at host:port (what the system says)`, as far as redis-py tells."""
    place, number = _PLACE.search(text), _NUMBER.search(text)
    where = f" at {place[1]}" if place else ""
    if number is None:
        return where
    return f"{where} ({os.strerror(int(number[1])) if int(number[1]) > 0 else 'no such host'})"
