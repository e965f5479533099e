from collections import Counter
from contextlib import asynccontextmanager

import pytest_asyncio

from tests.bot.platforms.dial import Dial
from tests.bot.platforms.telegram import watching
from tests.bot.platforms.telegram.emulator.people import group, person
from tests.bot.platforms.telegram.emulator.server import Server
from tests.bot.platforms.telegram.emulator.world import World
from tests.bot.platforms.telegram.program import Program
from tests.bot.programs import WITH_WORKERS

SPEED = 30


class Town:
    """An emulated Telegram with its server, its people, and our program. It may have a dial for its clock."""

    def __init__(self, server, data, dial=None):
        self.server, self.world, self.dial, self._data = server, server.world, dial, data
        self.programs = []
        self._secrets = watching.Secrets(self.world)
        self._checked = Counter()

    def person(self, name, language="en", **how):
        return person(self.world, name, language, **how)

    def group(self, *members, **how):
        return group(self.world, *members, **how)

    async def program(self, **how):
        program = Program(self.server, self._data, dial=self.dial, **how)
        self.programs.append(program)
        await program.start()
        return program

    async def leave(self):
        for program in self.programs:
            await program.close()

    async def idle(self):
        """Wait until everything requested is done: no update is left, and no program has anything to do."""
        async with self.world.changed:
            await self.world.changed.wait_for(lambda: not self.world.updates and not self.server.delivering)
        for program in self.programs:
            if program.is_running:
                await program.idle()

    async def pass_by(self, seconds):
        """Advance the time once everything is said: whoever speaks for longer than a lease is taken for dead."""
        await self.idle()
        self.dial.pass_by(seconds)

    def check_answers(self, *, forgets=False):
        """Every press was answered."""
        self._check_presses(self._new("presses", [*self.world.presses.values()]), forgets=forgets)

    def check(self, *chats, forgets=False):
        """What is true after every test: valid calls, every press answered once, no call too many, no secret leaked."""
        presses = self._new("presses", [*self.world.presses.values()])
        complaints = self._new("complaints", self.server.complaints)
        calls = self._new("calls", self.server.calls)
        said = [self._new(program, program.log()) for program in self.programs]
        assert complaints == []
        self._check_presses(presses, forgets=forgets)
        self._secrets.check(calls)
        for chat in chats:
            watching.check_calls(self.server, chat, forgets=forgets)
            if self.dial is not None:
                watching.check_payments((self._data / "paid").read_text(encoding="utf-8"), chat)
        for text in said:
            watching.check_log(text)

    def _check_presses(self, presses, *, forgets):
        lives = [life for program in self.programs for life in program.lives]
        watching.check_answers(self.server, presses, lives, forgets=forgets)

    def _new(self, kind, everything):
        """Return what was not there at the last check: a fault is the failure of one test, whoever shares the town."""
        begin, self._checked[kind] = self._checked[kind], len(everything)
        return everything[begin:]


@asynccontextmanager
async def town_in(folder, speed=SPEED):
    """Give a town whose clock is a dial."""
    async with Server(World()) as server:
        here = Town(server, folder, Dial(folder, speed))
        here.dial.begin()
        yield here
        await here.leave()
        await here.dial.end()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def town(tmp_path_factory):
    """A town shared by tests, with the program running: as it is, with processes that draw and think."""
    async with town_in(tmp_path_factory.mktemp("town")) as here:
        await here.program(**WITH_WORKERS)
        yield here


@pytest_asyncio.fixture(loop_scope="session")
async def own_town(tmp_path):
    """A town for one test, without the program yet."""
    async with town_in(tmp_path) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="session")
async def slow_town(tmp_path):
    """A town with real minutes."""
    async with Server(World(minute=60)) as server:
        here = Town(server, tmp_path)
        yield here
        await here.leave()
