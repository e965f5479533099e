"""Backups: hot, checked, out of any store and into any other; and nothing is restored over what is there."""

import asyncio
import contextlib
import gzip
import stat

import pytest
from msgspec.structs import replace

from storage import Contest, DealResult, PersonSettings, Remark, RoomSettings, StoreError
from storage.backup import BadBackup, NotEmpty, check, entries
from storage.connection.connect import connect
from storage.store import Store
from storage.timing import DAY, SECOND, Timing
from tests.storage.contents import everything
from tests.storage.samples import ANNA, BORIS, GROUP, GUILD, LOBBY, finished, moved, snapshot_of
from tests.storage.servers import Process, wait_for
from tests.storage.spoiling import spoil
from tests.storage.waiting import PATIENCE, patiently

PASSING = (":by", ":press:", "inbox:", "allowance:", "pulse}:last")


@pytest.fixture
async def emptied(new_client, clock, prefix):
    """Another store on the same server, which is empty."""
    other = Store(new_client(), voices=("discord",), timing=Timing(now=clock), prefix=f"{prefix}-second")
    yield other
    await other.close()


async def filled(store, clock):
    """Put one of everything into a store; return its tables."""
    lobby = await store.tables.create(replace(LOBBY, wake=clock() + DAY), press="a press")
    running = await store.tables.create(LOBBY)
    running = await store.tables.save(running, moved(running.table, "C4", "D5"), snapshot=snapshot_of(LOBBY))
    ended = await store.tables.create(LOBBY)
    ended = await store.tables.save(ended, finished(moved(ended.table, "C4"), at=clock()))
    remark = Remark(move=1, person=BORIS, name="Boris", text="Привет", seat=1)
    await store.chat_log.add(running.table.id, remark)
    await store.chat_log.add(running.table.id, replace(remark, text="merhaba"))
    await store.person_settings.save(ANNA, PersonSettings(), PersonSettings(language="tr", symbols=False))
    await store.room_settings.save(GROUP, RoomSettings(), RoomSettings(zone="Europe/Istanbul"))
    await store.heartbeat.beat()
    clock.now += 60 * SECOND
    await store.heartbeat.beat()
    async with store.inbox.claimed("telegram:1"):
        pass
    await store.secret.value()
    contest = await store.contests.create(
        Contest(
            code="7K3QX0A", game="dorozhki", level="easy", deals=4, best=3, host=ANNA, name="Анна", locale="ru",
            opened_at=clock(), ends_at=clock() + DAY,
        )
    )  # fmt: skip
    await store.contests.tell_in(contest, GROUP, "ru")
    await store.contests.enter(contest, ANNA, "Анна")
    await store.contests.claim(contest, ANNA, 1, running.table.id)
    await store.contests.save(contest, ANNA, 2, DealResult(given_up=True))
    return lobby.table.id, running.table.id, ended.table.id


@pytest.fixture
def kept(new_client, prefix):
    """Tells what is in a store that a backup is to bring back: without passing marks and caches."""

    async def look(suffix=""):
        found = await everything(new_client, f"{prefix}{suffix}")
        return {
            name: sorted(map(str, value.keys() - {b"s"} if isinstance(value, dict) else value))
            for key, value in found.items()
            if not any(passing in (name := key.decode().partition(":")[2]) for passing in PASSING)
        }

    return look


async def test_everything_comes_back_with_its_queues_and_indexes(store, kept, emptied, clock, tmp_path):
    lobby, running, ended = await filled(store, clock)
    made = await store.back_up(tmp_path / "backup")
    assert made == check(tmp_path / "backup")
    assert made.tables == 3
    before = await kept()
    clock.now += 3 * DAY  # nothing depends on when
    done = await emptied.restore(tmp_path / "backup")
    assert (done.tables, done.unreadable) == (3, ())
    assert await kept("-second") == before
    assert await emptied.tables.of(ANNA) == sorted([lobby, running])
    assert await emptied.tables.of(GUILD, past=True) == [ended]
    assert (await emptied.tables.load(running)).table == (await store.tables.load(running)).table
    assert [each.text for each in await emptied.chat_log.at(running)] == ["Привет", "merhaba"]
    assert (await emptied.person_settings.load(ANNA)).language == "tr"
    assert (await emptied.backlog(["discord"])).open_tables == 2


async def test_play_goes_on_where_it_was(store, emptied, clock, tmp_path):
    """Versions are kept: whoever loads a table saves it as before, and old buttons still work."""
    _, running, _ = await filled(store, clock)
    await store.back_up(tmp_path / "backup")
    await emptied.restore(tmp_path / "backup")
    held = await emptied.tables.load(running)
    assert held.version == (await store.tables.load(running)).version
    saved = await emptied.tables.save(held, moved(held.table, "E6"))
    assert saved.version == held.version + 1


async def test_the_time_since_the_backup_counts_against_nobody(store, emptied, clock, tmp_path):
    await filled(store, clock)
    made = clock()
    await store.back_up(tmp_path / "backup")
    clock.now += 5 * DAY
    await emptied.restore(tmp_path / "backup")
    assert await emptied.heartbeat.beat(), "an outage"
    outages = await emptied.heartbeat.outages(since=made)
    assert (outages[-1].began_at, outages[-1].ended_at) == (made, clock())


async def test_a_backup_is_made_while_people_play(store, emptied, clock, tmp_path):
    """Every table in it is as it was at some moment, and later than when the backup began."""
    tables = [(await store.tables.create(LOBBY)).table.id for _ in range(30)]
    saved = dict.fromkeys(tables, 1)
    stopped = asyncio.Event()

    async def play():
        while not stopped.is_set():
            for table in tables:
                held = await store.tables.load(table)
                saved[table] = (await store.tables.save(held, moved(held.table, "C4"))).version
                await asyncio.sleep(0)  # on Python 3.12 a store in memory answers without letting others work

    playing = asyncio.create_task(play())
    try:
        while min(saved.values()) < 3:  # noqa: ASYNC110 (no event for this)
            await asyncio.sleep(0)
        before = dict(saved)
        await store.back_up(tmp_path / "backup")
    finally:
        stopped.set()
        await playing
    clock.now += DAY
    await emptied.restore(tmp_path / "backup")
    for held in await emptied.tables.load_many(tables):
        assert before[held.table.id] <= held.version <= saved[held.table.id]
        assert held.version == held.table.revision + 1, "each move once"
    assert await emptied.tables.of(ANNA) == sorted(tables)


async def test_what_is_there_is_never_overwritten(store, emptied, clock, tmp_path):
    await filled(store, clock)
    await store.back_up(tmp_path / "backup")
    with pytest.raises(NotEmpty, match="a bot uses this store"):
        await store.restore(tmp_path / "backup")
    clock.now += DAY
    with pytest.raises(NotEmpty, match="not empty"):
        await store.restore(tmp_path / "backup")
    await emptied.person_settings.save(BORIS, PersonSettings(), PersonSettings(language="ru"))
    with pytest.raises(NotEmpty):
        await emptied.restore(tmp_path / "backup")
    assert await emptied.tables.of(ANNA) == []


async def test_a_restore_that_was_interrupted_is_done_again(store, emptied, clock, tmp_path):
    tables = await filled(store, clock)
    contents = await store.back_up(tmp_path / "backup")
    some = list(entries(tmp_path / "backup"))

    def interrupted():
        yield from some[:2]
        raise StoreError("the line is cut")

    with pytest.raises(StoreError, match="cut"):
        await emptied._backups.restore(interrupted(), name=contents.digest, made=contents.made)
    assert (await emptied.restore(tmp_path / "backup")).tables == 3
    assert len(await emptied.tables.load_many(tables)) == 3
    with pytest.raises(NotEmpty):  # it is done: not a third time
        await emptied.restore(tmp_path / "backup")


async def test_a_table_of_a_newer_program_comes_back_as_it_is(store, prefix, emptied, clock, tmp_path):
    lobby, running, _ = await filled(store, clock)
    await spoil(store._client, running, prefix=prefix)
    await store.back_up(tmp_path / "backup")
    done = await emptied.restore(tmp_path / "backup")
    assert done.unreadable == (running,)
    assert [table async for table, _ in emptied.tables.unreadable()] == [running]
    assert (await emptied.tables.load(lobby)).table.id == lobby


@pytest.fixture
async def backup(store, clock, tmp_path):
    await filled(store, clock)
    await store.back_up(tmp_path / "backup")
    return tmp_path / "backup"


async def test_a_file_that_was_damaged_or_cut_is_refused_before_anything_is_written(backup, emptied, tmp_path):
    whole = backup.read_bytes()
    plain = gzip.decompress(whole)
    damaged = {
        "cut": whole[: len(whole) // 2],
        "flipped": whole[:40] + bytes([whole[40] ^ 1]) + whole[41:],
        "without its end": gzip.compress(plain[:-60]),
        "changed inside": gzip.compress(plain.replace(b"Boris", b"Borys", 1)),
        "no backup": b"hello",
        "nothing": b"",
        "another gzip": gzip.compress(b"\xff" * 100),
    }
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadBackup):
            await emptied.restore(tmp_path / name)
        with pytest.raises(BadBackup):
            check(tmp_path / name)
    with pytest.raises(BadBackup, match="can't be read"):
        check(tmp_path / "nowhere")
    assert await emptied.tables.of(ANNA) == []


async def test_a_backup_is_for_its_owner_alone_and_half_of_one_never_has_its_name(backup, store, tmp_path):
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    before = backup.read_bytes()

    async def broken():
        yield next(entries(backup))
        raise StoreError("gone")

    store._backups.dump = broken
    with pytest.raises(StoreError):
        await store.back_up(backup)
    assert backup.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if "partial" in path.name] == []


async def test_from_a_cluster_to_a_master_behind_a_sentinel(cluster_nodes, prefix, clock, tmp_path):
    """Any store to any other: a Cluster's tables are in many places, a single server's in one."""
    hosts = ",".join(f"127.0.0.1:{node.port}" for node in cluster_nodes)
    async with contextlib.AsyncExitStack() as stack:
        master = Process(tmp_path / "master")
        stack.callback(master.kill)
        watched = f"sentinel monitor games 127.0.0.1 {master.port} 1"
        guard = Process(tmp_path / "sentinel", watched, mode=("--sentinel",))
        stack.callback(guard.kill)
        wait_for(lambda: guard.ask("SENTINEL", "MASTERS"), "the Sentinel to know the master")
        stores = []
        for url in (f"redis+cluster://{hosts}", f"redis+sentinel://127.0.0.1:{guard.port}/games"):
            stores.append(Store(connect(url, longest_call=PATIENCE), timing=Timing(now=clock), prefix=prefix))
            stack.push_async_callback(stores[-1].close)
        tables = await filled(stores[0], clock)
        await stores[0].back_up(tmp_path / "backup")
        await patiently(lambda: stores[1].restore(tmp_path / "backup"))
        assert len(await stores[1].tables.load_many(tables)) == 3
