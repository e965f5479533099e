"""Telegram as a platform of the program: takes updates, by polling or a webhook."""

import asyncio
import logging

from telegram import Bot, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats, Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application, ApplicationBuilder
from telegram.request import BaseRequest

from bot.app import App, WrongToken
from bot.chat.commands.catalogue import IN_PRIVATE, LISTED
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.inbox.dispatch import dispatch
from bot.platforms.telegram.inbox.polling import Polling
from bot.platforms.telegram.inbox.request import Request
from bot.platforms.telegram.inbox.webhook import Webhook
from bot.platforms.telegram.name import NAME
from bot.settings import Settings
from bot.texts import LOCALES, Texts, Words
from storage import Claim, StoreError

log = logging.getLogger(__name__)

CONNECTIONS = 64


class Telegram(TelegramChat):
    def __init__(self, app: App, request: BaseRequest | None = None) -> None:
        """`request`: how Telegram is called, if not over the network."""
        request = request or Request(CONNECTIONS, lambda: app.metrics.rate_limited(NAME))
        self._application = built(app.settings, request)
        super().__init__(app, self._application.bot)
        dispatch(self._application, self)

    async def serve(self) -> None:
        """Take updates until cancelled: by long polling, or by a webhook where one is configured."""
        if not await self._connected():
            return
        self._connection.set()
        bot, settings, sleep = self.bot, self.app.settings, self.app.clock.sleep
        log.info("@%s is online", bot.username)
        self.later(_register(bot, self.app.texts, settings.default_locale))
        polled = settings.telegram_webhook_url is None
        inbox = Polling(bot, self._take, sleep) if polled else Webhook(bot, self._take, self.app)
        try:
            await inbox.run()
        finally:
            self._connection.clear()
            await self.finish()
            await self._application.shutdown()

    async def _take(self, update: Update) -> bool:
        """Handle an update once, however often and to however many processes it is delivered."""
        acted, alone = False, not self.app.settings.telegram_webhook_url
        name = f"{NAME}:{self.bot.id}:{update.update_id}"
        try:
            async with self.app.store.inbox.claimed(name, alone=alone) as claim:
                if claim is Claim.MINE:
                    acted = True
                    await self._process(update)
                return claim is not Claim.BUSY
        except StoreError:
            if not acted:  # without the store little can be done, but people can be told
                await self._process(update)
            return True

    async def _process(self, update: Update) -> None:
        if update.effective_message is not None:
            self.port.heard(update.effective_message.chat_id, update.effective_message.message_id)
        with self.app.metrics.acknowledging(NAME):  # a press or command is answered by then
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
                await self.app.clock.sleep(wait)
                wait = min(2 * wait, 60)
            else:
                return True


def built(settings: Settings, request: BaseRequest) -> "Application":  # type: ignore[type-arg]  # handlers keep nothing in it
    """Return the SDK's application, at the configured server, without an updater: `inbox` feeds it."""
    builder = ApplicationBuilder().token(settings.telegram_token or "").updater(None)
    builder = builder.request(request).get_updates_request(Request(2))
    if settings.telegram_api_base is not None:
        base = settings.telegram_api_base.rstrip("/")
        builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
    return builder.build()


async def _register(bot: Bot, texts: Texts, default_locale: str) -> None:
    """Tell Telegram the commands and what the bot is. If that fails all works; only what is shown is out of date."""
    scopes = ((BotCommandScopeAllGroupChats(), LISTED), (BotCommandScopeAllPrivateChats(), IN_PRIVATE))
    try:
        for locale in (None, *LOCALES):
            words = Words(texts, locale or default_locale)
            # Off the event loop: a language may have to be loaded first, and presses are waiting.
            description = await asyncio.to_thread(words, "telegram-description")
            await bot.set_my_description(description, language_code=locale)
            for scope, names in scopes:
                said = [(name, words(f"chat-about-{name}")) for name in names]
                await bot.set_my_commands(said, scope=scope, language_code=locale)
            await bot.set_my_short_description(words("telegram-short-description"), language_code=locale)
    except TelegramError as error:
        log.warning("the commands and the description could not be registered: %s", error.message)


build = Telegram


async def account(settings: Settings) -> str:
    bot = built(settings, Request(1)).bot
    try:
        await bot.initialize()
    except InvalidToken:
        raise WrongToken from None
    except TelegramError as error:
        raise OSError(type(error).__name__) from None  # the cause may quote the address, and with it the token
    else:
        return f"@{bot.username}"
    finally:
        await bot.shutdown()
