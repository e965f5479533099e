"""The names of keys in Redis. Everything about a table is in the slot of its shard: see decision 0011."""

from collections.abc import Iterator
from urllib.parse import quote

from storage.ids import LETTERS, shard_of
from storage.records.table import Person, Phase, Room, Table

SHARDS = LETTERS


class Keys:
    """The key names, with a prefix that separates several programs on one server."""

    def __init__(self, prefix: str = "rz") -> None:
        self._prefix = prefix
        # With an x after the letter, Redis' hash spreads the 32 shards evenly over 3 to 8 masters.
        self._shards = {shard: f"{prefix}:{{{shard}x}}:" for shard in SHARDS}

    def table(self, table: str) -> str:
        return f"{self._shards[shard_of(table)]}table:{table}"

    @property
    def every_table(self) -> str:
        """The pattern that the keys of all tables match."""
        return f"{self._prefix}:{{?x}}:table:*"

    @property
    def everything(self) -> str:
        """The pattern that all keys of the program match."""
        return f"{self._prefix}:*"

    def with_prefix(self, name: str) -> str:
        return f"{self._prefix}:{name}"

    def without_prefix(self, key: str) -> str:
        return key.removeprefix(f"{self._prefix}:")

    @property
    def restoring(self) -> str:
        """Which backup is being restored."""
        return f"{self._prefix}:restoring"

    def chat_log(self, table: str) -> str:
        return f"{self._shards[shard_of(table)]}talk:{table}"

    def review(self, table: str) -> str:
        return f"{self._shards[shard_of(table)]}review:{table}"

    def press(self, shard: str, press: str) -> str:
        return f"{self._shards[shard]}press:{press}"

    def wakes(self, shard: str) -> str:
        return f"{self._shards[shard]}wakes"

    def speech(self, shard: str, platform: str) -> str:
        return f"{self._shards[shard]}speech:{platform}"

    def finished(self, shard: str) -> str:
        return f"{self._shards[shard]}finished"

    def open_tables(self, shard: str) -> str:
        """The set of all tables of a shard that are not finished."""
        return f"{self._shards[shard]}open"

    def index(self, shard: str, owner: Person | Room, *, past: bool) -> str:
        """The set of a person's or a room's tables in one shard: the open ones, or the finished ones."""
        return f"{self._shards[shard]}{'past' if past else 'open'}:{_name(owner)}"

    def indexes(self, table: Table) -> Iterator[str]:
        """Every set that contains this table."""
        shard, past = shard_of(table.id), table.phase is Phase.FINISHED
        owners: tuple[Person | Room, ...] = (*table.people, *table.rooms)
        for owner in owners:
            yield self.index(shard, owner, past=past)
        if not past:
            yield self.open_tables(shard)

    def settings(self, owner: Person | Room) -> str:
        return f"{self._prefix}:settings:{_name(owner)}"

    def rate_limit(self, account: str) -> str:
        return f"{self._prefix}:allowance:{quote(account, safe='')}"

    def inbox(self, name: str) -> str:
        return f"{self._prefix}:inbox:{quote(name, safe='')}"

    def next_game(self, room: Room) -> str:
        return f"{self._prefix}:next:{_name(room)}"

    def every_next_game(self, platform: str) -> str:
        """The pattern that the keys of all rooms of a platform match where somebody waits for a table."""
        return f"{self._prefix}:next:room:{platform}:*"

    def room_named(self, key: str) -> str:
        """Return the room in the key of those who wait there."""
        return key.removeprefix(f"{self._prefix}:next:")

    @property
    def heartbeat(self) -> str:
        return f"{self._prefix}:{{pulse}}:last"

    @property
    def outages(self) -> str:
        return f"{self._prefix}:{{pulse}}:outages"


def _name(owner: Person | Room) -> str:
    if isinstance(owner, Person):
        return ":".join(("person", owner.platform, quote(owner.user, safe="")))
    return ":".join(("room", owner.platform, quote(owner.chat, safe=""), quote(owner.thread, safe="")))
