"""Dice, figures, cells and stars of Cvetris."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engines.cvetris.box import SHAPE_PICTURES, Bonus, Shape
from render.art.icons import Glyph, Icon
from render.art.marks import Dashed
from render.art.symbols import draw_symbol, symbol_of
from render.art.tokens import Square, Token
from render.pen import Pen
from render.plain import Plain
from render.sprites.stamps import Art, Tile
from render.theme import Ink

GLYPHS = {
    Bonus.COLOUR: Glyph.COLOUR,
    Bonus.SHAPE: Glyph.SHAPE,
    Bonus.SCISSORS: Glyph.SCISSORS,
    Bonus.PATCH: Glyph.PATCH,
}


def picture_of(spots: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """Return the cells of a figure, given from the bottom left, as rows from the top."""
    width, height = 1 + max(x for x, _ in spots), 1 + max(y for _, y in spots)
    return tuple("".join("#" if (x, y) in spots else "." for x in range(width)) for y in reversed(range(height)))


class Figure(Plain, frozen=True):
    """A figure in small squares."""

    rows: tuple[str, ...]
    cell: int
    ink: Ink = "ink"
    hollow: Ink = ""
    """Outlined only, on this background."""

    @property
    def size(self) -> tuple[int, int]:
        return (len(self.rows[0]) * self.cell, len(self.rows) * self.cell)

    def draw(self, pen: Pen) -> None:
        gap = max(1, self.cell / 12)
        side = self.cell - gap
        for y, row in enumerate(self.rows):
            for x, mark in enumerate(row):
                if mark == "#":
                    pen.box(x * self.cell, y * self.cell, side, side, self.ink, side / 5)
                    if self.hollow:
                        line = max(1.5, self.cell / 7)
                        inner = side - 2 * line
                        pen.box(x * self.cell + line, y * self.cell + line, inner, inner, self.hollow, side / 8)


@lru_cache(maxsize=256)
def shape_figure(shape: Shape, cell: int, ink: Ink = "ink", hollow: Ink = "") -> Figure:
    """Return a shape as its die shows it: horizontal rather than vertical."""
    rows = SHAPE_PICTURES[shape]
    if len(rows) > len(rows[0]):
        rows = tuple("".join(row[x] for row in reversed(rows)) for x in range(len(rows[0])))
    return Figure(tuple(rows), cell, ink, hollow)


class Die(Plain, frozen=True):
    """A die that shows a shape or a colour."""

    face: str
    """The name of a shape, or a colour after a hash: `T`, `#R`."""
    side: int
    faint: bool = False
    """It can't be taken now."""

    @property
    def called(self) -> str:
        return f"die {self.face}"

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side + round(self.side / 20))

    def draw(self, pen: Pen) -> None:
        side, line, radius = self.side, max(2.5, self.side / 24), self.side * 0.17
        colour = self.face[1:] if self.face.startswith("#") else ""
        pen.box(0, 0, side, self.size[1], f"{colour}-rim" if colour else "faint", radius)
        pen.box(0, 0, side, side, "faint" if self.faint else "ink", radius)
        pen.box(line, line, side - 2 * line, side - 2 * line, colour or "card", radius - line)
        if not colour:
            _draw_shape(pen, Shape(self.face), side, "muted" if self.faint else "ink")
        elif pen.look.symbols:
            draw_symbol(pen, symbol_of(colour), side / 2, side / 2, side * 0.5, f"{colour}-mark")


def _draw_shape(pen: Pen, shape: Shape, side: int, ink: Ink) -> None:
    rows = shape_figure(shape, 1).rows
    cell = side / 5.3
    left, top = (side - len(rows[0]) * cell) / 2, (side - len(rows) * cell) / 2
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#":
                pen.box(left + x * cell, top + y * cell, cell * 0.92, cell * 0.92, ink, cell / 6)


class Spot(Plain, frozen=True):
    """A cell of a sheet with its background: one copy in the picture."""

    pitch: int
    colour: str = ""
    paper: Ink = "card"
    edge: Ink = "well"

    @property
    def size(self) -> tuple[int, int]:
        return (self.pitch, self.pitch)

    @property
    def ground(self) -> Ink:
        return self.edge

    @property
    def is_loose(self) -> bool:
        return True

    def parts(self) -> Iterator[tuple[int, int, Art | Tile]]:
        side = self.pitch - 2
        yield 1, 1, Square(self.colour, side) if self.colour else Blank(side, self.paper)


class Blank(Plain, frozen=True):
    """An empty cell."""

    side: int
    paper: Ink

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        pen.box(0, 0, self.side, self.side, self.paper, self.side / 8)


class RowStar(Plain, frozen=True):
    """The stars of a row: a star with a number, filled once earned."""

    text: str
    side: int
    earned: bool
    paper: Ink = "card"

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        if self.text == "–":
            pen.text(self.side / 2, self.side / 2, "–", self.side * 0.55, 700, "muted")
            return
        # The number is what people read: the star around one that is not earned yet is pale, and lets it stand out.
        edge, inside, ink = ("ink", "lit", "plate-ink") if self.earned else ("faint", self.paper, "ink")
        Icon(Glyph.STAR_OUTLINE, self.side, edge, inside).draw(pen)
        pen.text(self.side / 2, self.side * 0.55, self.text, self.side * 0.46, 700, ink)


class Unused(Plain, frozen=True):
    """A colour that is not on the sheet yet."""

    colour: str
    diameter: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.diameter, self.diameter)

    def draw(self, pen: Pen) -> None:
        Dashed(self.diameter, self.diameter, "muted", radius=self.diameter // 2, line=2, dash=5).draw(pen)
        middle = self.diameter / 2
        draw_symbol(pen, symbol_of(self.colour), middle, middle, middle * 0.85, "muted")


class BonusMark(Plain, frozen=True):
    """A bonus above its column: pale, lit while it can be used, crossed out afterwards."""

    bonus: Bonus
    side: int
    lit: bool = False
    used: bool = False
    paper: Ink = "card"

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        side = self.side
        if self.lit:
            pen.box(0, 0, side, side, "plate-ink", side * 0.26)
            line = max(2, side / 16)
            pen.box(line, line, side - 2 * line, side - 2 * line, "lit", side * 0.26 - line)
        inner = round(side * 0.66)
        layer = pen.layer(inner, inner)
        ink = "ink" if self.bonus is Bonus.COLOUR else "plate-ink"
        Icon(GLYPHS[self.bonus], inner, ink if self.lit else "muted", "lit" if self.lit else self.paper).draw(layer)
        pen.lay(layer, (side - inner) / 2, (side - inner) / 2)
        if self.used:
            pen.line([(side * 0.18, side * 0.82), (side * 0.82, side * 0.18)], side * 0.09, "muted")


def mark_of(colour: str, used: bool, diameter: int) -> Art:  # noqa: FBT001 (a colour is used or not)
    return Token(colour, diameter) if used else Unused(colour, diameter)
