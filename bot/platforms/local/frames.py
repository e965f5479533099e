"""What goes to a tab: words and pictures in one piece, so that they arrive together and only there.

A frame is the length of its JSON (4 bytes, big-endian), the JSON, and the pictures one after the other. In the JSON a
picture is `{"picture": {"at": …, "size": …, …}}`: where it begins after the JSON, and how many bytes it has.
"""

import struct
from dataclasses import dataclass, field
from typing import Any

import msgspec

Data = dict[str, Any]

_encode = msgspec.json.Encoder().encode


@dataclass
class Frame:
    """A frame in the making."""

    data: Data
    _pictures: list[bytes] = field(default_factory=list)
    _size: int = 0

    def add(self, png: bytes) -> Data:
        """Take a picture in; return where it lies."""
        place = {"at": self._size, "size": len(png)}
        self._pictures.append(png)
        self._size += len(png)
        return place

    def has(self, png: bytes) -> bool:
        """Tell whether a picture is in the frame already."""
        return png in self._pictures

    def encoded(self) -> bytes:
        text = _encode(self.data)
        return b"".join((struct.pack(">I", len(text)), text, *self._pictures))


def decoded(frame: bytes) -> tuple[Data, bytes]:
    """Take a frame apart: its JSON, and the bytes of its pictures."""
    (size,) = struct.unpack_from(">I", frame)
    data: Data = msgspec.json.decode(frame[4 : 4 + size])
    return data, frame[4 + size :]
