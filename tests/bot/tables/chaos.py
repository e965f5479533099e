"""Processes that play computers' games on one store while they, and the server, are killed at random.

Run as a program it is one such process: `python -m tests.bot.tables.chaos FOLDER NAME`. It logs every acknowledged
save and everything it has said, each line before it does anything else, so that its log is complete when it dies.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.attendant import Attendant
from bot.tables.timekeeping.keeper import Intervals, Keeper
from engines.randomness import Rng
from engines.registry import games
from storage import LoadedTable, Pace, Person, Phase, Room, Speech, Store, Timing, open_store
from storage.timing import wall_clock
from tests.storage.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
QUICK = Timing(lease=1_000)
OFTEN = Intervals(beat=1.0, look=0.2, sweep=0.2, prune=3600.0)
ASKED: ContextVar[int] = ContextVar("ASKED", default=0)
"""When this process last asked for the lease to speak that it holds now, or a moment earlier."""
HOST = Who(person=Person(platform="chaos", user="host"), name="Host", room=Room(platform="chaos", chat="0"))


async def think(game, view, legal, level, seed):
    return games()[game].choose(view, legal, level, Rng.of(seed))


class Diary:
    """Lines that survive the death of the process that wrote them."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, *words: object) -> None:
        os.write(self._file, (" ".join(map(str, words)) + "\n").encode())


class Witness:
    """The platform `chaos`: says nothing, but logs that it did."""

    name = "chaos"

    def __init__(self, diary: Diary) -> None:
        self._diary = diary

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        self._diary.write("spoken", held.table.id, held.version, ASKED.get())
        return Speech(version=held.version, revision=held.table.revision)


class Asking(Attendant):
    """Whoever saves may get the lease to speak."""

    async def attend(self, table: str) -> LoadedTable | None:
        ASKED.set(time.monotonic_ns())
        return await super().attend(table)


class AskingSpeaker(Speaker):
    """So may a sweep."""

    async def sweep(self) -> int:
        ASKED.set(time.monotonic_ns())
        return await super().sweep()


def witnessed(store: Store, diary: Diary) -> None:
    """Log what was noted as said; whoever notes it may get the lease to continue."""
    note = store.speaking.spoken

    async def spoken(table: str, platform: str, speech: Speech) -> bool:
        ASKED.set(time.monotonic_ns())
        more = await note(table, platform, speech)
        diary.write("noted", table, speech.version, time.monotonic_ns())
        return more

    store.speaking.spoken = spoken


async def live(folder: Path, name: str) -> None:
    """Attend to every table that is due, until this process is killed."""
    alarm.COMPUTER_PAUSE = 20
    diary = Diary(folder / f"diary-{name}-{os.getpid()}")
    async with open_store(None, folder / "data", voices=["chaos"], timing=QUICK) as store:
        witnessed(store, diary)
        speaker = AskingSpeaker(store, {"chaos": Witness(diary)}, wall_clock)

        def announce(held: LoadedTable) -> None:
            last = list(held.table.moves)[-1:]
            diary.write("saved", held.table.id, held.table.revision, *(entry.move for entry in last))
            speaker.announce(held)
            keeper.watch(held)

        saver = Saver(store, now=wall_clock, announce=announce)
        keeper = Keeper(saver, Asking(saver, think), speaker, intervals=OFTEN)
        await keeper.begin()
        await asyncio.Event().wait()


async def open_tables(store: Store, count: int) -> list[str]:
    """Open games in which only computers are left."""
    saver = Saver(store, now=wall_clock, announce=lambda held: None)
    tables = TableService(saver, seeds=lambda: random.randbytes(8).hex(), think=think)
    opened = []
    for number in range(count):
        room = Room(platform="chaos", chat=str(number % 20))
        opening = Opening(game="cvetariki", room=room, locale="en", options={}, pace=Pace.LIVE)
        table = (await tables.open(opening, HOST)).table.id
        for _ in range(1 + number % 3):
            await tables.change(table, lambda t, now: lobby.with_computer(t, HOST, "easy", now))
        await tables.change(table, lambda t, now: replace(t, seats=tuple(replace(s, away=True) for s in t.seats)))
        await tables.start(table, HOST)
        opened.append(table)
    return opened


@dataclass
class Chaos:
    """Some processes, and what happens to them."""

    folder: Path
    random: random.Random
    processes: list[subprocess.Popen] = field(default_factory=list)
    kills: int = 0
    server_kills: int = 0

    def start(self, number: int) -> None:
        words = [sys.executable, "-m", "tests.bot.tables.chaos", str(self.folder), str(number)]
        with (self.folder / f"log-{number}").open("ab") as log:
            self.processes.append(subprocess.Popen(words, cwd=ROOT, stdout=log, stderr=log))

    def strike(self) -> None:
        """Kill a process, or the server."""
        if self.random.random() < 0.3 and (server := self._server()) is not None:
            os.kill(server, signal.SIGKILL)
            self.server_kills += 1
            return
        number = self.random.randrange(len(self.processes))
        victim = self.processes.pop(number)
        victim.kill()
        victim.wait()
        self.kills += 1
        self.start(self.kills + 100)

    def _server(self) -> int | None:
        """Return the process of this folder's embedded server, identified by its working directory."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_bytes()
                if b"valkey-server" in command and (process / "cwd").resolve() == self.folder / "data" / "store":
                    return int(process.name)
            except OSError:
                continue
        return None

    def end(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()

    def saves(self) -> int:
        """Return how many changes have been acknowledged so far."""
        return sum(path.read_bytes().count(b"saved ") for path in self.folder.glob("diary-*"))

    def diaries(self) -> dict[str, list[list[str]]]:
        """Return everything that the processes logged: saved, spoken and noted, by table."""
        told = defaultdict(list)
        for path in sorted(self.folder.glob("diary-*")):
            for line in path.read_text().splitlines():
                kind, table, *rest = line.split()
                told[f"{kind} {table}"].append(rest)
        return told


async def all_finished_and_said(store: Store, tables: list[str]) -> bool:
    held = await store.tables.load_many(tables)
    assert len(held) == len(tables)
    return all(one.table.phase is Phase.FINISHED and one.speech("chaos").version >= one.loud for one in held)


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1]), sys.argv[2]))
