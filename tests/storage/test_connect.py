"""Connecting to servers by their address."""

import contextlib
import re
from pathlib import Path

import pytest
from redis.asyncio.connection import SSLConnection

from bot.settings import Settings
from storage import SCHEMES, BadStoreUrl, StoreUnavailable
from storage.connection.connect import by_socket, connect
from storage.store import Store
from tests.storage.samples import LOBBY
from tests.storage.servers import Process, wait_for
from tests.storage.waiting import PATIENCE, patiently


async def round_trip(url: str) -> str:
    store = Store(connect(url, longest_call=PATIENCE))
    try:
        await store.ping()
        held = await store.tables.create(LOBBY)
        assert (await store.tables.load(held.table.id)).table == held.table
        return held.table.id
    finally:
        await store.close()


async def test_a_server_behind_a_unix_socket(embedded_socket):
    await round_trip(f"unix://{embedded_socket}")
    await round_trip(f"unix://{embedded_socket}?db=3")


async def test_the_link_alone_ends_a_call_in_time(embedded_socket):
    """redis-py has timeouts of its own, but a slow machine is not an outage if the caller is willing to wait."""
    for client in (by_socket(embedded_socket), connect(f"unix://{embedded_socket}"), connect("redis://localhost")):
        arguments = client._client.connection_pool.connection_kwargs
        assert (arguments["socket_timeout"], arguments["socket_connect_timeout"]) == (None, None)
        await client.close()


async def test_a_server_with_a_password_and_a_database(tmp_path):
    server = Process(tmp_path, "databases 8")
    try:
        server.ask("ACL", "SETUSER", "bot", "on", ">s@cret/1", "~*", "+@all")
        server.ask("ACL", "SETUSER", "default", "off")
        await round_trip(f"redis://bot:s%40cret%2F1@127.0.0.1:{server.port}/5")
        with pytest.raises(StoreUnavailable):
            await round_trip(f"redis://bot:wrong@127.0.0.1:{server.port}/5")
    finally:
        server.kill()


async def test_a_cluster_by_any_of_its_nodes(cluster_nodes):
    for node in cluster_nodes:
        await round_trip(f"redis+cluster://127.0.0.1:{node.port}")


async def test_the_tables_of_a_cluster_are_spread_over_its_masters(cluster_nodes):
    before = [node.ask("DBSIZE") for node in cluster_nodes]
    hosts = ",".join(f"127.0.0.1:{node.port}" for node in cluster_nodes)
    for _ in range(20):
        await round_trip(f"redis+cluster://{hosts}")
    after = [node.ask("DBSIZE") for node in cluster_nodes]
    assert all(now > then for now, then in zip(after, before, strict=True))


@pytest.fixture
def sentinel(tmp_path):
    """A master, its replica, and a Sentinel that watches them."""
    with contextlib.ExitStack() as stack:

        def run(name, *options, mode=()):
            process = Process(tmp_path / name, *options, mode=mode)
            stack.callback(process.kill)
            return process

        master = run("master", "repl-diskless-sync-delay 0")
        replica = run("replica", f"replicaof 127.0.0.1 {master.port}")
        watched = f"sentinel monitor games 127.0.0.1 {master.port} 1"
        # A slow master must not be taken for dead: the test says when it is.
        patience = ("sentinel down-after-milliseconds games 600000", "sentinel failover-timeout games 20000")
        guard = run("sentinel", watched, *patience, mode=("--sentinel",))
        wait_for(lambda: replica.ask("ROLE")[3] == "connected", "the replica to have caught up")
        wait_for(lambda: guard.ask("SENTINEL", "REPLICAS", "games"), "the Sentinel to know the replica")
        yield guard, master, replica


async def test_sentinel_names_the_master_and_when_that_dies_the_next_one(sentinel):
    guard, master, replica = sentinel
    store = Store(connect(f"redis+sentinel://127.0.0.1:{guard.port}/games/0", longest_call=PATIENCE))
    try:
        held = await store.tables.create(LOBBY)
        assert master.ask("DBSIZE") > 0
        wait_for(lambda: replica.ask("DBSIZE") == master.ask("DBSIZE"), "the replica to have everything")
        master.kill()
        guard.ask("SENTINEL", "SET", "games", "down-after-milliseconds", "300")
        assert (await patiently(lambda: store.tables.save(held, held.table))).version == 2
        assert replica.ask("HGET", replica.ask("KEYS", "*:table:*")[0], "v") == "2"
    finally:
        await store.close()


async def test_a_name_that_sentinel_does_not_know_is_unavailable(sentinel):
    store = Store(connect(f"redis+sentinel://127.0.0.1:{sentinel[0].port}/other"))
    with pytest.raises(StoreUnavailable):
        await store.tables.load("7K3QX0A")
    await store.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "localhost:6379",
        "http://localhost",
        "redis://localhost:port",
        "redis://localhost/games",
        "redis+sentinel://localhost:26379",
        "redis+sentinel://localhost:26379/games/zero",
        "redis+sentinel://localhost/games/0/1",
        "redis+cluster://",
        "redis+cluster://a,,b",
        "redis+cluster://localhost/1",
        "redis+cluster://user:hush@localhost:70000",
        "redis+cluster://localhost?max_connections=none",
        "redis+cluster://localhost?max_connections=0",
    ],
)
def test_what_is_no_address_is_refused_and_not_repeated(url):
    """An address can contain a password, and errors end up in logs."""
    with pytest.raises(BadStoreUrl) as refused:
        connect(url)
    assert "hush" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


LOGIN = {"username": "user", "password": "p@ss"}
NOBODY = {"username": None, "password": None}


def given(pool):
    """Return the user and address that a pool of connections uses, and whether it uses TLS."""
    arguments = pool.connection_kwargs
    tls = issubclass(pool.connection_class, SSLConnection)
    return {name: arguments.get(name) for name in ("username", "password")}, arguments.get("db"), tls


@pytest.mark.parametrize(("scheme", "tls"), [("redis", False), ("rediss", True)])
async def test_one_server_is_told_who_comes_and_by_tls_only_if_asked_to(scheme, tls):
    client = connect(f"{scheme}://user:p%40ss@example.org:6380/1")
    pool = client._client.connection_pool
    assert given(pool) == (LOGIN, 1, tls)
    assert (pool.connection_kwargs["host"], pool.connection_kwargs["port"]) == ("example.org", 6380)
    await client.close()


@pytest.mark.parametrize(("scheme", "tls"), [("redis+sentinel", False), ("rediss+sentinel", True)])
async def test_a_master_and_its_sentinels_are_told_who_comes_and_by_tls_only_if_asked_to(scheme, tls):
    hosts = "user:p%40ss@one.example,two.example:26380"
    client = connect(f"{scheme}://{hosts}/games/2?sentinel_username=guard&sentinel_password=other")
    master = client._client.connection_pool
    assert given(master) == (LOGIN, 2, tls)
    assert master.service_name == "games"
    sentinels = [sentinel.connection_pool for sentinel in client._also_close]
    assert [given(pool) for pool in sentinels] == [({"username": "guard", "password": "other"}, 0, tls)] * 2
    asked = [(pool.connection_kwargs["host"], pool.connection_kwargs["port"]) for pool in sentinels]
    assert asked == [("one.example", 26379), ("two.example", 26380)]
    await client.close()


async def test_sentinels_are_not_told_the_login_of_the_master():
    client = connect("redis+sentinel://user:p%40ss@one.example/games")
    assert given(client._also_close[0].connection_pool)[0] == NOBODY
    await client.close()


@pytest.mark.parametrize(("scheme", "tls"), [("redis+cluster", False), ("rediss+cluster", True)])
async def test_every_node_of_a_cluster_is_told_who_comes_and_by_tls_only_if_asked_to(scheme, tls):
    client = connect(f"{scheme}://user:p%40ss@[::1]:7000,two.example")
    nodes = list(client._client.nodes_manager.startup_nodes.values())
    assert [(node.host, node.port) for node in nodes] == [("::1", 7000), ("two.example", 6379)]
    assert [given(node) for node in nodes] == [(LOGIN, None, tls)] * 2
    await client.close()


def documented():
    """Return the address schemes named in the documentation."""
    root = Path(__file__).parents[2]
    told = (root / "README.md").read_text() + (root / "docs" / "storage.md").read_text()
    return sorted(set(re.findall(r"\b((?:rediss?(?:\+\w+)?|unix))://", told)))


def test_every_address_that_is_documented_is_taken_and_every_one_that_is_taken_is_documented():
    assert documented() == sorted(SCHEMES)
    for scheme in SCHEMES:
        assert Settings.from_env({"REDIS_URL": f"{scheme}://somewhere"}).redis_url


@pytest.mark.parametrize("scheme", SCHEMES)
async def test_an_address_of_each_kind_is_a_way_to_a_store(scheme):
    name = "/games" if "sentinel" in scheme else ""
    await connect(f"{scheme}://somewhere.example{name}").close()
