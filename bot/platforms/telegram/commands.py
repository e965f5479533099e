"""Where commands arrive: carried out by the front, and answered where they were typed or in the direct chat."""

import logging
from dataclasses import replace
from typing import Any

from msgspec import structs
from telegram import Update
from telegram.error import TelegramError

from bot.chat.commands.command import Shown, game_buttons
from bot.chat.dialog import Dialog, Entry
from bot.chat.errors import NOT_SENT
from bot.chat.press import read
from bot.limits import TooMany
from bot.platforms.telegram.answers import Answers
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.viewer import handle_of, named_in, room_of_message, viewer_of

log = logging.getLogger(__name__)

WITH_MORE = frozenset({"join", "secret", "rules", "text", "story", "play", "challenge", "league"})
"""Commands that stand in a link with what would be typed after them: `?start=word_argument`."""
ALONE = frozenset({"settings", "export", "forget", "daily", "seek"})
"""Commands that stand in a link as they are."""


class Commands:
    def __init__(self, chat: TelegramChat) -> None:
        self._chat, self._front = chat, chat.front

    async def handle(self, update: Update, _context: Any) -> None:
        if (message := update.message) is None or message.from_user is None:
            return  # an edited message, or a channel: not a new command
        chat = self._chat
        context = Context(
            viewer=await viewer_of(chat.app, message.from_user, room_of_message(message)),
            texts=chat.app.texts,
            id=f"tg update {update.update_id}",
            bot=chat.bot,
            message=message.message_id,
            is_anonymous=message.sender_chat is not None and message.sender_chat.id == message.chat.id,
            named=named_in(message),
            handle=handle_of(message.from_user),
        )
        # As Telegram marks it: a command may also end at a line break or a sign.
        text = message.text or ""
        length = next((each.length for each in message.entities if each.type == "bot_command" and not each.offset), 0)
        try:
            await self._answered(context, text[1:length].partition("@")[0].lower(), text[length:].strip())
        except (*NOT_SENT, TelegramError) as error:
            log.warning("chat %s: a command could not be answered: %s", context.viewer.room.chat, error)

    async def handle_unknown(self, update: Update, context: Any) -> None:
        """Answer a command that we don't know, in the direct chat or if it is addressed to us: there are other bots."""
        message, ours = update.message, f"@{self._chat.bot.username}".lower()
        if message is None:
            return
        first = (message.text or "").lower().split(maxsplit=1)[:1]  # a hostile message has a command and no words
        if message.chat.type == "private" or any(ours in word for word in first):
            await self.handle(update, context)

    async def _answered(self, context: Context, name: str, text: str) -> None:
        answers = Answers(self._chat, context)
        try:
            run = self._start(context, text) if name == "start" else self._front.run(context, name, text)
            await answers.show(await run)
        except (*NOT_SENT, TelegramError):
            raise
        except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
            # Too many: not each time, since a reply takes one of the few messages that the chat's boards may have.
            if not isinstance(error, TooMany) or self._chat.app.limiter.tells(context.viewer.who.person):
                await answers.refuse(error)

    async def _start(self, context: Context, text: str) -> Shown:
        """Begin in the direct chat, perhaps by a link that says what for; in a group, by the one that added the bot."""
        word, _, rest = text.partition("_")
        if not context.viewer.room.private:
            return await self._front.run(context, "play", "" if text == "play" else text)
        await self._chat.private.started(context.viewer, yes=True)
        if word == "learn" and rest:
            settings = structs.replace(context.viewer.settings, dm_started=True)
            here = replace(context, viewer=replace(context.viewer, settings=settings))
            return await self._front.press(here, read(f"{rest}::!show-me"))
        if word in WITH_MORE and rest:
            return await self._front.run(context, "replay" if word == "story" else word, rest)
        if text in ALONE:
            return await self._front.run(context, text)
        words = context.words()
        add = Entry(link=self._chat.deep_link("play", group=True), label=words("telegram-add-to-group"))
        return Dialog(text=words("telegram-welcome"), buttons=(*game_buttons(words), add), shared=True)
