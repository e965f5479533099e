"""The whole program without a wire: its desk, store, speaker and pictures behind a port, and a crowd that presses.

`python -m bench.crowd FOLDER FIRST LAST SECONDS` presses as fast as it can at some of the tables, as one of several.
"""

import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from bot.app import App, assemble, store_of
from bot.chat.news import since
from bot.chat.step_cache import StepCache
from bot.desk import Changed, Press
from bot.limits import TooMany
from bot.screens.tables import public_screen
from bot.settings import Settings
from bot.tables import turns
from bot.tables.lobby import Who, game_of, joined, opened, started
from bot.tables.turns import Position
from bot.texts import words_at
from engines.registry import games
from storage import Held, Pace, Person, Room, Speech, Store
from storage.timing import wall_clock

NAME = "bench"
MOVES = 12
SEED = "crowd"
GAMES = ("cvetariki", "cvetris", "confetti", "dorozhki")
OPTIONS: dict[str, dict] = {"confetti": {"variant": "turns"}}
TICK = 0.005
AT_ONCE = 64


def person(number: int, seat: int) -> Person:
    return Person(platform=NAME, user=f"{number}-{seat}")


def dealt(game: str) -> Position:
    """Return a table of two people that has just begun."""
    room = Room(platform=NAME, chat="0")
    anna, boris = (Who(person=person(0, seat), name=name, room=room) for seat, name in enumerate(("Анна", "Boris")))
    options = {name: value for name, value in OPTIONS.get(game, {}).items() if has_option(game, name, value)}
    table = opened(
        game=game, options=options, who=anna, room=room, locale="en", seed=SEED, now=wall_clock(), pace=Pace.NONE
    )
    return turns.dealt(started(joined(table, boris, wall_clock()), anna, wall_clock()))


def has_option(game: str, name: str, value: object) -> bool:
    return any(option.name == name and value in option.choices for option in games()[game].info.options)


def script(position: Position) -> list[tuple[int, str]]:
    """Return the moves that are played at every table of a game: all have the same deal."""
    moves: list[tuple[int, str]] = []
    while len(moves) < MOVES and position.to_move:
        seat = min(position.to_move)
        legal = list(game_of(position.table).legal_moves(position.state, seat))
        moves.append((seat, game_of(position.table).format_move(random.Random(len(moves)).choice(legal))))
        position = turns.played(position, *moves[-1], wall_clock())
    return moves


@dataclass
class Seen:
    """What became of presses, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    late: list[float] = field(default_factory=list)
    """How late the event loop was."""
    ages: list[float] = field(default_factory=list)
    """From the last press at a table to the picture that shows it."""
    pictures: int = 0


class Port:
    """A platform that shows boards as chats do, and sends them nowhere."""

    name = NAME

    def __init__(self, app: App) -> None:
        self._app, self._steps, self.seen = app, StepCache(), Seen()
        self.pressed: dict[str, tuple[int, float]] = {}
        """By table: the version that a press has led to and that no picture shows yet, and when it was pressed."""

    async def show(self, held: Held, speech: Speech) -> Speech:
        table, position = held.table, turns.position(held.table, held.snapshot)
        post = next(iter(speech.posts), None)
        known = since(table, self._steps.steps(table), speech.revision, post)
        screen = public_screen(position, table, held.version, known.news)
        if screen.drawing is not None:
            await self._app.artist.draw(screen.drawing, words_at(table, self._app.texts, table.locale))
            self.seen.pictures += 1
        version, at = self.pressed.get(table.id, (0, 0.0))
        if version and held.version >= version:
            del self.pressed[table.id]
            self.seen.ages.append(time.perf_counter() - at)
        return Speech(version=held.version, revision=table.revision, posts=speech.posts)

    async def serve(self) -> None: ...

    async def remind(self, held: Held, seats: object) -> None: ...


class Crowd:
    """People at tables of a running program."""

    def __init__(self, app: App, port: Port, tables: list[tuple[str, str]], first: int = 0) -> None:
        """`first` is the number of the first of these tables: their people are numbered like them."""
        self.app, self.port, self.tables, self._first = app, port, tables, first
        self._scripts = {game: script(dealt(game)) for game in GAMES}
        self._played = dict.fromkeys((table for table, _ in tables), 0)
        self._numbers = itertools.count()

    def choose(self, tables: int) -> Iterator[int]:
        """Yield tables for ever, each time all of them in another order."""
        dice = random.Random(7)
        while True:
            order = list(range(tables))
            dice.shuffle(order)
            yield from (number for number in order if self.has_moves(number))

    def has_moves(self, number: int) -> bool:
        table, game = self.tables[number]
        return self._played[table] < len(self._scripts[game])

    async def press(self, number: int) -> None:
        """Play the next move at a table, as a platform would: through the limits, then the desk."""
        table, game = self.tables[number]
        turn = self._played[table]
        self._played[table] += 1
        seat, text = self._scripts[game][turn]
        number += self._first
        who = Who(person=person(number, seat), name="…", room=Room(platform=NAME, chat=str(number)))
        await self.pressed(who, table, text, turn)

    async def pressed(self, who: Who, table: str, text: str, turn: int) -> None:
        seen, began = self.port.seen, time.perf_counter()
        try:
            self.app.limiter.press(who.person, who.room)
        except TooMany:
            return
        loaded = await self.app.tables.load(table)
        stamp = _stamp(loaded, who)
        answer = await self.app.desk.press(
            Press(who=who, data=f"{table}:{stamp}:{text}", id=f"p {next(self._numbers)}")
        )
        ended = time.perf_counter()
        seen.acknowledged.append(ended - began)
        if not isinstance(answer, Changed) or answer.held.table.revision <= turn:
            seen.refused += 1
            return
        self.port.pressed[table] = (answer.held.version, began)

    async def steadily(self, a_second: float, seconds: float, tables: int) -> None:
        """Press at a constant rate without waiting for answers; then wait for the pictures."""
        chosen, tasks, began = self.choose(tables), set[asyncio.Task[None]](), time.perf_counter()
        for number in range(int(a_second * seconds)):
            await asyncio.sleep(max(0.0, began + number / a_second - time.perf_counter()))
            task = asyncio.create_task(self.press(next(chosen)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        await self.app.speaker.finish()

    async def greedily(self, at_once: int, seconds: float, tables: int) -> int:
        """Press as fast as possible for a time, each time one of a number of people; return how often."""
        chosen, ends, done = self.choose(tables), time.perf_counter() + seconds, 0

        async def one() -> None:
            nonlocal done
            while time.perf_counter() < ends:
                await self.press(next(chosen))
                done += 1

        await asyncio.gather(*(one() for _ in range(at_once)))
        return done


def _stamp(held: Held, who: Who) -> str:
    position = turns.position(held.table, held.snapshot)
    seat = next(number for number, seat in enumerate(held.table.seats) if seat.person == who.person)
    epoch = game_of(held.table).epoch(position.state, seat)
    return str(held.table.revision) if epoch is None else f"e{epoch}"


async def watch_the_loop(seen: Seen) -> None:
    """Note again and again how late the event loop is, until cancelled."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        seen.late.append(time.perf_counter() - due)


@asynccontextmanager
async def program(folder: Path, **settings: str) -> AsyncIterator[tuple[App, Port]]:
    """Give the program with its platform, running."""
    configured = Settings.from_env({"DATA_DIR": str(folder), **settings})
    async with store_of(configured, [NAME]) as store:
        app = assemble(configured, store)
        port = Port(app)
        app.residents[NAME] = port
        await app.begin()
        try:
            yield app, port
        finally:
            await app.end()


async def furnished(store: Store, count: int) -> list[tuple[str, str]]:
    """Create open tables of all games, each in a room of its own; return their ids and games."""
    deals = {game: dealt(game) for game in GAMES}
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> tuple[str, str]:
        game = GAMES[number % len(GAMES)]
        deal, room = deals[game], Room(platform=NAME, chat=str(number))
        seats = tuple(replace(seat, person=person(number, place)) for place, seat in enumerate(deal.table.seats))
        table = replace(deal.table, seats=seats, rooms=(room,), host=seats[0].person)
        async with turn:
            held = await store.tables.create(table, snapshot=replace(deal, table=table).snapshot)
            told = Speech(version=held.version, revision=0)
            await store.speaking.spoken(held.table.id, NAME, told)
        return held.table.id, game

    return list(await asyncio.gather(*(one(number) for number in range(count))))


def memory(process: int | None = None) -> float:
    """Return how many MB a process takes; 0 where that is not known."""
    try:
        pages = int(Path(f"/proc/{process or os.getpid()}/statm").read_text(encoding="ascii").split()[1])
    except FileNotFoundError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def child(folder: Path, first: int, last: int, seconds: float) -> None:
    """Press at some tables of the list in a folder, as fast as possible; print how many presses a second it was."""
    known = [tuple(entry) for entry in json.loads((folder / "tables.json").read_text(encoding="utf-8"))]
    async with program(folder) as (app, port):
        crowd = Crowd(app, port, known[first:last], first)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        done = await crowd.greedily(AT_ONCE, seconds, last - first)
        await app.speaker.finish()
        sys.stdout.write(f"{done / seconds} {port.seen.pictures / seconds} {port.seen.refused}\n")


if __name__ == "__main__":
    asyncio.run(child(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
