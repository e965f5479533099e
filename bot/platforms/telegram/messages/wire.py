"""Calls to the Bot API, and what its errors mean."""

import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.artist import Picture
from bot.chat.errors import NOT_SENT, Closed, MessageGone, Migrated, NotSent
from bot.chat.patience import Patience
from bot.platforms.telegram.messages.rate_limit import CHAT_ONLY, Bucket, RateLimiter, Reservation
from bot.tables.speaking import RetryLater
from storage import Room
from storage.timing import Clock

log = logging.getLogger(__name__)

T = TypeVar("T")

SECOND = 1000
AGAIN = 5 * SECOND
"""ms before a retry when the server could not be reached."""
LONGEST_WAIT = 30 * SECOND
"""ms that an answer outside a board waits for the rate limit of a group."""


@dataclass(frozen=True, kw_only=True)
class Content:
    """What a message shows."""

    text: str
    """HTML: a caption where there is a picture."""
    picture: Picture | None = None
    keys: InlineKeyboardMarkup | None = None


class Wire:
    """Sends and edits. Every call ends well, or in one of `NOT_SENT`."""

    def __init__(self, bot: Bot, limiter: RateLimiter, clock: Clock) -> None:
        self.bot, self.limiter, self._clock = bot, limiter, clock

    async def send(
        self,
        room: Room,
        content: Content,
        *,
        reservation: Reservation | None = None,
        reply_to: int | None = None,
        quiet: bool = False,
    ) -> str:
        """Send a message; return its id."""
        await self._counted(room, reservation)
        common = {
            **_target(room, reply_to),
            "reply_markup": content.keys,
            "parse_mode": ParseMode.HTML,
            "disable_notification": quiet,
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
        """Send text (HTML) as soon as the rate limit allows it; return the id of the message."""
        async with self.turn(room) as reservation:
            return await self.send(room, Content(text=text, keys=keys), reservation=reservation, reply_to=reply_to)

    async def document(self, room: Room, data: bytes, name: str, caption: str) -> None:
        await self._counted(room)
        await self._call(self.bot.send_document(document=data, caption=caption, filename=name, **_target(room)))

    async def animation(self, room: Room, data: bytes, caption: str, *, reply_to: int | None = None) -> None:
        """Send a film as soon as the rate limit allows it."""
        async with self.turn(room) as reservation:
            await self._counted(room, reservation)
            await self._call(
                self.bot.send_animation(
                    animation=data, caption=caption, filename="replay.gif", **_target(room, reply_to)
                )
            )

    async def edit(self, room: Room, message: str, content: Content, *, reservation: Reservation | None = None) -> None:
        """Show something else in a message. Nothing new to show is no error."""
        await self._counted(room, reservation)
        target: dict[str, Any] = {
            "chat_id": int(room.chat), "message_id": int(message), "reply_markup": content.keys
        }  # fmt: skip
        if content.picture is None:
            await self._edited(self.bot.edit_message_text(content.text, parse_mode=ParseMode.HTML, **target))
            return
        media = InputMediaPhoto(
            content.picture.data, content.text, parse_mode=ParseMode.HTML, filename=content.picture.file
        )
        await self._edited(self.bot.edit_message_media(media, **target))

    async def drop_keys(self, room: Room, message: str, *, reservation: Reservation | None = None) -> None:
        """Remove the keyboard of an old message. If the message is gone, so is its keyboard."""
        await self._counted(room, reservation)
        try:
            await self._edited(self.bot.edit_message_reply_markup(chat_id=int(room.chat), message_id=int(message)))
        except (MessageGone, Closed, Migrated):
            log.info("chat %s: an old keyboard could not be removed", room.chat)

    async def bare(self, room: Room, message: str) -> tuple[bool, bool]:
        """Take the keyboard off a message that may be ours.

        Tell whether no such message exists, and whether it was a picture of ours that had a keyboard.
        """
        await self._counted(room)
        try:
            call = self.bot.edit_message_reply_markup(chat_id=int(room.chat), message_id=int(message))
            edited = await self._call(call)
        except _NothingNew:
            return False, False
        except MessageGone as error:
            return "not found" in str(error), False
        return False, isinstance(edited, Message) and bool(edited.photo)

    async def delete(self, room: Room, message: str) -> None:
        """Delete a message, if that is still possible."""
        try:
            await self._call(self.bot.delete_message(int(room.chat), int(message)))
        except NOT_SENT:
            log.info("chat %s: a message could not be deleted", room.chat)

    @asynccontextmanager
    async def turn(self, room: Room, bucket: Bucket = CHAT_ONLY) -> AsyncIterator[Reservation]:
        """Reserve a call into a chat, waiting for the rate limit; `RetryLater` where too much waits already."""
        patience = Patience(self._clock, LONGEST_WAIT)
        while True:
            try:
                reservation = await self.limiter.reserve(int(room.chat), bucket=bucket)
                break
            except RetryLater as error:
                await patience.wait(error)
        async with reservation:
            yield reservation

    async def _counted(self, room: Room, reservation: Reservation | None = None) -> None:
        await (reservation or Reservation(self.limiter, int(room.chat), CHAT_ONLY)).use()

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
            raise Migrated(str(error.new_chat_id)) from error
        except Forbidden as error:
            raise Closed(str(error)) from error
        except BadRequest as error:
            raise _meaning(error) from error
        except (TimedOut, NetworkError) as error:
            log.warning("Telegram can't be reached: %s", type(error).__name__)
            raise RetryLater(AGAIN) from error


class _NothingNew(Exception):
    """The message shows this already."""


_MEANINGS: tuple[tuple[type[Exception], tuple[str, ...]], ...] = (
    (_NothingNew, ("not modified",)),
    (MessageGone, ("message to edit not found", "can't be edited", "message_id_invalid")),
    (MessageGone, ("message to delete not found", "can't be deleted")),
    (Closed, ("thread not found", "topic_closed", "topic_deleted")),
    (Closed, ("not enough rights", "chat not found", "chat_write_forbidden")),
)
"""Telegram tells these errors apart only by their text."""


def _meaning(error: BadRequest) -> Exception:
    text = str(error).lower()
    known = (kind for kind, signs in _MEANINGS if any(sign in text for sign in signs))
    return next(known, NotSent)(str(error))


def _target(room: Room, reply_to: int | None = None) -> dict[str, Any]:
    """Return where a message goes, as arguments of a call."""
    chat, thread = where(room)
    return {
        "chat_id": chat,
        "message_thread_id": thread,
        "reply_to_message_id": reply_to,
        "allow_sending_without_reply": True if reply_to else None,
    }


def where(room: Room) -> tuple[int, int | None]:
    """Return the chat and the topic of a room. The General topic has no number of its own when one writes to it."""
    return int(room.chat), int(room.thread) if room.thread else None


async def attempted(call: Awaitable[object], what: str) -> bool:
    """Make a call whose failure is only logged; tell whether it succeeded."""
    try:
        await call
    except TelegramError as error:
        log.info("%s: %s", what, error.message)
        return False
    return True
