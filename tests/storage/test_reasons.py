"""Why a store can't be used: always `StoreUnavailable`, in words that say what to change, and never with a password."""

import contextlib

import pytest
import redis

from storage import StoreUnavailable
from storage.connection.connect import connect
from storage.store import Store
from tests.storage.samples import ANNA, LOBBY
from tests.storage.servers import Process, free_port
from tests.storage.waiting import PATIENCE, until


@pytest.fixture
def server(tmp_path):
    process = Process(tmp_path)
    yield process
    process.kill()


@contextlib.asynccontextmanager
async def store_at(url):
    store = Store(connect(url, longest_call=PATIENCE))
    try:
        yield store
    finally:
        await store.close()


async def reason(url) -> str:
    async with store_at(url) as store:
        with pytest.raises(StoreUnavailable) as refused:
            await store.tables.create(LOBBY)
    assert "hush" not in str(refused.value)
    return str(refused.value)


async def test_what_is_wrong_with_an_address_is_said(server):
    at = f"127.0.0.1:{server.port}"
    assert "no database with this number" in await reason(f"redis://{at}/99")
    assert "does not accept this user and password" in await reason(f"redis://anna:hush@{at}")
    assert "not part of a Cluster" in await reason(f"redis+cluster://{at}")
    assert "no Sentinel" in await reason(f"redis+sentinel://{at}/games")
    server.ask("ACL", "SETUSER", "guest", "on", ">hush", "~*", "+ping")
    assert "does not allow this user" in await reason(f"redis://guest:hush@{at}")


async def test_who_is_not_there_is_named(tmp_path):
    port = free_port()
    assert f"127.0.0.1:{port} (Connection refused)" in await reason(f"redis://:hush@127.0.0.1:{port}")
    assert "nowhere.sock (No such file" in await reason(f"unix://{tmp_path}/nowhere.sock")
    assert "no server of the Cluster" in await reason(f"redis+cluster://127.0.0.1:{port}")


async def test_one_server_of_a_cluster_is_not_the_whole_store(cluster_nodes):
    seen = set()
    async with store_at(f"redis://127.0.0.1:{cluster_nodes[0].port}") as store:
        for _ in range(30):
            try:
                await store.tables.create(LOBBY)
            except StoreUnavailable as error:
                seen.add(str(error))
    assert seen == {"the server is one of a Cluster: use redis+cluster://"}


async def test_a_server_that_asks_for_a_password_in_mid_run_is_unavailable_until_it_no_longer_does(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        held = await store.tables.create(LOBBY)
        server.ask("CONFIG", "SET", "requirepass", "hush")
        with redis.Redis(port=server.port, password="hush") as admin:  # noqa: S106 (of this test)
            admin.client_kill_filter(_type="normal", skipme=True)
            waiting = store._client._client.connection_pool._available_connections
            await until(lambda: all(connection._reader.at_eof() for connection in waiting))
            for call in (store.ping, lambda: store.tables.load(held.table.id), lambda: store.tables.of(ANNA)):
                with pytest.raises(StoreUnavailable, match="asks for a password"):
                    await call()
            admin.config_set("requirepass", "")
        assert (await store.tables.load(held.table.id)).table == held.table
