"""One key of the store and what it holds, in a form that every server takes."""

from msgspec import Struct


class Entry(Struct, frozen=True, kw_only=True, tag="entry"):
    key: str
    """Without the prefix of the program."""
    kind: str
    """As the server calls it: hash, list, set, zset or string."""
    value: list[bytes]
    """A hash as field, value, …; a sorted set as member, score, …"""
    expires: int | None = None
    """ms since 1970."""

    def __repr__(self) -> str:
        # Keys name people, values have seeds: neither is for logs.
        return f"Entry({self.kind}, {len(self.value)} parts)"
