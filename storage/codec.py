"""Records as bytes: one byte with the schema, then msgpack. Old bytes are lifted step by step when they are read."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from storage.errors import NewerRecord

T = TypeVar("T")

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a record of one schema, as plain dicts and lists, and returns it as the next schema has it."""


class Codec(Generic[T]):
    """Writes one kind of record in its newest schema and reads every schema it ever had.

    `migrations[0]` lifts schema 1 to schema 2, and so on; schemas are counted from 1.
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
        """Read a record of any schema up to the newest; refuse what a newer program wrote."""
        schema, body = data[0], memoryview(data)[1:]
        if schema == self.schema:
            return self._decoder.decode(body)
        if schema > self.schema:
            raise NewerRecord(schema, self.schema)
        record = msgspec.msgpack.decode(body)
        for migrate in self._migrations[schema - 1 :]:
            record = migrate(record)
        return self._decoder.decode(self._encoder.encode(record))
