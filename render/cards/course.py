"""The course of a rating: a line that ends in a dot."""

from render.pen import Pen
from render.plain import Plain
from render.theme import Ink

MOST = 18
"""Points: more would be too close to tell apart."""


class Course(Plain, frozen=True):
    values: tuple[int, ...]
    width: int
    height: int
    ink: Ink = "ink"

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        margin, values = 10, thinned(self.values)
        low, high = min(values), max(values)
        across = (self.width - 2 * margin) / max(1, len(values) - 1)
        up = (self.height - 2 * margin) / max(1, high - low)
        level = (self.height - 2 * margin) / 2 if high == low else 0.0
        points = [
            (margin + number * across, self.height - margin - level - (value - low) * up)
            for number, value in enumerate(values)
        ]
        pen.line(points, 5, self.ink)
        x, y = points[-1]
        pen.disc(x, y, 9.5, "ink")
        pen.disc(x, y, 6.5, "lit")


def thinned(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return at most as many values as can be told apart, the first and the last among them."""
    if len(values) <= MOST:
        return values
    return tuple(values[round(number * (len(values) - 1) / (MOST - 1))] for number in range(MOST))
