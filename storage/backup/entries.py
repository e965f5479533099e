"""From a store to entries, while it is in use; and from entries to an empty store."""

import re
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from storage.backup.entry import Entry
from storage.connection.client import Client, Command, Word
from storage.errors import StoreError, UnreadableRecord
from storage.ids import shard_of
from storage.keys import Keys
from storage.records.loaded_table import SNAPSHOT, loaded_from
from storage.records.table import Phase
from storage.timing import Timing

BITE = 200
"""Keys that are read or written together."""

# Follows from the tables, and is made anew from them: so a table and its queues fit together, whenever each was read.
_DERIVED = re.compile(r"\{.x\}:(wakes|finished|open|speech:.*|open:.*|past:.*)|\{ratings\}:.*")
# Of use for minutes only.
_PASSING = re.compile(r"\{.x\}:press:.*|(inbox|allowance):.*|\{pulse\}:last|restoring")
_TABLE = re.compile(r"\{.x\}:table:(\w+)")

_READ: dict[str, tuple[Word, ...]] = {
    "hash": ("HGETALL",),
    "list": ("LRANGE", 0, -1),
    "set": ("SMEMBERS",),
    "zset": ("ZRANGE", 0, -1, "WITHSCORES"),
    "string": ("GET",),
}
_WRITE = {"hash": "HSET", "list": "RPUSH", "set": "SADD", "zset": "ZADD", "string": "SET"}


class NotEmpty(StoreError):
    """There is something in the store already, or a bot uses it. Nothing was changed."""


@dataclass(frozen=True, kw_only=True)
class Restored:
    entries: int
    tables: int
    unreadable: tuple[str, ...]
    """Tables of a newer program: they are there, but only that program can play them."""


class Backups:
    """Reads everything from a store, and writes it into another."""

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing

    async def dump(self) -> AsyncIterator[Entry]:
        """Yield everything that has to outlive the store. Each entry is read at once; play goes on meanwhile."""
        bite: list[str] = []
        async for key in self._client.keys(self._keys.everything):
            name = self._keys.without_prefix(key)
            if not _DERIVED.fullmatch(name) and not _PASSING.fullmatch(name):
                bite.append(name)
            if len(bite) == BITE:
                for entry in await self._read(bite):
                    yield entry
                bite.clear()
        for entry in await self._read(bite):
            yield entry

    async def restore(self, entries: Iterable[Entry], *, name: str, made: int) -> Restored:
        """Write entries into an empty store, and read them all back. It may be repeated after an interruption.

        The time since the backup was made counts as an outage: no clock runs out because of it.
        """
        await self._claim(name)
        count, tables, unreadable = 0, 0, list[str]()
        for bite in _bites(entries):
            unreadable += await self._write(bite)
            await self._compare(bite)
            count += len(bite)
            tables += sum(_TABLE.fullmatch(entry.key) is not None for entry in bite)
        await self._client.command("SET", self._keys.heartbeat, made)
        await self._client.command("DEL", self._keys.restoring)
        return Restored(entries=count, tables=tables, unreadable=tuple(unreadable))

    async def _claim(self, name: str) -> None:
        """Mark the store as being restored; refuse if a bot uses it, or if it has anything from elsewhere."""
        beat = await self._client.command("GET", self._keys.heartbeat)
        if beat is not None and self._timing.now() - int(beat) < self._timing.longest_silence:
            seconds = self._timing.longest_silence // 1000
            raise NotEmpty(f"a bot uses this store, or did in the last {seconds} s: stop it, and try again then")
        if await self._client.command("GET", self._keys.restoring) == name.encode():
            return
        async for key in self._client.keys(self._keys.everything):
            if not _PASSING.fullmatch(self._keys.without_prefix(key)):
                raise NotEmpty("the store is not empty: restore into a new one")
        await self._client.command("SET", self._keys.restoring, name)

    async def _read(self, names: Sequence[str]) -> list[Entry]:
        keys, now = [self._keys.with_prefix(name) for name in names], self._timing.now()
        about = await self._client.together([command for key in keys for command in (("TYPE", key), ("PTTL", key))])
        kinds = [_text(kind) for kind in about[::2]]
        there = [each for each in zip(names, keys, kinds, about[1::2], strict=True) if each[2] in _READ]
        found = await self._client.together([(_READ[kind][0], key, *_READ[kind][1:]) for _, key, kind, _ in there])
        return [
            _without_cache(Entry(key=name, kind=kind, value=flat, expires=now + left if left > 0 else None))
            for (name, _, kind, left), value in zip(there, found, strict=True)
            if (flat := _flat(kind, value))
        ]

    async def _write(self, bite: Sequence[Entry]) -> list[str]:
        """Write entries, and what follows from them; return the tables that can't be read."""
        commands: list[Command] = []
        unreadable = []
        for entry in bite:
            key = self._keys.with_prefix(entry.key)
            value = entry.value if entry.kind != "zset" else _turned(entry.value)
            commands += [("DEL", key), (_WRITE[entry.kind], key, *value)]
            if entry.expires is not None:
                commands.append(("PEXPIREAT", key, entry.expires))
            if table := _TABLE.fullmatch(entry.key):
                try:
                    commands += self._derived(_fields(entry))
                except UnreadableRecord:
                    unreadable.append(table[1])
        await self._client.together(commands)
        return unreadable

    async def _compare(self, bite: Sequence[Entry]) -> None:
        """Read back what was written. Of a key that was met twice while it changed, the last counts."""
        meant = {entry.key: (entry.kind, entry.value) for entry in bite}
        if {entry.key: (entry.kind, entry.value) for entry in await self._read(list(meant))} != meant:
            raise StoreError("the store does not have what was written: does something else use it?")

    def _derived(self, fields: Mapping[bytes, bytes]) -> Iterator[Command]:
        """Yield what puts a table into its queues and indexes."""
        if (one := loaded_from(fields)) is None:
            return
        table, shard, keys = one.table, shard_of(one.table.id), self._keys
        if table.wake is not None:
            yield "ZADD", keys.wakes(shard), table.wake, table.id
        if table.phase is Phase.FINISHED:
            yield "ZADD", keys.finished(shard), table.finished_at or 0, table.id
        for index in keys.indexes(table):
            yield "SADD", index, table.id
        for platform in table.platforms:
            if int(fields.get(f"k:{platform}".encode(), 0)) < one.loud:
                yield "ZADD", keys.speech(shard, platform), self._timing.now(), table.id


def _without_cache(entry: Entry) -> Entry:
    """Leave out the snapshot of a table's state: it follows from the moves."""
    if not _TABLE.fullmatch(entry.key):
        return entry
    kept = ((name, value) for name, value in _fields(entry).items() if name != SNAPSHOT)
    return Entry(key=entry.key, kind=entry.kind, value=[*chain.from_iterable(sorted(kept))], expires=entry.expires)


def _fields(entry: Entry) -> dict[bytes, bytes]:
    return dict(zip(entry.value[::2], entry.value[1::2], strict=True))


def _flat(kind: str, value: Any) -> list[bytes]:
    """Return what a server said as bytes in a row, always in the same order."""
    if not value:
        return []
    match kind:
        case "hash":
            pairs = value.items() if isinstance(value, dict) else zip(value[::2], value[1::2], strict=True)
            return [*chain.from_iterable(sorted(pairs))]
        case "zset":
            pairs = value if isinstance(value[0], tuple | list) else zip(value[::2], value[1::2], strict=True)
            return [*chain.from_iterable((member, repr(float(score)).encode()) for member, score in sorted(pairs))]
        case "set":
            return sorted(value)
        case "list":
            return list(value)
        case _:
            return [value]


def _turned(pairs: Sequence[bytes]) -> list[bytes]:
    """Return score, member, … as ZADD takes them."""
    return [*chain.from_iterable(zip(pairs[1::2], pairs[::2], strict=True))]


def _bites(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    rest = iter(entries)
    while bite := list(islice(rest, BITE)):
        yield bite


def _text(word: str | bytes) -> str:
    return word.decode() if isinstance(word, bytes) else word
