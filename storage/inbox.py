"""What comes from outside and may come again: each thing is taken by one process, and done once."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum

from storage.errors import StoreError
from storage.keys import Keys
from storage.link import Link
from storage.timing import MINUTE, SECOND, Timing

REMEMBERED = 60 * MINUTE
"""ms for which it is known that something was done."""
DONE = b"done"


class Claim(StrEnum):
    MINE = "mine"
    BUSY = "busy"
    """Another process works on it. If that dies, it is to be tried again."""
    DONE = "done"


class Inbox:
    def __init__(self, link: Link, keys: Keys, timing: Timing) -> None:
        self._link, self._keys, self._timing = link, keys, timing
        self._me = secrets.token_hex(8)

    @asynccontextmanager
    async def claimed(self, name: str, *, alone: bool = False) -> AsyncIterator[Claim]:
        """Try to be the one who works on something. What is left without an error is done.

        `alone`: there is no other process, so whoever has it is dead.
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
        await self._link.command("SET", key, DONE, "PX", REMEMBERED)

    async def _claim(self, key: str, *, alone: bool) -> Claim:
        if await self._link.command("SET", key, self._me, "NX", "PX", self._timing.update_lease):
            return Claim.MINE
        if await self._link.command("GET", key) == DONE:
            return Claim.DONE
        if not alone:
            return Claim.BUSY
        await self._link.command("SET", key, self._me, "PX", self._timing.update_lease)
        return Claim.MINE

    async def _still_there(self, key: str) -> None:
        while True:
            await asyncio.sleep(self._timing.update_renewed / SECOND)
            try:
                await self._link.command("PEXPIRE", key, self._timing.update_lease)
            except StoreError:
                continue
