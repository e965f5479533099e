"""What a room is told once, whoever tells it: noted when it was told, so that a crash before that loses nothing."""

from collections.abc import Sequence
from urllib.parse import quote

from storage.connection.batches import batches
from storage.connection.client import Client
from storage.keys import Keys
from storage.records.table import Room

KEPT = 60 * 24 * 3600
"""s. Nothing that is told once is told so late."""
LEASE = 10 * 60
"""s that the lease lasts: a room that refused, or whose teller died, is tried again after that."""
_TELLING, _TOLD = "telling", "told"


class Announced:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys

    async def begin(self, what: str, room: Room) -> bool:
        """Take the lease to tell a room this; False if it was told, or somebody has the lease."""
        return bool(await self._client.command("SET", self._key(what, room), _TELLING, "NX", "EX", LEASE))

    async def told(self, what: str, room: Room) -> None:
        """Note that a room was told."""
        await self._client.command("SET", self._key(what, room), _TOLD, "EX", KEPT)

    async def is_told(self, what: str, room: Room) -> bool:
        return _is_told(await self._client.command("GET", self._key(what, room)))

    async def untold(self, asked: Sequence[tuple[str, Room]]) -> list[tuple[str, Room]]:
        """Return what was not told yet, in few trips; what is just being told is among it."""
        found: list[tuple[str, Room]] = []
        for batch in batches(asked):
            marks = await self._client.together([("GET", self._key(what, room)) for what, room in batch])
            found += [each for each, mark in zip(batch, marks, strict=True) if not _is_told(mark)]
        return found

    async def forget(self, room: Room) -> None:
        """Forget what a direct chat was told: its id can be that of the person."""
        async for key in self._client.keys(self._key("*", room)):
            await self._client.command("DEL", key)

    def _key(self, what: str, room: Room) -> str:
        place = ":".join((room.platform, quote(room.chat, safe=""), quote(room.thread, safe="")))
        return self._keys.with_prefix(f"told:{what}:{place}")


def _is_told(mark: bytes | None) -> bool:
    return mark is not None and mark != _TELLING.encode()
