"""A palette PNG from deflated rows: what we need of Pillow's writer, several times faster."""

import struct

from render.raster.deflate import checksum

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png(width: int, height: int, plte: bytes, stream: bytes) -> bytes:
    """Return the file: 8 bits per pixel, rows unfiltered (each begins with a zero byte)."""
    chunks = ((b"IHDR", header(width, height)), (b"PLTE", plte), (b"IDAT", stream), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, data) for kind, data in chunks)


def header(width: int, height: int) -> bytes:
    return struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)


def chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", checksum(kind + data))))
