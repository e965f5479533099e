"""Private answers to a press or a command. Acknowledged first, always; then as many messages as it takes."""

import logging
from typing import Any, cast

import aiohttp
import discord

from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.rooms import NOBODY, Closed, MessageGone, Rooms
from bot.platforms.discord.viewer import Interaction, Viewer
from bot.tables.speaking import RetryLater

log = logging.getLogger(__name__)

TOKEN_GONE = {10015, 10062, 50027}
"""Unknown webhook, unknown interaction, invalid token: the interaction is too old to be answered."""


Sent = discord.InteractionMessage | discord.WebhookMessage


class Reply:
    """The answer to one interaction. Nobody else sees it."""

    def __init__(self, interaction: Interaction, rooms: Rooms, viewer: Viewer) -> None:
        self._interaction, self._rooms, self._viewer = interaction, rooms, viewer
        # A command's first answer takes the place of "is thinking".
        self._open = interaction.type is discord.InteractionType.application_command

    @property
    def on_panel(self) -> bool:
        """Tell whether the press came from a private message."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def send(self, message: Message) -> Sent | None:
        """Say something to the person; return the message, if the interaction was young enough for one."""
        opened, self._open = self._open, False
        try:
            if opened:
                return await self._edit_original(message)
            return await self._interaction.followup.send(
                view=message.view(), files=message.files(), ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            await self._by_letter(error, message)
            return None

    async def send_file(self, text: str, file: discord.File) -> None:
        """Hand a file over. It can't stand in a gallery, so this is a message of the plain kind."""
        self._open = False
        await self._interaction.edit_original_response(content=text, attachments=[file], allowed_mentions=NOBODY)

    async def redraw(self, message: Message) -> None:
        """Change the message that was pressed on, if it has such a button; else somebody's client made the press up."""
        if not carries(self._interaction):
            await self.send(message)
            return
        try:
            await self._edit_original(message)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("a look could not be shown (%s)", error)

    async def done(self) -> None:
        """End a command that has nothing more to say."""
        if self._open:
            self._open = False
            await self._interaction.delete_original_response()

    async def _edit_original(self, message: Message) -> discord.InteractionMessage:
        return await self._interaction.edit_original_response(
            view=message.view(), attachments=message.files(), allowed_mentions=NOBODY
        )

    async def _by_letter(self, error: Exception, message: Message) -> None:
        """Where the interaction can't be answered any more, write to the person; never to the channel."""
        if not (isinstance(error, discord.HTTPException) and error.code in TOKEN_GONE):
            log.warning("an answer could not be sent (%s)", error)
            return
        try:
            await self._rooms.whisper(self._viewer.who.person, message)
        except (Closed, MessageGone, RetryLater):
            log.info("an answer came too late, and direct messages are closed")


def carries(interaction: Interaction) -> bool:
    """Tell whether the message that was pressed on has what was pressed."""
    pressed = cast("dict[str, Any]", interaction.data or {})
    rows = interaction.message.components if interaction.message is not None else []
    for control in (control for row in rows for control in getattr(row, "children", ())):
        if getattr(control, "custom_id", None) == pressed.get("custom_id"):
            offered = {option.value for option in getattr(control, "options", ())}
            return set(pressed.get("values") or ()) <= offered
    return False


async def acknowledged(interaction: Interaction) -> bool:
    """Tell Discord at once that somebody is there. False: it was too late, and the person was told that it failed."""
    try:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("a press could not be acknowledged in time (%s)", error)
        return False
    return True
