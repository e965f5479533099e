"""10,000 open tables and a crowd: how soon presses are answered and boards drawn, with one process and with two.

Behind a platform's port; `wires` is the same with the whole program. The rows that count busy cores say whether the
machine was the limit: with others on it, the figures are theirs too.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bench.chats.crowd import NAME, Crowd, Port, Seen, Spot, furnished, nothing_drawn, person, program, watch_the_loop
from bench.chats.figures import Machine, children, draws, memory, ms
from bench.harness import Row
from bot.app import App
from bot.desk import Press
from bot.limits import LIMITS, TooMany
from bot.runtime.garbage import leave_out_what_is_loaded
from bot.screens.press import PressId
from bot.tables.lobby import Who
from storage import Room

TABLES = int(os.environ.get("LOAD_TABLES", "10000"))
SECONDS = float(os.environ.get("LOAD_SECONDS", "60"))
A_SECOND = 100
BYSTANDERS, FLOOD, FLOOD_SECONDS = 20, 500, 10.0
GREEDY_SECONDS = 8.0
LONGEST = SECONDS + 180.0
"""Seconds for the first part. On a quiet machine the tables are made in half a minute."""


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        spots, steady = runner.run(behind_a_port(Path(folder)))
        yield from steady
        yield from runner.run(flooded(Path(folder), spots))
        (Path(folder) / "spots.json").write_text(json.dumps([vars(spot) for spot in spots]), encoding="utf-8")
        yield from several_processes(Path(folder))


async def behind_a_port(folder: Path) -> tuple[list[Spot], list[Row]]:
    """Press 100 times a second at random tables: first with nothing drawn, then with every board drawn."""
    async with asyncio.timeout(LONGEST), program(folder) as (app, port):
        crowd = Crowd(app, port, await furnished(app.store, TABLES))
        draw, app.artist.draw = app.artist.draw, nothing_drawn  # type: ignore[method-assign]
        await measured(crowd, port, min(10.0, SECONDS))
        floor, app.artist.draw = port.seen, draw  # type: ignore[method-assign]
        await crowd.steadily(A_SECOND / 2, 2)  # caches are filled, and the first picture is drawn
        leave_out_what_is_loaded()
        begun, machine = memory(), Machine()
        await measured(crowd, port, SECONDS)
        return crowd.spots, [*steady_rows(port.seen, floor), *machine_rows(begun, machine, len(port.seen.acknowledged))]


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


def machine_rows(before: float, machine: Machine, presses: int) -> Iterator[Row]:
    yield Row(
        name="memory of the program after it", value=memory(), unit="MB", floor=before, floor_name="before", bar="flat"
    )
    workers = list(filter(draws, children(os.getpid())))
    yield Row(name=f"memory of its {len(workers)} worker processes", value=sum(map(memory, workers)), unit="MB")
    yield Row(
        name="processor time of the program for a press, pictures not counted",
        value=1000 * machine.main_seconds() / presses,
    )
    yield from machine.rows("boards drawn")


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
            await self._app.desk.press(Press(who=self._who, asked=PressId.read(self._data), id=f"flood {self.pressed}"))


def several_processes(folder: Path) -> Iterator[Row]:
    """Compare how much one process and two carry on the same store, each pressing as fast as it can.

    With boards drawn, and without: drawing alone can take all of a small machine. Each time at tables of its own.
    """
    share = TABLES // 6
    parts = [(first, first + share) for first in range(0, 6 * share, share)]
    for drawn, name in ((True, "boards drawn"), (False, "nothing drawn")):
        one = together(folder, [parts.pop()], drawn=drawn)
        two = together(folder, [parts.pop(), parts.pop()], drawn=drawn)
        yield Row(
            name=f"presses a second that two processes carry, {name}",
            value=two.a_second,
            unit="/s",
            floor=one.a_second,
            floor_name="one process",
            bar="≥ 1.6 × where cores allow",
        )
        yield Row(
            name=f"processor time for a press with two processes, store and pictures included, {name}",
            value=two.processor_ms,
            floor=one.processor_ms,
            floor_name="one process",
            bar="about 1 ×: nothing but cores is short",
        )
        yield from one.machine
        yield from two.machine


@dataclass(frozen=True, kw_only=True)
class Carried:
    """What processes have carried together."""

    a_second: float
    processor_ms: float
    """For a press."""
    machine: list[Row]


def together(folder: Path, parts: Sequence[tuple[int, int]], *, drawn: bool) -> Carried:
    """Run processes side by side, each at its tables."""
    # What a press costs is measured, and not what one person may do.
    unlimited = {f"LIMIT_{name.upper().replace('-', '_')}": "0" for name in LIMITS}
    what = "drawn" if drawn else "blank"
    commands = [
        [sys.executable, "-m", "bench.chats.crowd", folder, str(a), str(b), str(GREEDY_SECONDS), what] for a, b in parts
    ]
    pipe = subprocess.PIPE
    started = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env={**os.environ, **unlimited})  # noqa: S603
        for command in commands
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    machine = Machine(*(process.pid for process in started))
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.stdout.readline() for process in started if process.stdout is not None]
    used, busy = machine.seconds(), list(machine.rows(f"{len(parts)} as fast as they can, {what}"))
    for process in started:
        process.communicate()
    presses, rates = zip(*(map(float, line.split()) for line in said), strict=True)
    return Carried(a_second=sum(rates), processor_ms=1000 * used / sum(presses), machine=busy)
