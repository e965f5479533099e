"""One move through the table service, from the press to the saved record, against a bare GET and EVALSHA."""

import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.harness import Row, milliseconds
from bench.storage import BARE, embedded
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from engines.registry import games
from storage import Pace, Person, Room, Store
from storage.connect import by_socket
from storage.timing import wall_clock

GAME = games()["cvetariki"]
PEOPLE = [Who(person=Person(platform="discord", user=f"10000000000000000{n}"), name=f"Player {n}") for n in range(3)]
OPENING = Opening(game="cvetariki", room=Room(platform="discord", chat="1"), locale="en", options={}, pace=Pace.DAY)
MOVES = 15


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner, embedded(runner, Path(folder)) as server:
        store = Store(by_socket(server.folder.socket()), voices=["discord"])
        # The floor is to be measured on the same connection.
        client = store._link._client  # noqa: SLF001
        numbers = itertools.count()
        saver = Saver(store, now=wall_clock, announce=lambda _held: None)
        tables = TableService(saver, seeds=lambda: f"bench {next(numbers)}", think=None)
        scripts = [runner.run(ready(tables)) for _ in range(8)]
        size = runner.run(client.memory_usage(f"rz:{{{scripts[0][0][0]}x}}:table:{scripts[0][0]}")) or 1500
        sha = runner.run(client.script_load(BARE))
        runner.run(client.config_set("appendfsync", "no"))
        waiting = iter(scripts)

        def played() -> None:
            runner.run(play(tables, *next(waiting)))

        def bare() -> None:
            runner.run(floor(client, sha, min(size, 1500)))

        bare()
        cost, least = milliseconds(played, bare, rounds=len(scripts))
        yield Row(
            name="one move: load, apply, save (Цветарики, 3 people)",
            value=cost / MOVES,
            floor=least / MOVES,
            floor_name="GET + EVALSHA of the same bytes",
            bar="≤ 2.5 ×",
        )
        runner.run(store.close())


async def ready(tables: TableService) -> tuple[str, list[tuple[Who, str]]]:
    """Return a table that has just begun, and who will play what there."""
    table = (await tables.open(OPENING, PEOPLE[0])).table.id
    for person in PEOPLE[1:]:
        await tables.change(table, lambda record, now, person=person: lobby.joined(record, person, now))
    held = await tables.start(table, PEOPLE[0])
    state = (await tables.position(table)).state
    seats = {seat: next(p for p in PEOPLE if p.person == taken.person) for seat, taken in enumerate(held.table.seats)}
    script = []
    for _ in range(MOVES):
        (seat,) = GAME.to_move(state)
        move = GAME.legal_moves(state, seat)[-1]
        script.append((seats[seat], GAME.format_move(move)))
        state = GAME.apply(state, seat, move, None).state
    return table, script


async def play(tables: TableService, table: str, script: list[tuple[Who, str]]) -> None:
    for revision, (person, text) in enumerate(script):
        await tables.play(table, person, text, stamp=str(revision), press=f"{table} {revision}")


async def floor(client, sha: str, size: int) -> None:
    for _ in range(MOVES):
        await client.get("bare")
        await client.evalsha(sha, 1, "bare", bytes(size))
