"""A round of Cvetris that turned a game: the sheet after it, and what it brought in words."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.cvetris.box import COLUMNS, ROWS
from engines.cvetris.view import View
from render.contract import GLANCE
from render.cvetris.sheets import Grid, cells, fresh
from render.parts.furniture import signed
from render.scene import Item
from render.words import Words

_PITCH = min(GLANCE[0] // COLUMNS, (GLANCE[1] - 8) // ROWS)


def glance(_before: View, after: View, seat: Seat) -> Iterator[Item]:
    """Yield the sheet of whoever gained, with what the round put on it."""
    grid = Grid(-COLUMNS * _PITCH // 2, -ROWS * _PITCH // 2, _PITCH)
    yield from cells(grid, after.sheets[seat], "paper")
    yield from fresh(grid, after.sheets[seat])


def told(before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    gain = after.worths[seat].total - before.worths[seat].total
    return seat, words.say("cvetris-picture-review-gain", points=gain, signed=signed(gain))
