"""Where commands and presses arrive: acknowledged at once, handled by the front, and shown, whatever happens."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import aiohttp
import discord

from bot.app import App
from bot.chat.commands.command import Shown
from bot.chat.front import Front
from bot.chat.page import File, Page
from bot.chat.press import ReadRules, Sure, read
from bot.chat.wish import Wish
from bot.desk import Answer, Changed, lines_of
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.context import Context
from bot.platforms.discord.messages.pages import page_message, rules_page
from bot.platforms.discord.name import NAME
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import Interaction, viewer_of
from bot.screens.press import PressId, Touch

log = logging.getLogger(__name__)

GRACE_PERIOD = 5.0
"""Shutdown grace period, in seconds."""


class Interactions:
    def __init__(self, app: App, rooms: Rooms, front: Front, answers: Answers) -> None:
        self._app, self._rooms, self._front, self._answers = app, rooms, front, answers
        self._taken: set[asyncio.Task[None]] = set()
        self._closed = False

    async def command(self, interaction: Interaction, name: str, text: str = "", wish: Wish | None = None) -> None:
        """Carry out a command and answer it."""
        handling = self._handle(
            interaction, lambda context: self._front.run(context, name, text, wish), moves=name == "move"
        )
        await self._take(handling)

    async def press(self, interaction: Interaction) -> None:
        """Handle a press of a button or a choice from a list, and answer it."""
        chosen = picked(interaction)
        pressed = read(*chosen)
        asked = pressed.press if isinstance(pressed, Sure) else pressed if isinstance(pressed, PressId) else None
        moves = asked is not None and asked.is_move
        handling = self._handle(
            interaction, lambda context: self._front.press(context, pressed, chosen[0]), asked=asked, moves=moves
        )
        await self._take(handling)

    async def settle(self) -> None:
        """Wait until what was acknowledged has been handled."""
        if self._taken:
            await asyncio.wait(self._taken, timeout=GRACE_PERIOD)

    async def close(self) -> None:
        """Acknowledge nothing any more, and settle: what comes now is for a process that can still answer."""
        self._closed = True
        await self.settle()

    async def _take(self, handling: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            handling.close()
            return
        task = asyncio.ensure_future(handling)
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)
        await task

    async def _handle(
        self,
        interaction: Interaction,
        handler: Callable[[Context], Awaitable[Shown]],
        *,
        asked: PressId | None = None,
        moves: bool,
    ) -> None:
        """Acknowledge, handle, and turn every refusal and failure into an answer."""
        with self._app.metrics.acknowledging(NAME):
            if not await _acknowledged(interaction):
                return
        viewer = await viewer_of(interaction, self._app)
        reply, id_ = Reply(interaction, self._rooms, viewer), f"{NAME} {interaction.id}"
        context = Context(viewer=viewer, texts=self._app.texts, id=id_, interaction=interaction, rooms=self._rooms)
        try:
            await self._show(reply, await handler(context), asked, moves=moves)
        except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
            await self._show(reply, self._front.refusal(context, error), asked, moves=False)
        await reply.done()

    async def _show(self, reply: Reply, shown: Shown, asked: PressId | None, *, moves: bool) -> None:
        match shown:
            case Page():
                message = page_message(shown)
                await (reply.send(message) if shown.anew else reply.redraw(message))
            case tuple():
                for page in shown:
                    await reply.send(page_message(page))
            case File():
                await reply.send_file(shown)
            case ReadRules(game, section):
                await reply.redraw(rules_page(game, section, reply.viewer.words))
            case _ if asked is not None and isinstance(asked.kind, Touch):
                await self._answers.touched(reply, shown)
            case _:
                await self._answers.give(reply, shown)
                if shown.held is not None and _changes_the_panel(reply, shown, moves=moves):
                    await self._answers.after_move(reply, shown.held)


def _changes_the_panel(reply: Reply, answer: Answer, *, moves: bool) -> bool:
    """Tell whether what somebody sees privately has changed: by their move, or because their panel was an old one."""
    if isinstance(answer, Changed):
        return moves and not answer.lines
    return reply.on_panel and any(told.key == "table-stale" for told in lines_of(answer))


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
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("an interaction could not be acknowledged in time (%s)", error)
        return False
    return True
