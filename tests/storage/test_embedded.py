"""The embedded server: durable, private, one per folder, whatever is killed."""

import asyncio
import contextlib
import os
import shutil
import signal
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from storage import StoreUnavailable, open_store
from storage.connection.connect import by_socket
from storage.connection.data_dir import DataDir
from storage.connection.embedded import Embedded
from storage.connection.server import answers
from storage.store import Store
from tests.reaper import alive
from tests.storage.samples import LOBBY, moved
from tests.storage.waiting import patiently, until


async def server_of(store) -> int:
    return (await store._client.command("INFO", "server"))["process_id"]


def is_there(path: Path) -> bool:
    return path.exists()


@contextlib.contextmanager
def parent(folder: Path, tables: int = 0):
    command = [sys.executable, "-m", "tests.storage.parent", folder, str(tables)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.stdin.close()
        process.stdout.close()
        process.wait()


async def test_what_was_kept_is_there_after_a_restart(tmp_path):
    async with open_store(None, tmp_path) as store:
        held = await store.tables.create(LOBBY)
        first = await server_of(store)
    assert not alive(first)
    async with open_store(None, tmp_path) as store:
        assert (await store.tables.load(held.table.id)).table == held.table
        assert await server_of(store) != first


async def test_the_folder_and_its_socket_are_private(tmp_path):
    async with open_store(None, tmp_path / "new" / "data"):
        folder = tmp_path / "new" / "data" / "store"
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE((folder / "server.sock").stat().st_mode) == 0o600
        loose = [path for path in folder.rglob("*") if stat.S_IMODE(path.stat().st_mode) & 0o077]
        assert loose == []


async def test_a_folder_that_was_open_to_all_becomes_private(tmp_path):
    (tmp_path / "store").mkdir(mode=0o755)
    async with open_store(None, tmp_path):
        assert stat.S_IMODE((tmp_path / "store").stat().st_mode) == 0o700


async def test_the_server_listens_on_no_port_and_hears_no_ctrl_c(tmp_path):
    async with open_store(None, tmp_path) as store:
        server = await server_of(store)
        assert await store._client.command("CONFIG", "GET", "port") == [b"port", b"0"]
        assert os.getpgid(server) != os.getpgid(0)


async def test_an_answer_means_that_it_is_on_the_disk(tmp_path):
    """With `everysec`, writes acknowledged during a sync are in memory only: two of eight kills lost some."""
    async with open_store(None, tmp_path) as store:
        asked = await store._client.command("CONFIG", "GET", "append*")
        chosen = dict(zip(asked[::2], asked[1::2], strict=True))
        assert (chosen[b"appendonly"], chosen[b"appendfsync"]) == (b"yes", b"always")


async def test_killing_the_server_loses_no_acknowledged_write(tmp_path):
    async with open_store(None, tmp_path) as store:
        acknowledged: dict[str, int] = {}
        stopped = asyncio.Event()

        async def write():
            held = await patiently(lambda: store.tables.create(LOBBY))
            while not stopped.is_set():
                acknowledged[held.table.id] = held.version
                # The reply to a write may be lost with the server, so the writer loads again before going on.
                held = await patiently(partial(store.tables.load, held.table.id))
                with contextlib.suppress(StoreUnavailable):
                    held = await store.tables.save(held, moved(held.table, "C4"))

        writers = [asyncio.create_task(write()) for _ in range(8)]
        servers = set()
        for number in range(1, 4):
            await until(lambda number=number: sum(acknowledged.values()) > 50 * number)
            servers.add(server := await patiently(lambda: server_of(store)))
            os.kill(server, signal.SIGKILL)
        await until(lambda: sum(acknowledged.values()) > 200)
        stopped.set()
        await asyncio.gather(*writers)
        loaded = await patiently(lambda: store.tables.load_many(acknowledged))
        kept = {held.table.id: held for held in loaded}
        assert len(servers) == 3
        for table, version in acknowledged.items():
            assert kept[table].version >= version
            assert kept[table].version == kept[table].table.revision + 1  # each move once


async def test_after_the_program_was_killed_the_next_start_finds_its_server(tmp_path):
    with parent(tmp_path, tables=20) as killed:
        server = int(killed.stdout.readline())
        tables = [killed.stdout.readline().strip() for _ in range(20)]
        killed.kill()
        killed.wait()
        assert alive(server)
        async with open_store(None, tmp_path) as store:
            assert await server_of(store) == server
            assert len(await store.tables.load_many(tables)) == 20
        assert not alive(server)


async def test_after_both_were_killed_the_next_start_has_everything(tmp_path):
    with parent(tmp_path, tables=200) as killed:
        server = int(killed.stdout.readline())
        tables = [killed.stdout.readline().strip() for _ in range(40)]
        os.kill(server, signal.SIGKILL)
        killed.kill()
        tables += killed.stdout.read().split()
        async with open_store(None, tmp_path) as store:
            assert len(await store.tables.load_many(tables)) == len(tables) >= 40


async def test_many_starting_at_once_share_one_server(tmp_path):
    with contextlib.ExitStack() as stack:
        processes = [stack.enter_context(parent(tmp_path)) for _ in range(2)]
        here = [Embedded(tmp_path) for _ in range(6)]
        await asyncio.gather(*(one.start() for one in here))
        store = Store(by_socket(here[0].folder.socket()))
        servers = {await server_of(store)} | {int(process.stdout.readline()) for process in processes}
        await store.close()
        assert len(servers) == 1
        for one in here:
            await one.stop()
        server = servers.pop()
        assert alive(server)  # the two processes still use it
        for process in processes:
            process.stdin.close()
            process.wait()
        await until(lambda: not alive(server))


async def test_leaving_and_coming_at_the_same_time_leaves_nobody_without_a_server(tmp_path):
    async def visit():
        for _ in range(4):
            async with open_store(None, tmp_path) as store:
                await store.tables.create(LOBBY)

    await asyncio.gather(*(visit() for _ in range(3)))


async def test_told_to_stop_while_the_server_starts_it_ends_too(tmp_path):
    embedded = Embedded(tmp_path)
    starting = asyncio.create_task(embedded.start())
    while embedded._server is None:  # noqa: ASYNC110 (the very moment after it was started)
        await asyncio.sleep(0)
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    await embedded.stop()
    running = DataDir(tmp_path).lock("running")
    assert running.take(), "the server held it"
    running.close()


async def test_a_folder_with_a_long_name_gets_a_short_cut(tmp_path):
    folder = tmp_path.joinpath(*["длинное-имя"] * 12)
    async with open_store(None, folder) as store, open_store(None, folder) as other:
        held = await store.tables.create(LOBBY)
        assert (await other.tables.load(held.table.id)).table == held.table
        assert (folder / "store" / "server.sock").is_socket()


async def test_a_short_cut_that_was_cleaned_away_comes_back(tmp_path):
    server = Embedded(tmp_path.joinpath(*["long-name"] * 12))
    await server.start()
    path = Path(server.folder.socket())
    shutil.rmtree(path.parent.parent)
    await server.revive()
    await until(lambda: answers(str(path)))
    await server.stop()
    assert not is_there(path.parent.parent)


async def test_a_server_that_gives_up_is_an_error_and_not_waited_for(tmp_path):
    async with open_store(None, tmp_path):
        pass
    (tmp_path / "store" / "appendonlydir" / "appendonly.aof.manifest").write_text("nonsense\n")
    with pytest.raises(StoreUnavailable, match=r"gave up with code \d+: see .*server\.log"):
        async with open_store(None, tmp_path):
            pass


async def test_a_data_folder_that_is_none_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable):
        async with open_store(None, tmp_path / "file"):
            pass
