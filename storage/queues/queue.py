"""Queues of work with due times, shared by any number of processes."""

import random
from collections.abc import Callable

from storage.connection.client import Client, Script, Word
from storage.keys import SHARDS
from storage.queues.holder import Holder
from storage.timing import Timing


class Queue:
    """Tables by the time at which they are due, one sorted set per shard.

    Whoever claims a table has it exclusively for the length of a lease. If they die, it is due again after that.
    """

    def __init__(self, client: Client, timing: Timing, key: Callable[[str], str], holder: Holder | None = None) -> None:
        self._client, self._timing, self._key, self._holder = client, timing, key, holder or Holder()
        self._claim = Script("claim")

    async def claim(self, most: int) -> list[str]:
        """Return tables that are due, up to a number; nobody else gets them during the lease."""
        claimed: list[str] = []
        for shard in await self._due_shards():
            if len(claimed) >= most:
                break
            words: list[Word] = [self._timing.now(), self._timing.until(), most - len(claimed), self._holder.name]
            claimed += [table.decode() for table in await self._client.script(self._claim, [self._key(shard)], words)]
        return claimed

    async def _due_shards(self) -> list[str]:
        """Look before claiming: most of the time nothing is due anywhere, and looking is one trip."""
        # In random order, so that a busy shard does not starve the others.
        shards = random.sample(SHARDS, len(SHARDS))
        now = self._timing.now()
        found = await self._client.together([("ZCOUNT", self._key(shard), "-inf", now) for shard in shards])
        return [shard for shard, count in zip(shards, found, strict=True) if count]
