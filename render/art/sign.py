"""The sign of a game: a dark square with a little art in it, or the game's first letter."""

from collections.abc import Callable
from typing import Any

from render.pen import Pen, Point
from render.plain import Plain
from render.theme import Ink

Sketch = Callable[["Square"], None]


class Square:
    """A pen that measures in fractions of the square's side."""

    def __init__(self, pen: Pen, side: int) -> None:
        self.pen, self.side = pen, side

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self.pen.disc(x * self.side, y * self.side, radius * self.side, ink)

    def box(self, x: float, y: float, width: float, ink: Ink) -> None:
        s = self.side
        self.pen.box(x * s, y * s, width * s, width * s, ink, 0.035 * s)

    def line(self, *points: Point, width: float, ink: Ink) -> None:
        self.pen.line([(x * self.side, y * self.side) for x, y in points], width * self.side, ink)


class Sign(Plain, frozen=True):
    side: int
    sketch: Any = None
    """A `Sketch`, of a game that has one."""
    letter: str = ""

    @property
    def size(self) -> tuple[int, int]:
        return (self.side, self.side)

    def draw(self, pen: Pen) -> None:
        pen.box(0, 0, self.side, self.side, "bar", self.side * 0.22)
        if self.sketch is not None:
            self.sketch(Square(pen, self.side))
        else:
            pen.text(self.side / 2, self.side / 2, self.letter, self.side * 0.55, 800, "on-bar")
