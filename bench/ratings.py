"""Ratings: everything anew from 100,000 finished games; and what it costs to look whether there is one to count."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.harness import Row
from bench.storage import embedded
from bot.ratings.counter import Counter
from bot.ratings.rebuild import rebuild
from engines.replay import Played
from storage import Deal, Moves, Person, Phase, Result, Room, Seat, Table
from storage.connection.connect import by_socket
from storage.store import Store

FINISHED = 100_000
PEOPLE = 5_000
ROOMS = 500
AT_ONCE = 64
LOOKS = 200
PATIENCE = 60.0
GAMES = ("cvetariki", "cvetris", "confetti", "dorozhki")
MOVES = Moves.of(*(Played(seat=number % 3, move="C4", at=1_000 * number) for number in range(40)))


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner, embedded(runner, Path(folder)) as server:
        store = Store(by_socket(server.folder.socket(), longest_call=PATIENCE))
        runner.run(filled(store))
        start = time.perf_counter()
        made = runner.run(rebuild(store))
        seconds = time.perf_counter() - start
        assert made.games == FINISHED
        yield Row(name=f"all ratings anew from {FINISHED:,} games", value=seconds, unit="s", bar="< 60 s")
        yield Row(
            name="looking for finished games, none", value=runner.run(looked(store)), bar="every 2 s, beside the moves"
        )
        runner.run(store.close())


async def filled(store: Store) -> None:
    rng, turns = random.Random("ratings"), asyncio.Semaphore(AT_ONCE)
    people = [Person(platform="telegram", user=str(number)) for number in range(PEOPLE)]
    rooms = [Room(platform="telegram", chat=str(-number)) for number in range(ROOMS)]
    now = time.time_ns() // 1_000_000

    async def one(number: int) -> None:
        async with turns:
            await store.tables.create(table(rng, people, rooms, now - 3_000 * (FINISHED - number) - 60_000))

    for at in range(0, FINISHED, 10_000):
        await asyncio.gather(*(one(number) for number in range(at, at + 10_000)))


def table(rng: random.Random, people: list[Person], rooms: list[Room], at: int) -> Table:
    seated = rng.sample(people, rng.choice((2, 2, 3, 4)))
    seats = [Seat(name=f"Player {person.user}", person=person) for person in seated]
    if rng.random() < 0.3:
        seats[-1] = Seat(level=rng.choice(("easy", "medium", "hard")))
    places = tuple(range(1, len(seats) + 1))
    return Table(
        game=rng.choice(GAMES),
        rules=1,
        seed="0" * 64,
        deal=Deal(scheme=1, salt="0" * 64, secret="0" * 64),
        locale="en",
        phase=Phase.FINISHED,
        seats=tuple(seats),
        rooms=(rng.choice(rooms),),
        moves=MOVES,
        result=Result(key="", winners=(0,), places=places, totals=places),
        opened_at=at - 1_000,
        started_at=at - 900,
        finished_at=at,
    )


async def looked(store: Store) -> float:
    """Return how many ms it takes to find out that there is nothing to count."""
    counter = Counter(store)
    await counter.count()
    start = time.perf_counter()
    for _ in range(LOOKS):
        await counter.count()
    return 1000 * (time.perf_counter() - start) / LOOKS
