"""A table service on a real server, with a test clock and a computer player that makes the first legal move."""

import asyncio
import itertools
import os

import pytest

from bot.tables.saving import Saver
from bot.tables.service import TableService
from bot.tables.timekeeping.attendant import Attendant
from storage import Store, Timing
from storage.connection.connect import by_socket
from storage.connection.embedded import Embedded
from tests.bot.tables.people import NOW
from tests.storage.waiting import PATIENCE

numbers = itertools.count()
SECRET = "s" * 64
"""Every store has the same here: a deal that follows from it is worked out once."""


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now

    def pass_by(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    embedded = Embedded(tmp_path_factory.mktemp("tables"))
    asyncio.run(embedded.start())
    yield embedded.folder.socket()
    asyncio.run(embedded.stop())


@pytest.fixture
async def store(server, clock):
    link = by_socket(server, longest_call=PATIENCE)
    opened = Store(link, voices=("local",), timing=Timing(now=clock), prefix=f"t{os.getpid()}-{next(numbers)}")
    opened.secret._known = SECRET
    yield opened
    await opened.close()


async def first_move(game, view, legal, level, seed):
    return legal[0]


@pytest.fixture
def announced() -> list:
    """Every saved change, in order."""
    return []


@pytest.fixture
def saver(store, clock, announced) -> Saver:
    return Saver(store, now=clock, announce=announced.append)


@pytest.fixture
def tables(saver) -> TableService:
    seeds = map(str, itertools.count())
    return TableService(saver, seeds=lambda: next(seeds), think=first_move)


@pytest.fixture
def reminded() -> list:
    """Who was reminded, in order."""
    return []


@pytest.fixture
def attendant(saver, reminded) -> Attendant:
    async def remind(held, seats):
        reminded.append(tuple(held.table.seats[seat].name for seat in seats))

    return Attendant(saver, first_move, remind)
