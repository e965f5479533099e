"""Telegram as a platform of the program."""

import asyncio
import logging
from collections.abc import Sequence

from telegram import Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application, ApplicationBuilder

from bot.app import App
from bot.platforms.telegram import menu
from bot.platforms.telegram.board import Boards
from bot.platforms.telegram.budget import Budget
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.dispatch import dispatch
from bot.platforms.telegram.ephemeral import Ephemeral
from bot.platforms.telegram.notes import Notes
from bot.platforms.telegram.papers import Papers
from bot.platforms.telegram.people import PLATFORM, People
from bot.platforms.telegram.polling import Polling
from bot.platforms.telegram.private import Private
from bot.platforms.telegram.request import Request
from bot.platforms.telegram.webhook import Webhook
from bot.platforms.telegram.wire import Wire
from bot.settings import Settings
from bot.tables.lobby import game_of
from bot.tables.speaking import RetryLater
from storage import Claim, Held, Phase, Speech, StoreError

log = logging.getLogger(__name__)

CONNECTIONS = 64
NOT_YET = 1000
"""ms after which something is said that came before we were there, or after."""


class Telegram:
    """Shows tables in chats, and takes what people press and type there."""

    name = PLATFORM

    def __init__(self, app: App) -> None:
        self._app, self._application = app, built(app.settings)
        self._there = asyncio.Event()
        clock = app.clock
        wire = Wire(self._application.bot, Budget(app.store, clock.now), clock.sleep)
        people = People(app.store, app.texts, app.settings.default_locale)
        self._place = Place(
            app=app,
            wire=wire,
            people=people,
            boards=Boards(wire, people, app.tables, clock),
            private=Private(wire, people, Ephemeral(self._application.bot), clock),
            papers=Papers(wire, people),
        )
        self._notes = Notes(self._place)
        dispatch(self._application, self._place)

    async def show(self, held: Held, speech: Speech) -> Speech:
        if not self._there.is_set():
            raise RetryLater(NOT_YET)
        said = await self._place.boards.show(held, speech)
        self._place.later(self._notes.secrets(held))
        if game_of(held.table).info.has_live_phases:
            self._place.later(self._notes.addressed(held.table.id, speech.revision, said.revision))
        self._notes.call_later(held)
        if held.table.phase is Phase.FINISHED:
            self._place.later(self._place.private.tidy(held.table.id))
        return said

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        if self._there.is_set():
            await self._notes.remind(held, seats)

    async def serve(self) -> None:
        """Take updates until cancelled: by long polling, or by a webhook where one is configured."""
        if not await self._arrived():
            return
        self._there.set()
        bot, settings = self._application.bot, self._app.settings
        log.info("@%s is there", bot.username)
        self._place.later(menu.register(bot, self._app.texts, settings.default_locale))
        sleep = self._app.clock.sleep
        polled = settings.telegram_webhook_url is None
        inbox = Polling(bot, self._take, sleep) if polled else Webhook(bot, self._take, settings)
        try:
            await inbox.run()
        finally:
            self._there.clear()
            self._notes.stop()
            await self._place.finish()
            await self._application.shutdown()

    async def _take(self, update: Update) -> bool:
        """Act upon an update, once, however often it is delivered and to how many processes."""
        acted, alone = False, not self._app.settings.telegram_webhook_url
        name = f"{PLATFORM}:{self._application.bot.id}:{update.update_id}"
        try:
            async with self._app.store.inbox.claimed(name, alone=alone) as claim:
                if claim is Claim.MINE:
                    acted = True
                    await self._application.process_update(update)
                return claim is not Claim.BUSY
        except StoreError:
            if not acted:  # without the store there is little to do, but it can be said
                await self._application.process_update(update)
            return True

    async def _arrived(self) -> bool:
        """Say hello to Telegram, as often as it takes; only a wrong token can't be helped."""
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


def built(settings: Settings) -> "Application":  # type: ignore[type-arg]  # our handlers keep nothing in it
    """Return the SDK's application, at the configured server, without an updater: our own inbox feeds it."""
    builder = ApplicationBuilder().token(settings.telegram_token or "").updater(None)
    builder = builder.request(Request(CONNECTIONS)).get_updates_request(Request(2))
    if settings.telegram_api_base is not None:
        base = settings.telegram_api_base.rstrip("/")
        builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
    return builder.build()
