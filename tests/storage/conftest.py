"""One suite, three stores: the embedded server, fakeredis, and a Cluster of three masters."""

import asyncio
import itertools
import os

import fakeredis
import pytest

from storage.connection.client import Client
from storage.connection.connect import by_socket, connect
from storage.connection.embedded import Embedded
from storage.store import Store
from storage.timing import Timing
from tests.storage.servers import cluster
from tests.storage.waiting import PATIENCE

numbers = itertools.count()


class Clock:
    """A clock controlled by the tests."""

    def __init__(self) -> None:
        self.now = 1_790_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def embedded_socket(tmp_path_factory):
    server = Embedded(tmp_path_factory.mktemp("data"))
    asyncio.run(server.start())
    yield server.folder.socket()
    asyncio.run(server.stop())


@pytest.fixture(scope="session")
def cluster_nodes(tmp_path_factory):
    with cluster(tmp_path_factory.mktemp("cluster")) as nodes:
        yield nodes


@pytest.fixture(params=["embedded", "fake", "cluster"])
def new_client(request):
    """A factory of links to the same server, as several processes have them."""
    if request.param == "embedded":
        socket = request.getfixturevalue("embedded_socket")
        return lambda: by_socket(socket, longest_call=PATIENCE)
    if request.param == "cluster":
        nodes = request.getfixturevalue("cluster_nodes")
        hosts = ",".join(f"127.0.0.1:{node.port}" for node in nodes)
        return lambda: connect(f"redis+cluster://{hosts}", longest_call=PATIENCE)
    server = fakeredis.FakeServer()
    return lambda: Client(fakeredis.FakeAsyncRedis(server=server), longest_call=PATIENCE)


@pytest.fixture
def prefix() -> str:
    return f"test-{os.getpid()}-{next(numbers)}"


@pytest.fixture
async def new_store(new_client, clock, prefix):
    """A factory of stores with the same data, as several processes have them."""
    made = []

    def make(*voices: str, **timing) -> Store:
        store = Store(new_client(), voices=voices, timing=Timing(now=clock, **timing), prefix=prefix)
        made.append(store)
        return store

    yield make
    for store in made:
        await store.close()


@pytest.fixture
def store(new_store) -> Store:
    return new_store("discord", "telegram")
