"""The chat log of a table, on a platform that is not a chat itself. It is deleted with the table."""

import contextlib

from msgspec import Struct

from storage.connection.client import Client, Script
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.records.codec import Codec
from storage.records.table import Person

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


class ChatLog:
    """The newest remarks of each table, oldest first."""

    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys, self._say = client, keys, Script("say")

    async def add(self, table: str, remark: Remark) -> None:
        """Store a remark, unless the table is gone."""
        keys = [self._keys.table(table), self._keys.chat_log(table)]
        await self._client.script(self._say, keys, [REMARKS.encode(remark), KEPT])

    async def at(self, table: str) -> list[Remark]:
        """Return the remarks at a table that can be read."""
        return [remark for _, remark in await self._read(table)]

    async def forget(self, table: str, person: Person) -> None:
        """Delete one person's remarks at a table."""
        for data, remark in await self._read(table):
            if remark.person == person:
                await self._client.command("LREM", self._keys.chat_log(table), 0, data)

    async def _read(self, table: str) -> list[tuple[bytes, Remark]]:
        read = []
        for data in await self._client.command("LRANGE", self._keys.chat_log(table), 0, -1):
            with contextlib.suppress(UnreadableRecord):
                read.append((data, REMARKS.decode(data)))
        return read
