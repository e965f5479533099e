"""Whether saved games would survive: every way to lose them is named to whoever runs the program."""

from pathlib import Path

import pytest

from storage import folder_risks
from storage.connection.connect import connect
from storage.connection.durability import file_system, risks_of
from storage.store import Store
from tests.storage.servers import Process, wait_for
from tests.storage.waiting import PATIENCE

SAFE = {"aof_enabled": 1, "aof_last_write_status": "ok", "maxmemory_policy": "noeviction", "role": "master"}


async def risks_at(url):
    store = Store(connect(url, longest_call=PATIENCE))
    try:
        return await store.risks()
    finally:
        await store.close()


@pytest.fixture
def server(tmp_path):
    process = Process(tmp_path, "appendonly yes", "appendfsync always")
    yield process
    process.kill()


async def test_a_server_that_syncs_before_it_answers_and_deletes_nothing_is_safe(server):
    assert await risks_at(f"redis://127.0.0.1:{server.port}") == []


@pytest.mark.parametrize(
    ("option", "value", "told", "grave"),
    [
        ("appendonly", "no", "no append-only file", True),
        ("appendfsync", "everysec", "appendfsync everysec", False),
        ("maxmemory-policy", "allkeys-lru", "deletes games", True),
        ("maxmemory-policy", "volatile-ttl", "deletes the marks of presses", False),
    ],
)
async def test_every_setting_that_loses_games_is_named(server, option, value, told, grave):
    server.ask("CONFIG", "SET", option, value)
    (risk,) = await risks_at(f"redis://127.0.0.1:{server.port}")
    assert told in risk.text
    assert risk.grave is grave


async def test_a_server_that_does_not_tell_its_configuration_is_judged_by_what_it_tells(server):
    server.ask("ACL", "SETUSER", "guest", "on", ">word", "~*", "+@all", "-config")
    server.ask("CONFIG", "SET", "maxmemory-policy", "allkeys-random")
    (risk,) = await risks_at(f"redis://guest:word@127.0.0.1:{server.port}")
    assert "allkeys-random" in risk.text


async def test_every_master_of_a_cluster_is_asked(cluster_nodes):
    hosts = ",".join(f"127.0.0.1:{node.port}" for node in cluster_nodes)
    found = [risk.text for risk in await risks_at(f"redis+cluster://{hosts}")]
    for node in cluster_nodes:
        own = [text for text in found if text.startswith(f"127.0.0.1:{node.port}: ")]
        assert any("append-only" in text for text in own)
        assert any("no replica" in text for text in own)


async def test_a_replica_is_no_place_to_save(server, tmp_path):
    replica = Process(tmp_path / "replica", f"replicaof 127.0.0.1 {server.port}", "appendonly yes")
    try:
        wait_for(lambda: replica.ask("ROLE")[3] == "connected", "the replica to have caught up")
        assert any("is a replica" in risk.text for risk in await risks_at(f"redis://127.0.0.1:{replica.port}"))
    finally:
        replica.kill()


@pytest.mark.parametrize(
    ("replica", "behind"),
    [
        ({"state": "online", "lag": 1}, False),
        ({"state": "online", "lag": 60}, True),
        ({"state": "wait_bgsave", "lag": 0}, True),
    ],
)
def test_a_replica_that_is_behind_is_named(replica, behind):
    info = {**SAFE, "connected_slaves": 1, "slave0": {"ip": "10.0.0.2", "port": 6379, **replica}}
    told = [risk.text for risk in risks_of(info, "always")]
    assert [("10.0.0.2:6379 is behind" in text) for text in told] == [True] * behind


def test_a_failed_write_is_named():
    assert [risk.grave for risk in risks_of({**SAFE, "aof_last_write_status": "err"}, "always")] == [True]


MOUNTS = """\
21 1 0:19 / / rw,relatime - overlay overlay rw
22 21 8:1 / /data rw,relatime - ext4 /dev/sda1 rw
23 21 0:20 / /data/cache rw,relatime - tmpfs tmpfs rw
24 21 8:2 / /with\\040space rw - xfs /dev/sdb1 rw
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/app/data", "overlay"),
        ("/data", "ext4"),
        ("/data/games", "ext4"),
        ("/data/cache/x", "tmpfs"),
        ("/database", "overlay"),
        ("/with space/x", "xfs"),
    ],
)
def test_the_file_system_of_a_folder_is_that_of_the_nearest_mount(path, kind):
    assert file_system(Path(path), MOUNTS) == kind


def test_a_folder_that_goes_with_its_container_or_its_machine_is_named():
    (container,) = folder_risks(Path("/app/data"), mounts=MOUNTS)
    assert "with the container" in container.text
    (memory,) = folder_risks(Path("/data/cache/x"), mounts=MOUNTS)
    assert "when this machine restarts" in memory.text
    assert folder_risks(Path("/data/games"), mounts=MOUNTS) == []
    assert folder_risks(Path("/data/games"), mounts="") == [], "not Linux"


def test_a_host_that_is_known_to_delete_its_disk_is_named_though_the_disk_looks_real():
    (risk,) = folder_risks(Path("/data/games"), "Heroku", mounts=MOUNTS)
    assert risk.grave
    assert "Heroku" in risk.text
    assert "REDIS_URL" in risk.text
