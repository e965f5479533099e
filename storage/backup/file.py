"""A backup as a file: entries in MessagePack, compressed, with a digest at the end. Half a file is no backup."""

import gzip
import hashlib
import os
import struct
import zlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from storage.backup.entry import Entry
from storage.errors import StoreError

FORMAT = 1
_LENGTH = struct.Struct(">I")
_LARGEST = 1 << 28
"""Bytes of one entry. More is not ours."""


class BadBackup(StoreError):
    """The file is not a backup, or not a whole one; the message says which."""


class Begin(Struct, frozen=True, kw_only=True, tag="raznotsvet backup"):
    format: int
    made: int
    """ms since 1970: everything saved before is in the file."""


class End(Struct, frozen=True, kw_only=True, tag="end"):
    entries: int
    digest: bytes
    """SHA-256 of everything before."""


@dataclass(frozen=True, kw_only=True)
class Contents:
    """What a whole backup says about itself."""

    made: int
    entries: int
    tables: int
    digest: str


_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Begin | Entry | End] = msgspec.msgpack.Decoder(Begin | Entry | End)


async def write(path: Path, entries: AsyncIterator[Entry], made: int) -> Contents:
    """Write a backup next to its place, read it back, and only then give it its name.

    Only its owner can read it: it has the names of people and the seeds of running games.
    """
    partial = path.with_name(f"{path.name}.partial")
    digest, count = hashlib.sha256(), 0
    try:
        private = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with (
            os.fdopen(private, "wb") as raw,
            gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed,
        ):
            digest.update(_frame(packed, Begin(format=FORMAT, made=made)))
            async for entry in entries:
                digest.update(_frame(packed, entry))
                count += 1
            _frame(packed, End(entries=count, digest=digest.digest()))
            packed.close()
            raw.flush()
            os.fsync(raw.fileno())
        contents = check(partial)
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return contents


def check(path: Path) -> Contents:
    """Read a whole backup; raise `BadBackup` if anything is missing or changed."""
    digest, count, tables, made = hashlib.sha256(), 0, 0, None
    for frame, part in _parts(path):
        match part:
            case Begin(format=version, made=moment) if made is None:
                if version > FORMAT:
                    raise BadBackup(f"{path} was made by a newer version of this program")
                made = moment
            case Entry(key=key) if made is not None:
                count, tables = count + 1, tables + (":table:" in key)
            case End(entries=entries, digest=known) if made is not None:
                if (entries, known) != (count, digest.digest()):
                    break
                return Contents(made=made, entries=count, tables=tables, digest=known.hex())
            case _:
                break
        digest.update(frame)
    raise BadBackup(f"{path} is damaged or not complete")


def entries(path: Path) -> Iterator[Entry]:
    """Yield the entries of a backup that was checked."""
    return (part for _, part in _parts(path) if isinstance(part, Entry))


def _frame(packed: gzip.GzipFile, part: Begin | Entry | End) -> bytes:
    data = _encode(part)
    packed.write(_LENGTH.pack(len(data)) + data)
    return data


def _parts(path: Path) -> Iterator[tuple[bytes, Begin | Entry | End]]:
    try:
        with gzip.open(path) as packed:
            while head := packed.read(_LENGTH.size):
                (size,) = _LENGTH.unpack(head)
                if size > _LARGEST:
                    raise BadBackup(f"{path} is not a backup of this program")
                data = packed.read(size)
                yield data, _decoder.decode(data)
    except (gzip.BadGzipFile, zlib.error, struct.error, msgspec.DecodeError):
        raise BadBackup(f"{path} is not a backup of this program, or it is damaged") from None
    except EOFError:
        raise BadBackup(f"{path} is not complete") from None
    except OSError as error:
        raise BadBackup(f"{path} can't be read ({error.strerror})") from None
