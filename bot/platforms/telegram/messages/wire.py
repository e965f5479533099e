"""Calls to the Bot API, and what its errors mean."""

import logging
from collections.abc import AsyncIterator, Awaitable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.artist import Picture
from bot.chat.dialog import File
from bot.chat.errors import NOT_SENT, Closed, MessageGone, Migrated, NotSent, Patience
from bot.platforms.telegram.messages.caption import is_board, is_panel
from bot.platforms.telegram.messages.rate_limit import CHAT_ONLY, Bucket, RateLimiter, Reservation
from bot.tables.speaking import RetryLater, Unanswered
from storage import Person, Room
from storage.timing import Clock

log = logging.getLogger(__name__)

T = TypeVar("T")

SECOND = 1000
AGAIN = 5 * SECOND
"""ms before a retry when the server could not be reached."""
LONGEST_WAIT = 30 * SECOND
"""ms that an answer outside a board waits for the rate limit of a group."""


PLACEHOLDER = InlineKeyboardMarkup.from_button(InlineKeyboardButton("…", callback_data="-"))
"""See `Wire.hold`."""


@dataclass(frozen=True, kw_only=True)
class Content:
    text: str
    """HTML: a caption where there is a picture or a file."""
    picture: Picture | None = None
    """A film, too."""
    file: File | None = None
    keys: InlineKeyboardMarkup | None = None


def sending(bot: Bot, content: Content, **how: Any) -> Awaitable[Message]:
    picture, file, text = content.picture, content.file, content.text
    how = {"reply_markup": content.keys, "parse_mode": ParseMode.HTML, **how}
    if file is not None:
        return bot.send_document(document=file.data, caption=text, filename=file.name, **how)
    if picture is None:
        return bot.send_message(text=text, **how)
    if picture.file.endswith(".gif"):
        return bot.send_animation(animation=picture.data, caption=text, filename=picture.file, **how)
    return bot.send_photo(photo=picture.data, caption=text, filename=picture.file, **how)


class Wire:
    """Sends and edits, with reserved calls if it has any. Every call ends well, or in one of `NOT_SENT`."""

    def __init__(self, bot: Bot, limiter: RateLimiter, clock: Clock, reservation: Reservation | None = None) -> None:
        self.bot, self.limiter, self._clock, self._reservation = bot, limiter, clock, reservation

    def within(self, reservation: Reservation) -> "Wire":
        """Return a wire whose calls were reserved."""
        return Wire(self.bot, self.limiter, self._clock, reservation)

    async def post(  # noqa: PLR0913 (a message, and how it is sent, by keyword)
        self,
        room: Room,
        content: Content,
        *,
        nonce: str = "",
        call: Collection[Person] = (),
        reply_to: int | None = None,
        quiet: bool = False,
    ) -> str:
        """Send a message; return its id. Whom it calls is in its text, and Telegram knows no nonces."""
        del nonce, call
        await self._counted(room)
        sent = await _call(sending(self.bot, content, disable_notification=quiet, **target(room, reply_to)))
        return str(sent.message_id)

    async def say(self, room: Room, content: Content, *, reply_to: int | None = None) -> str:
        """Send a message as soon as the rate limit allows it; return its id."""
        async with self.turn(room) as wire:
            return await wire.post(room, content, reply_to=reply_to)

    async def edit(self, room: Room, message: str, content: Content) -> None:
        """Show something else in a message. Nothing new to show is no error."""
        await self._counted(room)
        picture, html = content.picture, ParseMode.HTML
        old: dict[str, Any] = {"chat_id": int(room.chat), "message_id": int(message), "reply_markup": content.keys}
        if picture is None:
            await _edited(self.bot.edit_message_text(content.text, parse_mode=html, **old))
        else:
            media = InputMediaPhoto(picture.data, content.text, parse_mode=html, filename=picture.file)
            await _edited(self.bot.edit_message_media(media, **old))

    async def retire(self, room: Room, message: str) -> None:
        """Remove the keyboard of an old message."""
        await self._counted(room, can_wait=True)
        await _edited(self.bot.edit_message_reply_markup(int(room.chat), int(message)))

    async def bare(self, room: Room, message: str, *, doubtful: bool = False) -> tuple[bool, Message | None]:
        """Take the keyboard off a message that may be ours.

        Tell whether no such message exists, and return the board of ours that had a keyboard. A panel, useless without
        one, is deleted. Only what was changed is counted: Telegram looks a message up before it edits it, and a refusal
        reaches nobody. `doubtful`: it may have lost its keyboard just now. Telegram shows a message only to who changes
        it, so then it gets one first.
        """
        try:
            edited = await _call(self.bot.edit_message_reply_markup(int(room.chat), int(message)))
        except _NothingNew:
            if not doubtful:
                return False, None
            await self.hold(room, message)
            return await self.bare(room, message)
        except MessageGone as error:
            return "not found" in str(error), None
        await self._counted(room)
        if isinstance(edited, Message) and is_panel(edited):
            await self.remove(room, message)
        return False, edited if isinstance(edited, Message) and is_board(edited) else None

    async def hold(self, room: Room, message: str) -> None:
        """Give a message a keyboard that is there for a moment only."""
        await self._counted(room)
        await _edited(self.bot.edit_message_reply_markup(int(room.chat), int(message), reply_markup=PLACEHOLDER))

    async def remove(self, room: Room, message: str) -> None:
        """Delete a message, if that is still possible."""
        try:
            await _call(self.bot.delete_message(int(room.chat), int(message)))
        except NOT_SENT:
            log.info("chat %s: a message could not be deleted", room.chat)

    @asynccontextmanager
    async def turn(self, room: Room, bucket: Bucket = CHAT_ONLY) -> AsyncIterator["Wire"]:
        """Reserve a call into a chat, waiting for the rate limit; `RetryLater` where too much waits already."""
        allowed = Patience(self._clock, LONGEST_WAIT).until_allowed
        async with await allowed(lambda: self.limiter.reserve(int(room.chat), bucket=bucket)) as reservation:
            yield self.within(reservation)

    async def _counted(self, room: Room, *, can_wait: bool = False) -> None:
        await (self._reservation or Reservation(self.limiter, int(room.chat), CHAT_ONLY)).use(can_wait=can_wait)


class _NothingNew(Exception):
    """The message shows this already."""


_MEANINGS: dict[str, type[Exception]] = {
    "not modified": _NothingNew,
    **dict.fromkeys(("message to edit not found", "can't be edited", "message_id_invalid"), MessageGone),
    **dict.fromkeys(("message to delete not found", "can't be deleted"), MessageGone),
    **dict.fromkeys(("thread not found", "topic_closed", "topic_deleted"), Closed),
    **dict.fromkeys(("not enough rights", "chat not found", "chat_write_forbidden"), Closed),
}
"""Telegram tells these errors apart only by their text."""


async def _call(call: Awaitable[T]) -> T:
    try:
        return await call
    except RetryAfter as error:
        wait = seconds_of(error)
        log.warning("Telegram asks to wait for %s s", wait)
        raise RetryLater(int(wait * SECOND) + SECOND) from error
    except ChatMigrated as error:
        raise Migrated(str(error.new_chat_id)) from error
    except Forbidden as error:
        raise Closed(str(error)) from error
    except BadRequest as error:
        known = (kind for sign, kind in _MEANINGS.items() if sign in str(error).lower())
        raise next(known, NotSent)(str(error)) from error
    except (TimedOut, NetworkError) as error:
        log.warning("Telegram can't be reached: %s", type(error).__name__)
        raise Unanswered(AGAIN) from error


async def _edited(call: Awaitable[object]) -> None:
    try:
        await _call(call)
    except _NothingNew:
        log.debug("nothing new to show")


def seconds_of(error: RetryAfter) -> float:
    """Return for how long Telegram asks to wait. What the SDK has for it changes its type."""
    wait = error.retry_after
    return wait if isinstance(wait, (int, float)) else wait.total_seconds()


def target(room: Room, reply_to: int | None = None) -> dict[str, Any]:
    """Return where a message goes. The General topic has no number of its own when one writes to it."""
    return {
        "chat_id": int(room.chat),
        "message_thread_id": int(room.thread) if room.thread else None,
        "reply_to_message_id": reply_to,
        "allow_sending_without_reply": True if reply_to else None,
    }


async def attempted(call: Awaitable[object], what: str) -> bool:
    """Make a call whose failure is only logged; tell whether it succeeded."""
    try:
        await call
    except TelegramError as error:
        log.info("%s: %s", what, error.message)
        return False
    return True
