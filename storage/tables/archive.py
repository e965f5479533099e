"""Finished games: kept for replays and statistics, and deleted after the retention period."""

from storage.connection.client import Client, Word
from storage.errors import Conflict
from storage.keys import SHARDS, Keys
from storage.records.loaded_table import LoadedTable
from storage.tables.tables import Tables
from storage.timing import Timing


class Archive:
    """The end of a table's life."""

    def __init__(self, client: Client, keys: Keys, timing: Timing, tables: Tables) -> None:
        self._client, self._keys, self._timing, self._tables = client, keys, timing, tables

    async def prune(self, bite: int = 50) -> int:
        """Delete all finished games older than the retention period; return how many.

        They are read in batches and each is deleted by its own call, so that no other call waits for long.
        """
        before = f"({self._timing.now() - self._timing.retention}"
        counts = await self._client.together(
            [("ZCOUNT", self._keys.finished(shard), "-inf", before) for shard in SHARDS]
        )
        due = [shard for shard, count in zip(SHARDS, counts, strict=True) if count]
        return sum([await self._prune_shard(shard, before, bite) for shard in due])

    async def _prune_shard(self, shard: str, before: str, bite: int) -> int:
        pruned = left = 0
        while True:
            limits: list[Word] = ["-inf", before, "LIMIT", left, bite]
            old = await self._client.command("ZRANGEBYSCORE", self._keys.finished(shard), *limits)
            if not old:
                return pruned
            loaded = await self._tables.load_many(table.decode() for table in old)
            gone = sum([await self._prune_one(held) for held in loaded])
            pruned += gone
            left += len(old) - gone  # skip what can't be read or is in use right now

    async def _prune_one(self, held: LoadedTable) -> bool:
        try:
            await self._tables.remove(held)
        except Conflict:
            return False
        return True
