"""A loaded table, with what the store keeps beside it."""

from collections.abc import Mapping

from msgspec import Struct

from storage.errors import UnreadableRecord
from storage.records.codec import Codec
from storage.records.migrations import TABLES
from storage.records.table import Snapshot, Speech, Table

SNAPSHOTS = Codec(Snapshot)
SPEECHES = Codec(Speech)

VERSION, TABLE, SNAPSHOT, LOUD = b"v", b"t", b"s", b"l"
SPEECH_OF = b"p:"


class LoadedTable(Struct, frozen=True, kw_only=True):
    """A table as it was loaded or saved: the next save expects to find this version."""

    table: Table
    version: int
    """How often the table was saved. Unlike the revision, it also grows when somebody joins or looks."""
    loud: int
    """The last version that is to be announced."""
    snapshot: Snapshot | None = None
    """The state after the last move; None if what is stored is older."""
    speaking: frozenset[str] = frozenset()
    """The platforms on which whoever saved this holds the lease to speak; elsewhere another process does."""
    speeches: Mapping[str, bytes] = {}

    def speech(self, platform: str) -> Speech:
        """Return what a platform was told so far."""
        told = self.speeches.get(platform)
        return SPEECHES.decode(told) if told else Speech()

    def __repr__(self) -> str:
        return f"LoadedTable({self.table!r} version {self.version})"


def loaded_from(fields: Mapping[bytes, bytes]) -> LoadedTable | None:
    """Read the fields of a table's hash; None if there are none."""
    if not fields:
        return None
    if not fields.keys() >= {TABLE, VERSION}:
        raise UnreadableRecord("a table without its record")
    table = TABLES.decode(fields[TABLE])
    told = {name[len(SPEECH_OF) :].decode(): said for name, said in fields.items() if name.startswith(SPEECH_OF)}
    return LoadedTable(
        table=table,
        version=int(fields[VERSION]),
        loud=int(fields.get(LOUD, 0)),
        snapshot=_fitting(table, fields.get(SNAPSHOT)),
        speeches=told,
    )


def _fitting(table: Table, data: bytes | None) -> Snapshot | None:
    """Return a snapshot only if it is of the last move: a stale cache is worthless."""
    try:
        snapshot = SNAPSHOTS.decode(data) if data else None
    except UnreadableRecord:
        return None
    return snapshot if snapshot and (snapshot.revision, snapshot.rules) == (table.revision, table.rules) else None
