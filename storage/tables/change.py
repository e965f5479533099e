"""One change of one table, as arguments for `save.lua`."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from storage.connection.client import Word
from storage.ids import shard_of
from storage.keys import Keys
from storage.records.loaded_table import SNAPSHOTS, LoadedTable
from storage.records.migrations import TABLES
from storage.records.table import Phase, Snapshot, Table
from storage.timing import Timing


class Change(Struct, frozen=True, kw_only=True):
    """The table as loaded (None for a new one), the record that replaces it, and what is saved along with it."""

    before: LoadedTable | None
    table: Table
    snapshot: Snapshot | None = None
    loud: bool = True
    press: str | None = None
    voices: Collection[str] = ()
    holder: str = "-"
    """Who gets the lease to speak."""

    def keys_and_words(self, keys: Keys, timing: Timing) -> tuple[list[str], list[Word]]:
        shard, finished, now = shard_of(self.table.id), self._finished_at(), timing.now()
        own, others = self._platforms()
        joins, leaves = self._index_changes(keys)
        named = [keys.table(self.table.id), keys.wakes(shard)]
        named += [keys.press(shard, self.press)] if self.press else []
        named += [keys.finished(shard)] if finished != "=" else []
        named += [keys.speech(shard, platform) for platform in (*own, *others)]
        # Each argument costs the client more than splitting a string costs the script, so the small ones go as one.
        first = (
            f"{self.table.id} {self._version} {self._snapshot_fate()} {_or_dash(self.table.wake)} {finished} "
            f"{self.loud:d} {now} {now + timing.lease} {timing.press_remembered if self.press else 0} "
            f"{len(own) + len(others)} {len(own)} {len(joins)} {self.holder}"
        )
        state = [SNAPSHOTS.encode(self.snapshot)] if self.snapshot else []
        return [*named, *joins, *leaves], [first, TABLES.encode(self.table), *state]

    def saved(self, said: Sequence[bytes | None]) -> LoadedTable:
        """Return the table as it is in the store now.

        For each of the writer's own platforms, the store returns what was said so far if the writer holds the lease.
        """
        before, version = self.before, self._version + 1
        turns = {platform: told for platform, told in zip(self._platforms()[0], said, strict=True) if told is not None}
        fresh = {platform: told for platform, told in turns.items() if told}
        kept = before.snapshot if before and self._snapshot_fate() == "keep" else None
        return LoadedTable(
            table=self.table,
            version=version,
            loud=version if self.loud else before.loud if before else 0,
            snapshot=self.snapshot or kept,
            speaking=frozenset(turns),
            speeches={**before.speeches, **fresh} if before else {},
        )

    @property
    def _version(self) -> int:
        return self.before.version if self.before else 0

    def _platforms(self) -> tuple[list[str], list[str]]:
        """The platforms that this is announced on: those of the writer's process, and the others."""
        platforms = self.table.platforms if self.loud else ()
        own = [platform for platform in platforms if platform in self.voices]
        return own, [platform for platform in platforms if platform not in own]

    def _snapshot_fate(self) -> str:
        if self.snapshot:
            return "set"
        return "keep" if self.before and self.before.table.moves == self.table.moves else "drop"

    def _finished_at(self) -> str:
        was, now = self.before.table if self.before else None, self.table
        if (was and (was.phase is Phase.FINISHED, was.finished_at)) == (now.phase is Phase.FINISHED, now.finished_at):
            return "="
        return _or_dash(now.finished_at or 0) if now.phase is Phase.FINISHED else "-"

    def _index_changes(self, keys: Keys) -> tuple[set[str], set[str]]:
        was, now = self.before.table if self.before else None, self.table
        if was and (was.seats, was.rooms, was.host, was.phase) == (now.seats, now.rooms, now.host, now.phase):
            return set(), set()
        old, new = set(keys.indexes(was)) if was else set(), set(keys.indexes(now))
        return new - old, old - new


def _or_dash(moment: int | None) -> str:
    return "-" if moment is None else str(moment)
