"""A card of Confetti in its slot, composed of few sprites, so that eighty of them are cheap."""

from collections.abc import Iterator

from engines.confetti.deck import Card
from engines.confetti.sets import UNLIT
from render.art.marks import Dashed, Plate
from render.art.tokens import Piece, Token
from render.pen import Pen
from render.plain import Plain
from render.sprites.stamps import Art, Tile
from render.theme import Ink

# From small to large: the diameter as a fraction of the width, the centre as fractions of width and height.
_CIRCLES = ((0.24, 0.79, 0.775), (0.375, 0.745, 0.325), (0.51, 0.33, 0.645))


class Face(Plain, frozen=True):
    """The blank face of a card."""

    width: int
    height: int
    paper: Ink = "card"
    line: Ink = "line"
    thick: int = 3

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        radius, rim = self.width * 0.11, 4
        pen.box(0, 0, self.width, self.height, self.line, radius)
        inner = (self.width - 2 * self.thick, self.height - self.thick - max(rim, self.thick))
        pen.box(self.thick, self.thick, *inner, self.paper, radius - self.thick)


class LitFace(Plain, frozen=True):
    """The face of a chosen or contested card: yellow between two lines of ink, as yellow alone is lost on white."""

    width: int
    height: int
    paper: Ink = "card"

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        keyline, yellow = max(2, self.width / 90), max(4, self.width / 34)
        inset, radius = 0.0, self.width * 0.11
        for ink, thick in (("plate-ink", keyline), ("lit", yellow), ("plate-ink", keyline), (self.paper, 0)):
            pen.box(inset, inset, self.width - 2 * inset, self.height - 2 * inset, ink, radius - inset)
            inset += thick


class FreeCard(Plain, frozen=True):
    """A card that shows its circles; `lit` says which of them are part of a set, if known."""

    card: Card
    number: int
    width: int
    height: int
    black: bool = False
    lit: str = ""
    spare: bool = False
    """It is part of no set and costs a point."""
    line: Ink = "line"
    under: Ink = "paper"

    @property
    def called(self) -> str:
        return f"card {self.card}"

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    @property
    def ground(self) -> Ink:
        return self.under

    def parts(self) -> Iterator[tuple[int, int, Art | Tile]]:
        yield 0, 0, self._face()
        for size, colour in enumerate(self.card):
            across, x, y = _CIRCLES[size]
            hollow = bool(self.lit) and self.lit[size] == UNLIT
            art = self._circle(colour, round(self.width * across), hollow=hollow)
            left, top = self.width * x - art.size[0] / 2, self.height * y - art.size[1] / 2
            yield round(left), round(top), art
        if self.number:
            plate = Plate(str(self.number), max(38, round(self.width * 0.22)))
            yield round(self.width * 0.05), round(self.height * 0.05), plate

    def _face(self) -> Art:
        if self.line == "lit":
            return LitFace(self.width, self.height, "bar" if self.black else "card")
        if self.spare:
            paper: Ink = "bar" if self.black else "soft"
            return Dashed(self.width, self.height, "muted", paper, round(self.width * 0.11), 4, 14)
        return Face(
            self.width, self.height, "bar" if self.black else "card", self.line, 3 if self.line == "line" else 5
        )

    def _circle(self, colour: str, across: int, *, hollow: bool) -> Art:
        if self.black:
            return Piece(colour, across, hollow)
        return Token(colour, across, hollow=hollow, paper="soft" if self.spare and self.line != "lit" else "card")


class Back(Plain, frozen=True):
    """A face-down card."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    @property
    def ground(self) -> Ink:
        return "paper"

    def parts(self) -> Iterator[tuple[int, int, Art | Tile]]:
        yield 0, 0, Face(self.width, self.height, "bar", "line")
        side = round(self.width * 0.2)
        for row, colours in enumerate(("RO", "YGC", "BV")):
            for column, colour in enumerate(colours):
                x = self.width / 2 + (column - (len(colours) - 1) / 2) * side * 1.3 - side / 2
                y = self.height / 2 + (row - 1) * side * 1.15 - side / 2 - 1
                yield round(x), round(y), Token(colour, side)
