"""Where presses arrive: handled by the front, answered at once by a toast; what takes longer follows."""

from typing import Any

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update

from bot.chat.press import at_table, read
from bot.platforms.telegram.answers import PressAnswers, toast
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.keyboard import owner_of
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.viewer import handle_of, number_of, room_of, room_of_message, viewer_of
from bot.screens.press import PressId
from storage import Room

LONGEST_ID = 32
"""Letters of a table's id in a link, of the 64 that a link may have."""


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
