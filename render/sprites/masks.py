"""Which pixels have which values, as integers with one whole byte per pixel."""

from functools import lru_cache

from PIL import Image

from render.sprites.shades import STEPS


def covers(step: int) -> range:
    """Return the alpha values that count as this many steps of coverage."""
    return range(max(0, round((step - 0.5) * 255 / STEPS)), min(256, round((step + 0.5) * 255 / STEPS)))


def mask_of(image: Image.Image, values: range) -> int:
    """Return a byte of ones for each pixel with one of the values."""
    return int.from_bytes(image.tobytes().translate(_only(values)), "little")


@lru_cache(maxsize=512)
def _only(values: range) -> bytes:
    return bytes(255 * (value in values) for value in range(256))
