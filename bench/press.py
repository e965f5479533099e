"""What one press on Discord passes through: trips to the store, and functions and files of ours, counted."""

import asyncio
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from bench.harness import Row
from storage.connection.client import Client
from tests.bot.platforms.discord.memory.house import house, moves, press
from tests.bot.platforms.discord.memory.playing import seated, turn

ROOT = Path(__file__).parents[1]
OURS = tuple(str(ROOT / folder) + "/" for folder in ("bot", "engines", "render", "storage"))
BEFORE = "before bot/chat (commit b659eb9)"
TRIPS_BEFORE, FUNCTIONS_BEFORE, FILES_BEFORE = 7, 289, 65
"""Counted by this script on that commit."""


def rows() -> Iterator[Row]:
    trips, called = asyncio.run(measured())
    files = {code.co_filename for code in called}
    counts = (("trips to the store", trips, TRIPS_BEFORE), ("functions", len(called), FUNCTIONS_BEFORE))
    for what, now, before in (*counts, ("files", len(files), FILES_BEFORE)):
        yield Row(
            name=f"a move on Discord, from the press to the picture: {what}",
            value=now,
            unit="",
            floor=before,
            floor_name=BEFORE,
            bar="≤ 4" if what.startswith("trips") else "",
        )


async def measured() -> tuple[int, set[CodeType]]:
    """Return the trips of a press and the functions that it passes through."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with house(Path(folder) / "data", patch) as here:
            people, table = await seated(here, "cvetariki", 2)
            for number in range(2):
                await turn(here, people, table, pick=number)
            position = await here.position(table)
            movers = {
                seat.person.user for number, seat in enumerate(position.table.seats) if number in position.to_move
            }
            mover = next(person for person in people if str(person.id) in movers)
            board = here.boards()[-1]
            with _trips() as trips, _calls() as called:
                await press(mover, board, moves(board)[0])
            return len(trips), called


@contextmanager
def _trips() -> Iterator[list[str]]:
    made: list[str] = []

    def counted(name: str, call: Any) -> Any:
        async def trip(client: Client, *words: Any) -> Any:
            made.append(name)
            return await call(client, *words)

        return trip

    with pytest.MonkeyPatch.context() as patch:
        for name in ("command", "script", "together"):
            patch.setattr(Client, name, counted(name, getattr(Client, name)))
        yield made


@contextmanager
def _calls() -> Iterator[set[CodeType]]:
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            called.add(frame.f_code)

    threading.setprofile(note)  # pictures are drawn in threads
    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
