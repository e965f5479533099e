"""Notices on Discord: a direct message, or a mention in a reply to the board."""

import dataclasses
import logging

from bot.chat.errors import NOT_SENT
from bot.chat.notices.messenger import Notice
from bot.chat.viewer import look_of
from bot.platforms.discord.messages.markdown import mention
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.rooms import Rooms

log = logging.getLogger(__name__)


class Messenger:
    def __init__(self, builder: MessageBuilder, rooms: Rooms) -> None:
        self._builder, self._rooms = builder, rooms

    async def whisper(self, notice: Notice) -> bool:
        """Send a direct message with links to the boards. Closed direct messages are no error."""
        if not notice.settings.direct_messages:
            return False
        message = await self._message(notice)
        try:
            links = [self._rooms.link(post.room, post.messages[0]) for post in notice.boards]
            text = "\n".join((message.text, *filter(None, links)))
            await self._rooms.whisper(notice.person, dataclasses.replace(message, text=text))
        except NOT_SENT as error:
            _log(notice, "got no direct message", error)
            return False
        return True

    async def mention(self, notice: Notice) -> None:
        """Reply to the first board. The nonce keeps a crash from posting it twice."""
        table, message = notice.table, await self._message(notice)
        message = dataclasses.replace(message, text=f"{mention(table, notice.seat)} {message.text}")
        nonce = f"{table.id}:{table.revision}r{table.clock.reminders}"
        for post in notice.boards[:1]:
            try:
                board = post.messages[0]
                await self._rooms.post(post.room, message, nonce=nonce, call=[notice.person], answers=board)
            except NOT_SENT as error:
                _log(notice, "was not mentioned", error)

    async def _message(self, notice: Notice) -> Message:
        return await self._builder.message(notice.screen, notice.table, notice.locale, look=look_of(notice.settings))


def _log(notice: Notice, what: str, error: Exception) -> None:
    log.info("table %s: seat %s %s (%s)", notice.table.id, notice.seat, what, type(error).__name__)
