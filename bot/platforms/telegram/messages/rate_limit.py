"""Rate limits: Telegram lets a bot send about twenty messages a minute into a group.

Token buckets: one for each chat, and one for each table in a group. A few messages can be sent at once, then one every
few seconds, so a lively game slows down a little instead of falling silent for a minute. The buckets are in the store:
all processes share them, and they survive a restart.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from bot.platforms.telegram.name import NAME
from bot.recent import Recent
from bot.tables.speaking import RetryLater
from storage import Limit, Store, StoreError

log = logging.getLogger(__name__)

SECOND = 1000


GROUP = Limit(name="chat", burst=5, pace=4_200)
"""At most 19 calls in any minute, and 14 a minute for as long as it is busy: decision 0116."""
TABLE = Limit(name="table", burst=4, pace=7_500)
LIVE = Limit(name="table", burst=2, pace=4 * SECOND)
"""A table in a live phase, where the picture is what people play by."""
PRIVATE = Limit(name="chat", burst=20, pace=SECOND)


@dataclass(frozen=True, kw_only=True)
class Bucket:
    """The bucket of a table, which a call counts in beside the chat's own. Without a table: only the chat's."""

    table: str = ""
    rate: Limit = TABLE
    keeps: float = 0
    """How much of the chat's burst is left to what matters more: lobbies, first boards, results and calls."""
    old_keep: float | None = None
    """The same for the buttons of old boards, which then have to wait; else their removal is counted afterwards."""


CHAT_ONLY = Bucket()
TURN_KEEPS, PANEL_KEEPS = 2, 3
"""Of the only table in a chat, and of panels."""
MOST_SHARED, LEAST_SHARED, WAITED = 3, 2, 30 * SECOND
"""Of one table of several: less by one for each time its move has waited so long. So who has waited longer goes first,
and a lobby, a first board or a result finds something left."""


def turn_keeps(waited: int) -> float:
    """Return what a turn leaves to others, where there are several tables, after so many ms."""
    return max(LEAST_SHARED, MOST_SHARED - waited / WAITED)


PANEL = Bucket(keeps=PANEL_KEEPS)
"""Panels in a group, and looks: however often people turn a figure, the boards of all tables go before."""

OLD_KEEP = (MOST_SHARED + LEAST_SHARED) / 2
RESULT, AFTER_RESULT = Bucket(old_keep=OLD_KEEP), Bucket(keeps=OLD_KEEP, old_keep=OLD_KEEP)
"""A result among other tables, and what is left to do once it is posted: the buttons of the old boards, after turns."""

SEATS = Bucket(keeps=1)
"""A lobby in which somebody has sat down: the first board, which may come next, goes before."""


class Reservation:
    """Calls into one chat that were counted in advance. Those not made by the end of the `async with` are returned."""

    def __init__(self, limiter: "RateLimiter", chat: int, bucket: Bucket, calls: int = 0) -> None:
        self._limiter, self._chat, self._bucket, self._left = limiter, chat, bucket, calls

    async def use(self, *, can_wait: bool = False) -> None:
        """Make one call: a reserved one, or else one that is counted now and not held back, unless it can wait."""
        keeps = self._bucket.old_keep
        if self._left:
            self._left -= 1
        elif can_wait and keeps is not None:
            await self._limiter.reserve(self._chat, 1, replace(self._bucket, keeps=keeps))
        else:
            await self._limiter.count(self._chat, 1, self._bucket)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        calls, self._left = self._left, 0
        if calls:
            await self._limiter.count(self._chat, -calls, self._bucket)


class RateLimiter:
    """Says what may be sent now. It has no queue: a caller that has to wait comes again with the latest position."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._refilled = Recent[int, int](10_000)
        """By chat, when what this process has sent there will be refilled."""

    def is_calm(self, chat: int) -> bool:
        """Tell without a trip to the store whether this process has hardly written to a chat: then nothing waits."""
        return self._refilled.get(chat, 0) <= self._now() + _rate(chat).pace

    async def reserve(self, chat: int, calls: int = 1, bucket: Bucket = CHAT_ONLY) -> Reservation:
        """Reserve calls; `RetryLater` if they would be too many now. Use it with `async with`."""
        if wait := await self._take(chat, calls, bucket, anyway=False):
            raise RetryLater(wait)
        return Reservation(self, chat, bucket, calls)

    async def count(self, chat: int, calls: int = 1, bucket: Bucket = CHAT_ONLY) -> None:
        """Count calls that are made in any case: an answer that somebody waits for is not held back."""
        await self._take(chat, calls, bucket, anyway=True)

    async def wait(self, chat: int, bucket: Bucket = CHAT_ONLY) -> int:
        """Return in how many ms a call could be made; nothing is counted."""
        return await self._take(chat, 0, replace(bucket, keeps=bucket.keeps + 1), anyway=False)

    async def _take(self, chat: int, calls: int, bucket: Bucket, *, anyway: bool) -> int:
        """Count calls; return 0, or the ms until they may be made."""
        rate, now = _rate(chat), self._now()
        limits = [replace(rate, burst=rate.burst - bucket.keeps)]
        if bucket.table and chat < 0:
            limits.append(replace(bucket.rate, name=bucket.table))
        try:
            wait = await self._store.rate_limits.take(f"{NAME}:{chat}", limits, calls, now=now, anyway=anyway)
        except StoreError as error:
            # Without the store there are no boards; people are only told that it is away.
            log.info("the rate limit of chat %s is not known: %s", chat, error)
            return 0
        if not wait:
            self._refilled[chat] = max(now, self._refilled.get(chat, 0)) + calls * rate.pace
        return wait


def _rate(chat: int) -> Limit:
    return GROUP if chat < 0 else PRIVATE
