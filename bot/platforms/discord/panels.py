"""Private panels on Discord: ephemeral messages, edited with the token of the press that opened them."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.chat.panels import Request
from bot.chat.viewer import Viewer
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import FAILED, NOBODY
from bot.screens.language import Screen
from storage import Table

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
    def __init__(self, builder: MessageBuilder, now: Callable[[], int]) -> None:
        self._builder, self._now = builder, now

    async def message(self, viewer: Viewer, screen: Screen, table: Table) -> Message:
        return await self._builder.message(screen, table, viewer.locale, look=viewer.look)

    def pressed(self, _viewer: Viewer, press: Reply) -> Panel | None:
        """Return the private message that was pressed on."""
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
