"""Films as GIF files: Discord shows only the first frame of an animated PNG, and Telegram turns GIFs into video.

A frame is written as a few small blocks, one for each part of the picture that changed. To a player every block is a
frame of its own, so all but the last are shown for the shortest time that players respect.
"""

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops

from render.films.changes import Placed, Span, changes
from render.films.story import Frame
from render.films.veil import Veil
from render.raster.picture import drawn, numbers
from render.scene import Item
from render.sprites.shades import AS_BEFORE, shades
from render.theme import Ink, Look

SHORTEST_MS = 20
"""Browsers and video converters take a shorter time for a mistake, and wait 100 ms instead."""
_BLOCKS_KEPT = 1024
_CHANGED = bytes((0, *(255 for _ in range(255))))
_KEEP, _TAKE_BACK, _SKIP = 0b0000_0100, 0b0000_1100, 0b0000_0001
_BITS = 8
_LOOP_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def gif(frames: Iterable[Frame], look: Look) -> bytes:
    """Return a film that loops forever. All frames have the size of the first."""
    reel = _Reel(look)
    for frame in frames:
        reel.add(frame)
    return reel.file()


def still(frame: Frame, look: Look, mode: str = "RGB") -> Image.Image:
    """Return a frame as it is seen: in colours, or as shade numbers with (P) or without a palette (L)."""
    known = shades(look)
    image = numbers(frame.scene, look)
    if frame.veil is not None:
        veil = frame.veil.laid(known[frame.veil.ink], AS_BEFORE)
        image.paste(veil, frame.veil.span[:2], veil.point(lambda shade: 255 * (shade != AS_BEFORE)))
    if mode == "L":
        return image
    seen = Image.frombytes("P", image.size, image.tobytes())
    seen.putpalette(known.plte)
    return seen if mode == "P" else seen.convert(mode)


@dataclass(slots=True)
class _Block:
    """A compressed part of the picture, and how long it is shown before the next block."""

    data: bytes
    ms: int = SHORTEST_MS
    passing: bool = False
    """The next block is drawn on what was there before this one."""

    def parts(self) -> Iterator[bytes]:
        kind = _SKIP | (_TAKE_BACK if self.passing else _KEEP)
        yield b"\x21\xf9\x04" + struct.pack("<BHBB", kind, self.ms // 10, AS_BEFORE, 0)
        yield self.data


class _Reel:
    """A film that is being written, frame by frame."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._blocks: list[_Block] = []
        self._last: Placed | None = None

    def add(self, frame: Frame) -> None:
        after = Placed(frame.scene)
        new = [_Block(data) for data in self._written(after) if data]
        self._last = after
        if frame.veil is not None:
            new.append(_Block(_veiled(frame.veil, self._look), passing=True))
        elif not new and self._blocks[-1].passing:  # something must come for the veil to go
            new.append(_Block(_compressed(Image.new("L", (1, 1), AS_BEFORE), 0, 0)))
        if not new:  # nothing changed: the frame before stays longer
            self._blocks[-1].ms += frame.ms
            return
        new[-1].ms = max(SHORTEST_MS, frame.ms - SHORTEST_MS * (len(new) - 1))
        self._blocks += new

    def _written(self, after: Placed) -> Iterator[bytes]:
        before, scene = self._last, after.scene
        if before is None:
            yield _compressed(drawn(scene.items, after.whole, scene.ground, self._look), 0, 0)
            return
        if (before.whole, before.scene.ground) != (after.whole, scene.ground):
            raise ValueError("a film has one size")
        for span in changes(before, after):
            yield _changed(span, scene.ground, before.part(span), after.part(span), self._look)

    def file(self) -> bytes:
        if self._last is None:
            raise ValueError("a film needs a frame")
        scene = self._last.scene
        palette = shades(self._look).plte.ljust(3 * 256, b"\0")
        head = b"GIF89a" + struct.pack("<HHBBB", scene.width, scene.height, 0b1111_0111, 0, 0) + palette
        return b"".join((head, _LOOP_FOREVER, *(part for block in self._blocks for part in block.parts()), b"\x3b"))


@lru_cache(maxsize=_BLOCKS_KEPT)
def _changed(span: Span, ground: Ink, before: tuple[Item, ...], after: tuple[Item, ...], look: Look) -> bytes:
    """Return a block in which every px that stays as it is is marked as such; nothing if all of them stay."""
    old, new = drawn(before, span, ground, look), drawn(after, span, ground, look)
    difference = ImageChops.difference(old, new)
    box = difference.getbbox()
    if box is None:
        return b""
    differs = Image.frombytes("L", difference.size, difference.tobytes().translate(_CHANGED))
    marked = Image.new("L", new.size, AS_BEFORE)
    marked.paste(new, (0, 0), differs)
    return _compressed(marked.crop(box), span[0] + box[0], span[1] + box[1])


@lru_cache(maxsize=_BLOCKS_KEPT)
def _veiled(veil: Veil, look: Look) -> bytes:
    return _compressed(veil.laid(shades(look)[veil.ink], AS_BEFORE), *veil.span[:2])


def _compressed(image: Image.Image, x: int, y: int) -> bytes:
    # Pillow's own LZW encoder, in C.
    return struct.pack("<BHHHHBB", 0x2C, x, y, *image.size, 0, _BITS) + image.tobytes("gif", "L") + b"\0"
