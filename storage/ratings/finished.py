"""Finished games in the order in which they ended: what is to be counted next, and all of them for a new beginning."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from storage.connection.client import Client, Command
from storage.errors import UnreadableRecord
from storage.keys import SHARDS, Keys
from storage.ratings.changes import State
from storage.ratings.names import Names
from storage.records.loaded_table import TABLE
from storage.records.migrations import TABLES
from storage.records.table import Table
from storage.timing import MINUTE, SECOND, Timing

LATE = 10 * MINUTE
"""A save is still found if it arrives up to this long after its game ended."""
SETTLED = 2 * SECOND
"""A game is counted when it has been over for as long as a save can take: one that ended before may be on its way."""
AT_ONCE = 1_000
"""Games of one shard that are listed at once."""
BITE = 500
"""Records that are read together."""


@dataclass(frozen=True, order=True)
class Due:
    """A finished game that is not counted yet."""

    ended: int
    """ms since 1970."""
    table: str


class FinishedGames:
    def __init__(self, client: Client, keys: Keys, names: Names, timing: Timing) -> None:
        self._client, self._keys, self._names, self._timing = client, keys, names, timing
        self.at_once = AT_ONCE

    async def due(self, state: State) -> list[Due]:
        """Return games that are not counted yet, in order. There may be more after them."""
        since, now = max(0, state.until - LATE), self._timing.now() - SETTLED
        keys = [self._keys.finished(shard) for shard in SHARDS]
        late: list[Command] = [("ZRANGEBYSCORE", key, since, f"({state.until}", "WITHSCORES") for key in keys]
        new: list[Command] = [
            ("ZRANGEBYSCORE", key, state.until, now, "WITHSCORES", "LIMIT", 0, self.at_once) for key in keys
        ]
        known: Command = ("ZRANGEBYSCORE", self._names.counted(state.generation), since, "+inf")
        *found, counted = await self._client.together([*late, *new, known])
        listed = [_read(each) for each in found]
        # A shard of which not all was read says nothing about what ended later.
        end = min((each[-1] for each in listed[len(keys) :] if len(each) == self.at_once), default=Due(now + 1, ""))
        before = {id_.decode() for id_ in counted}
        return sorted(due for each in listed for due in each if due <= end and due.table not in before)

    async def all(self) -> list[Due]:
        """Return all finished games, in order."""
        now = self._timing.now() - SETTLED
        found = []
        for shard in SHARDS:
            found += _read(
                await self._client.command("ZRANGEBYSCORE", self._keys.finished(shard), "-inf", now, "WITHSCORES")
            )
        return sorted(found)

    async def records(self, due: Sequence[Due]) -> AsyncIterator[tuple[Due, Table | None]]:
        """Yield the records of games; None for one that is gone, or can't be read."""
        for at in range(0, len(due), BITE):
            bite = due[at : at + BITE]
            found = await self._client.together([("HGET", self._keys.table(each.table), TABLE) for each in bite])
            for each, data in zip(bite, found, strict=True):
                yield each, _record(data)


def _record(data: bytes | None) -> Table | None:
    try:
        return TABLES.decode(data) if data else None
    except UnreadableRecord:
        return None


def _read(found: Any) -> list[Due]:
    pairs = found if found and isinstance(found[0], tuple | list) else zip(found[::2], found[1::2], strict=True)
    return [Due(int(float(ended)), table.decode()) for table, ended in pairs]
