"""Creates, loads, saves and removes tables in the store."""

import logging
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence

from msgspec.structs import replace

from storage.connection.batches import batches
from storage.connection.client import Client, Script
from storage.errors import AlreadyDone, Conflict, UnreadableRecord
from storage.ids import new_id, shard_for, shard_of
from storage.keys import SHARDS, Keys
from storage.queues.holder import Holder
from storage.records.loaded_table import LoadedTable, loaded_from
from storage.records.table import Person, Room, Snapshot, Table
from storage.tables.change import Change
from storage.timing import Timing

log = logging.getLogger(__name__)

_TRIES_FOR_AN_ID = 5
_BITE = 100


class Tables:
    """The tables of a store. Every write states the version that it expects to find."""

    def __init__(
        self, client: Client, keys: Keys, timing: Timing, voices: Collection[str] = (), holder: Holder | None = None
    ) -> None:
        self._client, self._keys, self._timing, self._holder = client, keys, timing, holder or Holder()
        self._voices = frozenset(voices)
        self._save, self._remove = Script("save"), Script("remove")
        self._reported: set[str] = set()
        self.new_id = new_id

    async def create(self, table: Table, *, snapshot: Snapshot | None = None, press: str | None = None) -> LoadedTable:
        """Store a new table under a new id. The same press a second time raises `AlreadyDone`."""
        for _ in range(_TRIES_FOR_AN_ID):
            named = replace(table, id=self.new_id(shard_for(press) if press else None))
            try:
                return await self._write(None, named, snapshot=snapshot, press=press)
            except Conflict:
                continue  # the id is taken
        raise Conflict(table.game)

    async def load(self, table: str) -> LoadedTable | None:
        """Return a table, or None if it is gone. If it can't be read, raise `UnreadableRecord`."""
        fields = await self._client.command("HGETALL", self._keys.table(table))
        try:
            return loaded_from(fields)
        except UnreadableRecord as error:
            self._report(table, error)
            raise

    async def load_many(self, tables: Iterable[str]) -> list[LoadedTable]:
        """Return those that exist and can be read, in the order given."""
        loaded = []
        for table, fields in await self._fields(list(tables)):
            try:
                one = loaded_from(fields)
            except UnreadableRecord as error:
                self._report(table, error)
                continue
            if one is not None:
                loaded.append(one)
        return loaded

    async def finished(self, tables: Iterable[str]) -> set[str]:
        """Return which of these are finished, without reading them."""
        found: set[str] = set()
        for batch in batches(list(tables)):
            asked = [("ZSCORE", self._keys.finished(shard_of(table)), table) for table in batch]
            ended = await self._client.together(asked)
            found |= {table for table, at in zip(batch, ended, strict=True) if at is not None}
        return found

    async def unreadable(self) -> AsyncIterator[tuple[str, UnreadableRecord]]:
        """Read all tables, and yield those that can't be read, with the reason."""
        bite: list[str] = []
        async for key in self._client.keys(self._keys.every_table):
            bite.append(key.rpartition(":")[2])
            if len(bite) == _BITE:
                for found in await self._unreadable_of(bite):
                    yield found
                bite.clear()
        for found in await self._unreadable_of(bite):
            yield found

    async def save(
        self,
        before: LoadedTable,
        table: Table,
        *,
        snapshot: Snapshot | None = None,
        loud: bool = True,
        press: str | None = None,
    ) -> LoadedTable:
        """Replace the table that was loaded, or raise `Conflict` if it has changed since.

        Without a new snapshot the old one is kept while the moves stay the same, and otherwise dropped. A loud change
        is to be announced in the rooms: `LoadedTable.speaking` says where the caller holds the lease for that. The same
        press a second time raises `AlreadyDone`.
        """
        return await self._write(before, table, snapshot=snapshot, loud=loud, press=press)

    async def is_done(self, table: str, press: str) -> bool:
        """Tell whether a press has already changed a table."""
        return bool(await self._client.command("GET", self._keys.press(shard_of(table), press)) == table.encode())

    async def remove(self, before: LoadedTable) -> None:
        """Delete a table and every trace of it, or raise `Conflict`."""
        table, shard = before.table, shard_of(before.table.id)
        speech = (self._keys.speech(shard, platform) for platform in table.platforms)
        queues = [self._keys.wakes(shard), self._keys.finished(shard), *speech]
        own = (self._keys.table(table.id), self._keys.chat_log(table.id), self._keys.review(table.id))
        keys = [*own, *queues, *self._keys.indexes(table)]
        if not await self._client.script(self._remove, keys, [table.id, before.version, len(queues)]):
            raise Conflict(table.id)

    async def of(self, owner: Person | Room, *, past: bool = False) -> list[str]:
        """Return the tables of a person or a room: the open ones, or the finished ones."""
        (found,) = await self.of_each(owner, past=past)
        return found

    async def of_each(self, *owners: Person | Room, past: bool = False) -> list[list[str]]:
        """Return the tables of each of several people or rooms, in one trip."""
        sets = [self._keys.index(shard, owner, past=past) for owner in owners for shard in SHARDS]
        found = iter(await self._client.together([("SMEMBERS", one) for one in sets]))
        return [sorted(table.decode() for _ in SHARDS for table in next(found)) for _ in owners]

    async def _fields(self, tables: Sequence[str]) -> list[tuple[str, Mapping[bytes, bytes]]]:
        found = await self._client.together([("HGETALL", self._keys.table(table)) for table in tables])
        return list(zip(tables, found, strict=True))

    async def _unreadable_of(self, tables: Sequence[str]) -> list[tuple[str, UnreadableRecord]]:
        unreadable = []
        for table, fields in await self._fields(tables):
            try:
                loaded_from(fields)
            except UnreadableRecord as error:
                unreadable.append((table, error))
        return unreadable

    def _report(self, table: str, error: UnreadableRecord) -> None:
        """Log once that a table can't be read: its alarms go on, and would fill the log."""
        if table not in self._reported:
            self._reported.add(table)
            log.warning("table %s is left alone: %s", table, error)

    async def _write(
        self,
        before: LoadedTable | None,
        table: Table,
        *,
        snapshot: Snapshot | None,
        press: str | None,
        loud: bool = True,
    ) -> LoadedTable:
        change = Change(
            before=before,
            table=table,
            snapshot=snapshot,
            loud=loud,
            press=press,
            voices=self._voices,
            holder=self._holder.name,
        )
        keys, words = change.keys_and_words(self._keys, self._timing)
        said, *rest = await self._client.script(self._save, keys, words)
        if said == b"done":
            raise AlreadyDone(rest[0].decode())
        if said == b"conflict":
            raise Conflict(table.id)
        return change.saved(rest)
