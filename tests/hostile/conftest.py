"""A store with one running game, whose players know nothing of what is sent."""

import itertools
import logging
import os

import pytest

from bot.app import App, assemble
from bot.desk import Press
from bot.limits import LIMITS
from bot.screens.press import PressId
from bot.settings import Settings
from bot.tables.lobby import Who
from bot.tables.service import Opening
from storage import Person, Room, Store, Timing
from storage.connection.connect import by_socket
from storage.timing import Clock
from tests.bot.conftest import server  # noqa: F401 (a fixture)
from tests.bot.programs import ALONE
from tests.bot.tables.people import NOW
from tests.storage.waiting import PATIENCE

TOKEN = "123456:" + "A" * 35
UNLIMITED = {f"LIMIT_{name.upper().replace('-', '_')}": "0" for name in LIMITS}
"""Whatever is sent gets through to what handles it."""
numbers = itertools.count()


class Time:
    """Time that passes only where somebody waits for it: no input has to wait for a rate limit."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> int:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += int(1000 * seconds)


@pytest.fixture
def time():
    return Time()


@pytest.fixture
async def app(server, time):  # noqa: F811 (the fixture)
    timing = Timing(now=time.now)
    link = by_socket(server, longest_call=PATIENCE)
    store = Store(link, voices=(), timing=timing, prefix=f"hostile{os.getpid()}-{next(numbers)}")
    settings = Settings.from_env({"TELEGRAM_TOKEN": TOKEN, "DEFAULT_LOCALE": "en", **ALONE, **UNLIMITED})
    built = assemble(settings, store, Clock(now=time.now, sleep=time.sleep))
    yield built
    await built.thinker.close()
    await store.close()


class Victims:
    """Two people at a table. Whatever a stranger sends, it stays as it is."""

    def __init__(self, app: App, platform: str, room: Room) -> None:
        self._app, self.room = app, room
        self.people = [Who(person=Person(platform=platform, user=user), name=user, room=room) for user in ("11", "12")]
        self.table, self._before = "", ""

    async def sit(self, game: str = "cvetariki", *, start: bool = True) -> str:
        first, second = self.people
        opening = Opening(game=game, room=self.room, locale="en", options={})
        self.table = (await self._app.tables.open(opening, first)).table.id
        await self.press(second, "!join")
        if start:
            await self.press(first, "!start")
        self._before = await self._now()
        return self.table

    async def press(self, who: Who, press: str) -> None:
        await self._app.desk.press(
            Press(who=who, asked=PressId.read(f"{self.table}:0:{press}"), id=f"{who.name} {next(numbers)}")
        )

    async def unharmed(self) -> bool:
        """Tell whether nothing at all was saved at the table since they sat down."""
        return await self._now() == self._before

    async def _now(self) -> str:
        held = await self._app.store.tables.load(self.table)
        return f"{held.version} {held.table.seed} {held.table.seats} {held.table.rooms} {list(held.table.moves)}"


@pytest.fixture
def victims(app):
    return lambda platform, room: Victims(app, platform, room)


@pytest.fixture
def errors(caplog):
    """What was logged as an error: a traceback is a crash that somebody caught."""
    caplog.set_level(logging.ERROR)
    return lambda: [record.getMessage() + str(record.exc_info) for record in caplog.records if record.levelno >= 40]
