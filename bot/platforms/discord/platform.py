"""Discord as a platform of the program: shows tables, reminds people, takes what they do."""

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.app import App
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.reminders import Reminders
from bot.chat.notices.secrets import Secrets
from bot.chat.preferences import Preferences
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.boards.boards import Boards
from bot.platforms.discord.boards.live_panels import LivePanels
from bot.platforms.discord.client import Callbacks, Client, point_elsewhere
from bot.platforms.discord.commands.definitions import Translator, commands
from bot.platforms.discord.commands.handlers import Handlers
from bot.platforms.discord.commands.opening import Openings
from bot.platforms.discord.commands.suggestions import Suggestions
from bot.platforms.discord.doctor import Doctor
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.messenger import Messenger
from bot.platforms.discord.name import NAME
from bot.platforms.discord.presses import Presses
from bot.platforms.discord.rooms import NOT_SENT, Rooms
from storage import Held, Speech

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 1.0, 60.0
"""Seconds between two attempts to connect."""


class Discord:
    """The platform `discord`. It may be built long before Discord can be reached."""

    name = NAME

    def __init__(self, app: App) -> None:
        self._app = app
        self._client: Client | None = None
        clock, store = app.clock, app.store
        builder, rooms = MessageBuilder(app.texts, clock.now), Rooms(lambda: self._client)
        interactions, preferences = Interactions(app, rooms), Preferences(store, app.texts, clock.now)
        self._doctor = Doctor(store, app.texts, rooms, app.settings.default_locale)
        messenger, self.panels = Messenger(builder, rooms), LivePanels(builder, clock.now)
        secrets, self._nudges = Secrets(app.saver, messenger, NAME), Nudges(store, NAME, clock.sleep, NOT_SENT)
        self.boards = Boards(
            store, builder, rooms, secrets=secrets, nudges=self._nudges, panels=self.panels, clock=clock
        )
        self._reminders = Reminders(store, messenger, NAME, clock.now)
        answers = Answers(app.tables, builder, self.boards, self.panels)
        self._presses = Presses(app, interactions, answers, preferences)
        self._handlers = Handlers(
            app,
            interactions,
            answers=answers,
            openings=Openings(app.tables, store, rooms),
            preferences=preferences,
            doctor=self._doctor,
        )
        self._suggestions = Suggestions(app, interactions)

    @property
    def online(self) -> bool:
        return self._client is not None and self._client.is_ready()

    async def show(self, held: Held, speech: Speech) -> Speech:
        return await self.boards.show(held, speech)

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        await self._reminders.remind(held, seats)

    async def serve(self) -> None:
        """Stay connected until cancelled. A client that fails is replaced by a new one."""
        settings, wait = self._app.settings, SHORTEST
        assert settings.discord_token is not None  # noqa: S101 (else the platform is not built)
        point_elsewhere(settings)
        while True:
            try:
                await self._connected(settings.discord_token)
                wait = SHORTEST
            except (discord.LoginFailure, discord.PrivilegedIntentsRequired):
                log.error("Discord does not accept DISCORD_TOKEN; nothing is served there until it is corrected")  # noqa: TRY400 (the trace says no more)
                return
            except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
                log.warning("no connection to Discord (%s); trying again in %.0f s", error, wait)
            await self._app.clock.sleep(wait)
            wait = min(2 * wait, LONGEST)

    def client(self) -> Client:
        """Return a new client with its callbacks."""
        settings = self._app.settings
        callbacks = Callbacks(
            commands=commands(self._handlers, self._suggestions, self._app.texts),
            translator=Translator(self._app.texts),
            press=self._presses.take,
            joined=self._doctor.greet,
        )
        return Client(callbacks, self._limited, shard_ids=settings.shard_ids, shard_count=settings.shard_count)

    def _limited(self) -> None:
        self._app.metrics.rate_limited(NAME)

    def use(self, client: Client | None) -> None:
        """Send through a client that is logged in; without one, everything is postponed."""
        self._client = client

    async def _connected(self, token: str) -> None:
        """Run one client. When cancelled, it first handles what was pressed and posts what was saved."""
        client = self.client()
        try:
            await client.login(token)
            self.use(client)
            log.info("logged in to Discord")
            await client.connect(reconnect=True)
        except asyncio.CancelledError:
            self._nudges.stop()
            await client.settle()
            await self._app.speaker.finish()
            raise
        finally:
            self.use(None)
            await client.close()
