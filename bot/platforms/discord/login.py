"""Whose token is configured: for `raznotsvet doctor`."""

import aiohttp
import discord

from bot.app import WrongToken
from bot.platforms.discord.client import point_elsewhere
from bot.settings import Settings


async def account(settings: Settings) -> str:
    """Return the bot's name on Discord."""
    point_elsewhere(settings)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token or "")
        except discord.LoginFailure:
            raise WrongToken from None
        except (discord.DiscordException, aiohttp.ClientError) as error:
            raise OSError(type(error).__name__) from None
        return f"{client.user}"
