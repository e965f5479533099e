"""What only one person sees on Discord: panels, which the token of the press that opened them can edit; and notices."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.app import App
from bot.chat.notices.notices import Notice
from bot.chat.panels import Request
from bot.chat.viewer import Viewer
from bot.platforms.discord.messages.markdown import mention
from bot.platforms.discord.messages.message import Message, message_of
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import FAILED, NOBODY, Rooms
from bot.screens.language import Screen
from storage import Post, Table

log = logging.getLogger(__name__)

LIFETIME = 14 * 60_000
"""ms. The token that a panel is edited with expires after 15 minutes."""


@dataclass(frozen=True, kw_only=True)
class Panel:
    id: int
    opened_at: int = field(compare=False)
    edit: Callable[..., Awaitable[Any]] = field(compare=False)
    delete: Callable[[], Awaitable[None]] = field(compare=False)


class PanelPort:
    def __init__(self, app: App, rooms: Rooms) -> None:
        self._app, self._rooms, self._now = app, rooms, app.clock.now

    async def message(self, viewer: Viewer, screen: Screen, table: Table) -> Message:
        return await message_of(self._app, screen, table, viewer)

    def pressed(self, _viewer: Viewer, press: Reply) -> Panel | None:
        interaction = press.interaction
        if interaction.message is None or not press.on_panel or not press.carries:
            return None
        edit, delete = interaction.edit_original_response, interaction.delete_original_response
        return Panel(id=interaction.message.id, opened_at=self._now(), edit=edit, delete=delete)

    async def send(
        self, _viewer: Viewer, press: Reply, message: Message, _request: Request, *, hides: bool
    ) -> Panel | None:
        del hides  # nobody else sees any panel
        if (sent := await press.send(message)) is None:
            return None
        return Panel(id=sent.id, opened_at=self._now(), edit=sent.edit, delete=sent.delete)

    async def edit(self, panel: Panel, message: Message, _request: Request | None) -> bool:
        if self._now() - panel.opened_at >= LIFETIME:
            return False
        try:
            await panel.edit(view=message.view(), attachments=message.files(), allowed_mentions=NOBODY)
        except FAILED as error:
            log.info("a panel could not be edited (%s)", error)
            return False
        return True

    async def remove(self, panel: Panel) -> None:
        try:
            await panel.delete()
        except FAILED as error:
            log.info("an old panel was gone already (%s)", error)

    async def whisper(self, notice: Notice) -> None:
        """Send a direct message with links to the boards."""
        links = [self._rooms.link(post.room, post.messages[0]) for post in notice.boards]
        message = await self.message(notice.viewer, notice.screen, notice.table)
        text = "\n".join((message.text, *filter(None, links)))
        await self._rooms.whisper(notice.person, replace(message, text=text))

    async def mention(self, notice: Notice, post: Post) -> None:
        """Reply to a board. The nonce keeps a crash from posting it twice."""
        table, message = notice.table, await self.message(notice.viewer, notice.screen, notice.table)
        called = mention(table, notice.seat) if notice.seat is not None else ""
        message = replace(message, text=f"{called} {message.text}")
        nonce = f"{table.id}:{table.revision}r{table.clock.reminders}"
        await self._rooms.post(post.room, message, nonce=nonce, call=[notice.person], answers=post.messages[0])
