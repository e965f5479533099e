"""What handlers work with."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from telegram import Bot

from bot.app import App
from bot.chat.boards.boards import Boards
from bot.chat.front import Front
from bot.platforms.telegram.messages.documents import Documents
from bot.platforms.telegram.messages.wire import Content, Wire
from bot.platforms.telegram.messenger import Messenger
from bot.platforms.telegram.panels import PanelPort, Panels
from bot.platforms.telegram.viewer import Viewers
from bot.tables.errors import TableError
from bot.tables.service import TableService
from bot.tables.step_cache import StepCache
from storage import Store, StoreError

log = logging.getLogger(__name__)

GRACE_PERIOD = 3.0
"""s that background work gets at shutdown."""


@dataclass(frozen=True, kw_only=True)
class Services:
    """The parts of the platform, and background work."""

    app: App
    wire: Wire
    viewers: Viewers
    boards: Boards[Content]
    panels: Panels
    private: PanelPort
    messenger: Messenger
    documents: Documents
    front: Front
    steps: StepCache
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def bot(self) -> Bot:
        return self.wire.bot

    @property
    def tables(self) -> TableService:
        return self.app.tables

    @property
    def store(self) -> Store:
        return self.app.store

    def deep_link(self, word: str, *, group: bool = False) -> str:
        """Return a link that sends `/start word` in the direct chat, or in a group that the bot is added to."""
        if "://" in word:
            return word  # an address already
        return f"https://t.me/{self.bot.username}?start{'group' if group else ''}={word}"

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background that the press need not wait for. Errors are logged."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait for background work, up to the grace period; then cancel it."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=GRACE_PERIOD)
        for task in self.tasks:
            task.cancel()

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (TableError, StoreError) as error:
            log.info("something was not shown: %r", error)
        except Exception:
            log.exception("something could not be shown")
