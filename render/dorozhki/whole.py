"""The whole table in its room: the felt, the grid, the cards, and a word if it was turned."""

from collections.abc import Iterator, Sequence

from engines.dorozhki.geometry import Cell, cells_of
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.choices import Choices
from render.dorozhki.table import UNITS, Ground, Room, dots, felt, is_tall, laid, table
from render.lettering import width
from render.scene import Item, Label, Rect, centred
from render.theme import Text
from render.words import Window, Words

_BORDER, LEAST = 0.35, 260
_READABLE, _NARROW_BORDER = 55, 0.15


def fitted_table(
    cells: Sequence[Cell], room: Room, over: int = 0, least: int = LEAST, *, turn: bool | None = None
) -> tuple[Ground, Room]:
    """Return where the grid is, and how much of the room the table needs: `least` px of its height in any case.

    It is turned as asked for, else (None) if that makes it larger. The widest tables, whose cards would be hard to read
    on a phone, run `over` px past the room on both sides.
    """
    at, needed = table(cells, room, least, UNITS, _BORDER, turn=turn)
    if not over or at.unit >= _READABLE:
        return at, needed
    x, y, wide, most = room
    return table(cells, (x - over, y, wide + 2 * over, most), least, UNITS, _NARROW_BORDER, turn=turn)


def turn_of(view: View, words: Words) -> bool | None:
    """Return whether the table is turned: on a page, as the latest position is, or the other way for whoever has turned
    it; in a picture as it is larger (None)."""
    latest = words.latest if isinstance(words.latest, View) else view
    return is_tall([spot for _, spot in latest.laid]) != words.seen.turned if words.apart else None


def whole_table(view: View, words: Words, at: Ground, room: Room) -> Iterator[Item]:
    yield felt(room)
    yield from dots(at, room)
    if at.turned:
        yield from _turned(words, at, room, view)
    yield from laid(at, view)


def _turned(words: Words, at: Ground, room: Room, view: View) -> Iterator[Item]:
    """Say in a free corner that the table was turned to be larger."""
    x, y, wide, tall = room
    text, size = words.say("dorozhki-picture-turned"), 36 if words.seen.window is Window.NARROW else Text.SMALL
    long = width(text, size, 500) + 50
    taken = [at.span(spot) for _, spot in view.laid]
    for left, top in ((x + 18, y + tall - 46), (x + wide - long - 18, y + tall - 46), (x + 18, y + 14)):
        if not any(left < a + w and a < left + long and top < b + h and b < top + 34 for a, b, w, h in taken):
            yield Rect(left - 4, top, long + 8, 34, "well")
            yield centred(left + 17, top + 17, Icon(Glyph.TURN, 32, "muted", "well"), "well")
            yield Label(left + 44, top + 17, text, size, 500, "muted", "well")
            return


def cells_shown(view: View, found: Choices) -> list[Cell]:
    spots = [spot for _, spot in view.laid] + [place.spot for place in found.places]
    return [cell for spot in spots for cell in cells_of(spot)] or [Cell(0, 0), Cell(1, 0)]
