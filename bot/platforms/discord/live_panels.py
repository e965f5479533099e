"""Live panels: while everybody plays at once, a player's private view is one message that follows every change."""

import asyncio
import dataclasses
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.chat.boards.shown import digest
from bot.chat.news import told_alone
from bot.chat.step_cache import StepCache
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.reply import Reply, Sent
from bot.platforms.discord.rooms import NOBODY
from bot.platforms.discord.viewer import Viewer
from bot.screens.language import Line
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.lobby import seat_number
from storage import Held, Person, Phase

log = logging.getLogger(__name__)

LIFETIME = 14 * 60_000
"""ms. The token that a panel is edited with expires after 15 minutes."""

EDIT_TIMEOUT = 1.0
"""Seconds that a board waits for the panels."""


@dataclass
class _LivePanel:
    viewer: Viewer
    message: Sent | None = None
    opened_at: int = 0
    revision: int = -1
    """What it shows: nothing older is shown after it."""
    digest: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class LivePanels:
    """Open panels are kept in memory only: after a restart the next press opens a new one."""

    def __init__(self, builder: MessageBuilder, now: Callable[[], int]) -> None:
        self._builder, self._now, self._steps = builder, now, StepCache()
        self._open: dict[str, dict[Person, _LivePanel]] = {}
        self._edits: set[asyncio.Task[None]] = set()
        self.edit_timeout = EDIT_TIMEOUT

    async def show(self, reply: Reply, held: Held, *, told: tuple[Line, ...] = (), anew: bool = False) -> None:
        """Show somebody their panel, below `told`: in the message that is open, else in a new one."""
        viewer = reply.viewer
        panel = self._open.setdefault(held.table.id, {}).setdefault(viewer.who.person, _LivePanel(viewer))
        async with panel.lock:
            old = panel.message
            if not anew and self._can_be_edited(panel) and await self._edit(panel, held, told):
                return
            message, digest = await self._message(panel, held, told)
            panel.message, panel.opened_at = await reply.send(message), self._now()
            panel.revision, panel.digest = held.table.revision, digest
        if anew and old is not None:
            await _delete(old)

    async def refresh(self, held: Held) -> None:
        """Bring the open panels of a table up to date: somebody may have touched the same card.

        Edits that Discord delays continue in the background; the board does not wait for them.
        """
        panels = self._open.get(held.table.id, {})
        if held.table.phase is Phase.FINISHED:
            self._open.pop(held.table.id, None)
        if panels:
            edits = {asyncio.create_task(self._refresh(panel, held)) for panel in panels.values()}
            self._edits |= edits
            for edit in edits:
                edit.add_done_callback(self._edits.discard)
            await asyncio.wait(edits, timeout=self.edit_timeout)

    async def _refresh(self, panel: _LivePanel, held: Held) -> None:
        async with panel.lock:
            is_old = panel.revision < held.table.revision
            if is_old and self._can_be_edited(panel) and not await self._edit(panel, held):
                panel.message = None

    def _can_be_edited(self, panel: _LivePanel) -> bool:
        return panel.message is not None and self._now() - panel.opened_at < LIFETIME

    async def _edit(self, panel: _LivePanel, held: Held, told: tuple[Line, ...] = ()) -> bool:
        """Edit an open panel; False: it is gone, its owner has closed it."""
        assert panel.message is not None  # noqa: S101 (the caller has looked)
        if not told and panel.revision >= held.table.revision:
            return True
        message, digest = await self._message(panel, held, told)
        try:
            if digest != panel.digest:
                await panel.message.edit(view=message.view(), attachments=message.files(), allowed_mentions=NOBODY)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s: a panel could not be edited (%s)", held.table.id, error)
            return False
        panel.revision, panel.digest = max(panel.revision, held.table.revision), digest
        return True

    async def _message(self, panel: _LivePanel, held: Held, told: tuple[Line, ...]) -> tuple[Message, int]:
        table, viewer = held.table, panel.viewer
        seat = seat_number(table, viewer.who.person)
        assert seat is not None  # noqa: S101 (only those who sit there have a panel)
        news = await self._news(held, seat, panel.revision)
        screen = private_screen(turns.position(table, held.snapshot), seat)
        screen = dataclasses.replace(screen, lines=(*told, *news, *screen.lines))
        message = await self._builder.message(screen, table, viewer.locale, look=viewer.look)
        return message, await digest(screen, table, self._builder.texts, viewer.locale)

    async def _news(self, held: Held, seat: int, revision: int) -> tuple[Line, ...]:
        """Return what a seat alone was told after a revision; for a panel that was not open, nothing."""
        if revision < 0:
            return ()
        steps = await asyncio.to_thread(self._steps.steps, held.table)
        return tuple(Line(event.key, event.params) for event in told_alone(seat, held.table, steps, revision))


async def _delete(message: Sent) -> None:
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.info("an old panel was gone already (%s)", error)
