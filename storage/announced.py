"""What a room is told at most once, whoever tells it: it may be tried again only if the room refused it."""

from urllib.parse import quote

from storage.connection.client import Client
from storage.keys import Keys
from storage.records.table import Room

KEPT = 60 * 24 * 3600
"""s. Nothing that is told once is told so late."""
AGAIN = 10 * 60
"""s before a room that refused is tried again."""


class Announced:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys
        self.again = AGAIN

    async def is_first(self, what: str, room: Room) -> bool:
        """Tell, once for each room, that nobody has told it this yet."""
        return bool(await self._client.command("SET", self._key(what, room), 1, "NX", "EX", KEPT))

    async def refused(self, what: str, room: Room) -> None:
        """Note that a room did not get it: in a while, `is_first` is true once more."""
        await self._client.command("EXPIRE", self._key(what, room), self.again)

    async def forget(self, room: Room) -> None:
        """Forget what a direct chat was told: its id can be that of the person."""
        async for key in self._client.keys(self._key("*", room)):
            await self._client.command("DEL", key)

    def _key(self, what: str, room: Room) -> str:
        place = ":".join((room.platform, quote(room.chat, safe=""), quote(room.thread, safe="")))
        return self._keys.with_prefix(f"told:{what}:{place}")
