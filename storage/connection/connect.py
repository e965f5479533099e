"""Connects to the server that an address names.

redis://host:6379/0          one server; rediss:// with TLS; unix:///path/to/socket
redis+sentinel://host:26379,host:26379/master-name/0      the current master according to the Sentinels
redis+cluster://host:6379,host:6379                       a Cluster

`user:password@` goes before the hosts where the server requires it; rediss+sentinel and rediss+cluster use TLS.
`?max_connections=20` at the end limits the connections of one program, where a server requires that.
"""

from dataclasses import dataclass
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

from redis.asyncio import Redis, RedisCluster
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import NoBackoff

from storage.connection.client import AT_ONCE, LONGEST_CALL, Client
from storage.errors import BadStoreUrl

# RESP3 has no advantage here, and its notifications disable the pool's check for closed connections.
_PROTOCOL = 2
# A command whose reply was lost may have taken effect, and only the caller knows what repeating it would mean.
_ONCE = Retry(NoBackoff(), 0)
# The Cluster client does not notice that an idle connection was closed. Every write states the version it expects, so
# retrying one that did arrive changes nothing.
_TWICE = Retry(NoBackoff(), 1)
# Our client limits the time of every call. Where several servers may be tried in turn, none may use up all of it.
_ONE_OF_SEVERAL = 0.3

SCHEMES = ("redis", "rediss", "unix", "redis+sentinel", "rediss+sentinel", "redis+cluster", "rediss+cluster")
"""The schemes of store addresses."""


@dataclass(frozen=True, kw_only=True)
class _Address:
    nodes: tuple[tuple[str, int], ...]
    username: str | None
    password: str | None
    path: tuple[str, ...]
    tls: bool
    query: dict[str, str]


def connect(url: str, *, longest_call: float = LONGEST_CALL) -> Client:
    """Return a client of a server; nothing is sent yet. An invalid address raises `BadStoreUrl`."""
    scheme = url.partition("://")[0].lower()
    try:
        match scheme:
            case "redis" | "rediss" | "unix":
                return _single(url, longest_call)
            case "redis+sentinel" | "rediss+sentinel":
                return _sentinel(_address(url, port=26379), longest_call)
            case "redis+cluster" | "rediss+cluster":
                return _cluster(_address(url, port=6379), longest_call)
    except ValueError as error:
        # Without its cause: that may quote the address, which may contain a password.
        raise BadStoreUrl(f"{scheme}: {error}") from None
    raise BadStoreUrl(f"the address begins with {', '.join(SCHEMES[:-1])} or {SCHEMES[-1]}, then ://")


def by_socket(path: str, *, longest_call: float = LONGEST_CALL) -> Client:
    """Return a client of a server behind a unix socket."""
    return _single(f"unix://{quote(path)}", longest_call)


def _single(url: str, longest_call: float) -> Client:
    parts = urlsplit(url)
    if parts.scheme != "unix" and parts.path.strip("/") and not parts.path.strip("/").isdigit():
        raise ValueError("behind the host stands the number of a database, or nothing")
    # Our client limits the time of every call; redis-py's own timeouts would end some sooner.
    client = Redis.from_url(url, protocol=_PROTOCOL, retry=_ONCE, socket_timeout=None, socket_connect_timeout=None)
    return Client(client, longest_call=longest_call, at_once=min(AT_ONCE, client.connection_pool.max_connections))


def _sentinel(address: _Address, longest_call: float) -> Client:
    if not 1 <= len(address.path) <= 2:
        raise ValueError("behind the hosts stands the name of the master: /master-name, or /master-name/0")
    name, database = address.path[0], int(address.path[1]) if len(address.path) > 1 else 0
    each = _ONE_OF_SEVERAL * longest_call
    timeouts = {"socket_timeout": each, "socket_connect_timeout": each}
    sentinel = Sentinel(  # type: ignore[no-untyped-call]  # redis-py has no types here
        address.nodes,
        sentinel_kwargs={
            "username": address.query.get("sentinel_username"),
            "password": address.query.get("sentinel_password"),
            "ssl": address.tls,
            "protocol": _PROTOCOL,
            "retry": _ONCE,
            **timeouts,
        },
        db=database,
        username=address.username,
        password=address.password,
        ssl=address.tls,
        protocol=_PROTOCOL,
        retry=_ONCE,
        **timeouts,
    )
    master = sentinel.master_for(name)
    return Client(master, also_close=sentinel.sentinels, longest_call=longest_call, at_once=_at_once(address))


def _cluster(address: _Address, longest_call: float) -> Client:
    if address.path:
        raise ValueError("a Cluster has no databases to choose from")
    client = RedisCluster(
        startup_nodes=[ClusterNode(host, port) for host, port in address.nodes],
        username=address.username,
        password=address.password,
        ssl=address.tls,
        protocol=_PROTOCOL,
        retry=_TWICE,
        reinitialize_steps=0,  # otherwise every fifth redirection closes connections in use
        socket_timeout=_ONE_OF_SEVERAL * longest_call,
        socket_connect_timeout=_ONE_OF_SEVERAL * longest_call,
    )
    return Client(client, longest_call=longest_call, at_once=_at_once(address))


def _at_once(address: _Address) -> int:
    """Return the number of concurrent calls: each needs one connection to a server."""
    allowed = int(address.query.get("max_connections", AT_ONCE))
    if allowed < 1:
        raise ValueError("max_connections is a number from 1")
    return min(AT_ONCE, allowed)


def _address(url: str, port: int) -> _Address:
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    username, _, password = login.partition(":")
    return _Address(
        nodes=tuple(_node(parts, host, port) for host in hosts.split(",")),
        username=unquote(username) or None,
        password=unquote(password) or None,
        path=tuple(unquote(part) for part in parts.path.split("/") if part),
        tls=parts.scheme.startswith("rediss"),
        query=dict(parse_qsl(parts.query)),
    )


def _node(parts: SplitResult, host: str, port: int) -> tuple[str, int]:
    node = urlsplit(f"{parts.scheme}://{host}")
    if not node.hostname:
        raise ValueError("a host is missing")
    return node.hostname, node.port or port
