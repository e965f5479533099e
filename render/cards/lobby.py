"""The lobby card: who sits where, the settings, and, once secrets are dealt, who has looked."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from render.art.icons import Glyph, Icon
from render.art.marks import Chip, Dashed
from render.lettering import ELLIPSIS, drawable, fitted, sized, width, wrapped
from render.parts.furniture import bar
from render.registry import pictures
from render.scene import Box, Item, Label, Rect, Scene, centred, moved, sprite
from render.theme import MARGIN, NARROW, Ink
from render.words import chips

_BAR, _TOP, _SEAT, _GAP, _MOST = 248, 276, 158, 15, 5
_LINE = 71


class Seen(StrEnum):
    """Whether a player has looked at their secret."""

    NOT_YET = "not-yet"
    SENT = "sent"
    SEEN = "seen"
    NOTHING = "nothing"
    """There is nothing to look at, or nobody to look at it."""


_SIGNS = {Seen.SEEN: Glyph.EYE, Seen.SENT: Glyph.ENVELOPE, Seen.NOT_YET: Glyph.EYE_CLOSED}


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
    """The settings, each as a name and a value. The name may be empty where the value says it all."""
    tally: str = ""
    dealt: bool = False
    """The tally says how many have looked, in a strip of its own."""
    beside: str = ""
    """At the right end of that strip."""


def lobby(card: Lobby) -> Scene:
    places = len(card.guests) + card.free
    lines = _lines(card)
    rows = max(1, -(-places // _MOST))
    foot = _TOP + rows * (lines.tall + 24)
    facts, bottom = _facts(card, foot)
    items = (
        *bar(NARROW, _BAR),
        *(pictures()[card.slug].banner() if card.slug in pictures() else ()),
        Rect(0, _BAR, NARROW, 60, "paper"),  # art may run over the edge of the bar
        *_title(card),
        *(item for number in range(places) for item in _place(card, number, lines)),
        *facts,
    )
    return Scene(NARROW, bottom, items, cuts=(_BAR, foot - 4))


class _Lines(NamedTuple):
    """How many lines names and notes have, at most: every seat is as high, and all notes stand at one height."""

    names: int
    notes: int

    @property
    def tall(self) -> int:
        return 138 + 32 * (self.names + self.notes)


def _lines(card: Lobby) -> _Lines:
    notes = max((len(_note(guest)) for guest in card.guests), default=0)
    return _Lines(max((len(_name(guest)[0]) for guest in card.guests), default=1) if notes else 2, notes)


def _name(guest: Guest) -> tuple[list[str], int]:
    """Return a name in one or two lines, and its size."""
    room = _SEAT - 10
    for size in (26, 24):
        if width(drawable(guest.name), size, 700) <= room:
            return [drawable(guest.name)], size
    large = wrapped(guest.name, 26, 700, room, 2)
    if not any(line.endswith(ELLIPSIS) for line in large):
        return large, 26
    return wrapped(guest.name, 24, 700, room, 2), 24


def _note(guest: Guest) -> list[str]:
    return wrapped(guest.note, 24, 500, _SEAT - 12, 2) if guest.note else []


def _title(card: Lobby) -> Iterator[Item]:
    name = drawable(card.title)
    size = next((size for size in (64, 56, 48, 42) if width(name, size, 800) <= 430), 36)
    yield Label(38, 82, fitted(name, size, 800, 440), size, 800, "on-bar", "bar")
    for number, line in enumerate(card.lines):
        text, size = sized(line, (28, 26, 24), 500, 440)
        yield Label(38, 152 + 40 * number, text, size, 500, "bar-muted", "bar")


def _place(card: Lobby, number: int, lines: _Lines) -> Iterator[Item]:
    row, column = divmod(number, _MOST)
    tall = lines.tall
    places = len(card.guests) + card.free
    in_row = min(_MOST, places - row * _MOST)
    gap = _GAP if card.free or row or in_row == _MOST else 24
    span = in_row * _SEAT + (in_row - 1) * gap
    left = MARGIN if card.free or row else (NARROW - span) // 2
    x, y = left + column * (_SEAT + gap), _TOP + row * (tall + 24)
    if number < len(card.guests):
        yield from _guest(card, number, x, y, lines)
    else:
        yield sprite(x, y + 1, Dashed(_SEAT, tall, "muted", line=4, dash=15))
        yield centred(x + _SEAT // 2, y + 78, Icon(Glyph.PLUS, 60, "muted"), "paper")
        for at, text in enumerate(wrapped(card.free_text, 26, 500, _SEAT - 20, 2)):
            yield Label(x + _SEAT // 2, y + 146 + 32 * at, text, 26, 500, "muted", align="middle")


def _guest(card: Lobby, number: int, x: int, y: int, lines: _Lines) -> Iterator[Item]:
    guest, middle = card.guests[number], x + _SEAT // 2
    yield Box(x, y, _SEAT, lines.tall, "card", 22, "line", 3, rim=4)
    if guest.computer:
        yield Box(middle - 40, y + 22, 80, 80, "soft", 20)
        yield centred(middle, y + 61, Icon(Glyph.ROBOT, 66, "muted", "soft"))
    else:
        initials = chips(tuple("" if other.computer else other.name for other in card.guests))
        yield sprite(middle - 40, y + 22, Chip(initials[number], 80), "card")
    if guest.host:
        yield from _badge(middle + 40, y + 26, Icon(Glyph.CROWN, 30, "plate-ink", "lit"), "lit")
    if guest.seen is not Seen.NOTHING:
        ink = "ink" if guest.seen is Seen.SEEN else "muted"
        yield from _badge(middle + 42, y + 96, Icon(_SIGNS[guest.seen], 36, ink, "card"), "card")
    (names, size), notes = _name(guest), _note(guest)
    strong = guest.seen is Seen.SEEN
    first, below = y + 132 + 16 * (lines.names - len(names)), y + 136 + 32 * lines.names
    for at, text in enumerate(names):
        yield Label(middle, first + 32 * at, text, size, 700, "ink", "card", "middle")
    for at, text in enumerate(notes):
        yield Label(middle, below + 32 * at, text, 24, 500, "ink" if strong else "muted", "card", "middle")


def _badge(x: int, y: int, icon: Icon, ground: Ink) -> Iterator[Item]:
    """A sign on the corner of a chip. It is as wide as its disc almost, so it must leave the rim alone."""
    yield Box(x - 25, y - 25, 50, 50, ground, 25, "plate-ink" if ground == "lit" else "line", 3)
    yield centred(x, y, icon)


def _facts(card: Lobby, y: int) -> tuple[list[Item], int]:
    """Return the settings, which wrap to as many lines as they need, then the tally, and where it all ends."""
    items: list[Item] = []
    x, right = MARGIN, NARROW - MARGIN
    for name, value in card.facts:
        pill, wide = _fact(drawable(name), drawable(value))
        if x > MARGIN and x + wide > right:
            x, y = MARGIN, y + _LINE
        items += moved(pill, x, y + 29)
        x += wide + 10
    if card.dealt:
        y += (_LINE + 6) * bool(card.facts)
        return [*items, *_strip(card.tally, card.beside, y)], y + 62 + 20
    text = drawable(card.tally)
    wide = width(text, 28, 700) + 60
    if text and x + wide > right:
        y += _LINE
    if text:
        items += [Box(right - wide, y + 1, wide, 56, "bar", 28)]
        items += [Label(right - wide + 30, y + 29, text, 28, 700, "lit", "bar")]
    return items, y + 58 + 22


def _fact(name: str, value: str) -> tuple[list[Item], int]:
    """Return a setting as a pill whose left end is at 0 and whose middle is at 0, and its width.

    Only a value as long as a line is cut: somebody's name.
    """
    at = 18 + (width(name, 26, 500) + 10 if name else 0)
    value = fitted(value, 26, 700, NARROW - 2 * MARGIN - at - 18)
    wide = at + width(value, 26, 700) + 18
    pill: list[Item] = [Box(0, -29, wide, 58, "soft", 29, "line", 3)]
    if name:
        pill.append(Label(18, 0, name, 26, 500, "muted", "soft"))
    return [*pill, Label(at, 0, value, 26, 700, "ink", "soft")], wide


def _strip(text: str, beside: str, y: int) -> Iterator[Item]:
    yield Box(MARGIN, y, NARROW - 2 * MARGIN, 62, "bar", 31)
    yield centred(MARGIN + 50, y + 31, Icon(Glyph.EYE, 46, "lit", "bar"), "bar")
    left, right = MARGIN + 86, NARROW - MARGIN - 28
    if beside:
        yield Label(right, y + 31, drawable(beside), 26, 500, "bar-muted", "bar", "right")
        right -= width(drawable(beside), 26, 500) + 24
    shown, size = sized(text, (30, 28, 26), 700, right - left)
    yield Label(left, y + 31, shown, size, 700, "lit", "bar")
