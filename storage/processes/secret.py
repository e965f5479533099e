"""The program's own secret: drawn once for a store, the same for every process on it, never shown to anybody."""

import secrets

from storage.connection.client import Client
from storage.keys import Keys


class Secret:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._key = client, keys.with_prefix("secret")
        self._known = ""

    async def value(self) -> str:
        """Return the secret: 64 hexadecimal digits. Of several processes that ask first, one draws it for all."""
        if not self._known:
            await self._client.command("SET", self._key, secrets.token_hex(32), "NX")
            self._known = (await self._client.command("GET", self._key)).decode()
        return self._known

    def __repr__(self) -> str:
        return "Secret()"
