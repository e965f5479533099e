"""Many concurrent calls: those without a free connection wait, within the time limit of a call."""

import asyncio

import pytest
from redis.asyncio import RedisCluster

from storage import StoreUnavailable
from storage.connection.client import AT_ONCE, Client
from storage.connection.connect import connect
from tests.storage.samples import ANNA, LOBBY

MANY = 400


@pytest.mark.parametrize("new_client", ["embedded", "cluster"], indirect=True)
async def test_many_calls_at_once_are_all_answered(store):
    """redis-py has 100 connections to a server, and refuses calls when all are in use."""
    made = await asyncio.gather(*(store.tables.create(LOBBY) for _ in range(MANY)))
    loaded = await asyncio.gather(*(store.tables.load(held.table.id) for held in made))
    assert [held.table for held in loaded] == [held.table for held in made]
    assert len(await store.tables.of(ANNA)) == MANY


async def test_many_calls_take_few_connections(embedded_socket):
    for url, most in ((f"unix://{embedded_socket}", AT_ONCE), (f"unix://{embedded_socket}?max_connections=5", 5)):
        client = connect(url, longest_call=90)
        await asyncio.gather(*(client.command("PING") for _ in range(MANY)))
        assert 1 < len(client._client.connection_pool._available_connections) <= most
        await client.close()


async def test_many_calls_to_a_cluster_take_few_connections_to_each_master(cluster_nodes):
    client = connect(f"redis+cluster://127.0.0.1:{cluster_nodes[0].port}?max_connections=5", longest_call=90)
    await asyncio.gather(*(client.command("GET", f"key {number}") for number in range(MANY)))
    nodes = client._client.get_nodes()
    assert len(nodes) == 3
    assert all(len(node._connections) <= 5 for node in nodes)
    await client.close()


async def test_the_first_calls_to_a_cluster_may_be_many(cluster_nodes):
    """Before it knows the servers, redis-py sends calls to any of them, and then closes connections in use."""
    for node in cluster_nodes:
        client = connect(f"redis+cluster://127.0.0.1:{node.port}", longest_call=90)
        await asyncio.gather(*(client.command("SET", f"first {number}", 1, "EX", 60) for number in range(MANY)))
        await client.close()


class Recovering(RedisCluster):
    """A Cluster client that rediscovers its servers, which closes the connection of this call."""

    async def initialize(self):
        return self

    async def execute_command(self, *words):
        raise AttributeError("'NoneType' object has no attribute 'writelines'")


async def test_a_connection_closed_under_a_call_is_an_outage():
    client = Client(Recovering(host="127.0.0.1", port=1))
    with pytest.raises(StoreUnavailable):
        await client.command("PING")
    await client.close()


class Stuck:
    """A client that does not respond until it is told to."""

    def __init__(self):
        self.asked, self.answers = 0, False

    async def execute_command(self, *words):
        self.asked += 1
        if not self.answers:
            await asyncio.Event().wait()
        return words

    async def aclose(self):
        pass


async def test_who_waits_for_a_turn_waits_no_longer_than_for_an_answer():
    stuck = Stuck()
    client = Client(stuck, at_once=2, longest_call=0.05)
    calls = await asyncio.gather(*(client.command("PING") for _ in range(5)), return_exceptions=True)
    assert all(isinstance(result, StoreUnavailable) for result in calls)
    assert stuck.asked < 5, "calls without a turn were not sent"
    stuck.answers = True
    assert await client.command("PING") == ("PING",), "a call that timed out freed its turn"
