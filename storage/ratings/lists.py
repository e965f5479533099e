"""Lists of people by their rating: sorted sets, of which only the first few are read, however many people there are."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from storage.connection.client import Client
from storage.ratings.names import Names, person_name, person_named
from storage.records.table import Person


@dataclass(frozen=True, kw_only=True)
class Listed:
    """Somebody in a list."""

    person: Person
    place: int
    """From 1; equal ratings share a place."""
    rating: int


@dataclass(frozen=True, kw_only=True)
class Listing:
    """The first of a list, whoever asked, and how many there are."""

    first: tuple[Listed, ...]
    own: Listed | None
    count: int


class Lists:
    """The lists of one generation, of a room or of everybody."""

    def __init__(self, client: Client, names: Names, generation: int, room: str) -> None:
        self._client, self._names, self._generation, self._room = client, names, generation, room

    async def of(self, games: Sequence[str], person: Person, most: int) -> dict[str, Listing]:
        """Return a list for each game, in two trips."""
        found = iter(
            await self._client.together([command for game in games for command in self._asked(game, person, most)])
        )
        firsts, scores, counts = zip(*((next(found), next(found), next(found)) for _ in games), strict=True)
        above = await self._client.together(
            [
                ("ZCOUNT", self._key(game), f"({int(float(score or 0))}", "+inf")
                for game, score in zip(games, scores, strict=True)
            ]
        )
        return {
            game: Listing(
                first=_ranked(first),
                own=None if score is None else Listed(person=person, place=1 + higher, rating=int(float(score))),
                count=count,
            )
            for game, first, score, higher, count in zip(games, firsts, scores, above, counts, strict=True)
        }

    def _key(self, game: str) -> str:
        return self._names.top(self._generation, game, self._room)

    def _asked(self, game: str, person: Person, most: int) -> list[tuple[str | int, ...]]:
        key = self._key(game)
        return [
            ("ZREVRANGE", key, 0, most - 1, "WITHSCORES"),
            ("ZSCORE", key, person_name(person)),
            ("ZCARD", key),
        ]


def _ranked(found: Any) -> tuple[Listed, ...]:
    """Read names with their ratings, highest first; a server may return them in pairs, or in a row."""
    pairs = found if found and isinstance(found[0], tuple | list) else zip(found[::2], found[1::2], strict=True)
    people = [(person_named(name.decode()), int(float(rating))) for name, rating in pairs]
    return tuple(
        Listed(person=person, rating=rating, place=1 + sum(other > rating for _, other in people))
        for person, rating in people
    )
