"""The store: a move of Цветарики compared with a bare GET and EVALSHA of the same bytes; the cost of 10,000 tables."""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bench.harness import Row, milliseconds
from engines.registry import games
from engines.replay import Played, advance, begin
from storage.connection.connect import by_socket
from storage.connection.embedded import Embedded
from storage.records.table import Person, Phase, Post, Room, Seat, Snapshot, Speech, Table
from storage.store import Store

GAME = games()["cvetariki"]
SEED = "bench"
PEOPLE = 4
OPEN_TABLES = 10_000
AT_ONCE = 64
MOVES_A_RUN = 200
BARE = "redis.call('SET', KEYS[1], ARGV[1]) return 1"


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner, embedded(runner, Path(folder)) as server:
        store = Store(by_socket(server.folder.socket()), voices=["discord"])
        yield from one_move(runner, store)
        yield from many_tables(runner, store)
        runner.run(store.close())
        yield from start_up(runner, Path(folder))


@contextmanager
def embedded(runner: asyncio.Runner, folder: Path) -> Iterator[Embedded]:
    server = Embedded(folder)
    runner.run(server.start())
    with pinned(runner.run(asked(server, "INFO", "server"))["process_id"]):
        yield server
    runner.run(server.stop())


@contextmanager
def pinned(server: int) -> Iterator[None]:
    """Give client and server a core each; otherwise round-trip times depend on the scheduler."""
    if not hasattr(os, "sched_setaffinity"):  # macOS
        yield
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(server, {cores[-1]})
    os.sched_setaffinity(0, {cores[0]})
    yield
    os.sched_setaffinity(0, cores)


async def asked(server: Embedded, *words):
    client = by_socket(server.folder.socket())
    try:
        return await client.command(*words)
    finally:
        await client.close()


# One move


def one_move(runner: asyncio.Runner, store: Store) -> Iterator[Row]:
    before, after, snapshot = half_played()
    held = runner.run(store.tables.create(before))
    client = store._client._client  # noqa: SLF001  # the floor must use the same connection
    size = len(msgspec.msgpack.encode(after)) + len(snapshot.state)
    sha = runner.run(client.script_load(BARE))

    async def move() -> None:
        for _ in range(MOVES_A_RUN):
            held_now = await store.tables.load(held.table.id)
            await store.tables.save(held_now, replace(held_now.table, moves=after.moves), snapshot=snapshot)

    async def bare() -> None:
        for _ in range(MOVES_A_RUN):
            await client.get("bare")
            await client.evalsha(sha, 1, "bare", bytes(size))

    runner.run(bare())
    for sync, where in (("no", "in memory"), ("always", "on disk")):
        runner.run(client.config_set("appendfsync", sync))
        cost, floor = milliseconds(lambda: runner.run(move()), lambda: runner.run(bare()))
        yield Row(
            name=f"load and save a table, {where} ({size} bytes, {after.revision} moves)",
            value=cost / MOVES_A_RUN,
            floor=floor / MOVES_A_RUN,
            floor_name="GET + EVALSHA of the same bytes",
            bar="≤ 2.5 × with the engine",
        )
    runner.run(store.tables.remove(runner.run(store.tables.load(held.table.id))))


def half_played() -> tuple[Table, Table, Snapshot]:
    """Return a table in the middle of a game, the same table one move later, and the snapshot after that move."""
    state = begin(GAME, seed=SEED, options={}, seats=PEOPLE).state
    entries: list[Played] = []
    while GAME.outcome(state) is None:
        seat = min(GAME.to_move(state))
        move = GAME.format_move(next(iter(GAME.legal_moves(state, seat))))
        entries.append(Played(seat=seat, move=move, at=86_400_000 * len(entries)))
        state = advance(GAME, state, entries[-1], seed=SEED, number=len(entries) - 1).state
    middle = entries[: len(entries) // 2 + 1]
    before = table_of(0).with_moves(*middle[:-1])
    after = before.with_moves(middle[-1])
    return before, after, snapshot_after(middle)


def snapshot_after(entries: list[Played]) -> Snapshot:
    state = begin(GAME, seed=SEED, options={}, seats=PEOPLE).state
    for number, played in enumerate(entries):
        state = advance(GAME, state, played, seed=SEED, number=number).state
    return Snapshot(revision=len(entries), rules=GAME.info.rules_version, state=msgspec.msgpack.encode(state))


def table_of(number: int) -> Table:
    people = [Person(platform="discord", user=str(80351110224678912 + 4 * number + seat)) for seat in range(PEOPLE)]
    now = 1_790_000_000_000 + number
    return Table(
        game="cvetariki",
        rules=GAME.info.rules_version,
        seed=f"{number:032x}",
        options=GAME.info.complete({}),
        locale="ru",
        phase=Phase.RUNNING,
        host=people[0],
        seats=tuple(Seat(name=f"Player {person.user[-4:]}", person=person) for person in people),
        rooms=(Room(platform="discord", chat=str(41771983423143937 + number // 3)),),
        wake=now + 86_400_000,
        opened_at=now,
        touched_at=now,
        started_at=now,
    )


# Many tables


def many_tables(runner: asyncio.Runner, store: Store) -> Iterator[Row]:
    _, after, snapshot = half_played()

    async def fill() -> None:
        for first in range(0, OPEN_TABLES, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, OPEN_TABLES))
            await asyncio.gather(*(open_table(store, number, after, snapshot) for number in numbers))

    before = used_memory(runner, store)
    runner.run(fill())
    each = (used_memory(runner, store) - before) / OPEN_TABLES
    yield Row(name=f"memory of an open table ({OPEN_TABLES:,} of them)", value=each, unit="bytes", bar="≤ 12 kB")
    person = after.seats[0].person
    sweep, mine = milliseconds(
        lambda: runner.run(store.wakes.claim()), lambda: runner.run(store.tables.of(person)), rounds=30
    )
    yield Row(name="a look for deadlines, none due", value=sweep)
    yield Row(name="the tables of a person", value=mine)


async def open_table(store: Store, number: int, after: Table, snapshot: Snapshot) -> None:
    table = replace(table_of(number), moves=after.moves)
    held = await store.tables.create(table, snapshot=snapshot)
    post = Post(room=table.rooms[0], messages=("1309876543210987654",), version=held.version, posted_at=table.opened_at)
    speech = Speech(version=held.version, revision=table.revision, posts=(post,))
    await store.speaking.spoken(held.table.id, "discord", speech)


def used_memory(runner: asyncio.Runner, store: Store) -> int:
    return runner.run(store._client.command("INFO", "memory"))["used_memory"]  # noqa: SLF001


# Start-up


def start_up(runner: asyncio.Runner, folder: Path) -> Iterator[Row]:
    """Start as the program does: open the store, send a heartbeat, poll for deadlines and for unposted changes."""

    async def start() -> tuple[float, int]:
        began = time.perf_counter()
        server = Embedded(folder)
        await server.start()
        store = Store(by_socket(server.folder.socket()), voices=["discord"])
        await store._client.command("CONFIG", "RESETSTAT")  # noqa: SLF001
        await store.heartbeat.beat()
        await store.wakes.claim()
        await store.speaking.claim("discord")
        taken = 1000 * (time.perf_counter() - began)
        stats = await store._client.command("INFO", "commandstats")  # noqa: SLF001
        await store.close()
        await server.stop()
        return taken, stats.get("cmdstat_hgetall", {"calls": 0})["calls"]

    taken, read = runner.run(start())
    yield Row(name=f"start-up beside a running server, {OPEN_TABLES:,} open tables", value=taken)
    yield Row(name="tables read at start-up", value=read, unit="tables", bar="0")
