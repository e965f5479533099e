"""Text in pictures: the bundled font, text widths, and how names are made to fit.

Rubik has Latin, Cyrillic and Hebrew letters. What it lacks (emoji, other scripts) is left out rather than shown as
boxes; right-to-left text is reordered visually when it is drawn.
"""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).parent / "fonts"
ELLIPSIS = "…"
_LONGEST = 200
_RIGHT_TO_LEFT = ("R", "AL")
# Vertical metrics of Rubik, as fractions of the font size.
CAP_HEIGHT = 0.7


@lru_cache(maxsize=128)
def font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    # Basic layout: the other engine needs a library that not every machine has.
    return ImageFont.truetype(FONTS / f"Rubik-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


# Where the font has letters; anything else need not be tried.
_SPANS = (range(0x20, 0x530), range(0x5D0, 0x5F5), range(0x1E00, 0x1F00), range(0x2010, 0x2220))


@lru_cache(maxsize=4096)
def _has(letter: str) -> bool:
    """Return whether the font can draw a character: all that it can't draw look alike."""
    if not any(ord(letter) in span for span in _SPANS):
        return False
    return letter == " " or _seen(letter) != _seen("\uffff")


def _seen(letter: str) -> tuple[tuple[int, int], bytes]:
    mask = font(32, 700).getmask(letter)
    return mask.size, bytes(mask)


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """Return the part of a text that the font can show, in one line."""
    composed = unicodedata.normalize("NFC", text[:_LONGEST])
    one_line = " ".join(composed.split())
    shown = "".join(c for c in one_line if _has(c) and not unicodedata.combining(c))
    return " ".join(shown.split())


def by_sight(text: str) -> str:
    """Return a text in visual order: each run of right-to-left words is reversed.

    Enough for names, which rarely mix scripts. Spaces and signs at the end of a run belong to the sentence around it,
    which runs to the right; numbers inside keep their order.
    """
    kinds = "".join(_direction(letter) for letter in text)
    if "R" not in kinds:
        return text
    parts, at = [], 0
    for run in re.finditer("R(?:[RN ]*R)?", kinds):
        parts += [text[at : run.start()], _reversed(text[run.start() : run.end()])]
        at = run.end()
    return "".join((*parts, text[at:]))


def _direction(letter: str) -> str:
    found = unicodedata.bidirectional(letter)
    return "R" if found in _RIGHT_TO_LEFT else "L" if found == "L" else "N"


def _reversed(run: str) -> str:
    return re.sub("[0-9]+", lambda digits: digits[0][::-1], run[::-1])


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: int) -> int:
    """Return the width of a text in px."""
    return round(font(size, weight).getlength(text))


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, weight: int, room: int) -> str:
    """Return the text, cut with an ellipsis if it is too wide."""
    shown = drawable(text)
    if width(shown, size, weight) <= room:
        return shown
    while shown and width(shown + ELLIPSIS, size, weight) > room:
        shown = shown[:-1].rstrip()
    return shown + ELLIPSIS if shown else ""


def wrapped(text: str, size: int, weight: int, room: int, lines: int) -> list[str]:
    """Return the text in at most so many lines, broken between words; what is still too wide is cut."""
    words, found = drawable(text).split(" "), list[str]()
    while words and len(found) < lines - 1:
        count = next((n for n in range(len(words), 1, -1) if width(" ".join(words[:n]), size, weight) <= room), 1)
        found.append(fitted(" ".join(words[:count]), size, weight, room))
        words = words[count:]
    return [*found, fitted(" ".join(words), size, weight, room)] if words else found


@lru_cache(maxsize=2048)
def sized(text: str, sizes: tuple[int, ...], weight: int, room: int) -> tuple[str, int]:
    """Return the text and the largest of the sizes at which it fits; at the smallest it is cut."""
    shown = drawable(text)
    size = next((size for size in sizes if width(shown, size, weight) <= room), sizes[-1])
    return fitted(shown, size, weight, room), size


def initial(name: str) -> str:
    """Return the first letter of a name as a capital, or an empty string. Digits are reserved for seat numbers."""
    return next((c.upper()[:1] for c in drawable(name) if c.isalpha()), "")


@lru_cache(maxsize=1024)
def coverage(text: str, size: int, weight: int) -> tuple[Image.Image, int, int, int]:
    """Return the glyph coverage of each pixel, its offset from the baseline, and the advance."""
    chosen = font(size, weight)
    shown = by_sight(text)
    left, top, right, bottom = (int(edge) for edge in chosen.getbbox(shown or " ", anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), shown, font=chosen, fill=255, anchor="ls")
    return image, left, top, width(text, size, weight)
