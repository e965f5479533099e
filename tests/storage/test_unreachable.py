"""An unreachable store: every call ends with `StoreUnavailable`, and everything works when it is back."""

import asyncio
import contextlib
import os
import signal
from functools import partial

import pytest
from redis.exceptions import ResponseError

from storage import StoreUnavailable
from storage.connection.client import LONGEST_CALL
from storage.connection.connect import connect
from storage.keys import Keys
from storage.store import Store
from tests.storage.samples import LOBBY, moved
from tests.storage.servers import Process, cluster, free_port
from tests.storage.waiting import PATIENCE, patiently, until


@pytest.fixture
def server(tmp_path):
    process = Process(tmp_path, "appendonly yes")
    yield process
    os.kill(process.process.pid, signal.SIGCONT)
    process.kill()


@contextlib.asynccontextmanager
async def store_at(url, *, longest_call=PATIENCE):
    """A store whose calls time out only if there would never be a response."""
    store = Store(connect(url, longest_call=longest_call))
    try:
        yield store
    finally:
        await store.close()


def refused():
    return pytest.raises(StoreUnavailable)


def test_a_call_ends_before_discord_gives_up():
    assert LONGEST_CALL < 3


@pytest.mark.parametrize("scheme", ["redis", "redis+cluster", "redis+sentinel"])
async def test_nobody_is_there(scheme):
    name = "/main" if scheme == "redis+sentinel" else ""
    async with store_at(f"{scheme}://127.0.0.1:{free_port()}{name}") as store:
        with refused():
            await store.tables.load("7K3QX0A")
        with refused():
            await store.tables.create(LOBBY)
        with refused():
            await store.wakes.claim()
        with refused():
            await store.ping()


async def test_a_server_that_hangs_is_not_waited_for_and_answers_are_never_mixed_up(server):
    async with store_at(f"redis://127.0.0.1:{server.port}", longest_call=0.2) as store:
        tables = [(await patiently(lambda: store.tables.create(LOBBY))).table.id for _ in range(10)]
        os.kill(server.process.pid, signal.SIGSTOP)
        loads = await asyncio.gather(*(store.tables.load(table) for table in tables), return_exceptions=True)
        assert all(isinstance(result, StoreUnavailable) for result in loads)
        os.kill(server.process.pid, signal.SIGCONT)
        found = await asyncio.gather(*(patiently(partial(store.tables.load, table)) for table in reversed(tables)))
        assert [held.table.id for held in found] == tables[::-1]


async def test_a_server_that_was_restarted_is_found_again_at_once(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        held = await store.tables.create(LOBBY)
        server.kill()
        with refused():
            await store.tables.save(held, held.table)
        server.start()
        assert (await store.tables.save(held, moved(held.table, "C4"))).version == 2


async def test_waiting_connections_that_were_cut_are_made_anew_unseen(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        held = await store.tables.create(LOBBY)
        server.ask("CLIENT", "KILL", "TYPE", "normal")
        waiting = store._client._client.connection_pool._available_connections
        await until(lambda: all(connection._reader.at_eof() for connection in waiting))
        assert (await store.tables.load(held.table.id)).table == held.table


async def test_waiting_connections_to_a_cluster_that_were_cut_are_made_anew_unseen(cluster_nodes):
    hosts = ",".join(f"127.0.0.1:{node.port}" for node in cluster_nodes)
    async with store_at(f"redis+cluster://{hosts}") as store:
        held = await store.tables.create(LOBBY)
        await store.wakes.claim()
        for node in cluster_nodes:
            node.ask("CLIENT", "KILL", "TYPE", "normal")
        assert (await store.tables.load(held.table.id)).table == held.table
        for node in cluster_nodes:
            node.ask("CLIENT", "KILL", "TYPE", "normal")
        await store.wakes.claim()


async def test_a_server_that_forgot_the_scripts_is_told_again(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        held = await store.tables.create(LOBBY)
        server.ask("SCRIPT", "FLUSH")
        assert (await store.tables.save(held, held.table)).version == 2


async def test_a_server_that_may_not_write_is_unavailable_and_changes_nothing(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        held = await store.tables.create(LOBBY)
        server.ask("CONFIG", "SET", "min-replicas-to-write", "1")
        with refused():
            await store.tables.save(held, moved(held.table, "C4"))
        assert (await store.tables.load(held.table.id)).table == held.table


async def test_a_full_server_is_unavailable(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        server.ask("CONFIG", "SET", "maxmemory", "1")
        with refused():
            await store.tables.create(LOBBY)


async def test_a_mistake_of_ours_is_not_called_an_outage(server):
    async with store_at(f"redis://127.0.0.1:{server.port}") as store:
        server.ask("SET", Keys().table("7K3QX0A"), "no hash")
        with pytest.raises(ResponseError, match="WRONGTYPE"):
            await store.tables.load("7K3QX0A")


async def test_a_cluster_that_loses_a_master_fails_and_recovers_with_it(tmp_path):
    with cluster(tmp_path, "appendonly yes") as nodes:
        hosts = ",".join(f"127.0.0.1:{node.port}" for node in nodes)
        async with store_at(f"redis+cluster://{hosts}") as store:
            held = await store.tables.create(LOBBY)
            slot = nodes[0].ask("CLUSTER", "KEYSLOT", Keys().table(held.table.id))
            owner = nodes[slot * 3 // 16384]
            owner.kill()
            for _ in range(3):
                with refused():
                    await store.tables.load(held.table.id)
            owner.start()
            found = await patiently(lambda: store.tables.load(held.table.id))
            assert found.table == held.table
