"""The chat log of a table, on a platform that is not a chat itself. It is deleted with the table."""

import contextlib

from msgspec import Struct

from storage.codec import Codec
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.link import Link, Script
from storage.records import Person

KEPT = 100
"""The newest remarks of a table that are kept."""


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody said, and after how many moves."""

    move: int
    person: Person
    name: str
    text: str
    seat: int | None = None

    def __repr__(self) -> str:
        # What people say is private: it is not for logs.
        return f"Remark(after move {self.move}, {len(self.text)} characters)"


REMARKS = Codec(Remark)


class Talk:
    """The newest remarks of each table, oldest first."""

    def __init__(self, link: Link, keys: Keys) -> None:
        self._link, self._keys, self._say = link, keys, Script("say")

    async def add(self, table: str, remark: Remark) -> None:
        """Store a remark, unless the table is gone."""
        keys = [self._keys.table(table), self._keys.talk(table)]
        await self._link.script(self._say, keys, [REMARKS.encode(remark), KEPT])

    async def at(self, table: str) -> list[Remark]:
        """Return the remarks at a table that can be read."""
        return [remark for _, remark in await self._read(table)]

    async def forget(self, table: str, person: Person) -> None:
        """Delete one person's remarks at a table."""
        for data, remark in await self._read(table):
            if remark.person == person:
                await self._link.command("LREM", self._keys.talk(table), 0, data)

    async def _read(self, table: str) -> list[tuple[bytes, Remark]]:
        read = []
        for data in await self._link.command("LRANGE", self._keys.talk(table), 0, -1):
            with contextlib.suppress(UnreadableRecord):
                read.append((data, REMARKS.decode(data)))
        return read
