"""The picture kit: colours, symbols, roles, sizes. Shown in `docs/pictures.md`.

Everything drawn names an ink (`"paper"`, `"R"`, `"R-rim"`); what an ink looks like depends on the viewer's `Look`.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from engines.colours import Colour
from render.plain import Plain

Ink = str
"""The name of a colour of the kit: a role, a colour letter, or a letter with `-rim`, `-line`, `-glow` or `-mark`."""
Rgb = tuple[int, int, int]


class Shade(StrEnum):
    LIGHT = "light"
    DARK = "dark"


class Palette(StrEnum):
    DEFAULT = "default"
    CONTRAST = "contrast"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


class Look(Plain, frozen=True):
    """How a viewer wants pictures: a setting of the person for private pictures, of the room for public ones."""

    shade: Shade = Shade.LIGHT
    palette: Palette = Palette.DEFAULT
    symbols: bool = True


class Symbol(StrEnum):
    """The shape that goes with a colour in every game, as its text character (not an emoji)."""

    TRIANGLE = "▲"
    DISC = "●"
    STAR = "★"
    CROSS = "✚"
    CRESCENT = "☾"
    DIAMOND = "◆"
    SQUARE = "■"
    JOKER = "✱"


SYMBOLS: Mapping[Colour, Symbol] = MappingProxyType(
    {
        Colour.RED: Symbol.TRIANGLE,
        Colour.ORANGE: Symbol.DISC,
        Colour.YELLOW: Symbol.STAR,
        Colour.GREEN: Symbol.CROSS,
        Colour.CYAN: Symbol.CRESCENT,
        Colour.BLUE: Symbol.DIAMOND,
        Colour.VIOLET: Symbol.SQUARE,
    }
)

WIDE = 1080
NARROW = 900
MARGIN = 24


class Text:
    """Sizes in px at full width: a phone shows 900 px at 360, so 24 becomes about 10."""

    TITLE = 42
    NAME = 32
    NUMBER = 32
    BODY = 28
    SMALL = 26


FILLS: Mapping[Palette, Mapping[Colour, str]] = MappingProxyType(
    {
        Palette.DEFAULT: dict(
            zip(Colour, ("C0111F", "EB7A0A", "FFE74A", "2FB182", "88EAFF", "3554F2", "681A79"), strict=True)
        ),
        Palette.CONTRAST: dict(
            zip(Colour, ("AA0511", "EC9B49", "FFFF01", "07C4A2", "C7F7FF", "1534E8", "4C0059"), strict=True)
        ),
        Palette.PROTAN: dict(
            zip(Colour, ("740013", "FB4600", "F8FD00", "32BF9C", "22CFFF", "225BED", "44016C"), strict=True)
        ),
        Palette.DEUTAN: dict(
            zip(Colour, ("6F0005", "B87D16", "FEF410", "029E82", "18DCF1", "5B60FF", "6C0063"), strict=True)
        ),
        Palette.TRITAN: dict(
            zip(Colour, ("76001B", "EA6C02", "D1DA00", "0B9E42", "93FFFF", "00246E", "9E01F2"), strict=True)
        ),
    }
)

# Rims chosen by eye for the default palette; those of the others are mixed from the fill.
RIMS: Mapping[Shade, Mapping[Colour, str]] = MappingProxyType(
    {
        Shade.LIGHT: dict(
            zip(Colour, ("8A0A16", "B05606", "BF9A0C", "1C7F5C", "3398B6", "2236B0", "430E50"), strict=True)
        ),
        Shade.DARK: dict(
            zip(Colour, ("E8616B", "FFB469", "FFF3A0", "7FDDB9", "C9F6FF", "8FA1FF", "B873C9"), strict=True)
        ),
    }
)
RIM_MIX = {Shade.LIGHT: ((0, 0, 0), 0.3), Shade.DARK: ((255, 255, 255), 0.45)}

LEAST_FOR_TEXT, LEAST_FOR_MARKS = 4.5, 3.0
"""WCAG contrast: of text, and of marks with a meaning."""
GROUNDS = ("paper", "card", "well", "soft", "fell")
TEXTS: Mapping[Ink, tuple[Ink, ...]] = MappingProxyType(
    {
        "ink": (*GROUNDS, "band", "ghost"),
        "muted": GROUNDS,
        "on-ink": ("ink",),
        "ink-muted": ("ink",),
        "on-bar": ("bar", "bar-soft"),
        "bar-muted": ("bar",),
        "lit": ("bar",),
        "plate-ink": ("plate", "lit"),
        "plate": ("plate-ink",),
        "on-tag": ("tag",),
    }
)
"""Every ink that words are written in, and on what. The tests look for others in every picture."""

WHITE, INK = "FFFFFF", "241F36"

# Each role in the light and in the dark shade.
ROLES: Mapping[Ink, tuple[str, str]] = MappingProxyType(
    {
        "paper": ("F8F2E6", "1D1A29"),
        "card": ("FFFFFF", "2A2638"),
        "well": ("EBE2D1", "131120"),
        "ink": (INK, "F6F1E7"),
        "on-ink": (WHITE, INK),  # text on a dark plate
        "ink-muted": ("D8CCB6", "5B5470"),
        "muted": ("665E77", "A9A2BC"),
        "faint": ("B8AB95", "6A6382"),  # the strong line; too weak for text and for marks with a meaning
        "line": ("D8CCB6", "413B54"),
        "soft": ("F1E9DA", "35304A"),  # a tinted panel on a card
        "fell": ("FFFDF7", "38324D"),  # inside a solid outline
        "bar": (INK, "131120"),  # the dark head of private and end pictures
        "on-bar": (WHITE, "F6F1E7"),
        "bar-muted": ("D8CCB6", "A9A2BC"),
        "bar-soft": ("453F5B", "35304A"),
        "plate": (WHITE, WHITE),  # press this
        "plate-ink": (INK, INK),
        "lit": ("FFE74A", "FFE74A"),  # chosen, contested, usable
        "tag": (INK, "FFE74A"),  # −1, a tick, who contests: above a card
        "on-tag": ("FFE74A", INK),
        "band": ("FFF1CF", "4A4130"),  # rows that give stars
        "ghost": ("FFF6CC", "3D3716"),  # where a figure will land
        "*": (WHITE, WHITE),  # the joker
        "*-rim": (INK, INK),
        "*-mark": (INK, INK),
    }
)


def rgb(text: str) -> Rgb:
    value = int(text, 16)
    return (value >> 16, value >> 8 & 255, value & 255)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return the blend of two colours; `share` is the weight of the second."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return (r, g, b)


def luminance(colour: Rgb) -> float:
    """Return the relative luminance as defined by WCAG."""
    parts = (c / 255 for c in colour)
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the WCAG contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def inks(look: Look) -> Mapping[Ink, Rgb]:
    """Return every ink of the kit as this viewer sees it."""
    found = {role: rgb(pair[look.shade is Shade.DARK]) for role, pair in ROLES.items()}
    for colour, text in FILLS[look.palette].items():
        fill, rim = rgb(text), _rim(look, colour)
        found[colour.value] = fill
        found[f"{colour}-rim"] = rim
        found[f"{colour}-line"] = fill if look.shade is Shade.LIGHT and _is_seen(fill, look.shade) else rim
        found[f"{colour}-glow"] = _rim(Look(Shade.DARK, look.palette), colour)
        found[f"{colour}-mark"] = max(rgb(WHITE), rgb(INK), key=lambda ink: contrast(ink, fill))
    return MappingProxyType(found)


def _rim(look: Look, colour: Colour) -> Rgb:
    """Return the edge of a colour: where the fill itself is too close to the ground, only the edge shows the shape."""
    away, share = RIM_MIX[look.shade]
    fill = rgb(FILLS[look.palette][colour])
    rim = rgb(RIMS[look.shade][colour]) if look.palette is Palette.DEFAULT else mix(fill, away, share)
    return next(each for step in range(20) if _is_seen(each := mix(rim, away, step / 20), look.shade))


def _is_seen(colour: Rgb, shade: Shade) -> bool:
    grounds = (rgb(ROLES[ground][shade is Shade.DARK]) for ground in GROUNDS)
    return all(contrast(colour, ground) >= LEAST_FOR_MARKS for ground in grounds)
