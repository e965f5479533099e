"""What Telegram shows of the bot: its commands for each kind of chat, what it is, in each language."""

import asyncio
import logging
from collections.abc import Sequence

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.chat.commands.catalogue import IN_PRIVATE, LISTED
from bot.settings import LOCALES
from bot.texts import Texts, Words

log = logging.getLogger(__name__)


async def register(bot: Bot, texts: Texts, default_locale: str) -> None:
    """Tell Telegram the commands and what the bot is. If that fails all works; only what is shown is out of date."""
    scopes = ((BotCommandScopeAllGroupChats(), LISTED), (BotCommandScopeAllPrivateChats(), IN_PRIVATE))
    try:
        for scope, names in scopes:
            for locale in (None, *LOCALES):
                # Off the event loop: a language may have to be loaded first, and presses are waiting.
                said = await asyncio.to_thread(commands, texts, locale or default_locale, names)
                await bot.set_my_commands(said, scope=scope, language_code=locale)
        for locale in (None, *LOCALES):
            words = Words(texts, locale or default_locale)
            await bot.set_my_description(words("telegram-description"), language_code=locale)
            await bot.set_my_short_description(words("telegram-short-description"), language_code=locale)
    except TelegramError as error:
        log.warning("the commands and the description could not be registered: %s", error.message)


def commands(texts: Texts, locale: str, names: Sequence[str]) -> list[BotCommand]:
    return [BotCommand(name, texts.say(locale, f"chat-about-{name}", {})) for name in names]
