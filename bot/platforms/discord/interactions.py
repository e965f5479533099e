"""Every press and command comes through here: acknowledged first, then handled, and answered whatever happens."""

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.app import App
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import Interaction, Viewer, viewer_of
from engines.errors import RuleError
from storage import StoreError

log = logging.getLogger(__name__)

Handler = Callable[[Reply], Awaitable[None]]


class Interactions:
    def __init__(self, app: App, rooms: Rooms) -> None:
        self._app, self._rooms = app, rooms

    async def handle(self, interaction: Interaction, handler: Handler) -> None:
        """Acknowledge, handle, and turn every refusal and failure into an answer."""
        with self._app.metrics.acknowledging(NAME):
            if not await _acknowledged(interaction):
                return
        reply = Reply(interaction, self._rooms, await self.viewer(interaction))
        try:
            await handler(reply)
        except RuleError as error:
            await reply.send(Message(text=reply.viewer.words.line(error)))
        except StoreError:
            await reply.say("busy")
        except Exception:
            log.exception("an interaction could not be handled")
            await reply.say("discord-trouble")

    async def viewer(self, interaction: Interaction) -> Viewer:
        app = self._app
        return await viewer_of(interaction, app.store, app.texts, app.settings.default_locale)


async def _acknowledged(interaction: Interaction) -> bool:
    """Acknowledge at once. False: it was too late, and Discord has told the person that it failed."""
    try:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("an interaction could not be acknowledged in time (%s)", error)
        return False
    return True
