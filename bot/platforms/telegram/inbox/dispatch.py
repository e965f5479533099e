"""Which update goes where. Handlers translate, nothing else."""

import logging
from typing import Any

from msgspec.structs import replace
from telegram import ChatMemberUpdated, Update
from telegram.ext import Application, CallbackQueryHandler, ChatMemberHandler, CommandHandler, MessageHandler, filters

from bot.chat.boards.boards import migrated
from bot.chat.commands.catalogue import COMMANDS
from bot.platforms.telegram.commands import START, Commands
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.presses import Presses
from bot.platforms.telegram.rooms import room_of, room_of_message
from bot.platforms.telegram.services import Services
from storage import RoomSettings

log = logging.getLogger(__name__)


def dispatch(application: "Application[Any, Any, Any, Any, Any, Any]", services: Services) -> None:
    """Register a handler for every kind of update."""
    inbox = Inbox(services)
    application.add_handler(CommandHandler((*COMMANDS, *START), inbox.command))
    application.add_handler(CallbackQueryHandler(inbox.press))
    application.add_handler(MessageHandler(filters.StatusUpdate.MIGRATE, inbox.migrated))
    application.add_handler(ChatMemberHandler(inbox.membership, ChatMemberHandler.MY_CHAT_MEMBER))
    application.add_error_handler(_unexpected)


async def _unexpected(update: object, context: Any) -> None:
    name = update.update_id if isinstance(update, Update) else "?"
    log.error("update %s could not be handled", name, exc_info=context.error)


class Inbox:
    def __init__(self, services: Services) -> None:
        self._services, self._commands, self._presses = services, Commands(services), Presses(services)

    async def command(self, update: Update, _context: Any) -> None:
        await self._commands.handle(update)

    async def press(self, update: Update, _context: Any) -> None:
        await self._presses.handle(update)

    async def migrated(self, update: Update, _context: Any) -> None:
        """A group has become a supergroup: its tables and settings move with it."""
        message = update.message
        if message is None or message.migrate_to_chat_id is None:
            return
        old = room_of_message(message)
        new = replace(old, chat=str(message.migrate_to_chat_id))
        for name in await self._services.store.tables.of(old):
            await self._services.tables.change(name, lambda record, _now: migrated(record, NAME, old.chat, new.chat))
        settings = self._services.store.room_settings
        await settings.save(new, RoomSettings(), await settings.load(old))
        log.info("chat %s is now %s", old.chat, new.chat)

    async def membership(self, update: Update, _context: Any) -> None:
        """The bot was added, muted or removed; or somebody blocked it."""
        change = update.my_chat_member
        if change is None:
            return
        status = change.new_chat_member.status
        log.info("in chat %s the bot is now: %s", change.chat.id, status)
        if change.chat.type == "private":
            viewer = await self._services.viewers.viewer(change.from_user)
            await self._services.viewers.started(viewer, yes=status == "member")
        elif status in {"member", "administrator"} and not _was_there(change):
            await self._welcome_back(change)

    async def _welcome_back(self, change: ChatMemberUpdated) -> None:
        """Post the boards of a chat where the bot may write again."""
        for name in await self._services.store.tables.of(room_of(change.chat)):
            await self._services.boards.post_again(name)


def _was_there(change: ChatMemberUpdated) -> bool:
    return change.old_chat_member.status in {"member", "administrator"}
