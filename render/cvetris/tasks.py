"""The four open tasks, each with what it is worth to every player now."""

from collections.abc import Iterator

from engines.cvetris.box import EACH_SHAPES, LEAD_COLOURS, LEAD_SHAPES, THREES_COLOURS, Task
from engines.cvetris.view import View
from render.art.marks import Chip
from render.art.symbols import draw_symbol, symbol_of
from render.cvetris.art import shape_figure
from render.lettering import sized, width
from render.parts.furniture import card
from render.pen import Pen
from render.plain import Plain
from render.scene import Item, Label, centred
from render.theme import Shade
from render.words import Words

TALL = 108

# Small boards that show what a task counts: a colour letter, or a dot for any other cell.
_SKETCHES: dict[Task, tuple[str, ...]] = {
    Task.DIAGONALS: ("...G", "..G.", ".G..", "G..."),
    Task.TWO_COLOUR_LINES: ("....", "BYYB", "....", "...."),
    Task.ONE_COLOUR_LINES: ("....", "....", "RRRR", "...."),
    Task.MANY_COLOUR_LINES: ("....", "RGBO", "....", "...."),
    Task.LARGEST_AREA: (".VV.", "VVV.", ".VV.", "...."),
    Task.LARGEST_RECTANGLE: ("....", "BBB.", "BBB.", "...."),
    Task.BIG_AREAS: ("GG.R", "GG.R", "G.RR", "...R"),
    Task.UNITED_COLOURS: ("....", ".OO.", ".OO.", "YYYY"),
}


class TaskArt(Plain, frozen=True):
    """An icon of what a task is about."""

    task: Task
    side: int = 80

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        pen.box(0, 0, self.side, self.side, "soft", 16)
        if self.task in _SKETCHES:
            _draw_sketch(pen, _SKETCHES[self.task], self.side)
        elif self.task in THREES_COLOURS:
            for row, colour in enumerate(THREES_COLOURS[self.task]):
                for column in range(3):
                    _draw_cell(
                        pen,
                        self.side * (0.15 + 0.24 * column),
                        self.side * (0.15 + 0.24 * row),
                        self.side * 0.21,
                        colour,
                    )
        elif self.task in LEAD_COLOURS:
            _draw_podium(pen, tuple(LEAD_COLOURS[self.task]), self.side)
        else:
            shapes = {**EACH_SHAPES, **LEAD_SHAPES}[self.task]
            for number, shape in enumerate(shapes):
                cell = round(self.side * 0.13)
                art = shape_figure(shape, cell)
                layer = pen.layer(*art.size)
                art.draw(layer)
                x, y = ((0.5, 0.24), (0.27, 0.68), (0.73, 0.68))[number]
                pen.lay(layer, self.side * x - art.size[0] / 2, self.side * y - art.size[1] / 2)


def _draw_sketch(pen: Pen, rows: tuple[str, ...], side: int) -> None:
    cell = side * 0.2
    for y, row in enumerate(rows):
        for x, kind in enumerate(row):
            at = (side * 0.1 + x * cell, side * 0.1 + y * cell)
            if kind == ".":
                pen.box(*at, cell * 0.9, cell * 0.9, "line", cell / 6)
            else:
                _fill(pen, *at, (cell * 0.9, cell * 0.9), kind)


def _fill(pen: Pen, x: float, y: float, size: tuple[float, float], colour: str) -> None:
    """Draw a coloured box; in the dark it has an edge, as dark colours would be lost without."""
    (width, height), radius = size, size[0] / 6
    edge = 1.5 if pen.look.shade is Shade.DARK else 0
    if edge:
        pen.box(x, y, width, height, f"{colour}-rim", radius)
    pen.box(x + edge, y + edge, width - 2 * edge, height - 2 * edge, colour, radius - edge / 2)


def _draw_cell(pen: Pen, x: float, y: float, side: float, colour: str) -> None:
    _fill(pen, x, y, (side, side), colour)
    if pen.look.symbols:
        draw_symbol(pen, symbol_of(colour), x + side / 2, y + side / 2, side * 0.58, f"{colour}-mark")


def _draw_podium(pen: Pen, colours: tuple[str, ...], side: int) -> None:
    """The middle one leads."""
    for x, height, colour in zip(
        (0.12, 0.385, 0.65), (0.42, 0.7, 0.3), (colours[1], colours[0], colours[2]), strict=True
    ):
        wide = side * 0.23
        top = side * (0.86 - height)
        _fill(pen, side * x, top, (wide, side * height), colour)
        if pen.look.symbols:
            draw_symbol(pen, symbol_of(colour), side * x + wide / 2, top + wide / 2, wide * 0.55, f"{colour}-mark")


def task_card(view: View, words: Words, number: int, x: int, y: int, wide: int) -> Iterator[Item]:
    """Yield a task: its name, its rule in short, and each player's stars; the leaders' chips are filled."""
    task = view.tasks[number]
    yield card(x, y, wide, TALL - 4)
    yield centred(x + 52, y + 52, TaskArt(task), "card")
    note, small = sized(words.say(f"cvetris-picture-note-{task}"), (26, 25, 24), 500, wide - 270)
    yield Label(x + wide - 18, y + 32, note, small, 500, "muted", "card", "right")
    room = wide - 110 - 18 - width(note, small, 500) - 14
    name, size = sized(words.say(f"cvetris-picture-task-{task}"), (30, 27, 24), 700, room)
    yield Label(x + 108, y + 32, name, size, 700, "ink", "card")
    stars = [worth.tasks[number] for worth in view.worths]
    step = (wide - 124) // max(4, len(stars))
    for seat, value in enumerate(stars):
        at = x + 108 + seat * step
        leads = value == max(stars) and value > 0
        yield centred(
            at + 18, y + 76, Chip(words.chip(seat), 36, filled=leads, paper="on-ink" if leads else "card"), "card"
        )
        yield Label(at + 44, y + 76, str(value), 32, 700, "ink" if value else "muted", "card")
