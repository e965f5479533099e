"""Other ways to write a film: Pillow's two, and ours before: every frame drawn and compared px by px. Baselines."""

import io
import struct

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.films import still
from render.sprites.shades import AS_BEFORE, shades

CHANGED = bytes((0, *(255 for _ in range(255))))


def with_pillow(frames, look):
    """Return the GIF that Pillow writes of pictures in full colour, as most programs do it."""
    return saved(frames, [still(frame, look) for frame in frames])


def with_pillow_by_palette(frames, look):
    """Return the GIF that Pillow writes of pictures that already have our palette."""
    return saved(frames, [still(frame, look, "P") for frame in frames])


def saved(frames, images):
    file, times = io.BytesIO(), [frame.ms for frame in frames]
    images[0].save(file, "GIF", save_all=True, append_images=images[1:], duration=times, loop=0)
    return file.getvalue()


def by_pixels(frames, look):
    """Return a GIF in which each frame is one rectangle around everything that changed."""
    first = still(frames[0], look, "L")
    palette = shades(look).plte.ljust(3 * 256, b"\0")
    parts = [b"GIF89a" + struct.pack("<HHBBB", *first.size, 0b1111_0111, 0, 0) + palette, *getdata(first, (0, 0))]
    before = first
    for frame in frames[1:]:
        after = still(frame, look, "L")
        changed = ImageChops.difference(before, after)
        box = changed.getbbox() or (0, 0, 1, 1)
        part = changed.crop(box)
        mask = Image.frombytes("L", part.size, part.tobytes().translate(CHANGED))
        marked = Image.new("L", part.size, AS_BEFORE)
        marked.paste(after.crop(box), (0, 0), mask)
        parts += [b"\x21\xf9\x04" + struct.pack("<BHBB", 5, frame.ms // 10, AS_BEFORE, 0), *getdata(marked, box[:2])]
        before = after
    return b"".join((*parts, b"\x3b"))
