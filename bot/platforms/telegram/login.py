"""Whose token is configured: for `raznotsvet doctor`."""

from telegram.error import InvalidToken, TelegramError

from bot.app import WrongToken
from bot.platforms.telegram.platform import built
from bot.settings import Settings


async def account(settings: Settings) -> str:
    """Return the bot's name on Telegram."""
    bot = built(settings).bot
    try:
        await bot.initialize()
    except InvalidToken:
        raise WrongToken from None
    except TelegramError as error:
        raise OSError(type(error).__name__) from None  # the cause may quote the address, and with it the token
    else:
        return f"@{bot.username}"
    finally:
        await bot.shutdown()
