"""The text of messages: two lines under a picture, with a mention of whoever is called."""

import html
from collections.abc import Iterable
from dataclasses import replace

from bot.platforms.telegram.name import NAME
from bot.screens.language import Line, Screen
from bot.texts import Words
from storage import Table

CAPTION, TEXT, ALERT = 1024, 4096, 200
"""UTF-16 units; the alert in characters."""

# Private-use characters, removed from names: around a name they mark whose it is until the text is escaped.
_OPEN, _SEAT, _CLOSE = "\ue000", "\ue001", "\ue002"


def units(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def clipped(text: str, most: int) -> str:
    """Return a text that is short enough, cut between characters."""
    if units(text) <= most:
        return text
    cut = text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", errors="ignore")
    return cut.rstrip() + "…"


def two_lines(screen: Screen, table: Table, words: Words) -> str:
    """Return the caption of a board as HTML: who is on move, and below it what happened."""
    called = frozenset(screen.mention)
    names = tuple(_marked(name, seat) if seat in called else name for seat, name in enumerate(words.names))
    marked = replace(words, names=names)
    first, rest = screen.lines[:1], list(screen.lines[1:])
    while rest and units(_plain(paragraph((*first, *rest), marked))) > CAPTION:
        del rest[0]  # the oldest news
    top, below = paragraph(first, marked), paragraph(rest, marked)
    return _mentions("\n".join(part for part in (top, below) if part), table)


def paragraph(lines: Iterable[Line], words: Words) -> str:
    """Return plain text, one sentence after the other."""
    return " ".join(words.line(line) for line in lines)


def escaped(text: str) -> str:
    return html.escape(text, quote=False)


def mention(user: int | str, name: str) -> str:
    return f'<a href="tg://user?id={user}">{escaped(name)}</a>'


def _marked(name: str, seat: int) -> str:
    clean = "".join(letter for letter in name if letter not in (_OPEN, _SEAT, _CLOSE))
    return f"{_OPEN}{seat}{_SEAT}{clean}{_CLOSE}"


def _plain(marked: str) -> str:
    parts = [part.partition(_SEAT)[2] if _SEAT in part else part for part in marked.split(_OPEN)]
    return "".join(parts).replace(_CLOSE, "")


def _mentions(marked: str, table: Table) -> str:
    """Escape a text, then turn its marks into mentions."""
    pieces = []
    for piece in escaped(marked).split(_OPEN):
        seat, found, rest = piece.partition(_SEAT)
        if not found:
            pieces.append(piece)
            continue
        person = table.seats[int(seat)].person
        if person is not None and person.platform == NAME:
            pieces.append(f'<a href="tg://user?id={person.user}">{rest.replace(_CLOSE, "</a>", 1)}')
        else:
            pieces.append(rest.replace(_CLOSE, "", 1))
    return "".join(pieces)
