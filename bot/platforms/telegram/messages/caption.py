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
from bot.texts.words import isolated
from storage import Table

CAPTION, TEXT, ALERT = 1024, 4096, 200
"""UTF-16 units; the alert in characters."""

_SEATS = 0xE000
"""The private-use character that stands for the first seat's name until the text is escaped; then come the others."""
_TAG = re.compile("<[^>]*>")


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
    first, rest = screen.lines[:1], list(screen.lines[1:])
    while rest and units(paragraph((*first, *rest), words)) > CAPTION:
        del rest[0]  # the oldest news
    marked = replace(words, names=tuple(chr(_SEATS + seat) for seat in range(len(words.names))))
    text = escaped("\n".join(filter(None, (paragraph(first, marked), paragraph(rest, marked)))))
    for seat in screen.mention:
        person, mark = table.seats[seat].person, chr(_SEATS + seat)
        if person is not None and person.platform == NAME:
            text = text.replace(mark, mention(person.user, mark), 1)
    # All at once: a name that has such characters in it means nobody else.
    return text.translate({_SEATS + seat: escaped(isolated(name)) for seat, name in enumerate(words.names)})


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


def mention(user: str, name: str) -> str:
    """Return a mention; the name is HTML already."""
    return f'<a href="tg://user?id={user}">{name}</a>'
