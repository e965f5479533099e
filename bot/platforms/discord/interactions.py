"""Where commands and presses arrive: acknowledged at once, handled by the front, and shown, whatever happens."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import discord

from bot.chat.commands.command import Shown
from bot.chat.context import Named
from bot.chat.press import at_table, read
from bot.chat.wish import Wish
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.chat import DiscordChat
from bot.platforms.discord.context import Context
from bot.platforms.discord.name import NAME
from bot.platforms.discord.panels import Reply
from bot.platforms.discord.rooms import FAILED
from bot.platforms.discord.viewer import Interaction, viewer_of
from bot.screens.press import PressId

log = logging.getLogger(__name__)

Handler = Callable[[Context], Awaitable[Shown]]


class Interactions:
    def __init__(self, chat: DiscordChat) -> None:
        self._chat = chat
        self.closed = False
        """Nothing is acknowledged any more: what comes now is for a process that can still answer."""

    async def command(
        self, interaction: Interaction, name: str, text: str = "", wish: Wish | None = None, named: Named | None = None
    ) -> None:
        run = partial(self._chat.front.run, name=name, text=text, wish=wish)
        await self._chat.later(self._handle(interaction, run, named=named, moves=name == "move"))

    async def press(self, interaction: Interaction) -> None:
        pressed = read(*picked(interaction))
        asked, press = at_table(pressed), partial(self._chat.front.press, pressed=pressed)
        moves = asked is not None and asked.is_move
        await self._chat.later(self._handle(interaction, press, asked, moves=moves))

    async def _handle(
        self,
        interaction: Interaction,
        handler: Handler,
        asked: PressId | None = None,
        *,
        named: Named | None = None,
        moves: bool,
    ) -> None:
        """Acknowledge, handle, and turn every refusal and failure into an answer."""
        if self.closed:
            return
        app, rooms = self._chat.app, self._chat.rooms
        with app.metrics.acknowledging(NAME):
            if not await _acknowledged(interaction):
                return
        viewer = await viewer_of(interaction, app)
        id_, reply = f"{NAME} {interaction.id}", Reply(interaction, rooms, viewer.who.person)
        context = Context(viewer=viewer, texts=app.texts, id=id_, named=named, interaction=interaction, rooms=rooms)
        await Answers(self._chat, context, reply, asked, moves=moves).respond(handler(context))
        await reply.done()


def picked(interaction: Interaction) -> tuple[str, ...]:
    """Return all chosen entries of a list, or the id of a button."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(map(str, data.get("values") or (data.get("custom_id", ""),)))


async def _acknowledged(interaction: Interaction) -> bool:
    """Acknowledge at once. False: it was too late, and Discord has told the person that it failed."""
    try:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except FAILED as error:
        log.warning("an interaction could not be acknowledged in time (%s)", error)
        return False
    return True
