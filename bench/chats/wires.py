"""Both wires with the whole program: emulated chats send 60 presses a second, and every one has to be answered."""

import asyncio
import gc
import os
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bench.chats import discord, telegram
from bench.chats.figures import Machine, memory, quantile
from bench.harness import Row
from bot.runtime.garbage import leave_out_what_is_loaded
from tests.bot.platforms.discord.emulator.running import emulator
from tests.bot.platforms.telegram.conftest import Town
from tests.bot.platforms.telegram.emulator.server import Server
from tests.bot.platforms.telegram.emulator.world import World
from tests.bot.programs import WITH_WORKERS

SECONDS = int(os.environ.get("LOAD_SECONDS", "60"))
A_SECOND = 60
GROUPS = int(os.environ.get("LOAD_GROUPS", "480"))
CHANNELS = int(os.environ.get("LOAD_CHANNELS", "480"))
LONGEST = SECONDS + 150.0
"""Seconds for one wire. On a quiet machine people are seated in half a minute."""


def rows() -> Iterator[Row]:
    yield from asyncio.run(over_telegram())
    yield from asyncio.run(over_discord())


async def over_telegram() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.timeout(LONGEST), Server(World()) as server:
            server.spec = None
            town = Town(server, Path(folder))
            program = await town.program(**WITH_WORKERS)
            groups = await in_turn(GROUPS, lambda number: telegram.seated(town, number))
            crowd = lambda: telegram.crowded(groups, a_second=A_SECOND, seconds=SECONDS)  # noqa: E731
            found = await measured(f"Telegram, {GROUPS} groups", program.pid, crowd, 1000 * telegram.PATIENCE)
            await town.leave()
    return found


async def over_discord() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.timeout(LONGEST), emulator(Path(folder) / "data") as here:
            here.world.checks = False
            process = await here.start(dialled=False, **WITH_WORKERS)
            people = await in_turn(CHANNELS, lambda number: discord.seated(here, number))
            crowd = lambda: discord.crowded(people, a_second=A_SECOND, seconds=SECONDS)  # noqa: E731
            return await measured(f"Discord, {CHANNELS} channels", process.pid, crowd, 1000 * discord.DEADLINE)


async def in_turn(count: int, seat, at_once: int = 12) -> list:
    """Seat people, a few at a time."""
    turn = asyncio.Semaphore(at_once)

    async def one(number: int):
        async with turn:
            return await seat(number)

    return list(await asyncio.gather(*map(one, range(count))))


async def measured(
    where: str, program: int, crowd: Callable[[], Awaitable[list[float]]], unanswered: float
) -> list[Row]:
    """Let the crowd press; say what became of it. The last of `crowd`'s figures in ms means: not answered."""
    leave_out_what_is_loaded()  # the emulator must not stop for its own housekeeping
    machine, begun = Machine(program), memory(program)
    took = await crowd()
    gc.unfreeze()
    lost = sum(ms >= unanswered for ms in took)
    return [
        Row(name=f"presses not answered of {len(took)}: {where}, {A_SECOND}/s", value=lost, unit="", bar="0"),
        Row(
            name=f"a press answered, p99: {where}",
            value=quantile(took, 0.99),
            floor=statistics.median(took),
            floor_name="median",
            bar="< 1000 ms",
        ),
        Row(
            name=f"processor time of the program for a press: {where}", value=1000 * machine.main_seconds() / len(took)
        ),
        Row(
            name=f"memory of the program after it: {where}",
            value=memory(program),
            unit="MB",
            floor=begun,
            floor_name="before",
            bar="flat",
        ),
        *machine.rows(where),
    ]
