"""How much may be said: Telegram lets a bot send about twenty messages a minute into a group.

A bucket of tokens for each chat and for each table in it. A few can be spent at once, then they come back one by one,
so a lively game slows down a little instead of falling silent for a minute. A program that has just started does not
know what the one before it has sent, so in its first minute buckets begin nearly empty: over a restart, too, a group
stays under the limit.
"""

from collections.abc import Callable
from dataclasses import dataclass

SECOND = 1000
MINUTE = 60 * SECOND


@dataclass(frozen=True, kw_only=True)
class Rate:
    """`burst` at once, then one every `pace` ms; in any minute at most `burst + 60 s / pace`."""

    burst: int
    pace: int
    first: int = 2
    """What a bucket begins with just after the program has started."""

    @property
    def a_minute(self) -> int:
        return self.burst + MINUTE // self.pace


GROUP = Rate(burst=6, pace=5 * SECOND)
TABLE = Rate(burst=4, pace=7_500)
LIVE = Rate(burst=2, pace=4 * SECOND)
"""A table in a live phase, where the picture is what people play by."""
PRIVATE = Rate(burst=20, pace=SECOND, first=20)


@dataclass(frozen=True, kw_only=True)
class Purse:
    """On whose account something is sent into a group, beside the group's own."""

    table: str = ""
    rate: Rate = TABLE


NOBODYS = Purse()


@dataclass
class _Bucket:
    rate: Rate
    tokens: float
    at: int

    def fill(self, now: int) -> None:
        self.tokens = min(self.rate.burst, self.tokens + max(0, now - self.at) / self.rate.pace)
        self.at = now

    def wait(self, tokens: int) -> int:
        return max(0, int((tokens - self.tokens) * self.rate.pace) + 1) if self.tokens < tokens else 0


class Budget:
    """What may be sent now. Nothing is queued here: who has to wait comes again, with what is newest then."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self._born = now, now()
        self._buckets: dict[str, _Bucket] = {}

    def wait(self, chat: int, tokens: int = 1, purse: Purse = NOBODYS) -> int:
        """Return the ms until so much may be sent; 0: now."""
        return max(bucket.wait(tokens) for bucket in self._both(chat, purse))

    def spend(self, chat: int, tokens: int = 1, purse: Purse = NOBODYS) -> None:
        """Note that something is sent. It may overdraw: an answer that somebody waits for is not held back."""
        for bucket in self._both(chat, purse):
            bucket.tokens -= tokens

    def _both(self, chat: int, purse: Purse) -> list[_Bucket]:
        found = [self._bucket(str(chat), GROUP if chat < 0 else PRIVATE)]
        if purse.table and chat < 0:
            found.append(self._bucket(f"{chat} {purse.table}", purse.rate))
        return found

    def _bucket(self, name: str, rate: Rate) -> _Bucket:
        now = self._now()
        bucket = self._buckets.get(name)
        if bucket is None:
            self._forget_full(now)
            tokens = rate.first if now - self._born < MINUTE else rate.burst
            bucket = self._buckets[name] = _Bucket(rate=rate, tokens=tokens, at=now)
        bucket.rate = rate
        bucket.fill(now)
        return bucket

    def _forget_full(self, now: int) -> None:
        """Drop what has long been full again: a chat that is quiet takes no room."""
        for name in [name for name, bucket in self._buckets.items() if now - bucket.at > 2 * MINUTE]:
            del self._buckets[name]
