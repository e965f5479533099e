"""The connection to Discord: no privileged intents, no members, no messages; presses and commands only."""

import logging
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import App
from bot.platforms.discord.commands import Translator, commands
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.name import NAME
from bot.platforms.discord.permissions import greet
from bot.platforms.discord.rooms import Rooms
from bot.runtime.metrics import Metrics
from bot.settings import Settings

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds. If Discord asks to wait for longer, the post is postponed instead."""


class Client(discord.AutoShardedClient):
    def __init__(self, app: App, interactions: Interactions, rooms: Rooms) -> None:
        # Every start would warn that voice support is missing, which we do not use.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        settings, shards = app.settings, app.settings.shard_ids
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_ids=list(shards) if shards is not None else None,  # type: ignore[arg-type]  # None: all
            shard_count=settings.shard_count,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=_counting(app.metrics),
        )
        self._app, self._settings, self._interactions, self._rooms = app, settings, interactions, rooms
        self.tree = app_commands.CommandTree(self)
        for command in commands(interactions, app):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands. Of several processes the one with the first shard does."""
        await self.tree.set_translator(Translator(self._app.texts))
        if self._settings.shard_ids is None or 0 in self._settings.shard_ids:
            try:
                await self.tree.sync()
            except (discord.HTTPException, app_commands.CommandSyncFailure):
                log.exception("the commands could not be registered; those of the last time stay")

    async def launch_shards(self) -> None:
        # The library would take the gateway's address from the same response as the number of shards.
        if self._settings.shard_count is None:
            self.shard_count, _, _ = await self.http.get_bot_gateway()
        await super().launch_shards()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            await self._interactions.press(interaction)

    async def on_ready(self) -> None:
        log.info("Discord knows us in %s servers; from now on new ones are greeted", len(self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await greet(guild, self._app, self._rooms)


def _counting(metrics: Metrics) -> aiohttp.TraceConfig:
    """Count every 429: the library waits and tries again by itself."""

    async def ended(_session: Any, _context: Any, request: aiohttp.TraceRequestEndParams) -> None:
        if request.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            metrics.rate_limited(NAME)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def point_elsewhere(settings: Settings) -> None:
    """Send everything through the addresses of the configuration: a proxy of REST and gateway, or a test."""
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)
