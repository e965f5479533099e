"""The whole program behind a platform's port instead of a wire, and a crowd that presses.

`python -m bench.chats.crowd FOLDER FIRST LAST SECONDS drawn|blank` presses as fast as it can at some of the tables.
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
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from bot.app import App, assemble, store_of
from bot.chat.news import since
from bot.desk import Changed, Press
from bot.runtime.garbage import leave_out_what_is_loaded
from bot.screens.press import PressId
from bot.screens.tables import public_screen
from bot.settings import Settings
from bot.tables import turns
from bot.tables.lobby import Who, game_of, joined, opened, started
from bot.tables.service import stamp_of
from bot.tables.step_cache import StepCache
from bot.tables.turns import Position
from bot.texts import words_at
from storage import LoadedTable, Pace, Person, Room, Speech, Store
from storage.timing import wall_clock

NAME = "bench"
DEALS = 40
"""Of each game. Parts of a picture are kept, so tables that are all alike would be drawn for nothing."""
MOVES = 60
STILL_TO_PLAY = 12
"""Moves at the latest table. Tables stand at all stages of a game: late pictures cost more than early ones."""
GAMES = ("cvetariki", "cvetris", "confetti", "dorozhki")
OPTIONS: dict[str, dict] = {"confetti": {"pace": "async"}}
TICK = 0.005
AT_ONCE = 64
LONGEST = 120.0
"""Seconds for one process that presses as fast as it can, the pictures of it all included."""


def person(number: int, seat: int) -> Person:
    return Person(platform=NAME, user=f"{number}-{seat}")


def dealt(game: str, seed: str) -> Position:
    """Return a table of two people that has just begun."""
    room = Room(platform=NAME, chat="0")
    anna, boris = (Who(person=person(0, seat), name=name, room=room) for seat, name in enumerate(("Анна", "Boris")))
    table = opened(
        game=game,
        options=OPTIONS.get(game, {}),
        who=anna,
        room=room,
        locale="en",
        seed=seed,
        now=wall_clock(),
        pace=Pace.NONE,
    )
    return turns.dealt(started(joined(table, boris, wall_clock()), anna, wall_clock()))


@dataclass(frozen=True)
class Course:
    """What is played at every table of a deal."""

    moves: list[tuple[int, str, str]]
    """Who plays what, with the stamp of their button."""
    positions: list[Position]
    """Before each move."""

    @property
    def starts(self) -> int:
        """How many moves have been played at the latest table."""
        return max(0, len(self.moves) - STILL_TO_PLAY)


@cache
def course(game: str, deal: int) -> Course:
    """Return how a deal is played: the same in every process."""
    dice, position, found = random.Random(deal), dealt(game, f"crowd {deal}"), Course([], [])
    while len(found.moves) < MOVES and position.to_move:
        seat, rules = min(position.to_move), game_of(position.table)
        text = rules.format_move(dice.choice(list(rules.legal_moves(position.state, seat))))
        found.moves.append((seat, text, stamp_of(position, seat)))
        found.positions.append(position)
        position = turns.played(position, seat, text, wall_clock())
    return found


def know_the_courses() -> None:
    """Work them out before anybody waits for the event loop."""
    for game, deal in itertools.product(GAMES, range(DEALS)):
        course(game, deal)


@dataclass
class Spot:
    """A table where the crowd plays."""

    number: int
    """Its people and its room are numbered like it."""
    table: str
    game: str
    deal: int
    played: int

    @property
    def course(self) -> Course:
        return course(self.game, self.deal)


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

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
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

    async def remind(self, held: LoadedTable, seats: object) -> None: ...


class Crowd:
    """People at tables of a running program."""

    def __init__(self, app: App, port: Port, spots: list[Spot]) -> None:
        know_the_courses()
        self.app, self.port, self.spots = app, port, spots
        self._numbers = itertools.count()

    def choose(self) -> Iterator[Spot]:
        """Yield tables until all is played, each time all of them in another order."""
        dice = random.Random(7)
        while left := [spot for spot in self.spots if spot.played < len(spot.course.moves)]:
            yield from dice.sample(left, len(left))

    async def press(self, spot: Spot) -> None:
        """Play the next move at a table, as a platform would: through the limits, then the desk."""
        turn, spot.played = spot.played, spot.played + 1
        seat, text, stamp = spot.course.moves[turn]
        who = Who(person=person(spot.number, seat), name="…", room=Room(platform=NAME, chat=str(spot.number)))
        seen, began = self.port.seen, time.perf_counter()
        self.app.limiter.press(who.person, who.room)
        press = Press(
            who=who, asked=PressId.read(f"{spot.table}:{stamp}:{text}"), id=f"{os.getpid()} {next(self._numbers)}"
        )
        answer = await self.app.desk.press(press)
        seen.acknowledged.append(time.perf_counter() - began)
        if isinstance(answer, Changed):
            self.port.pressed[spot.table] = (answer.held.version, began)
        else:
            seen.refused += 1

    async def steadily(self, a_second: float, seconds: float) -> None:
        """Press at a constant rate without waiting for answers; then wait for the pictures."""
        chosen, tasks, began = self.choose(), set[asyncio.Task[None]](), time.perf_counter()
        for number, spot in zip(range(int(a_second * seconds)), chosen, strict=False):
            await asyncio.sleep(max(0.0, began + number / a_second - time.perf_counter()))
            task = asyncio.create_task(self.press(spot))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        await self.app.speaker.finish()

    async def greedily(self, at_once: int, seconds: float) -> int:
        """Press as fast as possible for a time, each time one of a number of people; return how often."""
        chosen, ends, done = self.choose(), time.perf_counter() + seconds, 0

        async def one() -> None:
            nonlocal done
            for spot in chosen:
                if time.perf_counter() > ends:
                    return
                await self.press(spot)
                done += 1

        await asyncio.gather(*(one() for _ in range(at_once)))
        return done


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


async def furnished(store: Store, count: int) -> list[Spot]:
    """Create open tables of all games at all stages, each in a room of its own."""
    know_the_courses()
    numbers, spots = iter(range(count)), list[Spot]()

    async def some() -> None:
        for number in numbers:
            dice, game = random.Random(number), GAMES[number % len(GAMES)]
            deal = dice.randrange(DEALS)
            played = dice.randint(0, course(game, deal).starts)
            position, room = course(game, deal).positions[played], Room(platform=NAME, chat=str(number))
            people = enumerate(position.table.seats)
            seats = tuple(replace(seat, person=person(number, place)) for place, seat in people)
            table = replace(position.table, seats=seats, rooms=(room,), host=seats[0].person)
            held = await store.tables.create(table, snapshot=replace(position, table=table).snapshot)
            said = Speech(version=held.version, revision=table.revision)
            await store.speaking.spoken(held.table.id, NAME, said)
            spots.append(Spot(number, held.table.id, game, deal, played))

    await asyncio.gather(*(some() for _ in range(AT_ONCE // 2)))
    return spots


async def nothing_drawn(*_given: object, **_named: object) -> None:
    """Stand in for the artist."""


async def child(folder: Path, first: int, last: int, seconds: float, *, drawn: bool) -> None:
    """Press at some of the tables listed in a folder as fast as possible; print how often, and how often a second."""
    spots = [Spot(**entry) for entry in json.loads((folder / "spots.json").read_text(encoding="utf-8"))[first:last]]
    async with asyncio.timeout(LONGEST), program(folder) as (app, port):
        if not drawn:
            app.artist.draw = nothing_drawn  # type: ignore[method-assign, assignment]
        crowd = Crowd(app, port, spots)
        await crowd.greedily(AT_ONCE, 1.0)  # the first picture is drawn
        leave_out_what_is_loaded()
        await app.speaker.finish()
        port.seen = Seen()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        began = time.perf_counter()
        done = await crowd.greedily(AT_ONCE, seconds)
        took, moves = time.perf_counter() - began, done - port.seen.refused  # two may have pressed at one table
        await app.speaker.finish()
        sys.stdout.write(f"{moves} {moves / took}\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)  # it is looked at until its input ends


if __name__ == "__main__":
    asyncio.run(
        child(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), drawn=sys.argv[5] == "drawn")
    )
