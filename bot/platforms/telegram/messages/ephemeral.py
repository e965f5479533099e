"""Messages in a group that one person sees: Bot API 10.2 and later, in chats that offer them.

A server that does not know the parameters ignores them and posts for everybody, so nothing private is sent this way
before an empty message has proved that the chat really has them.
"""

import logging
from typing import Any

from telegram import Bot
from telegram.constants import ParseMode
from telegram.error import TelegramError

from bot.platforms.telegram.messages.wire import Content, where
from storage import Room

log = logging.getLogger(__name__)

NOTHING = Content(text="…")


class Ephemeral:
    """Tries, and remembers for each chat whether it worked."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: bool | None = None
        """Whether the server has such messages at all; None: not known yet."""
        self._offered: dict[str, bool] = {}

    async def sent(self, user: int, room: Room, query: str, content: Content) -> int | None:
        """Send a message for one person in answer to a press; return its number, or None if it was not possible."""
        if room.private or not await self._server_knows() or not await self._chat_offers(user, room, query):
            return None
        try:
            return await self._send(user, room, query, content)
        except TelegramError as error:
            log.info("chat %s: no ephemeral message: %s", room.chat, error.message)
            return None

    async def removed(self, user: int, room: Room, message: int) -> None:
        chat, _ = where(room)
        data = {"chat_id": chat, "receiver_user_id": user, "ephemeral_message_id": message}
        try:
            await self._bot.do_api_request("delete_ephemeral_message", api_kwargs=data)
        except TelegramError as error:
            log.info("chat %s: an ephemeral message could not be removed: %s", room.chat, error.message)

    async def _server_knows(self) -> bool:
        if self._known is None:
            try:
                await self._bot.do_api_request("delete_ephemeral_message", api_kwargs={})
            except TelegramError as error:
                # An unknown method is "Not Found"; a known one asks for its arguments.
                self._known = "not found" not in error.message.lower()
            else:
                self._known = True
        return self._known

    async def _chat_offers(self, user: int, room: Room, query: str) -> bool:
        if room.chat not in self._offered:
            self._offered[room.chat] = await self._tried(user, room, query)
        return self._offered[room.chat]

    async def _tried(self, user: int, room: Room, query: str) -> bool:
        try:
            message = await self._send(user, room, query, NOTHING)
        except TelegramError:
            return False
        if message is not None:
            await self.removed(user, room, message)
        return message is not None

    async def _send(self, user: int, room: Room, query: str, content: Content) -> int | None:
        """Send; return the id of the ephemeral message. None: it was posted for everybody, and is deleted again."""
        chat, thread = where(room)
        # 10.2 has the parameters as they are, 10.3 together in one.
        one = {"receiver_user_id": user, "callback_query_id": query}
        common: dict[str, Any] = {
            "chat_id": chat,
            "message_thread_id": thread,
            "reply_markup": content.keys,
            "parse_mode": ParseMode.HTML,
            "api_kwargs": {**one, "ephemeral_message_parameters": one},
        }
        if content.picture is None:
            sent = await self._bot.send_message(text=content.text, **common)
        else:
            file = content.picture.file
            sent = await self._bot.send_photo(photo=content.picture.data, caption=content.text, filename=file, **common)
        name = sent.api_kwargs.get("ephemeral_message_id")
        if name is None:
            await self._bot.delete_message(chat, sent.message_id)
            return None
        return int(name)
