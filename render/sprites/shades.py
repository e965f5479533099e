"""The at most 255 shades of a picture: every ink, and the blends that smooth the edges between inks.

A picture is a rectangle of shade numbers, so that drawing is copying bytes and the file is a small palette PNG.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from PIL import Image

from engines.colours import Colour
from render.theme import Ink, Look, Rgb, inks, mix

STEPS = 3
"""Edges are smoothed in thirds: fewer steps look jagged, more make the file larger for no visible gain."""
MOST = 255
"""One byte value is left over: \"unchanged\", in animations."""
AS_BEFORE = 255
_TABLE = 256
CLOSE = 3_000
"""Two shades closer than this (see `_distance`) are merged."""
_ON_GROUNDS: Mapping[Ink, tuple[Ink, ...]] = {
    "ink": ("paper", "card", "well", "soft", "fell", "band", "lit"),
    "muted": ("paper", "card", "well", "soft"),
    "faint": ("paper", "card", "well", "soft"),
    "line": ("paper", "card", "well"),
    "on-ink": ("ink",),
    "plate-ink": ("plate", "lit"),
    "on-bar": ("bar",),
    "bar-muted": ("bar",),
    "bar-soft": ("bar",),
    "lit": ("bar", "ink", "paper", "card"),
    "card": ("paper", "well"),
    "well": ("paper", "card"),
}


class Shades:
    """The shades of one look. Number 0 is the paper."""

    def __init__(self, look: Look) -> None:
        self.inks = inks(look)
        pure = list(dict.fromkeys(self.inks.values()))
        self._pure = len(pure)
        faded = (_faded(self.inks, colour, step) for colour in Colour for step in range(1, STEPS))
        self.colours = _thinned(list(dict.fromkeys((*pure, *faded))), list(_blends(self.inks)))
        self._number = {colour: number for number, colour in enumerate(self.colours)}

    def __getitem__(self, ink: Ink) -> int:
        return self._number[self.inks[ink]]

    @cached_property
    def plte(self) -> bytes:
        return bytes(part for colour in self.colours for part in colour)

    def nearest(self, colour: Rgb) -> int:
        """Return the number of the shade closest to a colour."""
        return min(range(len(self.colours)), key=lambda number: _distance(self.colours[number], colour))

    @lru_cache(maxsize=512)  # noqa: B019 (there are a dozen looks, and they live as long as the process)
    def ramp(self, ink: Ink, ground: Ink) -> bytes:
        """Return, for each coverage from 0 to 255, the shade of an ink on a background."""
        steps = [self.nearest(mix(self.inks[ground], self.inks[ink], step / STEPS)) for step in range(STEPS + 1)]
        return bytes(steps[round(coverage * STEPS / 255)] for coverage in range(256))

    @lru_cache(maxsize=512)  # noqa: B019
    def veil(self, number: int, step: int) -> bytes:
        """Return, for each shade, the result of covering `step` thirds of a pixel with another shade."""
        over = self.colours[number]
        mixed = [mix(under, over, step / STEPS) for under in self.colours]
        row = Image.frombytes("RGB", (len(mixed), 1), bytes(part for colour in mixed for part in colour))
        return self.numbers(row, self.every).tobytes().ljust(_TABLE, b"\0")

    @staticmethod
    def numbers(image: Image.Image, palette: Image.Image) -> Image.Image:
        """Return an RGB image as shade numbers (mode L)."""
        found = image.quantize(palette=palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    @cached_property
    def every(self) -> Image.Image:
        return self._palette(self.colours)

    @cached_property
    def pure(self) -> Image.Image:
        """The inks without the blends."""
        return self._palette(self.colours[: self._pure])

    def _palette(self, colours: list[Rgb]) -> Image.Image:
        image = Image.new("P", (1, 1))
        # Pillow pads a short palette with black, which would then match as a shade.
        padded = colours + [colours[0]] * (_TABLE - len(colours))
        image.putpalette(bytes(part for colour in padded for part in colour))
        return image


@cache
def shades(look: Look) -> Shades:
    return Shades(look)


class _Pair(NamedTuple):
    one: Ink
    other: Ink


def _pairs() -> Iterator[_Pair]:
    for colour in Colour:
        # A fill and its own rim are so close that they need no blend.
        yield _Pair(colour, f"{colour}-mark")
        yield from (_Pair(f"{colour}-rim", ground) for ground in ("well", "card", "bar"))
    for ink, grounds in _ON_GROUNDS.items():
        yield from (_Pair(ink, ground) for ground in grounds)


def _faded(found: Mapping[Ink, Rgb], colour: Ink, step: int) -> Rgb:
    """Unplayable cards are faded: their colours must remain distinguishable, however pale."""
    return mix(found[colour], found["card"], step / STEPS)


def _blends(found: Mapping[Ink, Rgb]) -> Iterator[Rgb]:
    for pair in _pairs():
        yield from (mix(found[pair.one], found[pair.other], step / STEPS) for step in range(1, STEPS))


def _distance(one: Rgb, other: Rgb) -> int:
    # Approximate sensitivity of the eye: green differences are noticed first.
    return 2 * (one[0] - other[0]) ** 2 + 4 * (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def _thinned(base: list[Rgb], blends: list[Rgb]) -> list[Rgb]:
    """Keep as many blends as fit, dropping those closest to one that is kept."""
    for tolerance in range(CLOSE, 20 * CLOSE, 200):
        kept = list(base)
        for blend in blends:
            if all(_distance(blend, other) >= tolerance for other in kept):
                kept.append(blend)
        if len(kept) <= MOST:
            return kept
    raise AssertionError("more inks than shades")
