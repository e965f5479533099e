"""Round tokens, coloured cells and the pieces that join them."""

from engines.colours import Colour
from render.art.symbols import JOKER, draw_symbol, symbol_of
from render.pen import Pen
from render.plain import Plain
from render.theme import Ink, Shade, Symbol

_RING_OF_COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.VIOLET)


class Token(Plain, frozen=True):
    """A disc of one colour with its symbol, or a joker. A ringed token is the viewer's own."""

    kind: str
    diameter: int
    ringed: bool = False
    hollow: bool = False
    """Outlined only: a circle that is part of no set, a colour that is not used yet."""
    paper: Ink = "card"
    """What shows through a hollow one."""

    @property
    def called(self) -> str:
        return f"token {self.kind}"

    @property
    def size(self) -> tuple[int, int]:
        return (self.diameter, self.diameter)

    def draw(self, pen: Pen) -> None:
        middle = radius = self.diameter / 2
        if self.ringed:
            pen.disc(middle, middle, radius, "ink")
            pen.disc(middle, middle, radius - max(2.5, radius / 14), "card")
            radius -= max(4.5, radius / 7)
        if self.kind == JOKER:
            _draw_joker(pen, middle, radius)
        elif self.hollow:
            _draw_hollow(pen, self.kind, middle, radius, self.paper)
        else:
            draw_token(pen, self.kind, middle, middle, radius)


def draw_token(pen: Pen, kind: str, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, f"{kind}-rim")
    if pen.look.shade is Shade.DARK:
        inner, up = radius - max(1.5, radius / 18), 0.0
    else:
        inner, up = radius - max(1.25, radius / 22), max(0.75, radius / 32)
    pen.disc(x, y - up, inner, kind)
    if pen.look.symbols:
        draw_symbol(pen, symbol_of(kind), x, y - up, radius, f"{kind}-mark")


def _draw_joker(pen: Pen, middle: float, radius: float) -> None:
    pen.disc(middle, middle, radius, "plate-ink")
    for number, colour in enumerate(_RING_OF_COLOURS):
        turn = (number * 72 - 90, number * 72 - 18)
        pen.sector(middle, middle, radius - max(1.25, radius / 22), turn, colour)
    pen.disc(middle, middle, radius * 0.62, "plate")
    draw_symbol(pen, Symbol.JOKER, middle, middle, radius, "plate-ink")


def _draw_hollow(pen: Pen, kind: str, middle: float, radius: float, paper: Ink) -> None:
    ink = f"{kind}-line"
    width = max(2.5, radius / 11)
    pen.disc(middle, middle, radius, ink)
    pen.disc(middle, middle, radius - width, paper)
    if pen.look.symbols:
        draw_symbol(pen, symbol_of(kind), middle, middle, radius * 0.9, ink)


class Arm(Plain, frozen=True):
    """Joins two tokens of a group: a bar of their colour from the centre of a square to one side."""

    colour: str
    pitch: int
    side: str
    """One of N, E, S, W."""

    @property
    def size(self) -> tuple[int, int]:
        return (self.pitch, self.pitch)

    def draw(self, pen: Pen) -> None:
        whole, half, reach = self.pitch, self.pitch / 2, round(self.pitch * 0.225)
        rim = max(1, round(self.pitch / 60))
        spans = {
            "N": (half - reach, 0, 2 * reach, half),
            "S": (half - reach, half, 2 * reach, half),
            "W": (0, half - reach, half, 2 * reach),
            "E": (half, half - reach, whole - half, 2 * reach),
        }
        x, y, width, height = spans[self.side]
        pen.box(x, y, width, height, f"{self.colour}-rim")
        if self.side in "NS":
            pen.box(x + rim, y, width - 2 * rim, height, self.colour)
        else:
            low = rim if pen.look.shade is Shade.DARK else 2 * rim
            pen.box(x, y + rim, width, height - rim - low, self.colour)


class Faint(Plain, frozen=True):
    """Another piece in pale colours: it is there, but it is not what matters."""

    art: Token | Arm

    @property
    def size(self) -> tuple[int, int]:
        return self.art.size

    def draw(self, pen: Pen) -> None:
        self.art.draw(pen)
        pen.fade("card", 2 / 3)


class Square(Plain, frozen=True):
    """A coloured cell of a sheet, with its symbol."""

    colour: str
    side: int

    @property
    def called(self) -> str:
        return f"cell {self.colour}"

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        side = self.side
        if pen.look.shade is Shade.DARK:
            pen.box(0, 0, side, side, f"{self.colour}-rim", side / 8)
            pen.box(1.5, 1.5, side - 3, side - 3, self.colour, side / 8 - 1)
        else:
            pen.box(0, 0, side, side, self.colour, side / 8)
        if pen.look.symbols:
            draw_symbol(pen, symbol_of(self.colour), side / 2, side / 2, side * 0.58, f"{self.colour}-mark")


class Piece(Plain, frozen=True):
    """A symbol alone, filled with its own colour: the black side of Confetti, marks in the text."""

    colour: str
    diameter: int
    hollow: bool = False
    """Outlined only: part of no set."""

    @property
    def size(self) -> tuple[int, int]:
        return (self.diameter, self.diameter)

    def draw(self, pen: Pen) -> None:
        middle = self.diameter / 2
        symbol = symbol_of(self.colour)
        radius = middle / (0.46 if symbol is Symbol.DISC else 0.6)
        # On a black card a dark colour needs a light edge.
        draw_symbol(pen, symbol, middle, middle, radius, f"{self.colour}-glow")
        edge = max(12, self.diameter / 5) if self.hollow else 6
        draw_symbol(
            pen, symbol, middle, middle, radius * (1 - edge / self.diameter), "bar" if self.hollow else self.colour
        )
