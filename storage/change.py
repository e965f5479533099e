"""One change of one table, put into the words of `save.lua`."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from storage.held import SNAPSHOTS, Held
from storage.ids import shard_of
from storage.keys import Keys
from storage.link import Word
from storage.migrations import TABLES
from storage.records import Phase, Snapshot, Table
from storage.timing import Timing


@dataclass(frozen=True, kw_only=True)
class Change:
    """What was there (nothing, for a new table), what comes in its place, and what goes with it."""

    before: Held | None
    table: Table
    snapshot: Snapshot | None
    loud: bool
    press: str | None
    voices: Collection[str]

    @property
    def version(self) -> int:
        return self.before.version if self.before else 0

    @cached_property
    def mine(self) -> tuple[str, ...]:
        """The platforms of the table that the writer speaks for."""
        return tuple(platform for platform in self.table.platforms if platform in self.voices) if self.loud else ()

    @cached_property
    def others(self) -> tuple[str, ...]:
        return tuple(platform for platform in self.table.platforms if platform not in self.voices) if self.loud else ()

    @property
    def keeps_snapshot(self) -> bool:
        same = self.before is not None and self.before.table.moves == self.table.moves
        return self.snapshot is None and same

    def saved(self, speaks: Sequence[int]) -> Held:
        """Return what is in the store now, given for each of `mine` whether it is the writer's turn to speak."""
        version = self.version + 1
        kept = self.before.snapshot if self.before and self.keeps_snapshot else None
        return Held(
            table=self.table,
            version=version,
            loud=version if self.loud else self.before.loud if self.before else 0,
            snapshot=self.snapshot or kept,
            speaking=frozenset(
                platform for platform, speaks_there in zip(self.mine, speaks, strict=True) if speaks_there
            ),
            speeches=self.before.speeches if self.before else {},
        )

    def keys_and_words(self, keys: Keys, timing: Timing) -> tuple[list[str], list[Word]]:
        joins, leaves = self._index_changes(keys)
        fate = "keep" if self.keeps_snapshot else "set" if self.snapshot else "drop"
        words: list[Word] = [self.table.id, self.version, TABLES.encode(self.table)]
        words += [SNAPSHOTS.encode(self.snapshot) if self.snapshot else "", fate]
        words += ["" if self.table.wake is None else self.table.wake, self._finished_at(), int(self.loud)]
        words += [timing.now(), timing.until(), timing.press_remembered if self.press else 0]
        words += [len(self.mine) + len(self.others), len(self.mine), len(joins)]
        return [*self._own_keys(keys), *joins, *leaves], words

    def _own_keys(self, keys: Keys) -> list[str]:
        shard, table = shard_of(self.table.id), keys.table(self.table.id)
        press = keys.press(shard, self.press) if self.press else table
        queues = [keys.speech(shard, platform) for platform in (*self.mine, *self.others)]
        return [table, keys.wakes(shard), keys.finished(shard), press, *queues]

    def _index_changes(self, keys: Keys) -> tuple[set[str], set[str]]:
        was, now = self.before.table if self.before else None, self.table
        if was and (was.seats, was.rooms, was.host, was.phase) == (now.seats, now.rooms, now.host, now.phase):
            return set(), set()
        old, new = set(keys.indexes(was)) if was else set(), set(keys.indexes(now))
        return new - old, old - new

    def _finished_at(self) -> Word:
        return self.table.finished_at or 0 if self.table.phase is Phase.FINISHED else ""
