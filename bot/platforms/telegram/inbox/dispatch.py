"""Which update goes where. Handlers translate, nothing else."""

import logging
from typing import Any

from msgspec.structs import replace
from telegram import ChatMemberUpdated, Message, Update
from telegram.error import TelegramError
from telegram.ext import Application, CallbackQueryHandler, ChatMemberHandler, CommandHandler, MessageHandler, filters

from bot.limits import TooMany
from bot.platforms.telegram.commands import account, doctor, opening, settings, start, table
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.messages.wire import NOT_SENT
from bot.platforms.telegram.presses import Presses
from bot.platforms.telegram.rooms import migrated, room_of, room_of_message
from bot.platforms.telegram.services import Services
from bot.tables.errors import Busy
from engines.errors import RuleError
from storage import RoomSettings, StoreError

log = logging.getLogger(__name__)

COMMANDS: dict[str, Handler] = {
    **opening.COMMANDS,
    **table.COMMANDS,
    **start.COMMANDS,
    **account.COMMANDS,
    **settings.COMMANDS,
    **doctor.COMMANDS,
}
OFFERING_GAMES = frozenset({"chat-no-table", "chat-no-lobby", "chat-no-such-game"})
"""Refusals that come with a button for each game."""


def dispatch(application: "Application[Any, Any, Any, Any, Any, Any]", services: Services) -> None:
    """Register a handler for every kind of update."""
    inbox = Inbox(services)
    for name, handler in COMMANDS.items():
        application.add_handler(CommandHandler(name, inbox.command(handler)))
    application.add_handler(CallbackQueryHandler(inbox.press))
    application.add_handler(MessageHandler(filters.StatusUpdate.MIGRATE, inbox.migrated))
    application.add_handler(ChatMemberHandler(inbox.membership, ChatMemberHandler.MY_CHAT_MEMBER))
    application.add_error_handler(_unexpected)


async def _unexpected(update: object, context: Any) -> None:
    name = update.update_id if isinstance(update, Update) else "?"
    log.error("update %s could not be handled", name, exc_info=context.error)


class Inbox:
    def __init__(self, services: Services) -> None:
        self._services, self._presses = services, Presses(services)

    def command(self, handler: Handler) -> Any:
        async def handle(update: Update, _context: Any) -> None:
            if (message := update.message) is None or message.from_user is None:
                return  # an edited message, or a channel: not a new command
            command = await self._command(update, message)
            try:
                await self._answered(command, handler)
            except (*NOT_SENT, TelegramError) as error:
                log.warning("chat %s: a command could not be answered: %s", command.room.chat, error)

        return handle

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
            await self._services.tables.change(name, lambda record, _now: migrated(record, old.chat, new.chat))
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

    async def _answered(self, command: Command, handler: Handler) -> None:
        """Carry out a command; a refusal is told in reply."""
        limiter, who = self._services.app.limiter, command.viewer.who
        try:
            limiter.press(who.person, who.room)
            await handler(command)
        except TooMany as error:
            if limiter.tells(who.person):  # each reply is a message that the chat may not get otherwise
                await command.tell(command.words.line(error))
        except (Busy, StoreError) as error:
            log.info("a command could not be carried out: %r", error)
            await command.say("busy")
        except RuleError as error:
            games = command.game_buttons() if error.key in OFFERING_GAMES else ()
            await command.tell(command.words.line(error), *games)

    async def _command(self, update: Update, message: Message) -> Command:
        assert message.from_user is not None  # noqa: S101 (checked by the caller)
        viewer = await self._services.viewers.viewer(message.from_user, room_of_message(message))
        _, _, rest = (message.text or "").partition(" ")
        return Command(
            services=self._services,
            viewer=viewer,
            message=message.message_id,
            text=rest.strip(),
            press=f"tg update {update.update_id}",
            as_chat=message.sender_chat is not None and message.sender_chat.id == message.chat.id,
        )


def _was_there(change: ChatMemberUpdated) -> bool:
    return change.old_chat_member.status in {"member", "administrator"}
