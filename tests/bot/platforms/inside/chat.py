"""A chat and the program in one process, with the same store for all lives of the program. Time is turned by hand."""

import asyncio
import contextvars
import hashlib
import heapq
import itertools
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.app import App, Resident, assemble
from bot.artist import Picture, scened
from bot.screens.language import Drawing
from bot.settings import Settings
from render.scene import Scene
from storage import LoadedTable, Phase, Room, Store, Timing
from storage.connection.client import Client
from storage.timing import DAY, Clock
from tests.bot.platforms.inside.life import CURRENT, Fate, Life, MortalClient
from tests.bot.platforms.patient import UNLIMITED
from tests.bot.programs import ALONE

ENVIRONMENT = {"DEFAULT_LOCALE": "en", **ALONE, **UNLIMITED}
NAMES = ("Anna", "Boris", "Deniz", "Mira", "Eve", "Fyodor", "Gül", "Hanna")
PATIENCE = 60.0
"""Real seconds: on a busy machine the same is thought and shown as on a quick one."""
LONGEST = 600
"""Real seconds that a test waits for something before it fails: on no machine as long as it should take."""
QUIET = 25
"""Rounds of the event loop without anything to wait for, after which the program is idle."""
SOONEST = (100, 400, 500, 1000, 1000)
"""Three seconds after its start a program has brought everything to order."""


@dataclass(frozen=True, kw_only=True)
class Seen:
    """A message as people see it. `presses` are the ids of its buttons, without whose they are."""

    id: str
    where: str
    text: str
    picture: bytes
    presses: tuple[str, ...]
    is_panel: bool
    raw: Any

    @property
    def is_card(self) -> bool:
        """It only shows who has looked at their secret."""
        return bool(self.presses) and all(":card:" in press for press in self.presses)


class Turned:
    """A clock that a test turns; whoever sleeps by it wakes when their time has come."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.at, self._sleepers, self._order = now, list[tuple[int, int, asyncio.Future[None]]](), itertools.count()

    def now(self) -> int:
        return self.at

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.at + round(1000 * seconds), next(self._order), until))
        await until

    def pass_by(self, ms: int) -> None:
        self.at += ms
        while self._sleepers and self._sleepers[0][0] <= self.at:
            until = heapq.heappop(self._sleepers)[2]
            if not until.done():
                until.set_result(None)


class Chat(ABC):
    """An emulated chat with a group of people, and the lives of the program one after another."""

    name: str
    environment: dict[str, str]
    people: Sequence[Any]
    room: Room

    def __init__(self, link: Client, prefix: str) -> None:
        self.clock, self.fate, self._link, self._prefix = Turned(), Fate(), link, prefix
        self.store = self._store(link)
        """As a stranger to the program sees it."""
        self.life: Life | None = None
        self.app: App | None = None

    @abstractmethod
    def build(self, app: App) -> Resident: ...

    @abstractmethod
    async def ready(self) -> None:
        """Wait until a program that was started hears what people do."""

    @abstractmethod
    def posted(self) -> list[Seen]:
        """Return what the bot has posted for everybody and what is still there, oldest first."""

    @abstractmethod
    def letters(self) -> list[Seen]:
        """Return what is in everybody's direct chats."""

    @abstractmethod
    def own(self, person: Any) -> list[Seen]:
        """Return what only somebody can press, the newest first."""

    @abstractmethod
    async def press(self, person: Any, on: Seen, press: str) -> None:
        """Press a button, and wait until it is answered or the program has ended."""

    @abstractmethod
    async def forge(self, person: Any, on: Seen, press: str) -> None:
        """Press what a message carried once, or never: any client can."""

    @abstractmethod
    def label(self, on: Seen, press: str) -> str:
        """Return what a button or an entry of a list says."""

    @abstractmethod
    async def command(self, person: Any, name: str, **options: Any) -> None: ...

    async def owed(self) -> int:
        """Return the ms for which the platform's own limit keeps the board waiting."""
        return 0

    @abstractmethod
    def is_idle(self) -> bool:
        """Tell whether the chat has nothing left to deliver."""

    def _store(self, client: Client) -> Store:
        return Store(
            client,
            voices=[self.name],
            timing=Timing(now=self.clock.now, longest_silence=1000 * DAY),
            prefix=self._prefix,
        )

    async def begin(self) -> None:
        """Start the program."""
        self.life = life = Life(self.fate)
        context = contextvars.copy_context()
        context.run(CURRENT.set, life)
        asyncio.get_running_loop().create_task(self._live(life), context=context)
        await self.ready()
        await self.settle()

    async def _live(self, life: Life) -> None:
        store = self._store(MortalClient(self._link, life))
        settings = Settings.from_env({**ENVIRONMENT, **self.environment})
        self.app = assemble(settings, store, Clock(now=self.clock.now, sleep=self.clock.sleep))
        resident = self.build(self.app)
        resident.panels.edit_timeout = PATIENCE
        async with self.app.running(resident):
            await resident.serve()

    async def end(self) -> None:
        assert self.life is not None
        self.life.end()
        await self.life.bury()

    @property
    def is_dead(self) -> bool:
        return self.life is not None and self.life.is_over

    async def settle(self) -> None:
        """Wait until nothing more happens while the time stands still, or the program has ended."""
        quiet = 0
        while quiet < QUIET and not self.is_dead:
            quiet = 0 if self.life is None or self.life.busy or not self.is_idle() else quiet + 1
            await asyncio.sleep(0 if quiet < QUIET - 2 else 0.001)

    async def until(self, holds: Callable[[], Any]) -> None:
        async with asyncio.timeout(LONGEST):
            while not holds() and not self.is_dead:  # noqa: ASYNC110 (it happens in the emulator)
                await asyncio.sleep(0)

    async def pass_by(self, *steps: int) -> None:
        """Let time pass, in ms; after each step everything that is due is done."""
        for step in steps:
            await self.settle()
            if not self.is_dead:
                self.clock.pass_by(step)
        await self.settle()

    async def table(self) -> LoadedTable | None:
        """Return the only table of the room, as stored."""
        names = [name for past in (True, False) for name in await self.store.tables.of(self.room, past=past)]
        if not names:
            return None
        assert len(names) == 1, ("one table was opened", names)
        return await self.store.tables.load(names[0])

    def boards(self) -> list[Seen]:
        """Return what can be pressed by everybody, without the card that shows who has looked."""
        return [seen for seen in self.posted() if seen.presses and not seen.is_panel and not seen.is_card]


def quickly_drawn(drawing: Drawing, words: Any, look: Any, now: Any) -> Picture:
    """Return the head of a picture that is different for everything different to be seen."""
    shown = hashlib.sha256(f"{drawing.game} {drawing.view} {drawing.chosen} {words.locale}".encode()).digest()
    head = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 900, 900)
    return Picture(data=head + shown, alt=scened(drawing, words, now)[1], scene=Scene(width=900, height=900, items=()))


def is_over(held: LoadedTable | None) -> bool:
    return held is not None and held.table.phase is Phase.FINISHED
