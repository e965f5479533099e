"""10,000 open tables and a crowd: how soon presses are answered and boards drawn, with one process and with two.

First behind a platform's port, then over both wires with the whole program. Limits of the machine show in the rows that
say how much of it was used: with others on it, the figures are theirs too.
"""

import asyncio
import json
import math
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from bench.chats import discord, telegram
from bench.chats.crowd import NAME, Crowd, Port, Seen, Spot, furnished, memory, person, program, watch_the_loop
from bench.harness import Row
from bot.app import App
from bot.desk import Press
from bot.limits import LIMITS, TooMany
from bot.tables.lobby import Who
from storage import Room
from tests.bot.platforms.discord.emulator.running import emulator
from tests.bot.platforms.telegram.conftest import Town
from tests.bot.platforms.telegram.emulator.server import Server
from tests.bot.platforms.telegram.emulator.world import World

TABLES = int(os.environ.get("LOAD_TABLES", "10000"))
SECONDS = float(os.environ.get("LOAD_SECONDS", "60"))
A_SECOND = 100
BYSTANDERS, FLOOD, FLOOD_SECONDS = 20, 500, 10.0
ON_THE_WIRE = 60
GROUPS = int(os.environ.get("LOAD_GROUPS", "480"))
CHANNELS = int(os.environ.get("LOAD_CHANNELS", "120"))
WIRE_SECONDS = 15
GREEDY_SECONDS = 8.0


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        spots, steady = runner.run(behind_a_port(Path(folder)))
        yield from steady
        yield from runner.run(flooded(Path(folder), spots))
        (Path(folder) / "spots.json").write_text(json.dumps([vars(spot) for spot in spots]), encoding="utf-8")
        yield from several_processes(Path(folder))
    yield from asyncio.run(over_telegram())
    yield from asyncio.run(over_discord())


async def behind_a_port(folder: Path) -> tuple[list[Spot], list[Row]]:
    """Press 100 times a second at random tables: first with nothing drawn, then with every board drawn."""
    async with program(folder) as (app, port):
        crowd = Crowd(app, port, await furnished(app.store, TABLES))
        draw, app.artist.draw = app.artist.draw, nothing_drawn  # type: ignore[method-assign]
        await measured(crowd, port, min(10.0, SECONDS))
        floor, app.artist.draw = port.seen, draw  # type: ignore[method-assign]
        await crowd.steadily(A_SECOND / 2, 2)  # caches are filled, and the first picture is drawn
        begun = memory()
        worked = processor_seconds()
        await measured(crowd, port, SECONDS)
        used = (processor_seconds() - worked) / len(port.seen.acknowledged)
        return crowd.spots, [*steady_rows(port.seen, floor), *machine_rows(begun, used)]


async def nothing_drawn(*_given: object, **_named: object) -> None:
    """Stand in for the artist."""


async def measured(crowd: Crowd, port: Port, seconds: float) -> None:
    port.seen = Seen()
    watching = asyncio.create_task(watch_the_loop(port.seen))
    await crowd.steadily(A_SECOND, seconds)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching


def steady_rows(seen: Seen, floor: Seen) -> Iterator[Row]:
    what = f"{A_SECOND} presses a second, {TABLES:,} tables"
    yield Row(name=f"refused of {len(seen.acknowledged)}: {what}", value=seen.refused, unit="", bar="0")
    yield Row(
        name="a press done, p99, boards drawn",
        value=ms(seen.acknowledged, 0.99),
        floor=ms(floor.acknowledged, 0.99),
        floor_name="with nothing drawn",
        bar="< 250 ms",
    )
    yield Row(name="a press done, median, boards drawn", value=ms(seen.acknowledged, 0.5))
    yield Row(
        name="lateness of the event loop, p99, boards drawn",
        value=ms(seen.late, 0.99),
        floor=ms(floor.late, 0.99),
        floor_name="with nothing drawn",
        bar="< 20 ms",
    )
    yield Row(name="from the last press to its picture, p95", value=ms(seen.ages, 0.95), bar="≤ 1500 ms")
    share = 100 * seen.pictures / max(1, len(seen.acknowledged))
    yield Row(name="pictures for 100 presses", value=share, unit="")


def machine_rows(before: float, used: float) -> Iterator[Row]:
    yield Row(
        name="memory of the program after it", value=memory(), unit="MB", floor=before, floor_name="before", bar="flat"
    )
    workers = children()
    yield Row(name=f"memory of its {len(workers)} worker processes", value=sum(map(memory, workers)), unit="MB")
    yield Row(name="processor time of the program for a press, without pictures", value=1000 * used)
    yield Row(name="processes that wanted a processor in the last minute", value=os.getloadavg()[0], unit="")


async def flooded(folder: Path, spots: list[Spot]) -> list[Row]:
    """Compare bystanders with and without somebody who presses 500 times a second."""
    async with program(folder) as (app, port):
        crowd = Crowd(app, port, spots)
        await crowd.steadily(BYSTANDERS, 2)
        quiet = await bystanders(crowd, port)
        flood = Flood(app, spots[0].table)
        flooding = asyncio.create_task(flood.run())
        loud = await bystanders(crowd, port)
        flooding.cancel()
    name = f"a press of a bystander, p99, while one presses {FLOOD} times a second"
    return [
        Row(name=name, value=ms(loud, 0.99), floor=ms(quiet, 0.99), floor_name="without them", bar="about 1 ×"),
        Row(name=f"of {flood.pressed} presses of theirs were let through", value=flood.let_through, unit=""),
    ]


async def bystanders(crowd: Crowd, port: Port) -> list[float]:
    port.seen = Seen()
    await crowd.steadily(BYSTANDERS, FLOOD_SECONDS)
    return port.seen.acknowledged


class Flood:
    """Somebody who presses without end, through the same door as everybody."""

    def __init__(self, app: App, table: str) -> None:
        self._app, self._data = app, f"{table}:0:!view"
        self._who = Who(person=person(-1, 0), name="…", room=Room(platform=NAME, chat="0"))
        self.pressed = self.let_through = 0

    async def run(self) -> None:
        began = time.perf_counter()
        while True:
            await asyncio.sleep(max(0.0, began + self.pressed / FLOOD - time.perf_counter()))
            self.pressed += 1
            try:
                self._app.limiter.press(self._who.person, self._who.room)
            except TooMany:
                continue
            self.let_through += 1
            await self._app.desk.press(Press(who=self._who, data=self._data, id=f"flood {self.pressed}"))


def several_processes(folder: Path) -> list[Row]:
    """Compare how much one process and two carry on the same store, each pressing as fast as it can."""
    half = TABLES // 2
    one = together(folder, [(0, half)])
    two = together(folder, [(0, half), (half, TABLES)])
    return [
        Row(
            name="presses a second that two processes carry, boards drawn",
            value=two,
            unit="/s",
            floor=one,
            floor_name=f"one process; {os.cpu_count()} cores",
            bar="≥ 1.6 × where cores allow",
        )
    ]


def together(folder: Path, parts: Sequence[tuple[int, int]]) -> float:
    """Run processes side by side, each at its tables; return how many presses a second all carried."""
    # What a press costs is measured, and not what one person may do.
    unlimited = {f"LIMIT_{name.upper().replace('-', '_')}": "0" for name in LIMITS}
    commands = [
        [sys.executable, "-m", "bench.chats.crowd", folder, str(a), str(b), str(GREEDY_SECONDS)] for a, b in parts
    ]
    pipe = subprocess.PIPE
    started = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env={**os.environ, **unlimited})  # noqa: S603
        for command in commands
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return sum(float(process.communicate()[0].split()[0]) for process in started)


async def over_telegram() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with Server(World()) as server:
            server.spec = None
            town = Town(server, Path(folder))
            program_ = await town.program()
            groups = await in_turn(GROUPS, lambda number: telegram.seated(town, number))
            worked = discord.processor_ms(program_.pid)
            crowd = await telegram.crowded(groups, a_second=ON_THE_WIRE, seconds=WIRE_SECONDS)
            used = (discord.processor_ms(program_.pid) - worked) / len(crowd)
            await town.leave()
    return wire_rows(f"Telegram, {GROUPS} groups", crowd, 1000 * telegram.PATIENCE, used)


async def over_discord() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with emulator(Path(folder) / "data") as here:
            here.world.checks = False
            process = await here.start(dialled=False)
            people = await in_turn(CHANNELS, lambda number: discord.seated(here, number))
            worked = discord.processor_ms(process.pid)
            crowd = await discord.crowded(people, a_second=ON_THE_WIRE, seconds=WIRE_SECONDS)
            used = (discord.processor_ms(process.pid) - worked) / len(crowd)
    return wire_rows(f"Discord, {CHANNELS} channels", crowd, 1000 * discord.DEADLINE, used)


async def in_turn(count: int, seat, at_once: int = 12) -> list:
    """Seat people, a few at a time."""
    turn = asyncio.Semaphore(at_once)

    async def one(number: int):
        async with turn:
            return await seat(number)

    return list(await asyncio.gather(*map(one, range(count))))


def wire_rows(where: str, crowd: list[float], unanswered: float, used: float) -> list[Row]:
    lost = sum(took >= unanswered for took in crowd)
    return [
        Row(name=f"presses not answered of {len(crowd)}: {where}, {ON_THE_WIRE}/s", value=lost, unit="", bar="0"),
        Row(
            name=f"a press answered, p99: {where}",
            value=quantile(crowd, 0.99),
            floor=statistics.median(crowd),
            floor_name="median",
            bar="< 1000 ms",
        ),
        Row(name=f"processor time of the program for a press, without pictures: {where}", value=used),
    ]


def children() -> list[int]:
    """Return the processes that this one has started and that draw."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[math.ceil(part * len(values)) - 1] if values else math.nan


def ms(seconds: Sequence[float], part: float) -> float:
    return 1000 * quantile(seconds, part)
