"""Where commands and presses arrive; the front handles them.

A command is answered where it was typed or in the direct chat, a press at once by a toast; what takes longer follows.
"""

import logging
from dataclasses import replace
from typing import Any

from msgspec import structs
from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update
from telegram.error import TelegramError

from bot.chat.commands.command import Shown, game_buttons
from bot.chat.dialog import Dialog, Entry
from bot.chat.errors import NOT_SENT
from bot.chat.press import at_table, read
from bot.platforms.telegram.answers import Answers
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.keyboard import owner_of
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.press_answers import PressAnswers, toast
from bot.platforms.telegram.viewer import handle_of, named_in, number_of, room_of, room_of_message, viewer_of
from bot.screens.press import PressId
from storage import Room

log = logging.getLogger(__name__)

WITH_MORE = frozenset({"join", "secret", "rules", "text", "story", "play", "challenge", "league"})
"""Commands that stand in a link with what would be typed after them: `?start=word_argument`."""
ALONE = frozenset({"settings", "export", "forget", "daily", "seek"})
"""Commands that stand in a link as they are."""
LONGEST_ID = 32
"""Letters of a table's id in a link, of the 64 that a link may have."""


async def command(chat: TelegramChat, update: Update, _context: Any) -> None:
    if (message := update.message) is None or message.from_user is None:
        return  # an edited message, or a channel: not a new command
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
    name, rest, answers = text[1:length].partition("@")[0].lower(), text[length:].strip(), Answers(chat, context)
    try:
        run = _start(chat, context, rest) if name == "start" else chat.front.run(context, name, rest)
        await answers.respond(run)
    except (*NOT_SENT, TelegramError) as error:
        log.warning("chat %s: a command could not be answered: %s", context.viewer.room.chat, error)


async def unknown(chat: TelegramChat, update: Update, context: Any) -> None:
    """Answer a command that we don't know, in the direct chat or if it is addressed to us: there are other bots."""
    message, ours = update.message, f"@{chat.bot.username}".lower()
    if message is None:
        return
    first = (message.text or "").lower().split(maxsplit=1)[:1]  # a hostile message has a command and no words
    if message.chat.type == "private" or any(ours in word for word in first):
        await command(chat, update, context)


async def _start(chat: TelegramChat, context: Context, text: str) -> Shown:
    """Begin in the direct chat, perhaps by a link that says what for; in a group, by the one that added the bot."""
    (word, _, rest), front = text.partition("_"), chat.front
    if not context.viewer.room.private:
        return await front.run(context, "play", "" if text == "play" else text)
    await chat.private.started(context.viewer, yes=True)
    if word == "learn" and rest:
        settings = structs.replace(context.viewer.settings, dm_started=True)
        here = replace(context, viewer=replace(context.viewer, settings=settings))
        return await front.press(here, read(f"{rest}::!show-me"))
    if word in WITH_MORE and rest:
        return await front.run(context, "replay" if word == "story" else word, rest)
    if text in ALONE:
        return await front.run(context, text)
    words = context.words()
    add = Entry(link=chat.deep_link("play", group=True), label=words("telegram-add-to-group"))
    return Dialog(text=words("telegram-welcome"), buttons=(*game_buttons(words), add), shared=True)


async def press(chat: TelegramChat, update: Update, _context: Any) -> None:
    query = update.callback_query
    if query is None or query.data is None:
        return
    owner, data = owner_of(query.data)
    pressed, on = read(data), pressed_on(query, panel=owner is not None)
    asked = at_table(pressed)
    viewer = await viewer_of(chat.app, query.from_user, on.room)
    handle = handle_of(query.from_user)
    context = Context(viewer=viewer, texts=chat.app.texts, id=f"tg {query.id}", bot=chat.bot, handle=handle)
    answers = PressAnswers(chat, context, query, on, asked)
    if owner not in (None, number_of(viewer)):
        await toast(query, context.words()("telegram-not-yours"))
    elif on.panel and asked and asked.is_move and chat.panels.is_outdated(asked.table, viewer.who.person, data):
        # The panel does not show what was asked for last.
        await toast(query, context.words()("telegram-catching-up"))
    elif asked and asked.does("show-me") and context.direct is None and _fits_a_link(asked):
        # A lesson disturbs nobody: who has not started the bot is led to where they do, and it begins there.
        await answers.lead_to(f"learn_{asked.table}")
    else:
        await answers.respond(chat.front.press(context, pressed))


def _fits_a_link(asked: PressId) -> bool:
    """Tell whether a table's id can be in a link. Another one is forged, and refused like every unknown table."""
    return asked.table.isascii() and asked.table.isalnum() and len(asked.table) <= LONGEST_ID


def pressed_on(query: CallbackQuery, *, panel: bool) -> PressedMessage:
    message: MaybeInaccessibleMessage | None = query.message
    if message is None:
        return PressedMessage(room=Room(platform=NAME, chat=str(query.from_user.id), private=True), query=query.id)
    seen = message if isinstance(message, Message) else None
    keys = seen.reply_markup.inline_keyboard if seen and seen.reply_markup else ()
    hidden = message.api_kwargs.get("ephemeral_message_id") if message.api_kwargs else None
    return PressedMessage(
        room=room_of_message(seen) if seen else room_of(message.chat),
        message=str(message.message_id),
        query=query.id,
        panel=panel or hidden is not None,
        carries=any(button.callback_data == query.data for row in keys for button in row),
        photo=bool(seen and seen.photo),
        ephemeral=int(hidden) if hidden is not None else None,
    )
