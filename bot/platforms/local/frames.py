"""What is sent to a tab: words and pictures in one message, so that they arrive together.

A frame is the length of its JSON (4 bytes, big-endian), the JSON, and the pictures one after the other. In the JSON a
picture is `{"picture": {"at": …, "size": …, …}}`: its offset after the JSON, and its size in bytes.
"""

import struct
from dataclasses import dataclass, field
from typing import Any

import msgspec

Data = dict[str, Any]

_encode = msgspec.json.Encoder().encode


@dataclass
class Frame:
    """A frame under construction."""

    data: Data
    _pictures: list[bytes] = field(default_factory=list)
    _size: int = 0

    def add(self, png: bytes) -> Data:
        """Add a picture; return where it is."""
        place = {"at": self._size, "size": len(png)}
        self._pictures.append(png)
        self._size += len(png)
        return place

    def has(self, png: bytes) -> bool:
        """Tell whether a picture is already in the frame."""
        return png in self._pictures

    def encoded(self) -> bytes:
        text = _encode(self.data)
        return b"".join((struct.pack(">I", len(text)), text, *self._pictures))


def decoded(frame: bytes) -> tuple[Data, bytes]:
    """Decode a frame: its JSON, and the bytes of its pictures."""
    (size,) = struct.unpack_from(">I", frame)
    data: Data = msgspec.json.decode(frame[4 : 4 + size])
    return data, frame[4 + size :]
