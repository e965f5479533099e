"""Calls to the Bot API, and what their refusals mean to us."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.artist import Picture
from bot.platforms.telegram.budget import NOBODYS, Budget, Fare, Purse
from bot.tables.speaking import RetryLater
from storage import Room

log = logging.getLogger(__name__)

T = TypeVar("T")

SECOND = 1000
AGAIN = 5 * SECOND
"""ms after which a call is tried again when the server could not be reached."""
LONGEST_WAIT = 20 * SECOND
"""ms that an answer outside a board waits for its turn in a group."""


class Shut(Exception):
    """We can't write there: blocked, kicked, muted, or never started."""


class Lost(Exception):
    """The message is not there any more, or can't be changed."""


class Moved(Exception):
    """The group has become a supergroup with another id."""

    def __init__(self, chat: int) -> None:
        super().__init__(chat)
        self.chat = chat


@dataclass(frozen=True, kw_only=True)
class Content:
    """What a message shows."""

    text: str
    """HTML: a caption where there is a picture."""
    picture: Picture | None = None
    keys: InlineKeyboardMarkup | None = None


class Wire:
    """Sends and edits. Every call ends well, or in one of the errors above, or in `RetryLater`."""

    def __init__(self, bot: Bot, budget: Budget, sleep: Callable[[float], Awaitable[None]]) -> None:
        self.bot, self.budget, self._sleep = bot, budget, sleep

    async def send(
        self,
        room: Room,
        content: Content,
        *,
        fare: Fare | None = None,
        reply_to: int | None = None,
        quiet: bool = False,
    ) -> str:
        """Send something; return the name of the message."""
        chat, thread = where(room)
        await self.budget.pay(chat, fare or Fare())
        common: dict[str, Any] = {
            "chat_id": chat,
            "message_thread_id": thread,
            "reply_markup": content.keys,
            "parse_mode": ParseMode.HTML,
            "disable_notification": quiet,
            "reply_to_message_id": reply_to,
            "allow_sending_without_reply": True if reply_to else None,
        }
        if content.picture is None:
            sent = await self._call(self.bot.send_message(text=content.text, **common))
        else:
            file = content.picture.file
            sent = await self._call(
                self.bot.send_photo(photo=content.picture.data, caption=content.text, filename=file, **common)
            )
        return str(sent.message_id)

    async def text(
        self, room: Room, text: str, keys: InlineKeyboardMarkup | None = None, *, reply_to: int | None = None
    ) -> str:
        """Send words (HTML) when it is their turn; return the name of the message."""
        fare = await self.turn(int(room.chat))
        return await self.send(room, Content(text=text, keys=keys), fare=fare, reply_to=reply_to)

    async def document(self, room: Room, data: bytes, name: str, caption: str) -> None:
        chat, thread = where(room)
        await self.budget.spend(chat)
        await self._call(self.bot.send_document(chat, data, caption, filename=name, message_thread_id=thread))

    async def animation(self, room: Room, data: bytes, caption: str, *, reply_to: int | None = None) -> None:
        """Send a film when it is its turn."""
        chat, thread = where(room)
        await self.budget.pay(chat, await self.turn(chat))
        await self._call(
            self.bot.send_animation(
                chat,
                data,
                caption=caption,
                filename="replay.gif",
                message_thread_id=thread,
                reply_to_message_id=reply_to,
                allow_sending_without_reply=True if reply_to else None,
            )
        )

    async def edit(self, room: Room, message: str, content: Content, *, fare: Fare | None = None) -> None:
        """Show something else in a message. Nothing new to show is no error."""
        chat, _ = where(room)
        await self.budget.pay(chat, fare or Fare())
        target: dict[str, Any] = {"chat_id": chat, "message_id": int(message), "reply_markup": content.keys}
        if content.picture is None:
            await self._edited(self.bot.edit_message_text(content.text, parse_mode=ParseMode.HTML, **target))
            return
        media = InputMediaPhoto(
            content.picture.data, content.text, parse_mode=ParseMode.HTML, filename=content.picture.file
        )
        await self._edited(self.bot.edit_message_media(media, **target))

    async def drop_keys(self, room: Room, message: str, *, fare: Fare | None = None) -> None:
        """Take the keyboard from an old message. If it is gone, so is its keyboard."""
        chat, _ = where(room)
        await self.budget.pay(chat, fare or Fare())
        try:
            await self._edited(self.bot.edit_message_reply_markup(chat_id=chat, message_id=int(message)))
        except (Lost, Shut, Moved):
            log.info("chat %s: an old keyboard could not be taken away", chat)

    async def delete(self, room: Room, message: str) -> None:
        """Remove a message, if we still can."""
        chat, _ = where(room)
        try:
            await self._call(self.bot.delete_message(chat, int(message)))
        except (Lost, Shut, Moved, RetryLater):
            log.info("chat %s: a message could not be removed", chat)

    async def turn(self, chat: int, purse: Purse = NOBODYS) -> Fare:
        """Wait until a call into a chat is paid for. Where too much waits already, it is not made at all."""
        waited = 0
        # Asked again after each wait: somebody else may have been faster.
        while wait := await self.budget.take(chat, purse=purse):
            if waited > LONGEST_WAIT:
                raise RetryLater(wait)
            waited += wait
            await self._sleep(wait / SECOND)
        return Fare(purse=purse, paid=1)

    async def _edited(self, call: Awaitable[object]) -> None:
        try:
            await self._call(call)
        except _NothingNew:
            log.debug("nothing new to show")

    async def _call(self, call: Awaitable[T]) -> T:
        try:
            return await call
        except RetryAfter as error:
            wait = error.retry_after
            seconds = wait.total_seconds() if not isinstance(wait, (int, float)) else wait
            log.warning("Telegram asks to wait for %s s", seconds)
            raise RetryLater(int(seconds * SECOND) + SECOND) from error
        except ChatMigrated as error:
            raise Moved(error.new_chat_id) from error
        except Forbidden as error:
            raise Shut(str(error)) from error
        except BadRequest as error:
            raise _meaning(error) from error
        except (TimedOut, NetworkError) as error:
            log.warning("Telegram can't be reached: %s", type(error).__name__)
            raise RetryLater(AGAIN) from error


class _NothingNew(Exception):
    """The message shows this already."""


def _meaning(error: BadRequest) -> Exception:
    text = str(error).lower()
    if "not modified" in text:
        return _NothingNew()
    if "message to edit not found" in text or "can't be edited" in text or "message_id_invalid" in text:
        return Lost(str(error))
    if "message to delete not found" in text or "can't be deleted" in text:
        return Lost(str(error))
    if "thread not found" in text or "topic_closed" in text or "topic_deleted" in text:
        return Shut(str(error))
    if "not enough rights" in text or "chat not found" in text or "chat_write_forbidden" in text:
        return Shut(str(error))
    return error


def where(room: Room) -> tuple[int, int | None]:
    """Return the chat and the topic of a room. The General topic has no number of its own when one writes to it."""
    return int(room.chat), int(room.thread) if room.thread else None


async def said(call: Awaitable[object], what: str) -> bool:
    """Make a call that nobody may suffer from; tell whether it went well."""
    try:
        await call
    except TelegramError as error:
        log.info("%s: %s", what, error.message)
        return False
    return True
