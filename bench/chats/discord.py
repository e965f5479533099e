"""How soon a press is acknowledged at 50 presses a second, over the network, with the real program."""

import asyncio
import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.harness import Row
from tests.bot.platforms.discord.emulator.people import Person, moves
from tests.bot.platforms.discord.emulator.rest import DEADLINE
from tests.bot.platforms.discord.emulator.running import Emulator, emulator

TABLES = 20
A_SECOND = 50
SECONDS = 6


def rows() -> Iterator[Row]:
    alone, crowd, worked = asyncio.run(measured())
    yield Row(
        name=f"a press acknowledged, p99 at {A_SECOND} a second (views and moves, {TABLES} tables)",
        value=percentile(crowd, 99),
        floor=statistics.median(alone),
        floor_name="median, one press at a time",
        bar="< 1000 ms",
    )
    yield Row(name=f"a press acknowledged, median at {A_SECOND} a second", value=statistics.median(crowd))
    if worked:
        yield Row(name="work of the program for a press, all pictures included", value=worked / len(crowd))


async def measured() -> tuple[list[float], list[float], float]:
    """Return the ms to acknowledgement one press at a time, and many at once, and the processor ms of the latter."""
    with tempfile.TemporaryDirectory() as folder:
        async with emulator(Path(folder) / "data") as here:
            here.world.checks = False
            program = await here.start()
            people = await asyncio.gather(*(seated(here, number) for number in range(TABLES)))
            alone = [await pressed(person, "!view") for person in people]
            before = processor_ms(program.pid)
            crowd = await crowded(people)
            return alone, crowd, processor_ms(program.pid) - before


async def seated(here: Emulator, number: int) -> Person:
    """Return a person at a solo table of their own."""
    person = here.person(here.world.person(f"Player {number}"), here.world.channel(f"room-{number}"))
    await person.command("play", game="cvetariki", variant="solo", clock="none")
    await person.world.until(lambda: person.world.posted(person.channel))
    await person.press(person.board, "!start")
    await person.world.until(lambda: [m for m in person.world.posted(person.channel) if moves(m)])
    return person


async def crowded(people: list[Person], a_second: int = A_SECOND, seconds: int = SECONDS) -> list[float]:
    """Press at a constant rate, in turn, without waiting for answers."""
    tasks, began = [], time.monotonic()
    for number, person in zip(range(a_second * seconds), itertools.cycle(people), strict=False):
        await asyncio.sleep(max(0.0, began + number / a_second - time.monotonic()))
        offered = moves(person.board)
        press = offered[0] if offered and number % 2 else "!view"
        tasks.append(asyncio.create_task(pressed(person, press)))
    return await asyncio.gather(*tasks)


async def pressed(person: Person, press: str) -> float:
    known = [m for m in person.world.posted(person.channel) if any(id_.endswith(f":{press}") for id_ in m.presses)]
    if not known:
        return await pressed(person, "!rules") if press != "!rules" else 0.0
    try:
        interaction = await person.press(known[-1], press)
    except TimeoutError:
        return 1000 * DEADLINE
    assert interaction.acknowledged is not None
    return 1000 * (interaction.acknowledged - interaction.began)


def processor_ms(process: int) -> float:
    """Return the processor time of a process; unlike the other figures, not affected by a busy machine."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: int) -> float:
    return statistics.quantiles(values, n=100)[part - 1]
