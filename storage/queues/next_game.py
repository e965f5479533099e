"""Who wants to hear when the next table opens in a room. Everybody is told once."""

from storage.connection.client import Client
from storage.keys import Keys
from storage.records.table import Person, Room

KEPT = 30 * 24 * 3600
"""s. After a month of waiting, people have found another game."""
MOST = 1_000


class NextGame:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys

    async def add(self, room: Room, person: Person) -> None:
        """Note that somebody wants to hear of the next table in a room of their platform."""
        key = self._keys.next_game(room)
        await self._client.together([("SADD", key, person.user), ("EXPIRE", key, KEPT)])

    async def take(self, room: Room) -> list[Person]:
        """Return who waits there, and forget them: of several processes one gets each."""
        users = await self._client.command("SPOP", self._keys.next_game(room), MOST)
        return [Person(platform=room.platform, user=user.decode()) for user in sorted(users)]

    async def rooms_of(self, person: Person) -> list[str]:
        """Return the names of the rooms where somebody waits."""
        keys = {key async for key in self._client.keys(self._keys.every_next_game(person.platform))}
        waits = [key for key in sorted(keys) if await self._client.command("SISMEMBER", key, person.user)]
        return [self._keys.room_named(key) for key in waits]

    async def forget(self, person: Person) -> None:
        async for key in self._client.keys(self._keys.every_next_game(person.platform)):
            await self._client.command("SREM", key, person.user)
