"""Buttons and lists: acknowledge, hand to the desk, show its answer."""

import logging
from typing import Any, cast

import discord

from bot.desk import Answer, Changed, Desk, Press, lines_of, needed
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.commands.account import Own
from bot.platforms.discord.messages.message import Message, Press as Button
from bot.platforms.discord.messages.pages import RULES, rules_page
from bot.platforms.discord.reply import Reply, acknowledged
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.settings import Choosing
from bot.platforms.discord.viewer import Interaction, Viewer, granted, viewer_of
from bot.screens.language import line
from bot.screens.press import PressId, Touch
from bot.texts import Texts, Words
from engines.errors import RuleError
from storage import Store, StoreError

log = logging.getLogger(__name__)

SURE = "@sure:"
"""Before the id of a move that somebody was asked about, who wants to be asked."""


class Presses:
    """Takes every press of a button and every choice from a list."""

    def __init__(  # noqa: PLR0913 (where every press can lead to)
        self, *, desk: Desk, store: Store, texts: Texts, rooms: Rooms, answers: Answers, choosing: Choosing, own: Own,
        default_locale: str,
    ) -> None:  # fmt: skip
        self._desk, self._store, self._texts, self._rooms = desk, store, texts, rooms
        self._answers, self._choosing, self._own, self._default = answers, choosing, own, default_locale

    async def take(self, interaction: Interaction) -> None:
        """Answer a press, whatever becomes of it."""
        if not await acknowledged(interaction):
            return
        viewer = await viewer_of(interaction, self._store, self._default)
        reply = Reply(interaction, self._rooms, viewer)
        try:
            await self._taken(interaction, reply, viewer)
        except (RuleError, StoreError) as error:
            said = error if isinstance(error, RuleError) else line("busy")
            await reply.send(Message(text=Words(self._texts, viewer.locale).line(said)))
        except Exception:
            log.exception("a press led to trouble")
            await reply.send(Message(text=Words(self._texts, viewer.locale)("discord-trouble")))

    async def _taken(self, interaction: Interaction, reply: Reply, viewer: Viewer) -> None:
        data = pressed(interaction)
        if data.startswith(RULES):
            _, game, number = data.split(":")
            await reply.redraw(rules_page(game, int(number), Words(self._texts, viewer.locale)))
        elif data.startswith("@set"):
            await self._choosing.chosen(reply, viewer, picked(interaction))
        elif data.startswith("@forget"):
            await self._own.forgotten(reply, viewer)
        else:
            await self._at_the_desk(interaction, reply, viewer, data)

    async def _at_the_desk(self, interaction: Interaction, reply: Reply, viewer: Viewer, data: str) -> None:
        asked = PressId.read(data.removeprefix(SURE))
        if asked is not None and viewer.settings.ask_first and asked.is_move and not data.startswith(SURE):
            await reply.send(self._asking(data, viewer))
            return
        who = await granted(viewer, self._store, needed(asked))
        data = data.removeprefix(SURE)
        answer = await self._desk.press(Press(who=who, data=data, id=str(interaction.id), look_first=True))
        if asked is not None and isinstance(asked.kind, Touch):
            await self._answers.in_hand(reply, viewer, answer)
            return
        await self._answers.give(reply, viewer, answer)
        if asked is not None and answer.held is not None and _leaves_a_panel(asked, reply, answer):
            await self._answers.after_move(reply, viewer, answer.held)

    def _asking(self, data: str, viewer: Viewer) -> Message:
        """Return the question whether a move is meant. Its button carries the move, so nothing is kept in memory."""
        words = Words(self._texts, viewer.locale)
        yes = Button(id=SURE + data, label=words("discord-ask-yes"), style=discord.ButtonStyle.success)
        return Message(text=words("discord-ask", move=data.split(":", 2)[2]), rows=((yes,),))


def _leaves_a_panel(asked: PressId, reply: Reply, answer: Answer) -> bool:
    """Tell whether what somebody sees privately has changed: by their move, or because their panel was an old one."""
    if isinstance(answer, Changed):
        return asked.is_move and not answer.lines
    return reply.on_panel and any(told.key == "table-stale" for told in lines_of(answer))


def pressed(interaction: Interaction) -> str:
    """Return what was pressed: the id of a button, or of the chosen entry of a list."""
    return picked(interaction)[0]


def picked(interaction: Interaction) -> tuple[str, ...]:
    """Return all chosen entries of a list, or the id of a button."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(map(str, data.get("values") or (data.get("custom_id", ""),)))
