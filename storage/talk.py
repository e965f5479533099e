"""What people said at a table, on a platform that is no chat itself. It goes when the table goes."""

from msgspec import Struct

from storage.codec import Codec
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
        found = await self._link.command("LRANGE", self._keys.talk(table), 0, -1)
        return [REMARKS.decode(each) for each in found]

    async def forget(self, table: str, person: Person) -> None:
        """Delete what somebody said at a table."""
        found = await self._link.command("LRANGE", self._keys.talk(table), 0, -1)
        for each in found:
            if REMARKS.decode(each).person == person:
                await self._link.command("LREM", self._keys.talk(table), 0, each)
