"""What handlers work with."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from bot.app import App
from bot.desk import Desk
from bot.platforms.telegram.board import Boards
from bot.platforms.telegram.papers import Papers
from bot.platforms.telegram.people import People
from bot.platforms.telegram.private import Private
from bot.platforms.telegram.wire import Wire
from bot.tables.errors import TableError
from bot.tables.service import TableService
from storage import Store, StoreError

log = logging.getLogger(__name__)

LAST_WORDS = 3.0
"""s for what is still to be shown when the program stops."""


@dataclass(frozen=True, kw_only=True)
class Place:
    """Telegram, as far as our handlers are concerned."""

    app: App
    wire: Wire
    people: People
    boards: Boards
    private: Private
    papers: Papers
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def tables(self) -> TableService:
        return self.app.tables

    @property
    def desk(self) -> Desk:
        return self.app.desk

    @property
    def store(self) -> Store:
        return self.app.store

    def deep_link(self, word: str, *, group: bool = False) -> str:
        """Return a link that opens our chat (or asks for a group to add us to) and says this word to us there."""
        return f"https://t.me/{self.wire.bot.username}?start{'group' if group else ''}={word}"

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that the press need not wait for. What goes wrong there is ours alone."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Let what was begun come to its end, but not for long: people who wait in a full group ask again."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST_WORDS)
        for task in self.tasks:
            task.cancel()

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (TableError, StoreError) as error:
            log.info("something was not shown: %r", error)
        except Exception:
            log.exception("something could not be shown")
