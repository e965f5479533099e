"""Moves of Colour Paths as text.

`17`        the first card: only its number
`17n3,-2`   card 17 with its marked end in column 3, row -2 (counted to the right and upwards from the marked end of the
            first card), pointing north, which is up
`pass`      decline an extra turn

Spaces are allowed (`17 n 3 -2`), and so are arrows and the Russian and Turkish letters for the compass points.
"""

import re

from engines.dorozhki.geometry import Facing, Spot
from engines.dorozhki.state import Decline, Lay, Move
from engines.errors import MalformedMove

_LETTERS = {Facing.NORTH: "n", Facing.EAST: "e", Facing.SOUTH: "s", Facing.WEST: "w"}
# North, east, south, west: in English, in Russian (север, восток, юг, запад), in Turkish (kuzey, doğu, güney, batı).
_FACINGS = {
    letter: facing
    for letters in ("nesw", "свюз", "kdgb", "↑→↓←")
    for letter, facing in zip(letters, _LETTERS, strict=True)
}
_PASSES = frozenset(("pass", "пас", "pas"))
_LAY = re.compile(rf"([0-9]{{1,2}})(?:\s*([{''.join(_FACINGS)}])\s*(-?[0-9]{{1,2}})(?:\s*,\s*|\s+)(-?[0-9]{{1,2}}))?")
_LONGEST = 40


def parse_move(text: str) -> Move:
    """Parse a move; anything else raises `MalformedMove`."""
    if len(text) > _LONGEST:
        raise MalformedMove("dorozhki-malformed")
    typed = text.strip().lower().replace("−", "-")
    if typed in _PASSES:
        return Decline()
    found = _LAY.fullmatch(typed)
    if found is None:
        raise MalformedMove("dorozhki-malformed")
    card, facing, x, y = found.groups()
    if facing is None:
        return Lay(int(card))
    return Lay(int(card), Spot(int(x), int(y), _FACINGS[facing]))


def format_move(move: Move) -> str:
    if isinstance(move, Decline):
        return "pass"
    if move.spot is None:
        return str(move.card)
    return f"{move.card}{_LETTERS[move.spot.facing]}{move.spot.x},{move.spot.y}"
