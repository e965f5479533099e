"""Telegram as a platform of the program."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application, ApplicationBuilder

from bot.app import App
from bot.chat.boards.boards import Boards
from bot.chat.front import Front
from bot.chat.notices.addressed import Addressed
from bot.chat.notices.next_game import NextGame
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.reminders import Reminders
from bot.chat.notices.secrets import Secrets
from bot.chat.preferences import Preferences
from bot.platforms.telegram import menu
from bot.platforms.telegram.boards import TelegramPort
from bot.platforms.telegram.context import member_status
from bot.platforms.telegram.inbox.dispatch import dispatch
from bot.platforms.telegram.inbox.polling import Polling
from bot.platforms.telegram.inbox.request import Request
from bot.platforms.telegram.inbox.webhook import Webhook
from bot.platforms.telegram.messages.documents import Documents
from bot.platforms.telegram.messages.ephemeral import Ephemeral
from bot.platforms.telegram.messages.rate_limit import RateLimiter
from bot.platforms.telegram.messages.wire import Wire
from bot.platforms.telegram.messenger import Messenger
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.panels import PanelPort, Panels
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewers
from bot.settings import Settings
from bot.tables.lobby import game_of
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from storage import Claim, Held, Person, Phase, Speech, StoreError, Table

log = logging.getLogger(__name__)

CONNECTIONS = 64
NOT_YET = 1000
"""ms before a retry of what is to be shown before the bot is online, or after."""
GRACE_PERIOD = 5.0
"""Seconds that a board waits for the connection: after a start it is shown as soon as there is one."""
WITHOUT = frozenset({"in_threads"})
"""Settings that mean nothing on Telegram: topics are made by a group's admins."""


class Telegram:
    """Shows tables in chats, and takes what people press and type there."""

    name = NAME

    def __init__(self, app: App) -> None:
        self._app = app
        self._application = built(app.settings, lambda: app.metrics.rate_limited(NAME))
        self._online = asyncio.Event()
        self._nudges = Nudges(app.store, NAME, app.clock.sleep)
        self._services = services = _services(app, self._application.bot, self._nudges)
        self._addressed = Addressed(app.store, services.messenger, NAME, services.steps)
        self._reminders = Reminders(app.store, services.messenger, NAME, app.clock.now)
        self._next_game = NextGame(app.store, services.messenger, self._invite)
        dispatch(self._application, services)

    @property
    def online(self) -> bool:
        return self._online.is_set()

    async def show(self, held: Held, speech: Speech) -> Speech:
        try:
            await asyncio.wait_for(self._online.wait(), GRACE_PERIOD)
        except TimeoutError:
            raise RetryLater(NOT_YET) from None
        held, said = await self._services.boards.show(held, speech)
        table = held.table
        if game_of(table).info.has_live_phases:
            self._services.later(self._addressed.tell(held, speech.revision, table.revision))
        self._services.later(self._next_game.tell(held, speech.posts, said.posts))
        if table.phase is Phase.FINISHED:
            self._services.later(self._services.panels.close_all(table.id))
        return said

    async def _invite(self, person: Person, table: Table) -> str | None:
        """Return the link to a seat, for somebody who is still in the group."""
        for room in table.rooms:
            status = await member_status(self._application.bot, room, int(person.user))
            if not room.private and status not in {"left", "kicked"}:
                return self._services.deep_link(f"join_{table.id}")
        return None

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        if self._online.is_set():
            await self._reminders.remind(held, seats)

    async def serve(self) -> None:
        """Take updates until cancelled: by long polling, or by a webhook where one is configured."""
        if not await self._connected():
            return
        self._online.set()
        bot, settings = self._application.bot, self._app.settings
        log.info("@%s is online", bot.username)
        self._services.later(menu.register(bot, self._app.texts, settings.default_locale))
        polled, sleep = settings.telegram_webhook_url is None, self._app.clock.sleep
        server = self._app.server
        inbox = Polling(bot, self._take, sleep) if polled else Webhook(bot, self._take, settings, server, sleep)
        try:
            await inbox.run()
        finally:
            self._online.clear()
            self._nudges.stop()
            await self._services.finish()
            await self._application.shutdown()

    async def _take(self, update: Update) -> bool:
        """Handle an update once, however often and to however many processes it is delivered."""
        acted, alone = False, not self._app.settings.telegram_webhook_url
        name = f"{NAME}:{self._application.bot.id}:{update.update_id}"
        try:
            async with self._app.store.inbox.claimed(name, alone=alone) as claim:
                if claim is Claim.MINE:
                    acted = True
                    await self._process(update)
                return claim is not Claim.BUSY
        except StoreError:
            if not acted:  # without the store little can be done, but people can be told
                await self._process(update)
            return True

    async def _process(self, update: Update) -> None:
        """Handle an update. A press or command is answered by then."""
        with self._app.metrics.acknowledging(NAME):
            await self._application.process_update(update)

    async def _connected(self) -> bool:
        """Connect to Telegram, with retries; only a wrong token is final."""
        wait = 1
        while True:
            try:
                await self._application.initialize()
            except InvalidToken:
                log.error("Telegram does not know this token: check TELEGRAM_TOKEN (from @BotFather)")  # noqa: TRY400
                return False
            except TelegramError as error:
                log.warning("Telegram can't be reached (%s); next try in %s s", type(error).__name__, wait)
                await self._app.clock.sleep(wait)
                wait = min(2 * wait, 60)
            else:
                return True


def _services(app: App, bot: Bot, nudges: Nudges) -> Services:
    """Wire the parts of the platform together."""
    clock, steps = app.clock, StepCache()
    wire = Wire(bot, RateLimiter(app.store, clock.now), clock.sleep)
    viewers = Viewers(app.store, app.texts, app.settings.default_locale)
    artist = app.artist
    port = TelegramPort(wire, viewers, app.store, clock, artist)
    private = PanelPort(wire, viewers, Ephemeral(bot), clock, artist)
    messenger = Messenger(wire, private)
    secrets = Secrets(app.saver, messenger, NAME)
    return Services(
        app=app,
        wire=wire,
        viewers=viewers,
        boards=Boards(port, app.store, app.tables, app.texts, secrets=secrets, nudges=nudges, steps=steps, clock=clock),
        panels=Panels(private, app.texts, clock),
        private=private,
        messenger=messenger,
        documents=Documents(wire, viewers, steps, artist),
        front=Front(app, Preferences(app.store, app.texts, clock.now, without=WITHOUT)),
        steps=steps,
    )


def built(settings: Settings, limited: Callable[[], None] = lambda: None) -> "Application":  # type: ignore[type-arg]  # handlers keep nothing in it
    """Return the SDK's application, at the configured server, without an updater: `inbox` feeds it."""
    builder = ApplicationBuilder().token(settings.telegram_token or "").updater(None)
    builder = builder.request(Request(CONNECTIONS, limited)).get_updates_request(Request(2))
    if settings.telegram_api_base is not None:
        base = settings.telegram_api_base.rstrip("/")
        builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
    return builder.build()
