"""Finished games: kept for replays and statistics, and let go when their time is over."""

from storage.errors import Conflict
from storage.keys import SHARDS, Keys
from storage.link import Link
from storage.tables import Tables
from storage.timing import Timing


class Archive:
    """The end of a table's life."""

    def __init__(self, link: Link, keys: Keys, timing: Timing, tables: Tables) -> None:
        self._link, self._keys, self._timing, self._tables = link, keys, timing, tables

    async def prune(self, most: int = 100) -> int:
        """Delete finished games older than the retention, up to so many; return how many it were."""
        horizon = self._timing.now() - self._timing.retention
        finished = [(self._keys.finished(shard), "-inf", f"({horizon}", "LIMIT", 0, most) for shard in SHARDS]
        found = await self._link.together([("ZRANGEBYSCORE", *words) for words in finished])
        old = [table.decode() for tables in found for table in tables][:most]
        return sum([await self._prune_one(table) for table in old])

    async def _prune_one(self, table: str) -> bool:
        held = await self._tables.load(table)
        if held is None:
            return False
        try:
            await self._tables.remove(held)
        except Conflict:
            return False  # somebody uses it right now; next time
        return True
