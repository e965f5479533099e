"""Replays as GIFs: Discord shows only the first frame of an animated PNG, and Telegram turns GIFs into video.

Frames share the fixed palette of the look, and each one contains only what has changed.
"""

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.raster import numbers
from render.scene import Scene
from render.shades import AS_BEFORE, shades
from render.theme import Look

FRAME_MS = 700
LAST_MS = 4_000
_CHANGED = bytes((0, *(255 for _ in range(255))))
_KEEP_AND_SKIP = 0b0000_0101


@dataclass(frozen=True, slots=True)
class _Patch:
    """What one frame changes: the pixels of a rectangle, with unchanged ones marked as such."""

    image: Image.Image
    x: int
    y: int
    ms: int


def gif(scenes: Iterable[Scene], look: Look) -> bytes:
    """Return the scenes as a GIF that loops forever."""
    patches = list(_patches(scenes, look))
    width, height = patches[0].image.size
    palette = shades(look).plte.ljust(3 * 256, b"\0")
    head = b"GIF89a" + struct.pack("<HHBBB", width, height, 0b1111_0111, 0, 0) + palette
    loop = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return head + loop + b"".join(part for patch in patches for part in _gif_frame(patch)) + b"\x3b"


def _patches(scenes: Iterable[Scene], look: Look) -> Iterator[_Patch]:
    before: Image.Image | None = None
    waiting: _Patch | None = None
    for scene in scenes:
        image = numbers(scene, look)
        patch = _Patch(image, 0, 0, FRAME_MS) if before is None else _difference(before, image)
        if waiting is not None:
            yield waiting
        before, waiting = image, patch
    if waiting is None:
        raise ValueError("a film needs a frame")
    yield _Patch(waiting.image, waiting.x, waiting.y, LAST_MS)


def _difference(before: Image.Image, after: Image.Image) -> _Patch:
    changed = ImageChops.difference(before, after)
    box = changed.getbbox() or (0, 0, 1, 1)
    part = changed.crop(box)
    mask = Image.frombytes("L", part.size, part.tobytes().translate(_CHANGED))
    marked = Image.new("L", part.size, AS_BEFORE)
    marked.paste(after.crop(box), (0, 0), mask)
    return _Patch(marked, box[0], box[1], FRAME_MS)


def _gif_frame(patch: _Patch) -> Iterator[bytes]:
    yield b"\x21\xf9\x04" + struct.pack("<BHBB", _KEEP_AND_SKIP, patch.ms // 10, AS_BEFORE, 0)
    # Pillow's own encoder for the compressed part, in C.
    yield from getdata(patch.image, (patch.x, patch.y))
