"""One change of ratings: what is written together, or not at all."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from storage.connection.client import Command, Word
from storage.ratings.names import Names, person_name
from storage.records.profile import PROFILES, Profile
from storage.records.table import Person

_WORDS = 1_000
"""Of one command: it must not keep others waiting."""


@dataclass(frozen=True)
class State:
    """Which generation is valid, how often it was changed, and until when all finished games are counted."""

    generation: int = 0
    version: int = 0
    until: int = 0
    """ms since 1970."""

    @classmethod
    def read(cls, data: bytes | None) -> "State":
        return cls(*map(int, data.split())) if data else cls()

    def __str__(self) -> str:
        return f"{self.generation} {self.version} {self.until}"


@dataclass(frozen=True, kw_only=True)
class Changes:
    """What replaces what: the profiles of people, and the games that they are now made of."""

    before: Mapping[Person, Profile]
    after: Mapping[Person, Profile]
    """Without somebody who is in `before`: they are forgotten."""
    counted: Sequence[tuple[str, int]] = field(default=())
    """Ids of games, and when they ended."""

    def keys_and_words(self, names: Names, state: State, until: int) -> tuple[list[str], list[Word]]:
        """Return the arguments of `rate.lua`."""
        now = State(state.generation, state.version + 1, max(state.until, until))
        marks: list[Word] = [word for id_, ended in self.counted for word in (ended, id_)]
        blobs: list[Word] = [self._blob(person) for person in self.people]
        lists = list(self._lists())
        listed: list[Word] = [word for _, _, score, member in lists for word in (score, member)]
        keys = [names.state, names.counted(state.generation)]
        keys += [names.profile(state.generation, person) for person in self.people]
        keys += [names.top(state.generation, game, room) for game, room, _, _ in lists]
        return keys, [str(state), str(now), len(self.counted), len(blobs), *marks, *blobs, *listed]

    def commands(self, names: Names, generation: int) -> Iterator[Command]:
        """Yield the same as commands, for a generation that nobody reads yet."""
        for person in self.people:
            yield "SET", names.profile(generation, person), self._blob(person)
        lists: dict[str, list[Word]] = {}
        for game, room, score, member in self._lists():
            if score != "-":
                lists.setdefault(names.top(generation, game, room), []).extend((score, member))
        lists[names.counted(generation)] = [word for id_, ended in self.counted for word in (ended, id_)]
        for key, words in lists.items():
            for at in range(0, len(words), _WORDS):
                yield "ZADD", key, *words[at : at + _WORDS]

    @property
    def people(self) -> list[Person]:
        return list(dict.fromkeys((*self.before, *self.after)))

    def _blob(self, person: Person) -> bytes:
        return PROFILES.encode(self.after[person]) if person in self.after else b""

    def _lists(self) -> Iterator[tuple[str, str, Word, str]]:
        """Yield each list that somebody enters, leaves or moves in: game, room, rating (or - to leave it), name."""
        for person in self.people:
            old, new, name = places(self.before.get(person)), places(self.after.get(person)), person_name(person)
            for place in old.keys() | new.keys():
                if old.get(place) != new.get(place):
                    yield *place, new.get(place, "-"), name


def places(profile: Profile | None) -> dict[tuple[str, str], int]:
    """Return the lists that somebody is in, by game and room, with their rating there."""
    if profile is None or profile.hidden:
        return {}
    rated = {game: round(found.mean) for game, found in profile.games.items() if found.rated}
    return {(game, room): rating for game, rating in rated.items() for room in ("", *profile.rooms)}
