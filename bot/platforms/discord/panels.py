"""What only one person sees on Discord: answers to a press or a command, panels, notices.

An answer is as many messages as it takes. A panel is one of them, which the token of that press can edit for a while.
"""

import io
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

import discord

from bot.app import App
from bot.chat.dialog import File
from bot.chat.errors import NOT_SENT
from bot.chat.notices.notices import Notice
from bot.chat.panels import Request
from bot.chat.viewer import Viewer
from bot.platforms.discord.messages.message import Message, message_of
from bot.platforms.discord.rooms import FAILED, Rooms, controls
from bot.platforms.discord.viewer import Interaction
from bot.screens.language import Screen
from storage import Person, Post, Table

log = logging.getLogger(__name__)

TOKEN_GONE = {10015, 10062, 50027}
"""Unknown webhook, unknown interaction, invalid token: the interaction is too old to be answered."""
LIFETIME = 14 * 60_000
"""ms. The token that a panel is edited with expires after 15 minutes."""

Sent = discord.InteractionMessage | discord.WebhookMessage


class Reply:
    """The answer to one interaction that was acknowledged."""

    def __init__(self, interaction: Interaction, rooms: Rooms, person: Person) -> None:
        self.interaction, self._rooms, self._person = interaction, rooms, person
        # A command's first answer takes the place of "is thinking".
        self._open = interaction.type is discord.InteractionType.application_command

    @property
    def on_panel(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def carries(self) -> bool:
        """Tell whether the message that was pressed on has what was pressed. If not, the press was forged."""
        pressed = cast("dict[str, Any]", self.interaction.data or {})
        shown = controls(self.interaction.message) if self.interaction.message is not None else {}
        control = shown.get(str(pressed.get("custom_id")))
        offered = {option.value for option in getattr(control, "options", ())}
        return control is not None and set(pressed.get("values") or ()) <= offered

    async def send(self, message: Message) -> Sent | None:
        """Send a message; return it, if the interaction was young enough for one."""
        try:
            if self._opened():
                return await self._edit_original(message)
            files = message.files()
            return await self.interaction.followup.send(view=message.view(), files=files, ephemeral=True, wait=True)
        except FAILED as error:
            await self._send_directly(error, message)
            return None

    async def send_file(self, file: File) -> None:
        """Send a file. A gallery takes pictures only, so this is a message without components."""
        data = discord.File(io.BytesIO(file.data), filename=file.name)
        if self._opened():
            await self.interaction.edit_original_response(content=file.text, attachments=[data])
        else:
            await self.interaction.followup.send(file.text, file=data, ephemeral=True)

    async def redraw(self, message: Message) -> None:
        if not self.carries:
            await self.send(message)
            return
        try:
            await self._edit_original(message)
        except FAILED as error:
            log.info("a look could not be shown (%s)", error)

    async def show(self, message: Message) -> None:
        """Send a message; a press on a private message changes that one instead."""
        await (self.redraw(message) if self.on_panel else self.send(message))

    async def done(self) -> None:
        """End a command that has nothing more to say."""
        if self._opened():
            await self.interaction.delete_original_response()

    def _opened(self) -> bool:
        """Tell whether "is thinking" still waits for an answer, which comes now."""
        opened, self._open = self._open, False
        return opened

    async def _edit_original(self, message: Message) -> discord.InteractionMessage:
        return await self.interaction.edit_original_response(view=message.view(), attachments=message.files())

    async def _send_directly(self, error: Exception, message: Message) -> None:
        """Send a direct message if the interaction has expired; never a message in the channel."""
        if not (isinstance(error, discord.HTTPException) and error.code in TOKEN_GONE):
            log.warning("an answer could not be sent (%s)", error)
            return
        try:
            await self._rooms.whisper(self._person, message)
        except NOT_SENT:
            log.info("an answer came too late, and direct messages are closed")


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

    def pressed(self, _viewer: Viewer, press: Reply | None) -> Panel | None:
        interaction = press.interaction if press is not None and press.on_panel and press.carries else None
        if interaction is None or interaction.message is None:
            return None
        edit, delete = interaction.edit_original_response, interaction.delete_original_response
        return Panel(id=interaction.message.id, opened_at=self._now(), edit=edit, delete=delete)

    async def send(
        self, _viewer: Viewer, press: Reply | None, message: Message, _request: Request, *, hides: bool
    ) -> Panel | None:
        del hides  # nobody else sees any panel
        if press is None or (sent := await press.send(message)) is None:
            return None
        return Panel(id=sent.id, opened_at=self._now(), edit=sent.edit, delete=sent.delete)

    async def edit(self, panel: Panel, message: Message, _request: Request | None) -> bool:
        if self._now() - panel.opened_at >= LIFETIME:
            return False
        try:
            await panel.edit(view=message.view(), attachments=message.files())
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
        message = replace(message, text=f"<@{notice.person.user}> {message.text}")
        nonce = f"{table.id}:{table.revision}r{table.clock.reminders}"
        await self._rooms.post(post.room, message, nonce=nonce, call=[notice.person], answers=post.messages[0])
