"""One move through the table service, from the press to the saved record, compared with a bare GET and EVALSHA."""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

from bench.harness import Row
from bench.storage import BARE, embedded
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from bot.tables.timekeeping.attendant import Attendant
from bot.tables.timekeeping.keeper import Keeper
from engines.registry import games
from storage import LoadedTable, Pace, Person, Room, Speech, Store
from storage.connection.connect import by_socket
from storage.timing import wall_clock

GAME = games()["cvetariki"]
ROOM = Room(platform="discord", chat="1")
PEOPLE = [
    Who(person=Person(platform="discord", user=f"10000000000000000{n}"), name=f"Player {n}", room=ROOM)
    for n in range(3)
]
OPENING = Opening(game="cvetariki", room=ROOM, locale="en", options={}, pace=Pace.DAY)
MOVES = 15
TABLES = 60


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner, embedded(runner, Path(folder)) as server:
        store = Store(by_socket(server.folder.socket()), voices=["discord"])
        alone, announced = (runner.run(measured(store, announcing=announcing)) for announcing in (False, True))
        runner.run(store.close())
    floor = "GET + EVALSHA of the same bytes"
    yield Row.of_pairs("one move: load, apply, save (Цветарики, 3 people)", alone, floor_name=floor, bar="≤ 2.5 ×")
    yield Row.of_pairs("the same, and announced to speakers and watchers", announced, floor_name=floor)


async def measured(store: Store, *, announcing: bool) -> list[tuple[float, float]]:
    """Return how long each move took, paired with the floor measured just before it on the same connection.

    Saves are announced to the speaker and the keeper, as in the program, either while the move is timed or after it.
    """
    saved: list[LoadedTable] = []

    def announce(held: LoadedTable) -> None:
        speaker.announce(held)
        keeper.watch(held)

    saver = Saver(store, now=wall_clock, announce=announce if announcing else saved.append)
    speaker = Speaker(store, {"discord": Mute()}, wall_clock)
    keeper = Keeper(saver, Attendant(saver, think=None), speaker)
    numbers = itertools.count()
    tables = TableService(saver, seeds=lambda: f"bench {next(numbers)}", think=None)
    client = store._client._client  # noqa: SLF001  # the floor must use the same connection
    await client.config_set("appendfsync", "no")
    sha = await client.script_load(BARE)
    (first, script), *scripts = [await ready(tables) for _ in range(TABLES + 1)]
    for revision in range(MOVES // 2):
        await play(tables, first, script, revision)
    same = b"".join(await client.hmget(f"rz:{{{first[0]}x}}:table:{first}", "t", "s"))
    pairs = []
    for (table, script), revision in itertools.product(scripts, range(MOVES)):
        while saved:
            announce(saved.pop())
        await speaker.finish()  # posts of the previous move
        floor = await taken(bare(client, sha, same))
        pairs.append((await taken(play(tables, table, script, revision)), floor))
    await speaker.finish()
    return pairs


class Mute:
    """A platform that reports everything as posted at once."""

    name = "discord"

    async def show(self, held: LoadedTable, _speech: Speech) -> Speech:
        return Speech(version=held.version, revision=held.table.revision)


async def ready(tables: TableService) -> tuple[str, list[tuple[Who, str]]]:
    """Return a table that has just started, and the moves to play there."""
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


async def play(tables: TableService, table: str, script: list[tuple[Who, str]], revision: int) -> None:
    person, text = script[revision]
    await tables.play(table, person, text, stamp=str(revision), press=f"{table} {revision}")


async def bare(client, sha: str, same: bytes) -> None:
    await client.get("bare")
    await client.evalsha(sha, 1, "bare", same)


async def taken(doing: Awaitable[None]) -> float:
    """Return how many seconds something took."""
    start = time.perf_counter()
    await doing
    return time.perf_counter() - start
