"""Updates by long polling.

An update is confirmed only when it has been handled. After a crash Telegram delivers it again; the store knows whether
it was handled before. So nothing is lost and nothing happens twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from telegram import Bot, Update
from telegram.error import Conflict, Forbidden, InvalidToken, RetryAfter, TelegramError

from bot.platforms.telegram.messages.wire import attempted, seconds_of

log = logging.getLogger(__name__)

Take = Callable[[Update], Coroutine[Any, Any, bool]]
"""Handles an update once. False: another process is handling it, and may fail."""

WANTED = ("message", "callback_query", "inline_query", "my_chat_member")
ANOTHER = "another program polls with the same TELEGRAM_TOKEN: stop one of them, or run several behind a webhook"
LONG = 25
"""s that Telegram keeps a request open while there is nothing new."""
AGAIN = 2.0
"""s before a retry when Telegram could not be reached."""
PATIENCE = 0.1
"""s that new updates wait for unfinished ones, which Telegram sends again with every answer until they are done."""


def surviving(take: Take) -> Take:
    """Return the same, but an update that makes us fail is done: it must not come again and again."""

    async def taken(update: Update) -> bool:
        try:
            return await take(update)
        except Exception:  # whatever it is, the other updates have nothing to do with it
            log.exception("update %s could not be handled", update.update_id)
            return True

    return taken


class Polling:
    def __init__(
        self, bot: Bot, take: Take, sleep: Callable[[float], Awaitable[None]], patience: float = PATIENCE
    ) -> None:
        self._bot, self._take, self._sleep, self._patience = bot, surviving(take), sleep, patience
        self._taken: dict[int, asyncio.Task[bool]] = {}
        """Updates that are not confirmed yet."""
        self._next = 0

    async def run(self) -> None:
        """Ask for updates until cancelled, then finish those that were begun."""
        try:
            # Telegram allows polling only where no webhook is set.
            await attempted(self._bot.delete_webhook(), "the webhook could not be removed")
            while True:
                await self._round()
        finally:
            await asyncio.gather(*self._taken.values(), return_exceptions=True)

    async def _round(self) -> None:
        for update in await self._asked():
            # What is not confirmed comes again, also if it was handled already.
            if update.update_id >= self._next and update.update_id not in self._taken:
                self._taken[update.update_id] = asyncio.create_task(self._take(update))
        if self._unfinished():
            await asyncio.wait(self._unfinished().values(), timeout=self._patience)
        self._next = min(self._unfinished(), default=max(self._taken, default=self._next - 1) + 1)
        self._taken = {name: task for name, task in self._taken.items() if name >= self._next}

    def _unfinished(self) -> dict[int, asyncio.Task[bool]]:
        return {name: task for name, task in self._taken.items() if not task.done()}

    async def _asked(self) -> tuple[Update, ...]:
        try:
            timeout = 0 if self._taken else LONG
            return await self._bot.get_updates(self._next, timeout=timeout, allowed_updates=WANTED)
        except Conflict:
            log.error(ANOTHER)  # noqa: TRY400 (the trace says nothing more)
            await self._sleep(5)
        except RetryAfter as error:
            await self._sleep(seconds_of(error))
        except (InvalidToken, Forbidden):
            raise
        except TelegramError as error:
            log.warning("Telegram can't be reached: %s", type(error).__name__)
            await self._sleep(AGAIN)
        except (TypeError, ValueError, LookupError, AttributeError):
            return await self._readable()
        return ()

    async def _readable(self) -> tuple[Update, ...]:
        """Return the updates that the SDK can read. The others are done with: they would come again for ever."""
        asked = {"offset": self._next, "timeout": 0, "allowed_updates": list(WANTED)}
        found = []
        for one in await self._bot.do_api_request("getUpdates", api_kwargs=asked):
            try:
                found.append(Update.de_json(one, self._bot))
            except Exception:
                log.exception("update %s can't be read", one["update_id"])
                self._taken[one["update_id"]] = asyncio.create_task(asyncio.sleep(0, result=True))
        return tuple(found)
