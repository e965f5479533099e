"""The lobby card: who sits where, the settings, and, once secrets are dealt, who has looked."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from render.art.icons import Glyph, Icon
from render.art.marks import Chip, Dashed
from render.furniture import bar
from render.lettering import drawable, fitted, width
from render.registry import pictures
from render.scene import Box, Item, Label, Scene, centred, sprite
from render.theme import MARGIN, NARROW
from render.words import chips

_BAR, _TOP, _TALL, _SEAT, _GAP, _MOST = 248, 276, 200, 158, 16, 5
_ROW = _TALL + 24


class Seen(StrEnum):
    """Whether a player has looked at their secret."""

    NOT_YET = "not-yet"
    SENT = "sent"
    SEEN = "seen"
    NOTHING = "nothing"
    """There is nothing to look at, or nobody to look at it."""


@dataclass(frozen=True, kw_only=True)
class Guest:
    """A player at the table, with an already translated line below the name."""

    name: str
    note: str = ""
    host: bool = False
    computer: bool = False
    seen: Seen = Seen.NOTHING


@dataclass(frozen=True, kw_only=True)
class Lobby:
    """A table before its game. All texts are already translated."""

    slug: str
    title: str
    lines: tuple[str, str]
    guests: tuple[Guest, ...]
    free: int = 0
    free_text: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    """The settings, each as a name and a value."""
    tally: str = ""


def lobby(card: Lobby) -> Scene:
    places = len(card.guests) + card.free
    rows = max(1, -(-places // _MOST))
    foot = _TOP + rows * _ROW + 36
    items = (
        *bar(NARROW, _BAR),
        *(pictures()[card.slug].banner() if card.slug in pictures() else ()),
        *_title(card),
        *(item for number in range(places) for item in _place(card, number, places)),
        *_facts(card, foot),
    )
    return Scene(NARROW, foot + 54, items, cuts=(_BAR, foot - 32))


def _title(card: Lobby) -> Iterator[Item]:
    name = drawable(card.title)
    size = next((size for size in (64, 56, 48, 42) if width(name, size, 800) <= 430), 36)
    yield Label(38, 82, fitted(name, size, 800, 440), size, 800, "on-bar", "bar")
    for number, text in enumerate(card.lines):
        yield Label(38, 152 + 40 * number, fitted(text, 28, 500, 436), 28, 500, "bar-muted", "bar")


def _place(card: Lobby, number: int, places: int) -> Iterator[Item]:
    row, column = divmod(number, _MOST)
    in_row = min(_MOST, places - row * _MOST)
    span = in_row * _SEAT + (in_row - 1) * _GAP
    gap = _GAP
    if in_row < _MOST and row == 0 and not card.free:
        gap, span = 24, in_row * _SEAT + (in_row - 1) * 24
    left = MARGIN if card.free or row else (NARROW - span) // 2
    x, y = left + column * (_SEAT + gap), _TOP + row * _ROW
    if number < len(card.guests):
        yield from _guest(card, number, x, y)
    else:
        yield sprite(x, y + 1, Dashed(_SEAT, _TALL, "faint", line=4, dash=15))
        yield centred(x + _SEAT // 2, y + 78, Icon(Glyph.PLUS, 60, "faint"), "paper")
        text = fitted(card.free_text, 26, 500, _SEAT - 20)
        yield Label(x + _SEAT // 2, y + 146, text, 26, 500, "muted", align="middle")


def _guest(card: Lobby, number: int, x: int, y: int) -> Iterator[Item]:
    guest, middle = card.guests[number], x + _SEAT // 2
    yield Box(x, y, _SEAT, _TALL, "card", 22, "line", 3, rim=4)
    if guest.computer:
        yield Box(middle - 40, y + 24, 80, 80, "soft", 20)
        yield centred(middle, y + 63, Icon(Glyph.ROBOT, 66, "muted", "soft"))
    else:
        initials = chips(tuple(other.name for other in card.guests))
        yield sprite(middle - 40, y + 24, Chip(initials[number], 80), "card")
    if guest.host:
        yield from _crown(middle + 40, y + 28)
    name = fitted(guest.name, 28, 700, _SEAT - 14)
    yield Label(middle, y + 135, name, 28, 700, "ink", "card", "middle")
    yield from _below(guest, middle, y + 170)


def _crown(x: int, y: int) -> Iterator[Item]:
    yield Box(x - 23, y - 23, 46, 46, "lit", 23, "plate-ink", 3)
    yield centred(x, y, Icon(Glyph.CROWN, 30, "plate-ink", "lit"), "lit")


def _below(guest: Guest, middle: int, y: int) -> Iterator[Item]:
    signs = {Seen.SEEN: Glyph.EYE, Seen.SENT: Glyph.ENVELOPE, Seen.NOT_YET: Glyph.EYE_CLOSED}
    if guest.seen is Seen.NOTHING:
        yield Label(middle, y, fitted(guest.note, 24, 500, _SEAT - 16), 24, 500, "muted", "card", "middle")
        return
    looked = guest.seen is Seen.SEEN
    weight, ink = (700, "ink") if looked else (500, "muted")
    text = fitted(guest.note, 24, weight, _SEAT - 60)
    start = middle - (width(text, 24, weight) + 42) // 2
    yield centred(start + 17, y, Icon(signs[guest.seen], 36, "ink" if looked else "faint", "card"), "card")
    yield Label(start + 42, y, text, 24, weight, ink, "card")


def _facts(card: Lobby, y: int) -> Iterator[Item]:
    right = NARROW - MARGIN
    if card.tally:
        text = drawable(card.tally)
        wide = width(text, 28, 700) + 60
        right -= wide
        yield Box(right, y - 28, wide, 56, "bar", 28)
        yield Label(right + 30, y, text, 28, 700, "lit", "bar")
    x = MARGIN
    for name, value in card.facts:
        first, second = drawable(name), drawable(value)
        at = x + 18 + width(first, 26, 500) + 10
        end = at + width(second, 26, 700) + 18
        if end > right - 10:
            break
        yield Box(x, y - 29, end - x, 58, "soft", 29, "line", 3)
        yield Label(x + 18, y, first, 26, 500, "muted", "soft")
        yield Label(at, y, second, 26, 700, "ink", "soft")
        x = end + 9
