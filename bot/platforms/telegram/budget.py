"""How much may be said: Telegram lets a bot send about twenty messages a minute into a group.

An account for each chat, with a limit for the whole chat and one for each table in it. A few messages can be sent at
once, then one every few seconds, so a lively game slows down a little instead of falling silent for a minute. The
accounts are in the store: all processes share them, and a restart forgets nothing.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from storage import Limit, Store, StoreError

log = logging.getLogger(__name__)

SECOND = 1000
MINUTE = 60 * SECOND


@dataclass(frozen=True, kw_only=True)
class Rate:
    """`burst` at once, then one every `pace` ms; in any minute at most `burst + 60 s / pace`."""

    burst: int
    pace: int

    @property
    def a_minute(self) -> int:
        return self.burst + MINUTE // self.pace

    def limit(self, name: str) -> Limit:
        return Limit(name=name, burst=self.burst, pace=self.pace)


GROUP = Rate(burst=6, pace=5 * SECOND)
TABLE = Rate(burst=4, pace=7_500)
LIVE = Rate(burst=2, pace=4 * SECOND)
"""A table in a live phase, where the picture is what people play by."""
PRIVATE = Rate(burst=20, pace=SECOND)


@dataclass(frozen=True, kw_only=True)
class Purse:
    """On whose account something is sent into a group, beside the group's own."""

    table: str = ""
    rate: Rate = TABLE


NOBODYS = Purse()


@dataclass
class Fare:
    """What calls into one chat are paid with: those paid for in advance, then the purse."""

    purse: Purse = NOBODYS
    paid: int = 0


class Budget:
    """What may be sent now. Nothing is queued here: who has to wait comes again, with what is newest then."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def take(self, chat: int, calls: int = 1, purse: Purse = NOBODYS) -> int:
        """Pay for calls in advance; return 0, or the ms until they can be paid for."""
        return await self._taken(chat, calls, purse, anyway=False)

    async def spend(self, chat: int, calls: int = 1, purse: Purse = NOBODYS) -> None:
        """Pay for calls that are made in any case: an answer that somebody waits for is not held back."""
        await self._taken(chat, calls, purse, anyway=True)

    async def pay(self, chat: int, fare: Fare) -> None:
        """Pay for one call."""
        if fare.paid:
            fare.paid -= 1
        else:
            await self.spend(chat, purse=fare.purse)

    async def give_back(self, chat: int, fare: Fare) -> None:
        """Return what was paid for calls that turned out to be needless."""
        calls, fare.paid = fare.paid, 0
        if calls:
            await self._taken(chat, -calls, fare.purse, anyway=True)

    async def _taken(self, chat: int, calls: int, purse: Purse, *, anyway: bool) -> int:
        limits = [(GROUP if chat < 0 else PRIVATE).limit("chat")]
        if purse.table and chat < 0:
            limits.append(purse.rate.limit(purse.table))
        try:
            return await self._store.allowance.take(f"telegram:{chat}", limits, calls, now=self._now(), anyway=anyway)
        except StoreError as error:
            # Without the store there are no boards, only the words that it is away.
            log.info("nobody knows how much was sent to chat %s: %s", chat, error)
            return 0
