"""Updates from outside that may be delivered more than once: each is claimed by one process, and handled once."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum

from storage.connection.client import Client
from storage.errors import StoreError
from storage.keys import Keys
from storage.timing import MINUTE, SECOND, Timing

REMEMBERED = 60 * MINUTE
"""ms for which a handled update is remembered."""
DONE = b"done"


class Claim(StrEnum):
    MINE = "mine"
    BUSY = "busy"
    """Another process is working on it. If that process dies, try again."""
    DONE = "done"


class Inbox:
    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing
        self._me = secrets.token_hex(8)

    @asynccontextmanager
    async def claimed(self, name: str, *, alone: bool = False) -> AsyncIterator[Claim]:
        """Try to claim an update. It counts as handled when the block is left without an error.

        `alone`: there is no other process, so whoever holds the claim is dead.
        """
        key = self._keys.inbox(name)
        claim = await self._claim(key, alone=alone)
        if claim is not Claim.MINE:
            yield claim
            return
        still = asyncio.create_task(self._still_there(key))
        try:
            yield claim
        finally:
            still.cancel()
        await self._client.command("SET", key, DONE, "PX", REMEMBERED)

    async def _claim(self, key: str, *, alone: bool) -> Claim:
        if await self._client.command("SET", key, self._me, "NX", "PX", self._timing.update_lease):
            return Claim.MINE
        if await self._client.command("GET", key) == DONE:
            return Claim.DONE
        if not alone:
            return Claim.BUSY
        await self._client.command("SET", key, self._me, "PX", self._timing.update_lease)
        return Claim.MINE

    async def _still_there(self, key: str) -> None:
        while True:
            await asyncio.sleep(self._timing.update_renewed / SECOND)
            try:
                await self._client.command("PEXPIRE", key, self._timing.update_lease)
            except StoreError:
                continue
