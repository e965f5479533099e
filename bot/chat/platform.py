"""A platform that is a chat: what all of them have, wired once. Each brings its ports, and serves in its own way."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, ClassVar, Generic, Protocol

from bot.app import App, Resident
from bot.chat import panels
from bot.chat.boards import port
from bot.chat.boards.boards import Boards
from bot.chat.boards.port import M
from bot.chat.errors import NOT_SENT
from bot.chat.front import Front
from bot.chat.notices import notices
from bot.chat.notices.copies import Copies
from bot.chat.notices.notices import Notices
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.secrets import Secrets
from bot.chat.panels import H, P, P_contra, Panels
from bot.tables.errors import TableError
from bot.tables.lobby import game_of
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Person, Phase, Speech, StoreError, Table

log = logging.getLogger(__name__)

GRACE_PERIOD = 5.0
"""Seconds that a board waits for the connection after a start, and background work at shutdown."""
NOT_YET = 1000
"""ms before a retry of what is to be shown before the bot is online, or after."""


class PrivatePort(panels.Port[P_contra, M, H], notices.Port, Protocol[P_contra, M, H]):
    """What a chat brings for what only one person sees: panels and notices."""


class ChatPlatform(Resident, Generic[P, M, H]):
    live_panels: ClassVar[bool]
    """Panels follow a live game, and stay. Else its news for one person are notices, and its end closes the panels."""

    def __init__(self, app: App, boards: port.Port[M], private: PrivatePort[P, M, H]) -> None:
        store, clock, steps = app.store, app.clock, StepCache()
        self.app, self._notices = app, Notices(private, store, self.name, clock.now, steps)
        self.nudges = Nudges(store, self.name, clock.sleep, self.later)
        self.boards = Boards(app, boards, Secrets(app.saver, self._notices), self.nudges, steps)
        self.panels, self.front = Panels(private, app.texts, clock, steps), Front(app)
        self.copies = Copies(self._notices, self.panels, steps)
        self._connection = asyncio.Event()
        self._background: set[asyncio.Task[None]] = set()

    async def invitation(self, person: Person, table: Table) -> str | None:
        """Return what `bot.chat.notices.notices.Invite` asks for."""
        raise NotImplementedError

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        try:
            await asyncio.wait_for(self._connection.wait(), GRACE_PERIOD)
        except TimeoutError:
            raise RetryLater(NOT_YET) from None
        await self.panels.refresh(held)
        shown = await self.boards.show(held, speech, self.copies.send)
        held, said, table = shown.held, shown.said, shown.held.table
        await self.copies.shown(held)
        if not speech.posts:
            self.later(self._notices.tell_of_table(held, said.posts, self.invitation))
        if not self.live_panels and game_of(table).info.has_live_phases:
            self.later(self._notices.tell_of_others(held, speech.revision, table.revision))
        if table.phase is Phase.FINISHED:
            self.later(self.panels.close_all(table.id, keep=self.live_panels))
        if shown.wait:
            # Noted, it is known after a crash which boards are posted and which still have buttons.
            await self.app.store.speaking.note(table.id, self.name, said)
            raise RetryLater(shown.wait)
        return said

    async def remind(self, held: LoadedTable, seats: Sequence[int]) -> None:
        if self._connection.is_set():
            await self._notices.remind(held, seats)

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background, which a shutdown waits for. Errors are logged."""
        task = asyncio.create_task(_guarded(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def settle(self) -> None:
        """Wait for background work, up to the grace period."""
        if self._background:
            await asyncio.wait(self._background, timeout=GRACE_PERIOD)

    async def finish(self) -> None:
        """Nudge nobody any more, delete copies, which nobody would keep up to date, settle, and cancel what is left."""
        self.nudges.stop()
        self._background.update(self.panels.close_copies())
        await self.settle()
        for task in self._background:
            task.cancel()


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (*NOT_SENT, TableError, StoreError) as error:
        log.info("something was not shown: %r", error)
    except Exception:
        # Whatever it is, the log is the only place to say so.
        log.exception("something could not be shown")
