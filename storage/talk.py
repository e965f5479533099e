"""What people said at a table, on a platform that is no chat itself. It goes when the table goes."""

import contextlib

from msgspec import Struct

from storage.codec import Codec
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.link import Link, Script
from storage.records import Person

KEPT = 100
"""So many remarks of a table, the newest."""


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that somebody said after so many moves."""

    move: int
    person: Person
    name: str
    text: str
    seat: int | None = None

    def __repr__(self) -> str:
        # What people say is theirs: it is not for logs.
        return f"Remark(after move {self.move}, {len(self.text)} characters)"


REMARKS = Codec(Remark)


class Talk:
    """The newest remarks of each table, oldest first."""

    def __init__(self, link: Link, keys: Keys) -> None:
        self._link, self._keys, self._say = link, keys, Script("say")

    async def add(self, table: str, remark: Remark) -> None:
        """Keep a remark; at a table that is gone nothing is kept."""
        keys = [self._keys.table(table), self._keys.talk(table)]
        await self._link.script(self._say, keys, [REMARKS.encode(remark), KEPT])

    async def at(self, table: str) -> list[Remark]:
        """Return what was said at a table, as far as it can be read."""
        return [remark for _, remark in await self._read(table)]

    async def forget(self, table: str, person: Person) -> None:
        """Delete what somebody said at a table."""
        for data, remark in await self._read(table):
            if remark.person == person:
                await self._link.command("LREM", self._keys.talk(table), 0, data)

    async def _read(self, table: str) -> list[tuple[bytes, Remark]]:
        read = []
        for data in await self._link.command("LRANGE", self._keys.talk(table), 0, -1):
            with contextlib.suppress(UnreadableRecord):
                read.append((data, REMARKS.decode(data)))
        return read
