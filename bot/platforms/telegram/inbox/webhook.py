"""Updates by webhook: Telegram calls the program. Any number of processes may share one address.

Whoever knows the secret may send anything, and the SDK checks no types: what the handlers use is checked here.
"""

import asyncio
import hashlib
import hmac
import json
import logging
from types import GenericAlias
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from telegram import Bot, Update
from telegram.error import TelegramError

from bot.app import App
from bot.platforms.telegram.inbox.polling import WANTED, Take, surviving

log = logging.getLogger(__name__)

SECRET = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 (the name of a header)
AGAIN = 10
"""s before a retry when the webhook could not be set."""


class Webhook:
    def __init__(self, bot: Bot, take: Take, app: App) -> None:
        self._bot, self._take, self._app, settings = bot, surviving(take), app, app.settings
        self._begun: set[asyncio.Task[bool]] = set()
        self._url = settings.telegram_webhook_url or ""
        self._secret = settings.telegram_webhook_secret or derived_secret(settings.telegram_token or "")

    async def run(self) -> None:
        """Receive until cancelled, then finish what was begun.

        The webhook stays set: other processes may share it, and this one may come back.
        """
        try:
            with self._app.server.receiving(urlsplit(self._url).path or "/", self._called):
                await self._announced()
                await asyncio.Event().wait()
        finally:
            await asyncio.gather(*self._begun, return_exceptions=True)

    async def _announced(self) -> None:
        while True:
            try:
                await self._bot.set_webhook(self._url, secret_token=self._secret, allowed_updates=WANTED)
            except TelegramError as error:
                log.warning("the webhook could not be set: %s; next try in %s s", error.message, AGAIN)
                await self._app.clock.sleep(AGAIN)
            else:
                return

    async def _called(self, request: web.Request) -> web.Response:
        shown = request.headers.get(SECRET, "")
        if not hmac.compare_digest(shown.encode(), self._secret.encode()):
            return web.Response(status=401)
        update = read_update(await request.read(), self._bot)
        if update is None:
            return web.Response(status=400)
        # Answered when it has been handled: until then Telegram would deliver it again, to this process or another.
        task = asyncio.create_task(self._take(update))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        acted = await asyncio.shield(task)
        return web.Response() if acted else web.Response(status=503, headers={"Retry-After": "1"})


def derived_secret(token: str) -> str:
    """Return a secret that all processes with the same token agree on."""
    return hmac.new(token.encode(), b"raznotsvet webhook", hashlib.sha256).hexdigest()


def _shape(needed: dict[str, Any], **optional: Any) -> Any:
    """Return the types of what the handlers use of an object."""
    fields: list[Any] = [*needed.items(), *((name, kind | None, None) for name, kind in optional.items())]
    return msgspec.defstruct("Shape", fields, rename={"sender": "from"})


_USER = _shape({"id": int, "is_bot": bool, "first_name": str}, last_name=str, language_code=str)
_CHAT = _shape({"id": int, "type": str})
_ENTITY = _shape({"type": str, "offset": int, "length": int})
_MESSAGE = _shape(
    {"message_id": int, "date": int, "chat": _CHAT},
    sender=_USER,
    sender_chat=_CHAT,
    text=str,
    entities=GenericAlias(list, _ENTITY),
    message_thread_id=int,
    is_topic_message=bool,
    migrate_to_chat_id=int,
)
_QUERY = _shape({"id": str, "sender": _USER}, message=_MESSAGE, data=str)
_MEMBER = _shape({"user": _USER, "status": str})
_MEMBERSHIP = _shape({"chat": _CHAT, "sender": _USER, "old_chat_member": _MEMBER, "new_chat_member": _MEMBER})
_UPDATE = _shape({"update_id": int}, message=_MESSAGE, callback_query=_QUERY, my_chat_member=_MEMBERSHIP)
_decoder = msgspec.json.Decoder(_UPDATE)


def read_update(body: bytes, bot: Bot) -> Update | None:
    """Return the update of a body; None if it is none."""
    try:
        _decoder.decode(body)
        return Update.de_json(json.loads(body), bot)
    except Exception as error:  # noqa: BLE001 (what we don't use is not checked, and may fail anywhere in the SDK)
        log.info("a body is no update: %s", type(error).__name__)
        return None
