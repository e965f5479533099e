"""Moves of Cvetariki as text: `C4`, or `C4R` where the colour must be given."""

import re

from engines.colours import BY_NAME
from engines.cvetariki.board import COLOURS, Cell
from engines.cvetariki.state import Pop
from engines.errors import MalformedMove

# Cyrillic letters that look like these Latin ones, for people with a Russian keyboard.
_LOOKALIKES = str.maketrans("АВСЕНавсен", "ABCEHabceh")

_COLOURS = {colour.value.lower(): colour for colour in COLOURS} | {
    name: colour for name, colour in BY_NAME.items() if colour in COLOURS
}
_MOVE = re.compile(r"([A-Ja-jАВСЕНавсен])(10|[1-9])(?:\s*(\D{1,12}))?")
_LONGEST = 40


def parse_move(text: str) -> Pop:
    """Parse a move; anything else raises `MalformedMove`."""
    found = _MOVE.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if found is None:
        raise MalformedMove("cvetariki-malformed")
    letter, number, name = found.groups()
    cell = Cell(ord(letter.translate(_LOOKALIKES).upper()) - ord("A"), int(number) - 1)
    if name is None:
        return Pop(cell)
    colour = _COLOURS.get(name.strip().lower().replace("i̇", "i"))
    if colour is None:
        raise MalformedMove("cvetariki-malformed")
    return Pop(cell, colour)


def format_move(move: Pop) -> str:
    return f"{move.cell}{move.colour or ''}"
