"""The keys of ratings, all in one slot; and people and rooms as they stand in them."""

from urllib.parse import quote, unquote

from storage.keys import Keys
from storage.records.table import Person, Room


class Names:
    """Key names. A generation is one complete set of values: a new one is written beside the old, then takes over."""

    def __init__(self, keys: Keys) -> None:
        self._whole = keys.with_prefix("{ratings}:")

    @property
    def state(self) -> str:
        return f"{self._whole}state"

    @property
    def touched(self) -> str:
        """Who was hidden, shown or forgotten while a new generation is being written."""
        return f"{self._whole}touched"

    def every(self, generation: int) -> str:
        """The pattern that all keys of a generation match."""
        return f"{self._whole}{generation}:*"

    def counted(self, generation: int) -> str:
        """The games that were counted lately, by when they ended."""
        return f"{self._whole}{generation}:counted"

    def profile(self, generation: int, person: Person) -> str:
        return f"{self._whole}{generation}:of:{person_name(person)}"

    def top(self, generation: int, game: str, room: str = "") -> str:
        """The people of a room, or without one everybody, by their rating in a game."""
        return f"{self._whole}{generation}:top:{game}:{room}"


def person_name(person: Person) -> str:
    return f"{person.platform}:{quote(person.user, safe='')}"


def person_named(name: str) -> Person:
    platform, _, user = name.partition(":")
    return Person(platform=platform, user=unquote(user))


def room_name(room: Room) -> str:
    """Return the name of a chat; all its threads and topics share one list."""
    return f"{room.platform}:{quote(room.chat, safe='')}"
