"""Servers by their address."""

import asyncio
import contextlib

import pytest

from storage import BadStoreUrl, StoreUnavailable
from storage.connect import connect
from storage.store import Store
from tests.storage.samples import LOBBY
from tests.storage.servers import Process, wait_for


async def round_trip(url: str) -> str:
    store = Store(connect(url))
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
        guard = run("sentinel", watched, "sentinel down-after-milliseconds games 300", mode=("--sentinel",))
        wait_for(lambda: replica.ask("ROLE")[3] == "connected", "the replica to have caught up")
        wait_for(lambda: guard.ask("SENTINEL", "REPLICAS", "games"), "the Sentinel to know the replica")
        yield guard, master, replica


async def test_sentinel_names_the_master_and_when_that_dies_the_next_one(sentinel):
    guard, master, replica = sentinel
    store = Store(connect(f"redis+sentinel://127.0.0.1:{guard.port}/games/0"))
    try:
        held = await store.tables.create(LOBBY)
        assert master.ask("DBSIZE") > 0
        wait_for(lambda: replica.ask("DBSIZE") == master.ask("DBSIZE"), "the replica to have everything")
        master.kill()
        after = None
        async with asyncio.timeout(15):
            while after is None:
                with contextlib.suppress(StoreUnavailable):
                    after = await store.tables.save(held, held.table)
                await asyncio.sleep(0.05)
        assert after.version == 2
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
    ],
)
def test_what_is_no_address_is_refused_and_not_repeated(url):
    """An address can have a password in it, and errors end in logs."""
    with pytest.raises(BadStoreUrl) as refused:
        connect(url)
    assert "hush" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


async def test_addresses_with_tls_and_logins_are_understood():
    for url in (
        "rediss://user:pass@example.org:6380/1",
        "rediss+sentinel://user:pass@one.example,two.example:26380/games?sentinel_password=other",
        "rediss+cluster://user:pass@[::1]:7000,two.example",
    ):
        await connect(url).close()
