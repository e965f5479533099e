"""The daily board: who has begun it, what came of it, and in which rooms people hear of it."""

from collections.abc import Mapping, Sequence
from urllib.parse import quote, unquote

from msgspec import Struct

from storage.connection.batches import batches
from storage.connection.client import Client
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.ratings.names import person_name, person_named
from storage.records.codec import Codec
from storage.records.table import Person, Room

DAY_KEPT = 60 * 24 * 3600
"""s that the attempts of a day are kept apart from their results."""
ROOM = "room"
AT_ONCE = 1_000
"""Fields that are read together."""

Attempt = tuple[Person, int]
"""Whose, and at the board of which number."""


class DailyResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of somebody's attempt at a day's board."""

    number: int
    game: str
    value: int
    """Moves or points; of a board that was not solved, what was left."""
    done: bool
    par: int
    course: tuple[int, ...]
    """How far ahead of the computer it was after each part."""
    name: str = ""


RESULTS = Codec(DailyResult)


class Daily:
    def __init__(self, client: Client, keys: Keys) -> None:
        self._client, self._keys = client, keys

    async def claim(self, number: int, person: Person, table: str) -> str:
        """Note the table of somebody's attempt; return the one that counts, which may be an earlier one."""
        key = self._key("day", str(number))
        await self._client.together([("HSETNX", key, person_name(person), table), ("EXPIRE", key, DAY_KEPT)])
        return await self.attempt(number, person) or table

    async def attempt(self, number: int, person: Person) -> str | None:
        found = await self._client.command("HGET", self._key("day", str(number)), person_name(person))
        return found.decode() if found else None

    async def attempts(self, asked: Sequence[Attempt]) -> dict[Attempt, str]:
        """Return the tables of those attempts that were begun, in few trips."""
        found: dict[Attempt, str] = {}
        for batch in batches(asked, AT_ONCE):
            fields = [("HGET", self._key("day", str(number)), person_name(person)) for person, number in batch]
            tables = zip(batch, await self._client.together(fields), strict=True)
            found |= {attempt: table.decode() for attempt, table in tables if table}
        return found

    async def save(self, person: Person, result: DailyResult) -> None:
        await self._client.command("HSET", self._own(person), result.number, RESULTS.encode(result))

    async def results(self, person: Person) -> dict[int, DailyResult]:
        """Return all results of somebody, by the number of the board."""
        (found,) = await self.results_of([person])
        return found

    async def results_of(self, people: Sequence[Person]) -> list[dict[int, DailyResult]]:
        """Return all results of each of a few people, in one trip."""
        found = await self._client.together([("HGETALL", self._own(person)) for person in people])
        return [_results(fields) for fields in found]

    async def last_room(self, person: Person) -> Room | None:
        """Return the group where somebody asked for the board last."""
        found = await self._client.command("HGET", self._own(person), ROOM)
        return _room(found.decode()) if found else None

    async def join(self, room: Room, person: Person) -> None:
        """Note that somebody plays in a group: the evening's summary there names them."""
        await self._client.together(
            [
                ("SADD", self._key("in", _room_name(room)), person_name(person)),
                ("HSET", self._own(person), ROOM, _room_name(room)),
            ]
        )

    async def members(self, room: Room) -> list[Person]:
        found = await self._client.command("SMEMBERS", self._key("in", _room_name(room)))
        return sorted((person_named(name.decode()) for name in found), key=person_name)

    async def subscribe(self, room: Room, *, wanted: bool) -> None:
        """Note whether a room wants a summary in the evening."""
        await self._client.command("SADD" if wanted else "SREM", self._key("rooms"), _room_name(room))

    async def rooms(self) -> list[Room]:
        found = await self._client.command("SMEMBERS", self._key("rooms"))
        return [_room(name.decode()) for name in sorted(found)]

    async def forget(self, person: Person) -> None:
        for number in await self.results(person):
            await self._client.command("HDEL", self._key("day", str(number)), person_name(person))
        await self._client.command("DEL", self._own(person))
        for pattern, remove in ((self._key("in", "*"), "SREM"), (self._key("day", "*"), "HDEL")):
            async for key in self._client.keys(pattern):
                await self._client.command(remove, key, person_name(person))

    def _key(self, *names: str) -> str:
        return self._keys.with_prefix(":".join(("daily", *names)))

    def _own(self, person: Person) -> str:
        return self._key("of", person_name(person))


def _results(fields: Mapping[bytes, bytes]) -> dict[int, DailyResult]:
    found = (_result(data) for name, data in fields.items() if name != ROOM.encode())
    return {result.number: result for result in found if result is not None}


def _result(data: bytes) -> DailyResult | None:
    try:
        return RESULTS.decode(data)
    except UnreadableRecord:
        return None


def _room_name(room: Room) -> str:
    return ":".join((room.platform, quote(room.chat, safe=""), quote(room.thread, safe="")))


def _room(name: str) -> Room:
    platform, chat, thread = map(unquote, name.split(":"))
    return Room(platform=platform, chat=chat, thread=thread)
