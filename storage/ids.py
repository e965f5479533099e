"""Names of tables: short enough for a button, long enough not to be guessed, easy to read aloud."""

import re
import secrets
import zlib

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O (they look like 1 and 0) and no U."""
LENGTH = 7
"""34 thousand million names: one guess in three million hits with 10,000 tables open."""

_NAME = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
_LOOKALIKES = str.maketrans("OIL", "011")


def new_id(shard: str | None = None) -> str:
    """Return a random name; its first letter is its shard."""
    first = shard or secrets.choice(LETTERS)
    return first + "".join(secrets.choice(LETTERS) for _ in range(LENGTH - 1))


def read_id(text: str) -> str | None:
    """Return the name that somebody typed or pressed, if it can be one."""
    name = text.strip().upper().translate(_LOOKALIKES)
    return name if _NAME.fullmatch(name) else None


def shard_of(table: str) -> str:
    return table[0]


def shard_for(press: str) -> str:
    """Return the shard for what a press creates, so that the same press always asks the same server."""
    return LETTERS[zlib.crc32(press.encode()) % len(LETTERS)]
