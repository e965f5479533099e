"""Which update goes where. Handlers translate, nothing else."""

import logging
from typing import Any

from msgspec.structs import replace
from telegram import ChatMemberUpdated, Message, Update
from telegram.error import TelegramError
from telegram.ext import Application, CallbackQueryHandler, ChatMemberHandler, CommandHandler, MessageHandler, filters

from bot.platforms.telegram.commands import about, at_table, opening, settings
from bot.platforms.telegram.commands.asked import Asked, Command
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.people import Reader
from bot.platforms.telegram.placing import moved_rooms
from bot.platforms.telegram.presses import Presses
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.rooms import room_of, room_of_message
from bot.platforms.telegram.wire import Lost, Moved, Shut
from bot.screens.registry import game_screens
from bot.tables.errors import TableError
from bot.tables.speaking import RetryLater
from engines.errors import RuleError
from storage import RoomSettings, StoreError

log = logging.getLogger(__name__)

COMMANDS: dict[str, Command] = {
    **opening.COMMANDS,
    **at_table.COMMANDS,
    **about.COMMANDS,
    **settings.COMMANDS,
    "help": opening.start,
}
# Words behind ?start= that stand for a command.
BY_LINK = ("settings", "export", "forget")


def dispatch(application: "Application[Any, Any, Any, Any, Any, Any]", place: Place) -> None:
    """Hand every kind of update to whoever knows what to do with it."""
    inbox = Inbox(place)
    for name, command in COMMANDS.items():
        application.add_handler(CommandHandler(name, inbox.command(name, command)))
    application.add_handler(CallbackQueryHandler(inbox.press))
    application.add_handler(MessageHandler(filters.StatusUpdate.MIGRATE, inbox.migrated))
    application.add_handler(ChatMemberHandler(inbox.membership, ChatMemberHandler.MY_CHAT_MEMBER))
    application.add_error_handler(_unexpected)


async def _unexpected(update: object, context: Any) -> None:
    name = update.update_id if isinstance(update, Update) else "?"
    log.error("update %s could not be handled", name, exc_info=context.error)


class Inbox:
    def __init__(self, place: Place) -> None:
        self._place = place
        self._presses = Presses(
            place,
            {
                opening.GAME: self._play,
                settings.OWN: lambda *pressed: settings.chosen_own(place, *pressed),
                settings.ROOM: lambda *pressed: settings.chosen_in_room(place, *pressed),
                about.FORGET: self._forget,
            },
        )

    def command(self, name: str, command: Command) -> Any:
        async def handle(update: Update, _context: Any) -> None:
            if (message := update.message) is None or message.from_user is None:
                return  # an edited message, or a channel: not a new wish
            asked = await self._asked(update, message)
            if name == "start" and asked.room.private and asked.text in BY_LINK:
                await self._place.people.started(asked.reader, yes=True)
                await self._answered(asked, COMMANDS[asked.text])
            else:
                await self._answered(asked, command)

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
        for table in await self._place.store.tables.of(old):
            await self._place.tables.change(table, lambda record, _now: moved_rooms(record, old.chat, new.chat))
        settings = self._place.store.room_settings
        await settings.save(new, RoomSettings(), await settings.load(old))
        log.info("chat %s is now %s", old.chat, new.chat)

    async def membership(self, update: Update, _context: Any) -> None:
        """We were added, muted, removed; or somebody blocked us."""
        change = update.my_chat_member
        if change is None:
            return
        status = change.new_chat_member.status
        log.info("in chat %s we are now: %s", change.chat.id, status)
        if change.chat.type == "private":
            reader = await self._place.people.reader(change.from_user)
            await self._place.people.started(reader, yes=status == "member")
        elif status in {"member", "administrator"} and not _was_there(change):
            await self._welcome_back(change)

    async def _welcome_back(self, change: ChatMemberUpdated) -> None:
        """Post the boards of a chat that lets us write again."""
        for table in await self._place.store.tables.of(room_of(change.chat)):
            await self._place.boards.post_again(table)

    async def _answered(self, asked: Asked, command: Command) -> None:
        try:
            await command(asked)
        except (TableError, StoreError) as error:
            log.info("a command could not be carried out: %r", error)
            await self._tell_quietly(asked, "busy")
        except (Shut, Lost, Moved, RetryLater, TelegramError) as error:
            log.warning("chat %s: a command could not be answered: %s", asked.room.chat, error)

    async def _tell_quietly(self, asked: Asked, key: str) -> None:
        try:
            await asked.say(key)
        except (Shut, Lost, Moved, RetryLater, TelegramError) as error:
            log.warning("chat %s: a command could not be answered: %s", asked.room.chat, error)

    async def _asked(self, update: Update, message: Message) -> Asked:
        assert message.from_user is not None  # noqa: S101 (looked at by the caller)
        room = room_of_message(message)
        reader = await self._place.people.reader(message.from_user, room)
        _, _, rest = (message.text or "").partition(" ")
        return Asked(
            place=self._place,
            reader=reader,
            room=room,
            reply_to=message.message_id,
            text=rest.strip(),
            press=f"tg update {update.update_id}",
            as_chat=message.sender_chat is not None and message.sender_chat.id == message.chat.id,
        )

    async def _play(self, reader: Reader, pressed: Pressed, slug: str) -> str:
        """Open a table from a game's button. Whoever pressed is its host."""
        asked = Asked(
            place=self._place, reader=reader, room=pressed.room, reply_to=None, text=slug, press=f"tg {pressed.query}"
        )
        try:
            if slug not in game_screens():
                return asked.words("table-gone")
            await opening.open_table(asked, slug, [])
        except RuleError as error:
            return asked.words.line(error)
        return ""

    async def _forget(self, reader: Reader, pressed: Pressed, _sure: str) -> str:
        asked = Asked(
            place=self._place, reader=reader, room=pressed.room, reply_to=None, text="", press=f"tg {pressed.query}"
        )
        return await about.forgotten(asked)


def _was_there(change: ChatMemberUpdated) -> bool:
    before = change.old_chat_member
    return before.status in {"member", "administrator"}
