"""Found by `bot.platforms.registry`. The SDK is imported only when a token is set."""

from bot.app import App, Resident
from bot.platforms.discord.name import NAME
from bot.settings import Settings

__all__ = ["NAME", "NEEDS", "account", "build", "configured"]

NEEDS = "DISCORD_TOKEN"


def configured(settings: Settings) -> bool:
    return settings.discord_token is not None


async def account(settings: Settings) -> str:
    from bot.platforms.discord import login  # noqa: PLC0415 (as below)

    return await login.account(settings)


def build(app: App) -> Resident:
    from bot.platforms.discord.platform import Discord  # noqa: PLC0415 (the SDK takes half a second to load)

    return Discord(app)
