"""The text of messages: two lines under a picture, with a mention of whoever is called."""

import hashlib
import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from telegram import Message, MessageEntity

from bot.platforms.telegram.name import NAME
from bot.screens.language import Line, Screen
from bot.texts import Words
from storage import Table

CAPTION, TEXT, ALERT = 1024, 4096, 200
"""UTF-16 units; the alert in characters."""

# Private-use characters, removed from names: around a name they mark whose it is until the text is escaped.
_OPEN, _SEAT, _CLOSE = "\ue000", "\ue001", "\ue002"
_TAG = re.compile("<[^>]*>")
_REMOVED = dict.fromkeys(map(ord, (_OPEN, _SEAT, _CLOSE)))


def units(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def clipped(text: str, most: int) -> str:
    if units(text) <= most:
        return text
    cut = text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", errors="ignore")
    return cut.rstrip() + "…"


def two_lines(screen: Screen, table: Table, words: Words) -> str:
    """Return the caption of a board as HTML: who is on move, and below it what happened."""
    called = frozenset(screen.mention)
    cleaned = (name.translate(_REMOVED) for name in words.names)
    named = ((f"{_OPEN}{seat}{_SEAT}{name}{_CLOSE}", name) for seat, name in enumerate(cleaned))
    names = tuple(marked if seat in called else name for seat, (marked, name) in enumerate(named))
    marked = replace(words, names=names)
    first, rest = screen.lines[:1], list(screen.lines[1:])
    while rest and units(_plain(paragraph((*first, *rest), marked))) > CAPTION:
        del rest[0]  # the oldest news
    top, below = paragraph(first, marked), paragraph(rest, marked)
    return _mentions("\n".join(part for part in (top, below) if part), table)


def headed(caption: str) -> str:
    """Return the caption of a board with its first line in bold. After a crash a board is known by it."""
    first, newline, rest = caption.partition("\n")
    return f"<b>{first}</b>{newline}{rest}" if first else caption


def owned_by(name: str, caption: str) -> str:
    """Return the caption of a panel that others can see, below its owner's name in italics: it is known by that."""
    return f"<i>{name}:</i> {caption}" if caption else f"<i>{name}</i>"


def known_by(caption: str) -> str:
    """Return what a board is known by after a crash: its letters and digits, which Telegram never changes."""
    plain = html.unescape(_TAG.sub("", caption))
    return hashlib.sha256("".join(filter(str.isalnum, plain)).encode()).hexdigest()[:16]


def is_board(message: Message) -> bool:
    return _begins(message, MessageEntity.BOLD)


def is_panel(message: Message) -> bool:
    return _begins(message, MessageEntity.ITALIC)


def _begins(message: Message, style: str) -> bool:
    return bool(message.photo) and any(one.type == style and one.offset == 0 for one in message.caption_entities)


def paragraph(lines: Iterable[Line], words: Words) -> str:
    return " ".join(words.line(line) for line in lines)


def escaped(text: str) -> str:
    return html.escape(text, quote=False)


def packed(lines: Iterable[str]) -> Iterator[str]:
    room = TEXT - 96  # leaves room for tags around a part
    part = ""
    for line in lines:
        if part and units(part) + units(line) + 1 > room:
            yield part.strip("\n")
            part = ""
        part += line + "\n"
    if part.strip():
        yield part.strip("\n")


def _plain(marked: str) -> str:
    parts = [part.partition(_SEAT)[2] if _SEAT in part else part for part in marked.split(_OPEN)]
    return "".join(parts).replace(_CLOSE, "")


def _mentions(marked: str, table: Table) -> str:
    """Escape a text, then turn the first mark of each person into a mention."""
    plain, *pieces = escaped(marked).split(_OPEN)
    called = set[str]()
    for piece in pieces:
        seat, _, rest = piece.partition(_SEAT)
        name, _, more = rest.partition(_CLOSE)
        person = table.seats[int(seat)].person
        if person is not None and person.platform == NAME and seat not in called:
            name = mention(person.user, name)
            called.add(seat)
        plain += name + more
    return plain


def mention(user: str, name: str) -> str:
    """Return a mention; the name is HTML already."""
    return f'<a href="tg://user?id={user}">{name}</a>'
