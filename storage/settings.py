"""The settings of people and rooms. Each one is written separately, so concurrent changes do not undo each other."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from storage.connection.batches import batches
from storage.connection.client import Client, Word
from storage.keys import Keys
from storage.records.table import Pace, Person, Room


class PersonSettings(Struct, frozen=True, kw_only=True):
    """None: not chosen; the room or the platform decides."""

    language: str | None = None
    palette: str = "default"
    symbols: bool = True
    theme: str | None = None
    direct_messages: bool = True
    dm_started: bool = False
    """The person has opened the direct chat: Telegram lets a bot write only after /start."""
    reminders: bool = True
    quiet_from: int = 23 * 60
    """Minutes after midnight; if `quiet_to` is equal, there are no quiet hours."""
    quiet_to: int = 8 * 60
    zone: str | None = None
    ask_first: bool = False
    """Ask before each move."""
    numbers: bool = True
    """On the web page."""
    listed: bool = True
    """In the lists of the best players."""


class RoomSettings(Struct, frozen=True, kw_only=True):
    """None: not chosen; the platform or the configuration decides."""

    language: str | None = None
    zone: str | None = None
    pace: Pace | None = None
    games: tuple[str, ...] | None = None
    """The games that may be played here; None: all."""
    anyone_opens: bool = True
    anyone_closes: bool = False
    in_threads: bool = False
    new_messages: bool = True
    """A message for each turn in slow play; otherwise the board is edited in place."""
    daily: bool = False
    """A summary of the daily board, in the evening."""
    seek: bool = False
    """People may look for opponents from here, also in other rooms."""


Owner = TypeVar("Owner", Person, Room)
Choices = TypeVar("Choices", bound=Struct)


class Settings(Generic[Owner, Choices]):
    """The settings of people, or of rooms. Defaults are not stored."""

    def __init__(self, client: Client, keys: Keys, kind: type[Choices]) -> None:
        self._client, self._keys, self._kind = client, keys, kind
        self._types = get_type_hints(kind)

    async def load(self, owner: Owner) -> Choices:
        return self._read(await self._client.command("HGETALL", self._keys.settings(owner)))

    async def load_many(self, owners: Sequence[Owner]) -> dict[Owner, Choices]:
        """Return the settings of each, in few trips."""
        found: dict[Owner, Choices] = {}
        for batch in batches(owners):
            fields = await self._client.together([("HGETALL", self._keys.settings(owner)) for owner in batch])
            found |= {owner: self._read(each) for owner, each in zip(batch, fields, strict=True)}
        return found

    async def save(self, owner: Owner, before: Choices, after: Choices) -> None:
        """Write only the settings that differ."""
        key = self._keys.settings(owner)
        changed = {name: new for name in self._types if (new := getattr(after, name)) != getattr(before, name)}
        if changed:
            pairs: list[Word] = []
            for name, value in changed.items():
                pairs += [name, msgspec.msgpack.encode(value)]
            await self._client.command("HSET", key, *pairs)

    async def forget(self, owner: Owner) -> None:
        await self._client.command("DEL", self._keys.settings(owner))

    def _read(self, fields: Mapping[bytes, bytes]) -> Choices:
        chosen: dict[str, Any] = {}
        for name, kind in self._types.items():
            data = fields.get(name.encode())
            if data is not None:
                try:
                    chosen[name] = msgspec.msgpack.decode(data, type=kind)
                except msgspec.DecodeError:
                    continue  # a value of another version of the program: treated as not chosen
        return self._kind(**chosen)
