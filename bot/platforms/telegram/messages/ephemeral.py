"""Messages in a group that one person sees: Bot API 10.2 and later, in chats that offer them.

A server that does not know the parameters ignores them and posts for everybody, so nothing private is sent this way
before an empty message has proved that the chat really has them.
"""

import logging

from telegram import Bot
from telegram.error import TelegramError

from bot.platforms.telegram.messages.wire import Content, attempted, sending, target
from storage import Room

log = logging.getLogger(__name__)

NOTHING = Content(text="…")
DELETE = "delete_ephemeral_message"


class Ephemeral:
    """Tries, and remembers for each chat whether it worked."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: bool | None = None
        """Whether the server has such messages at all; None: not known yet."""
        self._offered: dict[str, bool] = {}

    async def sent(self, user: int, room: Room, query: str, content: Content) -> int | None:
        """Send a message for one person in answer to a press; return its number, or None if it was not possible."""
        if room.private or not await self._server_knows():
            return None
        if room.chat not in self._offered:
            tried = await self._sent(user, room, query, NOTHING)
            self._offered[room.chat] = tried is not None
            if tried is not None:
                await self.removed(user, room, tried)
        return await self._sent(user, room, query, content) if self._offered[room.chat] else None

    async def removed(self, user: int, room: Room, message: int) -> None:
        data = {"chat_id": int(room.chat), "receiver_user_id": user, "ephemeral_message_id": message}
        await attempted(self._bot.do_api_request(DELETE, api_kwargs=data), "an ephemeral message was not removed")

    async def _server_knows(self) -> bool:
        if self._known is None:
            try:
                await self._bot.do_api_request(DELETE, api_kwargs={})
            except TelegramError as error:
                # An unknown method is "Not Found"; a known one asks for its arguments.
                self._known = "not found" not in error.message.lower()
            else:
                self._known = True
        return self._known

    async def _sent(self, user: int, room: Room, query: str, content: Content) -> int | None:
        """Send; return the id of the ephemeral message. None: it was posted for everybody, and is deleted again."""
        # 10.2 has the parameters as they are, 10.3 together in one.
        one = {"receiver_user_id": user, "callback_query_id": query}
        more = {**one, "ephemeral_message_parameters": one}
        try:
            sent = await sending(self._bot, content, api_kwargs=more, **target(room))
            name = sent.api_kwargs.get("ephemeral_message_id")
            if name is None:
                await self._bot.delete_message(int(room.chat), sent.message_id)
            return int(name) if name is not None else None
        except TelegramError as error:
            log.info("chat %s: no ephemeral message: %s", room.chat, error.message)
            return None
