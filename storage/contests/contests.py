"""Challenges and leagues: who takes part, which table is whose attempt, what came of it, where it is told."""

from collections.abc import Sequence
from urllib.parse import quote

from msgspec.structs import replace

from storage.connection.batches import batches
from storage.connection.client import Client
from storage.contests.records import CONTESTS, RESULTS, ROOMS, Contest, DealResult, OwnContest
from storage.errors import UnreadableRecord
from storage.keys import Keys
from storage.ratings.names import person_name, person_named
from storage.records.table import ANONYMOUS, Person, Room
from storage.timing import SECOND, Timing

KEPT = 60 * 24 * 3600
"""s that everything about a contest is kept after its end."""
MOST_ROOMS = 100
"""Rooms that hear of one contest, at most."""
HANDLE = "@"
"""What a handle begins with, and no `person_name`."""

Attempt = tuple[Person, int]
"""Whose, and at which deal."""


class Contests:
    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing

    async def create(self, contest: Contest) -> Contest:
        """Store a contest; return the one with this code, which an earlier delivery of the same press may have made."""
        key = self._key(contest, "about")
        await self._client.command("SET", key, CONTESTS.encode(contest), "NX", "EX", self._expiry(contest))
        await self._client.command("ZADD", self._ends, contest.ends_at, contest.code)
        await self._noted(contest, self._of(contest.host))
        if contest.invited and not contest.invited.startswith(HANDLE):
            await self._noted(contest, self._of(person_named(contest.invited)))
        return await self.load(contest.code) or contest

    async def load(self, code: str) -> Contest | None:
        found = await self._loaded([code])
        return found[0] if found else None

    async def of(self, person: Person) -> list[Contest]:
        """Return what somebody takes part in or has opened, the newest first."""
        return await self._all(self._of(person))

    async def at(self, room: Room) -> list[Contest]:
        """Return what is told in a room, the newest first."""
        return await self._all(self._at(room))

    async def tell_in(self, contest: Contest, room: Room, locale: str, person: Person | None = None) -> None:
        """Note that a room is to hear how it ends, and in which language; of a direct chat, whose it is."""
        if await self._client.command("HLEN", self._key(contest, "rooms")) < MOST_ROOMS:
            whose = person_name(person) if person is not None else ""
            await self._put(contest, "rooms", ROOMS.encode(room), f"{locale} {whose}")
            await self._noted(contest, self._at(room))

    async def rooms(self, contest: Contest) -> dict[Room, str]:
        found = await self._client.command("HGETALL", self._key(contest, "rooms"))
        return {ROOMS.decode(room): told.decode().partition(" ")[0] for room, told in sorted(found.items())}

    async def enter(self, contest: Contest, person: Person, name: str) -> None:
        """Note that somebody takes part, under the name that they have now."""
        await self._put(contest, "people", person_name(person), name)
        await self._noted(contest, self._of(person))

    async def opponent(self, contest: Contest, person: Person) -> Person:
        """Make somebody the opponent in a challenge, unless there is one; return who it is."""
        key = self._key(contest, "opponent")
        await self._client.command("SET", key, person_name(person), "NX", "EX", self._expiry(contest))
        found = await self._client.command("GET", key)
        return person_named(found.decode()) if found else person

    async def people(self, contest: Contest) -> dict[Person, str]:
        found = await self._client.command("HGETALL", self._key(contest, "people"))
        return {person_named(person.decode()): name.decode() for person, name in sorted(found.items())}

    async def claim(self, contest: Contest, person: Person, deal: int, table: str) -> str:
        """Note the table of somebody's attempt at a deal; return the one that counts, which may be an earlier one."""
        key, field = self._key(contest, "tables"), _field(person, deal)
        await self._client.together([("HSETNX", key, field, table), ("EXPIRE", key, self._expiry(contest))])
        return await self.attempt(contest, person, deal) or table

    async def attempt(self, contest: Contest, person: Person, deal: int) -> str | None:
        """Return the table of somebody's attempt at a deal."""
        found = await self._client.command("HGET", self._key(contest, "tables"), _field(person, deal))
        return found.decode() if found else None

    async def attempts(self, contest: Contest) -> dict[Attempt, str]:
        """Return the table of every attempt that was begun."""
        found = await self._client.command("HGETALL", self._key(contest, "tables"))
        return {_attempt(field.decode()): table.decode() for field, table in sorted(found.items())}

    async def save(self, contest: Contest, person: Person, deal: int, result: DealResult) -> None:
        await self._put(contest, "results", _field(person, deal), RESULTS.encode(result))

    async def results(self, contest: Contest) -> dict[Attempt, DealResult]:
        found = await self._client.command("HGETALL", self._key(contest, "results"))
        return {_attempt(field.decode()): RESULTS.decode(result) for field, result in sorted(found.items())}

    async def open(self, until: int | None = None) -> list[Contest]:
        """Return the contests whose end was not told yet; with a time, those that end by then."""
        codes = await self._client.command("ZRANGEBYSCORE", self._ends, "-inf", "+inf" if until is None else until)
        return await self._loaded([code.decode() for code in codes])

    async def due(self, contest: Contest, at: int) -> None:
        """Note that it is over at this time already; unless its end was told."""
        await self._client.command("ZADD", self._ends, "XX", at, contest.code)

    async def told(self, contest: Contest) -> None:
        """Note that its end was told wherever it could be."""
        await self._client.command("ZREM", self._ends, contest.code)

    async def export(self, person: Person) -> list[OwnContest]:
        return [await self._own(contest, person) for contest in await self.of(person)]

    async def forget(self, person: Person) -> list[Room]:
        """Take somebody out of everything, their results too; return the direct chats of theirs that were known."""
        name, direct = person_name(person), list[Room]()
        for contest in await self.of(person):
            fields = [_field(person, deal) for deal in contest.all_deals]
            await self._client.command("HDEL", self._key(contest, "people"), name)
            for part in ("tables", "results"):
                await self._client.command("HDEL", self._key(contest, part), *fields)
            direct += await self._forget_rooms(contest, name)
            if await self._client.command("GET", self._key(contest, "opponent")) == name.encode():
                await self._client.command("DEL", self._key(contest, "opponent"))
            if contest.host == person or contest.invited == name:
                kept = replace(contest, invited="" if contest.invited == name else contest.invited)
                kept = replace(kept, host=ANONYMOUS, name="") if contest.host == person else kept
                key = self._key(contest, "about")
                await self._client.command("SET", key, CONTESTS.encode(kept), "KEEPTTL")
        await self._client.command("DEL", self._of(person))
        return direct

    async def _forget_rooms(self, contest: Contest, name: str) -> list[Room]:
        key = self._key(contest, "rooms")
        told = await self._client.command("HGETALL", key)
        own = [room for room, whose in told.items() if whose.decode().partition(" ")[2] == name]
        for room in own:
            await self._client.command("HDEL", key, room)
            await self._client.command("DEL", self._at(ROOMS.decode(room)))
        return [ROOMS.decode(room) for room in own]

    async def _own(self, contest: Contest, person: Person) -> OwnContest:
        results = await self.results(contest)
        return OwnContest(
            code=contest.code,
            game=contest.game,
            duel=contest.duel,
            hosted=contest.host == person,
            name=(await self.people(contest)).get(person, ""),
            results={deal: result for (who, deal), result in results.items() if who == person},
        )

    async def _all(self, key: str) -> list[Contest]:
        """Return the contests in a set; those that are gone leave it."""
        codes = [code.decode() for code in await self._client.command("SMEMBERS", key)]
        found = await self._loaded(codes)
        if gone := set(codes) - {contest.code for contest in found}:
            await self._client.command("SREM", key, *sorted(gone))
        return sorted(found, key=lambda contest: (-contest.opened_at, contest.code))

    async def _loaded(self, codes: Sequence[str]) -> list[Contest]:
        """Return those that exist and can be read, in few trips."""
        found: list[Contest | None] = []
        for batch in batches(codes):
            records = await self._client.together([("GET", self._name(code, "about")) for code in batch])
            found += [_contest(data) for data in records]
        return [contest for contest in found if contest is not None]

    async def _put(self, contest: Contest, part: str, field: str | bytes, value: str | bytes) -> None:
        key = self._key(contest, part)
        await self._client.together([("HSET", key, field, value), ("EXPIRE", key, self._expiry(contest))])

    async def _noted(self, contest: Contest, key: str) -> None:
        await self._client.together([("SADD", key, contest.code), ("EXPIRE", key, 2 * KEPT)])

    def _expiry(self, contest: Contest) -> int:
        """Return in how many seconds everything about a contest may be forgotten."""
        return max(0, contest.ends_at - self._timing.now()) // SECOND + KEPT

    def _key(self, contest: Contest, part: str) -> str:
        return self._name(contest.code, part)

    def _name(self, *parts: str) -> str:
        return self._keys.with_prefix(":".join(("contest", *parts)))

    def _of(self, person: Person) -> str:
        return self._keys.with_prefix(f"contests:of:{person_name(person)}")

    def _at(self, room: Room) -> str:
        place = ":".join((room.platform, quote(room.chat, safe=""), quote(room.thread, safe="")))
        return self._keys.with_prefix(f"contests:at:{place}")

    @property
    def _ends(self) -> str:
        return self._keys.with_prefix("contests:ends")


def _contest(data: bytes | None) -> Contest | None:
    try:
        return CONTESTS.decode(data) if data else None
    except UnreadableRecord:
        return None


def _field(person: Person, deal: int) -> str:
    return f"{person_name(person)} {deal}"


def _attempt(field: str) -> Attempt:
    person, _, deal = field.rpartition(" ")
    return person_named(person), int(deal)
