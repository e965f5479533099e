"""A film as its audience sees it, read by Pillow: an independent decoder."""

import io
from itertools import accumulate

from PIL import Image, ImageChops

from render.films import Frame, still
from render.theme import Look


def shots(film: bytes) -> list[tuple[int, Image.Image]]:
    """Return every picture of a film with the time at which it is replaced."""
    opened = Image.open(io.BytesIO(film))
    found, now = [], 0
    for number in range(opened.n_frames):
        opened.seek(number)
        now += opened.info["duration"]
        found.append((now, opened.convert("RGB")))
    return found


def wrong_frames(film: bytes, frames: list[Frame], look: Look) -> list[int]:
    """Return the frames that are not seen as they are drawn at the end of their time."""
    seen = iter(shots(film))
    until, image = next(seen)
    wrong = []
    for number, (end, frame) in enumerate(zip(accumulate(frame.ms for frame in frames), frames, strict=True)):
        while until < end:
            until, image = next(seen)
        if ImageChops.difference(image, still(frame, look)).getbbox() is not None:
            wrong.append(number)
    assert (until, next(seen, None)) == (sum(frame.ms for frame in frames), None), "it has another length"
    return wrong
