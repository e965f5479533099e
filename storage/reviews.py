"""What was found about finished games. It follows from their records, and is deleted with them."""

from storage.connection.client import Client
from storage.keys import Keys
from storage.timing import Timing


class Reviews:
    """One for each table, as bytes: what they mean is decided by whoever finds it."""

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing

    async def load(self, table: str) -> bytes | None:
        found: bytes | None = await self._client.command("GET", self._keys.review(table))
        return found

    async def save(self, table: str, review: bytes) -> None:
        """Keep what was found, for no longer than a game that finishes now."""
        await self._client.command("SET", self._keys.review(table), review, "PX", self._timing.retention)
