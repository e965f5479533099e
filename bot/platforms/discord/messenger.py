"""Notices on Discord: what `bot.chat.notices` needs to send them here."""

from dataclasses import replace

from bot.chat.notices.messenger import Notice
from bot.chat.viewer import look_of
from bot.platforms.discord.messages.markdown import mention
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.rooms import Rooms
from storage import Post


class NoticePort:
    def __init__(self, builder: MessageBuilder, rooms: Rooms) -> None:
        self._builder, self._rooms = builder, rooms

    async def whisper(self, notice: Notice) -> None:
        """Send a direct message with links to the boards."""
        message = await self._message(notice)
        links = [self._rooms.link(post.room, post.messages[0]) for post in notice.boards]
        text = "\n".join((message.text, *filter(None, links)))
        await self._rooms.whisper(notice.person, replace(message, text=text))

    async def mention(self, notice: Notice, post: Post) -> None:
        """Reply to a board. The nonce keeps a crash from posting it twice."""
        table, message = notice.table, await self._message(notice)
        called = mention(table, notice.seat) if notice.seat is not None else ""
        message = replace(message, text=f"{called} {message.text}")
        nonce = f"{table.id}:{table.revision}r{table.clock.reminders}"
        await self._rooms.post(post.room, message, nonce=nonce, call=[notice.person], answers=post.messages[0])

    async def _message(self, notice: Notice) -> Message:
        return await self._builder.message(notice.screen, notice.table, notice.locale, look=look_of(notice.settings))
