"""Who looks for an opponent: people of one platform, by game. Nobody is here who has not asked for it."""

from msgspec import Struct

from storage.connection.client import Client
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.ratings.names import person_name
from storage.records.codec import Codec
from storage.records.table import Person, Room

OFFERED = 12 * 3600
"""s in which nobody is offered the same opponent twice."""
ASKED = 10 * 60
"""s between two offers to the same person, however many people look."""
PAIRED = "|"
"""Stands between two people in a key: in no name of a person."""


class Seeker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who looks for an opponent in a game."""

    person: Person
    name: str
    said: str
    """The same, as it stands in running text of their platform."""
    game: str
    direct: Room
    """Where they are written to."""
    place: Room
    """The room that allows it, where they asked."""
    locale: str
    since: int
    """ms since 1970."""


SEEKERS = Codec(Seeker)


class Seeking:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys

    async def add(self, seeker: Seeker) -> None:
        """Note that somebody looks; asking again keeps them in the list for longer."""
        key = self._key(seeker.person.platform, seeker.game)
        await self._client.command("HSET", key, person_name(seeker.person), SEEKERS.encode(seeker))

    async def waiting(self, platform: str, game: str) -> list[Seeker]:
        """Return who looks for an opponent, the one who has waited longest first."""
        found = await self._client.command("HGETALL", self._key(platform, game))
        seekers = [seeker for data in found.values() if (seeker := _seeker(data)) is not None]
        return sorted(seekers, key=lambda seeker: (seeker.since, seeker.person.user))

    async def of(self, person: Person, games: list[str]) -> list[Seeker]:
        """Return in which of these games somebody looks."""
        asked = [("HGET", self._key(person.platform, game), person_name(person)) for game in games]
        found = await self._client.together(asked)
        return [seeker for data in found if data and (seeker := _seeker(data)) is not None]

    async def take(self, one: Seeker, other: Seeker) -> bool:
        """Take two out of the list who have found each other; False, and nothing changes, if one has left it."""
        key = self._key(one.person.platform, one.game)
        if not await self._client.command("HDEL", key, person_name(one.person)):
            return False
        if await self._client.command("HDEL", key, person_name(other.person)):
            return True
        await self.add(one)
        return False

    async def is_new(self, one: Seeker, other: Seeker) -> bool:
        """Tell, once in a while for each pair, that one was not offered to the other yet."""
        pair = PAIRED.join((one.game, person_name(one.person), person_name(other.person)))
        key = self._keys.with_prefix(f"seek:offered:{pair}")
        return bool(await self._client.command("SET", key, 1, "NX", "EX", OFFERED))

    async def is_asked(self, person: Person) -> bool:
        """Tell whether somebody was offered an opponent just now."""
        return bool(await self._client.command("EXISTS", self._asked(person)))

    async def asked(self, person: Person) -> None:
        """Note that somebody was offered an opponent: the next offer comes later."""
        await self._client.command("SET", self._asked(person), 1, "EX", ASKED)

    async def forget(self, person: Person) -> None:
        """Take somebody out of all lists."""
        name = person_name(person)
        async for key in self._client.keys(self._key(person.platform, "*")):
            await self._client.command("HDEL", key, name)
        async for key in self._client.keys(self._keys.with_prefix("seek:offered:*")):
            if name in key.split(PAIRED):
                await self._client.command("DEL", key)
        await self._client.command("DEL", self._asked(person))

    async def export(self, person: Person) -> list[Seeker]:
        keys = [key async for key in self._client.keys(self._key(person.platform, "*"))]
        found = [await self._client.command("HGET", key, person_name(person)) for key in keys]
        return [seeker for data in found if data and (seeker := _seeker(data)) is not None]

    def _asked(self, person: Person) -> str:
        return self._keys.with_prefix(f"seek:asked:{person_name(person)}")

    def _key(self, platform: str, game: str) -> str:
        return self._keys.with_prefix(f"seek:in:{platform}:{game}")


def _seeker(data: bytes) -> Seeker | None:
    try:
        return SEEKERS.decode(data)
    except UnreadableRecord:
        return None
