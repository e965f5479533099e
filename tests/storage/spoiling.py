"""Records that this version of the program can't read."""

from storage.keys import Keys
from storage.records.migrations import TABLES

SPOILT = {
    "of a newer schema": bytes([TABLES.schema + 1]) + b"\x80",
    "of schema 0": b"\x00\x80",
    "of an old schema, without what its migration needs": b"\x01\x90",
    "cut off": bytes([TABLES.schema]) + b"\x8a\xa2id",
    "of another shape": bytes([TABLES.schema]) + b"\x81\xa2id\x01",
    "empty": b"",
}


async def spoil(client, table: str, *, data: bytes = SPOILT["of a newer schema"], prefix: str = "rz") -> None:
    """Replace a table's record."""
    await client.command("HSET", Keys(prefix).table(table), "t", data)
