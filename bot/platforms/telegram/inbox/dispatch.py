"""Which update goes where. Handlers translate, nothing else."""

import logging
from functools import partial
from typing import Any

from msgspec.structs import replace
from telegram import Update, ext

from bot.chat.boards.boards import migrated
from bot.chat.commands.catalogue import COMMANDS
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.handlers import command, press, unknown
from bot.platforms.telegram.inline import inline
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.viewer import room_of, room_of_message, viewer_of
from storage import RoomSettings

log = logging.getLogger(__name__)

PRESENT = {"member", "administrator"}


def dispatch(application: "ext.Application[Any, Any, Any, Any, Any, Any]", chat: TelegramChat) -> None:
    typed = partial(command, chat)
    application.add_handlers(
        (
            ext.CommandHandler((*COMMANDS, "start"), typed),
            ext.MessageHandler(ext.filters.COMMAND, partial(unknown, chat)),
            ext.MessageHandler(ext.filters.ChatType.PRIVATE & ~ext.filters.StatusUpdate.ALL, typed),
            ext.CallbackQueryHandler(partial(press, chat)),
            ext.InlineQueryHandler(partial(inline, chat)),
            ext.MessageHandler(ext.filters.StatusUpdate.MIGRATE, partial(_migrated, chat)),
            ext.ChatMemberHandler(partial(_membership, chat), ext.ChatMemberHandler.MY_CHAT_MEMBER),
        )
    )
    application.add_error_handler(_unexpected)


async def _unexpected(update: object, context: Any) -> None:
    name = update.update_id if isinstance(update, Update) else "?"
    log.error("update %s could not be handled", name, exc_info=context.error)


async def _migrated(chat: TelegramChat, update: Update, _context: Any) -> None:
    """A group has become a supergroup: its tables and settings move with it."""
    message, app, settings = update.message, chat.app, chat.app.store.room_settings
    if message is None or message.migrate_to_chat_id is None:
        return
    old = room_of_message(message)
    new = replace(old, chat=str(message.migrate_to_chat_id))
    for name in await app.store.tables.of(old):
        await app.tables.change(name, lambda record, _now: migrated(record, NAME, old.chat, new.chat))
    await settings.save(new, RoomSettings(), await settings.load(old))
    log.info("chat %s is now %s", old.chat, new.chat)


async def _membership(chat: TelegramChat, update: Update, _context: Any) -> None:
    """The bot was added, muted or removed; or somebody blocked it."""
    change = update.my_chat_member
    if change is None:
        return
    before, now = change.old_chat_member.status, change.new_chat_member.status
    if change.chat.type == "private":
        await chat.private.started(await viewer_of(chat.app, change.from_user), yes=now == "member")
    elif now in PRESENT and before not in PRESENT:
        # It may write again: the boards of the chat are posted there.
        for name in await chat.app.store.tables.of(room_of(change.chat)):
            await chat.boards.post_again(name)
    log.info("in chat %s the bot is now: %s", change.chat.id, now)
