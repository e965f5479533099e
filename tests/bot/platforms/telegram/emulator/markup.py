"""HTML as Telegram parses it: plain text and its entities, counted in UTF-16 units."""

import html
import re

from tests.bot.platforms.telegram.emulator.refusals import bad

_TAG = re.compile(r"<(/?)(a|b|i|code|pre)((?:\s+[^<>]*)?)>")
_KINDS = {"b": "bold", "i": "italic", "code": "code", "pre": "pre"}
_HREF = re.compile(r'^\s+href="([^"]*)"$')
_USER = re.compile(r"^tg://user\?id=(\d+)$")


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def parsed(source: str) -> tuple[str, list[dict]]:
    """Return the plain text and the entities; refuse invalid tags."""
    text, entities, open_tags, at = "", [], [], 0
    for tag in _TAG.finditer(source):
        text += _plain(source[at : tag.start()])
        at = tag.end()
        if not tag[1]:
            open_tags.append((tag[2], tag[3], units(text)))
            continue
        if not open_tags or open_tags[-1][0] != tag[2]:
            raise bad(f"can't parse entities: unexpected end tag {tag[2]}")
        name, attributes, offset = open_tags.pop()
        entities.append({"offset": offset, "length": units(text) - offset, **_kind(name, attributes)})
    if open_tags:
        raise bad("can't parse entities: can't find end tag")
    return text + _plain(source[at:]), entities


def _plain(source: str) -> str:
    if "<" in source or ">" in source:
        raise bad("can't parse entities: unsupported start tag")
    return html.unescape(source)


def _kind(name: str, attributes: str) -> dict:
    if name != "a":
        return {"type": _KINDS[name]}
    link = _HREF.match(attributes)
    if link is None:
        raise bad("can't parse entities: a link without an address")
    user = _USER.match(link[1])
    return {"type": "text_mention", "user_id": int(user[1])} if user else {"type": "text_link", "url": link[1]}
