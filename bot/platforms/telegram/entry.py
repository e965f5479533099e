"""Found by `bot.platforms.registry`. The SDK is imported only when a token is set."""

from bot.app import App, Resident
from bot.settings import Settings

NAME = "telegram"
NEEDS = "TELEGRAM_TOKEN"


def configured(settings: Settings) -> bool:
    return settings.telegram_token is not None


def build(app: App) -> Resident:
    from bot.platforms.telegram.resident import Telegram  # noqa: PLC0415 (who has no token needs no SDK)

    return Telegram(app)
