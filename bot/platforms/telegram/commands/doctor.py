"""/doctor: whether everything that a game needs is there, and what to do where it is not."""

import time

from telegram.error import TelegramError

from bot.platforms.telegram.commands.command import Command, Handler
from storage import StoreError


async def doctor(command: Command) -> None:
    await command.tell("\n".join([await _store(command), await _pictures(command), _direct(command)]))


async def _store(command: Command) -> str:
    began = time.perf_counter()
    try:
        await command.services.store.ping()
    except StoreError:
        return command.words("telegram-doctor-store-away")
    return command.words("telegram-doctor-store", ms=round((time.perf_counter() - began) * 1000))


async def _pictures(command: Command) -> str:
    """Say whether the bot may send pictures here."""
    if command.room.private:
        return command.words("telegram-doctor-private")
    try:
        bot, chat = command.services.bot, int(command.room.chat)
        me, here = await bot.get_chat_member(chat, bot.id), await bot.get_chat(chat)
    except TelegramError:
        return command.words("telegram-doctor-unsure")
    allowed = getattr(me, "can_send_photos", None)
    if allowed is None and me.status != "administrator" and here.permissions is not None:
        allowed = here.permissions.can_send_photos
    return command.words("telegram-doctor-muted" if allowed is False else "telegram-doctor-rights")


def _direct(command: Command) -> str:
    started = command.viewer.settings.dm_started
    return command.words("telegram-doctor-direct" if started else "telegram-doctor-no-direct")


COMMANDS: dict[str, Handler] = {"doctor": doctor}
