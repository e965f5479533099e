"""Discord as a platform of the program: shows tables, reminds people, takes what they do."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.app import App
from bot.chat.boards.boards import Boards
from bot.chat.front import Front
from bot.chat.notices.next_game import NextGame
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.reminders import Reminders
from bot.chat.notices.secrets import Secrets
from bot.chat.preferences import Preferences
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.boards import DiscordPort
from bot.platforms.discord.client import Callbacks, Client, point_elsewhere
from bot.platforms.discord.commands.definitions import Translator, commands
from bot.platforms.discord.commands.suggestions import Suggestions
from bot.platforms.discord.doctor import greet
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.messages.markdown import channel_links
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.messenger import Messenger
from bot.platforms.discord.name import NAME
from bot.platforms.discord.panels import PanelPort, Panels
from bot.platforms.discord.rooms import Rooms
from bot.tables.step_cache import StepCache
from storage import Held, Person, Speech, Table

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 1.0, 60.0
"""Seconds between two attempts to connect."""
GRACE_PERIOD = 5.0
"""Seconds that a board waits for the connection: after a start it is shown as soon as there is one."""


class Discord:
    """The platform `discord`. It may be built long before Discord can be reached."""

    name = NAME

    def __init__(self, app: App) -> None:
        self._app = app
        self._client: Client | None = None
        self._online = asyncio.Event()
        clock, store = app.clock, app.store
        builder, rooms = MessageBuilder(app.texts, clock.now, app.artist), Rooms(lambda: self._client)
        messenger, self.panels = Messenger(builder, rooms), Panels(PanelPort(builder, clock.now), app.texts, clock)
        secrets, self._nudges = Secrets(app.saver, messenger, NAME), Nudges(store, NAME, clock.sleep)
        self.port, steps = DiscordPort(store, builder, rooms, clock), StepCache()
        boards = Boards(
            self.port, store, app.tables, app.texts, secrets=secrets, nudges=self._nudges, steps=steps, clock=clock
        )
        self.boards = boards
        self._reminders = Reminders(store, messenger, NAME, clock.now)
        self._next_game = NextGame(store, messenger, _invite)
        answers = Answers(builder, boards, self.panels)
        front = Front(app, Preferences(store, app.texts, clock.now))
        self._interactions, self._rooms = Interactions(app, rooms, front, answers), rooms

    @property
    def online(self) -> bool:
        return self._client is not None and self._client.is_ready()

    async def show(self, held: Held, speech: Speech) -> Speech:
        with contextlib.suppress(TimeoutError):  # then it is postponed
            await asyncio.wait_for(self._online.wait(), GRACE_PERIOD)
        await self.panels.refresh(held)
        held, said = await self.boards.show(held, speech)
        await self._next_game.tell(held, speech.posts, said.posts)
        return said

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
            commands=commands(self._interactions, Suggestions(self._app), self._app.texts),
            translator=Translator(self._app.texts),
            press=self._interactions.press,
            joined=lambda guild: greet(guild, self._app, self._rooms),
        )
        return Client(callbacks, self._limited, shard_ids=settings.shard_ids, shard_count=settings.shard_count)

    def _limited(self) -> None:
        self._app.metrics.rate_limited(NAME)

    def use(self, client: Client | None) -> None:
        """Send through a client that is logged in; without one, everything is postponed."""
        self._client = client
        if client is None:
            self._online.clear()
        else:
            self._online.set()

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
            self._nudges.stop()
            await self._interactions.settle()
            await self._app.speaker.finish()
            await self._interactions.close()
            raise
        finally:
            self.use(None)
            await client.close()
            if connection is not None:
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)


async def _invite(_person: Person, table: Table) -> str:
    """Return a link to the channel, where Discord lets only its members."""
    return channel_links(table)
