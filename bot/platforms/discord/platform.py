"""Discord as a platform of the program: stays connected, and takes what people do."""

import asyncio
import logging

import aiohttp
import discord

from bot.app import App, WrongToken
from bot.platforms.discord.chat import DiscordChat
from bot.platforms.discord.client import Client, point_elsewhere
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.rooms import UNREACHED
from bot.settings import Settings

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 1.0, 60.0
"""Seconds between two attempts to connect."""


class Discord(DiscordChat):
    """The platform `discord`. It may be built long before Discord can be reached."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._interactions = Interactions(self)

    @property
    def online(self) -> bool:
        return self.rooms.client is not None and self.rooms.client.is_ready()

    async def serve(self) -> None:
        """Stay connected until cancelled. A client that fails is replaced by a new one."""
        settings, wait = self.app.settings, SHORTEST
        point_elsewhere(settings)
        while True:
            try:
                await self._connected(settings.discord_token or "")
                wait = SHORTEST
            except (discord.LoginFailure, discord.PrivilegedIntentsRequired):
                log.error("Discord does not accept DISCORD_TOKEN; nothing is served there until it is corrected")  # noqa: TRY400 (the trace says no more)
                return
            except (discord.DiscordException, *UNREACHED) as error:
                log.warning("no connection to Discord (%s); trying again in %.0f s", error, wait)
            await self.app.clock.sleep(wait)
            wait = min(2 * wait, LONGEST)

    def client(self) -> Client:
        return Client(self.app, self._interactions, self.rooms)

    def use(self, client: Client | None) -> None:
        """Send through a client that is logged in, or for now through none."""
        self.rooms.client = client
        if client is None:
            self._connection.clear()
        else:
            self._connection.set()

    async def _connected(self, token: str) -> None:
        """Run one client. When cancelled, it first handles what was pressed and posts what was saved."""
        client, connection = self.client(), None
        try:
            await client.login(token)
            self.use(client)
            log.info("logged in to Discord")
            # discord.py swallows a cancellation while a shard reconnects, so its task is not ours.
            connection = asyncio.create_task(client.connect(reconnect=True))
            await asyncio.shield(connection)
        except asyncio.CancelledError:
            self.nudges.stop()
            await self.settle()
            await self.app.speaker.finish()
            self._interactions.closed = True
            await self.finish()
            raise
        finally:
            self.use(None)
            await client.close()
            if connection is not None:
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)


build = Discord


async def account(settings: Settings) -> str:
    point_elsewhere(settings)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token or "")
        except discord.LoginFailure:
            raise WrongToken from None
        except (discord.DiscordException, aiohttp.ClientError) as error:
            raise OSError(type(error).__name__) from None
        return f"{client.user}"
