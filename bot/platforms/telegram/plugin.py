"""Found by `bot.platforms.registry`. The SDK is imported only when a token is set."""

from bot.app import App, Resident
from bot.platforms.telegram.name import NAME
from bot.settings import Settings

__all__ = ["NAME", "NEEDS", "account", "build", "configured"]

NEEDS = "TELEGRAM_TOKEN"


def configured(settings: Settings) -> bool:
    return settings.telegram_token is not None


async def account(settings: Settings) -> str:
    from bot.platforms.telegram import login  # noqa: PLC0415 (as below)

    return await login.account(settings)


def build(app: App) -> Resident:
    from bot.platforms.telegram.platform import Telegram  # noqa: PLC0415 (without a token the SDK is not needed)

    return Telegram(app)
