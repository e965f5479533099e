"""Compression in parts: each part is deflated on its own, can be cached, and is joined with others to a zlib stream."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

try:
    from zlib_ng import zlib_ng as fast
except ImportError:  # no wheel for this machine; the standard library does the same, more slowly
    fast = zlib  # type: ignore[misc]

LEVEL = 5
_RAW = -15
_MEMORY = 8
_MODULUS = 65521
_HEAD, _LAST = b"\x78\x5e", b"\x03\x00"


@dataclass(frozen=True, slots=True)
class Part:
    """A deflated piece of a stream that ends on a byte boundary, with what the combined checksum needs."""

    data: bytes
    adler: int
    length: int


def deflated(raw: bytes | bytearray) -> Part:
    squeeze = fast.compressobj(LEVEL, fast.DEFLATED, _RAW, _MEMORY)
    data = squeeze.compress(raw) + squeeze.flush(fast.Z_SYNC_FLUSH)
    return Part(data, fast.adler32(raw), len(raw))


def checksum(data: bytes) -> int:
    """Return the CRC-32 of a chunk of a file."""
    return fast.crc32(data)


def joined(parts: Sequence[Part]) -> bytes:
    """Return the parts as one zlib stream."""
    adler = 1
    for part in parts:
        adler = _combined(adler, part)
    return b"".join((_HEAD, *(part.data for part in parts), _LAST, adler.to_bytes(4, "big")))


def _combined(adler: int, part: Part) -> int:
    """Return the Adler-32 of two concatenated texts from both checksums and the length of the second."""
    first_low, first_high = adler & 0xFFFF, adler >> 16
    low, high = part.adler & 0xFFFF, part.adler >> 16
    new_low = (first_low + low - 1) % _MODULUS
    new_high = (first_high + high + part.length * (first_low - 1)) % _MODULUS
    return new_high << 16 | new_low
