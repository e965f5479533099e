"""Private answers to a press or a command: as many messages as it takes, which nobody else sees."""

import io
import logging
from typing import Any, cast

import discord

from bot.chat.dialog import File
from bot.chat.errors import NOT_SENT
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.rooms import FAILED, NOBODY, Rooms
from bot.platforms.discord.viewer import Interaction
from storage import Person

log = logging.getLogger(__name__)

TOKEN_GONE = {10015, 10062, 50027}
"""Unknown webhook, unknown interaction, invalid token: the interaction is too old to be answered."""

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
        rows = self.interaction.message.components if self.interaction.message is not None else []
        for control in (control for row in rows for control in getattr(row, "children", ())):
            if getattr(control, "custom_id", None) == pressed.get("custom_id"):
                offered = {option.value for option in getattr(control, "options", ())}
                return set(pressed.get("values") or ()) <= offered
        return False

    async def send(self, message: Message) -> Sent | None:
        """Send a message; return it, if the interaction was young enough for one."""
        try:
            if self._opened():
                return await self._edit_original(message)
            return await self.interaction.followup.send(
                view=message.view(), files=message.files(), ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
        except FAILED as error:
            await self._send_directly(error, message)
            return None

    async def send_file(self, file: File) -> None:
        """Send a file. A gallery takes pictures only, so this is a message without components."""
        data = discord.File(io.BytesIO(file.data), filename=file.name)
        if self._opened():
            edited = self.interaction.edit_original_response
            await edited(content=file.text, attachments=[data], allowed_mentions=NOBODY)
        else:
            await self.interaction.followup.send(file.text, file=data, ephemeral=True, allowed_mentions=NOBODY)

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
        return await self.interaction.edit_original_response(
            view=message.view(), attachments=message.files(), allowed_mentions=NOBODY
        )

    async def _send_directly(self, error: Exception, message: Message) -> None:
        """Send a direct message if the interaction has expired; never a message in the channel."""
        if not (isinstance(error, discord.HTTPException) and error.code in TOKEN_GONE):
            log.warning("an answer could not be sent (%s)", error)
            return
        try:
            await self._rooms.whisper(self._person, message)
        except NOT_SENT:
            log.info("an answer came too late, and direct messages are closed")
