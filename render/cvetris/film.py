"""Цветрис at small size: all sheets side by side as replay frames, and the art of the lobby card."""

from collections.abc import Iterator

from engines.cvetris.sheet import Cell
from engines.cvetris.view import View
from render.art.marks import Chip
from render.contour import Stroke
from render.cvetris.art import Spot
from render.cvetris.sheets import Grid, cells, outlined
from render.lettering import fitted, width
from render.scene import Item, Label, Scene, centred, sprite
from render.words import Words

_SAMPLE = ("...Y.", "O.YYB", "OGYBB", "OGGBR")


def frame(view: View, words: Words, width: int = 480) -> Scene:
    """Return every player's sheet with its points."""
    scale = width / 480
    seats = len(view.sheets)
    pitch = round((24 if seats > 1 else 40) * scale)
    tall = 9 * pitch + round(50 * scale)
    items = [item for seat in range(seats) for item in _player(view, words, seat, scale, pitch, tall)]
    caption = f"{words.say('cvetris-picture-name')}, {words.say('picture-round', number=view.round)}"
    size = round(24 * scale)
    items.insert(0, Label(round(14 * scale), round(26 * scale), fitted(caption, size, 700, width - 28), size, 700))
    return Scene(width, round(50 * scale) + (seats + 1) // 2 * tall + round(6 * scale), tuple(items))


def _player(view: View, words: Words, seat: int, scale: float, pitch: int, tall: int) -> Iterator[Item]:
    x = round(20 * scale) + seat % 2 * round(240 * scale)
    y = round(52 * scale) + seat // 2 * tall
    size = round(24 * scale)
    yield centred(x + round(16 * scale), y + round(16 * scale), Chip(words.chip(seat), round(30 * scale)), "paper")
    points = str(view.worths[seat].total)
    room = 8 * pitch - round(50 * scale) - width(points, size, 800)
    yield Label(x + round(38 * scale), y + round(16 * scale), fitted(words.name(seat), size, 500, room), size, 500)
    yield Label(x + 8 * pitch, y + round(16 * scale), points, size, 800, align="right")
    grid = Grid(x, y + round(38 * scale), pitch)
    yield from cells(grid, view.sheets[seat])
    newest = view.sheets[seat].fresh
    if newest.figure and newest.round >= view.round - 1:
        yield from outlined(
            grid,
            newest.figure,
            Stroke(inside=_colour(view, seat, newest.figure[0]), outside="card", width=4, halo=0, radius=6),
        )


def _colour(view: View, seat: int, cell: Cell) -> str:
    return view.sheets[seat].columns[cell.column][cell.row]


def banner() -> Iterator[Item]:
    """Cells piled up in the corner of the card."""
    for row, kinds in enumerate(_SAMPLE):
        for column, kind in enumerate(kinds):
            if kind != ".":
                yield sprite(520 + column * 76, -50 + row * 76, Spot(76, kind, edge="bar"))
