import pytest_asyncio

from tests.bot.platforms.telegram import watching
from tests.bot.platforms.telegram.emulator.people import group, person
from tests.bot.platforms.telegram.emulator.server import Server
from tests.bot.platforms.telegram.emulator.world import World
from tests.bot.platforms.telegram.fast import SPEED
from tests.bot.platforms.telegram.program import Program


class Town:
    """A small Telegram with its server, its people, and our program in it."""

    def __init__(self, server, data):
        self.server, self.world, self._data = server, server.world, data
        self.programs = []

    def person(self, name, language="en", **how):
        return person(self.world, name, language, **how)

    def group(self, *members, **how):
        return group(self.world, *members, **how)

    async def program(self, **how):
        program = Program(self.server, self._data, fast=self.world.minute < 60, **how)
        self.programs.append(program)
        await program.start()
        return program

    async def leave(self):
        for program in self.programs:
            await program.close()

    def check_answers(self, *, forgets=False):
        lives = [life for program in self.programs for life in program.lives]
        watching.check_answers(self.server, lives, forgets=forgets)

    def check(self, *chats, forgets=False):
        """What is true after every test: correct calls, every press answered once, no call too many, no secret told."""
        assert self.server.complaints == []
        self.check_answers(forgets=forgets)
        watching.check_secrets(self.server)
        for chat in chats:
            watching.check_calls(self.server, chat, forgets=forgets)
        for program in self.programs:
            watching.check_log(program.log())


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def town(tmp_path_factory):
    """A town that tests share, with the program in it; a minute lasts two seconds there, for the limits of groups."""
    async with Server(World(minute=60 / SPEED)) as server:
        here = Town(server, tmp_path_factory.mktemp("town"))
        await here.program()
        yield here
        await here.leave()


@pytest_asyncio.fixture(loop_scope="session")
async def own_town(tmp_path):
    """A town of one's own, still without the program."""
    async with Server(World(minute=60 / SPEED)) as server:
        here = Town(server, tmp_path)
        yield here
        await here.leave()


@pytest_asyncio.fixture(loop_scope="session")
async def slow_town(tmp_path):
    """A town with real minutes."""
    async with Server(World()) as server:
        here = Town(server, tmp_path)
        yield here
        await here.leave()
