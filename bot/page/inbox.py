"""What a tab may send. Anything else is rejected."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(max_length=16)]
Typed = Annotated[str, Meta(min_length=1, max_length=300)]
CardName = Literal["daily", "challenge", "league", "seek", "stats", "top"]

LARGEST = 4096
"""Maximum bytes of one message."""


class Message(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Any message from a tab."""


class Hello(Message, frozen=True, tag="hello"):
    """Who is at the tab and how they want things shown. Comes first, and again when that changes."""

    name: Short
    language: Literal["ru", "en", "tr"]
    shade: Literal["light", "dark"] = "light"
    symbols: bool = True
    window: Literal["wide", "square", "narrow"] = "wide"
    """The shape of what the window leaves to a board."""


class Watch(Message, frozen=True, tag="watch"):
    table: TableId
    turned: bool = False
    """Seen from another side, where a game's table has one."""


class Open(Message, frozen=True, tag="open"):
    """Open a new table; a lesson starts at once, against the computer."""

    game: Short
    id: Short
    lesson: bool = False


class PressOf(Message, frozen=True, tag="press"):
    """Press a button. Because of the id, a press that is sent twice acts once."""

    data: Short
    id: Short


class Say(Message, frozen=True, tag="say"):
    """What somebody typed: a move, the number of a choice, or a message to the others."""

    table: TableId
    text: Typed
    id: Short


class Hide(Message, frozen=True, tag="hide"):
    """Close the secret."""


class Past(Message, frozen=True, tag="past"):
    """Show the board after this many entries of the record."""

    table: TableId
    step: Annotated[int, Meta(ge=0, le=100_000)]


class Rules(Message, frozen=True, tag="rules"):
    game: Short


class Invite(Message, frozen=True, tag="invite"):
    """Show how others come to a table (or to none)."""

    table: TableId


class Ask(Message, frozen=True, tag="ask"):
    """Show a card of no table; first make a choice that stands on it."""

    name: CardName
    choice: Short = ""


Said = Hello | Watch | Open | PressOf | Say | Hide | Past | Rules | Invite | Ask

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def read(text: str) -> Said | None:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):  # malformed or very deep, or not one of ours
        return None
