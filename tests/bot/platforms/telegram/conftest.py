import pytest

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

    def person(self, name, language="en"):
        return person(self.world, name, language)

    def group(self, *members, **how):
        return group(self.world, *members, **how)

    async def program(self, **how):
        program = Program(self.server, self._data, fast=self.world.minute < 60, **how)
        self.programs.append(program)
        await program.start()
        return program

    def check(self):
        """What is true after every test: correct calls, presses answered at once, and no call too many."""
        assert self.server.complaints == []
        for press in self.world.presses.values():
            assert press.answered_at is not None
        for chat in self.world.chats.values():
            if not chat.private:
                assert busiest_minute(chat.said_at, self.world.minute) <= 20


def busiest_minute(times, minute):
    return max((sum(begin <= at < begin + minute for at in times) for begin in times), default=0)


@pytest.fixture
async def town(tmp_path):
    """A town where a minute lasts two seconds, for the limits of the groups."""
    async with Server(World(minute=60 / SPEED)) as server:
        here = Town(server, tmp_path)
        yield here
        for program in here.programs:
            await program.close()


@pytest.fixture
async def slow_town(tmp_path):
    """A town with real minutes."""
    async with Server(World()) as server:
        here = Town(server, tmp_path)
        yield here
        for program in here.programs:
            await program.close()
