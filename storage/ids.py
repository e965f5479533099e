"""Ids of tables: short enough for a button, too long to guess, easy to read aloud."""

import re
import secrets
import zlib

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O (they look like 1 and 0) and no U."""
LENGTH = 7
"""34 billion ids: with 10,000 open tables, one guess in three million hits."""

_NAME = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
_LOOKALIKES = str.maketrans("OIL", "011")


def new_id(shard: str | None = None) -> str:
    """Return a random id; its first letter is its shard."""
    first = shard or secrets.choice(LETTERS)
    return first + "".join(secrets.choice(LETTERS) for _ in range(LENGTH - 1))


def code_for(digest: str) -> str:
    """Return the id that belongs to a digest: the same for the same."""
    number, letters = int(digest, 16), ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def read_id(text: str) -> str | None:
    """Return the id that somebody typed or pressed, if it can be one."""
    name = text.strip().upper().translate(_LOOKALIKES)
    return name if _NAME.fullmatch(name) else None


def shard_of(table: str) -> str:
    return table[0]


def shard_for(press: str) -> str:
    """Return the shard for what a press creates, so that the same press always goes to the same server."""
    return LETTERS[zlib.crc32(press.encode()) % len(LETTERS)]
