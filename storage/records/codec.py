"""Records as bytes: one byte for the schema, then msgpack. Old records are migrated step by step when they are read."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from storage.errors import NewerRecord, UnreadableRecord

T = TypeVar("T")

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a record of one schema, as plain dicts and lists, and returns it in the next schema."""


class Codec(Generic[T]):
    """Writes one kind of record in its newest schema and reads every schema it ever had.

    `migrations[0]` goes from schema 1 to schema 2, and so on; schemas are counted from 1.
    """

    def __init__(self, kind: type[T], migrations: Sequence[Migration] = ()) -> None:
        self.schema = len(migrations) + 1
        self._migrations = tuple(migrations)
        self._prefix = bytes([self.schema])
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(kind)

    def encode(self, record: T) -> bytes:
        return self._prefix + self._encoder.encode(record)

    def decode(self, data: bytes) -> T:
        """Read a record of any schema up to the newest; refuse what a newer program wrote, and what is not a record."""
        schema, body = (data[0], memoryview(data)[1:]) if data else (0, memoryview(b""))
        if schema > self.schema:
            raise NewerRecord(schema, self.schema)
        try:
            return self._decoder.decode(body if schema == self.schema else self._lifted(schema, body))
        except (msgspec.DecodeError, AttributeError, LookupError, TypeError, ValueError) as error:
            # Without its cause: that would quote the record, which contains a seed and names.
            raise UnreadableRecord(f"not a record of schema {schema}: {type(error).__name__}") from None

    def _lifted(self, schema: int, body: memoryview) -> bytes:
        """Return a record of an old schema in the newest one."""
        if schema < 1:
            raise ValueError(schema)
        record = msgspec.msgpack.decode(body)
        for migrate in self._migrations[schema - 1 :]:
            record = migrate(record)
        return self._encoder.encode(record)
