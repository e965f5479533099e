"""Buttons and lists: acknowledge, hand to the desk, show its answer."""

import logging
from typing import Any, cast

import discord

from bot.desk import Answer, Desk, Press
from bot.platforms.discord.answering import Answers
from bot.platforms.discord.choosing import Choosing
from bot.platforms.discord.message import Message, Press as Button
from bot.platforms.discord.own import Own
from bot.platforms.discord.pages import RULES, rules_page
from bot.platforms.discord.readers import Interaction, Reader, granted, reader_of
from bot.platforms.discord.replying import Reply, acknowledged
from bot.platforms.discord.rooms import Rooms
from bot.screens.language import PressId, line
from bot.tables.rights import action_of
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
        reader = await reader_of(interaction, self._store, self._default)
        reply = Reply(interaction, self._rooms, reader)
        try:
            await self._taken(interaction, reply, reader)
        except (RuleError, StoreError) as error:
            said = error if isinstance(error, RuleError) else line("busy")
            await reply.send(Message(text=Words(self._texts, reader.locale).line(said)))
        except Exception:
            log.exception("a press led to trouble")
            await reply.send(Message(text=Words(self._texts, reader.locale)("discord-trouble")))

    async def _taken(self, interaction: Interaction, reply: Reply, reader: Reader) -> None:
        data = pressed(interaction)
        if data.startswith(RULES):
            _, game, number = data.split(":")
            await reply.redraw(rules_page(game, int(number), Words(self._texts, reader.locale)))
        elif data.startswith("@set"):
            await self._choosing.chosen(reply, reader, picked(interaction))
        elif data.startswith("@forget"):
            await self._own.forgotten(reply, reader)
        else:
            await self._at_the_desk(interaction, reply, reader, data)

    async def _at_the_desk(self, interaction: Interaction, reply: Reply, reader: Reader, data: str) -> None:
        asked = PressId.read(data.removeprefix(SURE))
        if asked is not None and reader.settings.ask_first and _is_move(asked) and not data.startswith(SURE):
            await reply.send(self._asking(data, asked, reader))
            return
        data = data.removeprefix(SURE)
        who = await granted(reader, self._store, action_of(asked.press if asked else ""))
        answer = await self._desk.press(Press(who=who, data=data, id=str(interaction.id), look_first=True))
        table = asked.table if asked else ""
        if asked is not None and asked.press.startswith("#"):
            await self._answers.in_hand(reply, reader, table, answer)
            return
        await self._answers.give(reply, reader, table, answer)
        if asked is not None and _leaves_a_panel(asked, reply, answer):
            await self._answers.after_move(reply, reader, table)

    def _asking(self, data: str, asked: PressId, reader: Reader) -> Message:
        """Return the question whether a move is meant. Its button carries the move, so nothing is kept in memory."""
        words = Words(self._texts, reader.locale)
        yes = Button(id=SURE + data, label=words("discord-ask-yes"), style=discord.ButtonStyle.success)
        return Message(text=words("discord-ask", move=asked.press), rows=((yes,),))


def _is_move(asked: PressId) -> bool:
    return not asked.press.startswith(("!", "?", "#"))


def _leaves_a_panel(asked: PressId, reply: Reply, answer: Answer) -> bool:
    """Tell whether what somebody sees privately has changed: by his move, or because his panel was an old one."""
    if asked.press.startswith(("!", "?")) and not (reply.on_panel and answer.lines):
        return False
    moved = answer.held is not None and not answer.lines and answer.screen is None
    stale = reply.on_panel and any(told.key == "table-stale" for told in answer.lines)
    return moved or stale


def pressed(interaction: Interaction) -> str:
    """Return what was pressed: the id of a button, or of the chosen entry of a list."""
    return picked(interaction)[0]


def picked(interaction: Interaction) -> tuple[str, ...]:
    """Return all chosen entries of a list, or the id of a button."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(map(str, data.get("values") or (data.get("custom_id", ""),)))
