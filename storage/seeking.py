"""Who looks for an opponent: people of one platform, by game. Nobody is here who has not asked for it."""

from collections.abc import Sequence

from msgspec import Struct

from storage.connection.batches import batches
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
TAKEN = 60
"""s in which the table of two who have found each other is opened; after that they look again."""
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
    place: Room | None = None
    """The room that allows it, where they asked; None: the only one of the platform."""
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

    async def take(self, game: str, *pair: Person) -> list[Seeker]:
        """Take the lease of two who have found each other, for the time that opening their table may take.

        They stay in the list until `settle`, so a crash before that loses nobody. Return both in this order; nothing,
        if one has left the list or is taken.
        """
        leased: list[Person] = []
        for person in sorted(pair, key=person_name):  # in one order, so that of two who accept each other one succeeds
            if not await self._client.command("SET", self._taken(game, person), 1, "NX", "EX", TAKEN):
                await self.release(game, *leased)
                return []
            leased.append(person)
        found = [seeker for person in pair for seeker in await self.of(person, [game])]
        if len(found) < len(pair):
            await self.release(game, *pair)
            return []
        return found

    async def release(self, game: str, *people: Person) -> None:
        """Give a lease back: they go on looking."""
        await self._client.together([("DEL", self._taken(game, person)) for person in people])

    async def settle(self, game: str, *people: Person) -> None:
        """Take people out of the list who have their table, and give the lease back."""
        gone = [("HDEL", self._key(person.platform, game), person_name(person)) for person in people]
        await self._client.together([*gone, *(("DEL", self._taken(game, person)) for person in people)])

    async def unoffered(self, one: Seeker, others: Sequence[Seeker]) -> list[Seeker]:
        """Return those who were not offered to this one lately, nor the other way round."""
        found = await self._client.together([("EXISTS", self._offered(one, other)) for other in others])
        return [other for other, offered in zip(others, found, strict=True) if not offered]

    async def is_new(self, one: Seeker, other: Seeker) -> bool:
        """Tell, once in a while for each pair, that one was not offered to the other yet."""
        return bool(await self._client.command("SET", self._offered(one, other), 1, "NX", "EX", OFFERED))

    async def asked_of(self, people: Sequence[Person]) -> set[Person]:
        """Return who was offered an opponent just now."""
        asked: set[Person] = set()
        for batch in batches(people):
            found = await self._client.together([("EXISTS", self._asked(person)) for person in batch])
            asked |= {person for person, is_asked in zip(batch, found, strict=True) if is_asked}
        return asked

    async def ask(self, person: Person) -> bool:
        """Note that somebody is offered an opponent, the next offer comes later; False if that has just happened."""
        return bool(await self._client.command("SET", self._asked(person), 1, "NX", "EX", ASKED))

    async def forget(self, person: Person) -> None:
        """Take somebody out of all lists."""
        name = person_name(person)
        async for key in self._client.keys(self._key(person.platform, "*")):
            await self._client.command("HDEL", key, name)
        async for key in self._client.keys(self._keys.with_prefix("seek:offered:*")):
            if name in key.split(PAIRED):
                await self._client.command("DEL", key)
        async for key in self._client.keys(self._taken("*", person)):
            await self._client.command("DEL", key)
        await self._client.command("DEL", self._asked(person))

    async def export(self, person: Person) -> list[Seeker]:
        keys = [key async for key in self._client.keys(self._key(person.platform, "*"))]
        found = [await self._client.command("HGET", key, person_name(person)) for key in keys]
        return [seeker for data in found if data and (seeker := _seeker(data)) is not None]

    def _offered(self, one: Seeker, other: Seeker) -> str:
        pair = PAIRED.join((one.game, *sorted((person_name(one.person), person_name(other.person)))))
        return self._keys.with_prefix(f"seek:offered:{pair}")

    def _taken(self, game: str, person: Person) -> str:
        return self._keys.with_prefix(f"seek:taken:{game}:{person_name(person)}")

    def _asked(self, person: Person) -> str:
        return self._keys.with_prefix(f"seek:asked:{person_name(person)}")

    def _key(self, platform: str, game: str) -> str:
        return self._keys.with_prefix(f"seek:in:{platform}:{game}")


def _seeker(data: bytes) -> Seeker | None:
    try:
        return SEEKERS.decode(data)
    except UnreadableRecord:
        return None
