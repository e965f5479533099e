"""The commands that Telegram offers when somebody types a slash: for each kind of chat, in each language."""

import asyncio
import logging
from collections.abc import Sequence

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.settings import LOCALES
from bot.texts import Texts

log = logging.getLogger(__name__)

IN_GROUPS = (
    "play", "join", "board", "secret", "hand", "hint", "move", "rules", "tables", "stats", "settings", "concede",
    "close", "doctor",
)  # fmt: skip
IN_PRIVATE = (*IN_GROUPS, "export", "forget")


async def register(bot: Bot, texts: Texts, default_locale: str) -> None:
    """Tell Telegram the commands. If that fails they still work; only the list is out of date."""
    scopes = ((BotCommandScopeAllGroupChats(), IN_GROUPS), (BotCommandScopeAllPrivateChats(), IN_PRIVATE))
    try:
        for scope, names in scopes:
            for locale in (None, *LOCALES):
                # Off the event loop: a language may have to be loaded first, and presses are waiting.
                said = await asyncio.to_thread(commands, texts, locale or default_locale, names)
                await bot.set_my_commands(said, scope=scope, language_code=locale)
    except TelegramError as error:
        log.warning("the list of commands could not be registered: %s", error.message)


def commands(texts: Texts, locale: str, names: Sequence[str]) -> list[BotCommand]:
    return [BotCommand(name, texts.say(locale, f"chat-about-{name}", {})) for name in names]
