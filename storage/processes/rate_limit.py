"""Rate limits shared by all processes, which also survive restarts."""

from collections.abc import Sequence
from dataclasses import dataclass

from storage.connection.client import Client, Script, Word
from storage.keys import Keys


@dataclass(frozen=True, kw_only=True)
class Limit:
    """`burst` at once, then one every `pace` ms. A burst need not be whole: a part of it may be left to others."""

    name: str
    burst: float
    pace: int

    @property
    def a_minute(self) -> int:
        """The most that any minute can hold."""
        return int(self.burst) + 60_000 // self.pace


class RateLimits:
    """Accounts with rate limits. One that was full for some minutes takes up no space."""

    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys
        self._take = Script("take")

    async def take(self, account: str, limits: Sequence[Limit], amount: int, *, now: int, anyway: bool = False) -> int:
        """Take an amount if every limit allows it and return 0; otherwise take nothing and return the ms to wait.

        With `anyway` it is taken even if that overdraws the account; a negative amount gives back.
        """
        words: list[Word] = [now, amount, int(anyway)]
        for limit in limits:
            words += [limit.name, str(limit.burst), limit.pace]
        return int(await self._client.script(self._take, [self._keys.rate_limit(account)], words))
