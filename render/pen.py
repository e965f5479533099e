"""What art draws itself with: flat shapes in the kit's inks. All lengths are px of the finished picture.

There are two: `render.sprites.raster_pen` paints, for pictures; `render.vector.pen` writes down, for browsers. What
art draws with one looks the same with the other, as far as it keeps to these shapes.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol

from render.theme import Ink, Look

Point = tuple[float, float]


class Pen(Protocol):
    """Draws on a transparent sheet."""

    @property
    def look(self) -> Look: ...

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None: ...

    def sector(self, x: float, y: float, radius: float, turn: tuple[float, float], ink: Ink) -> None:
        """Fill a slice of a disc between two angles, in degrees clockwise from three o'clock."""

    def box(self, x: float, y: float, width: float, height: float, ink: Ink, radius: float = 0) -> None: ...

    def polygon(self, points: Sequence[Point], ink: Ink, rounding: float = 0) -> None:
        """Fill a polygon; `rounding` grows it by that much, with round corners."""

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        """Draw a line with round joints and ends."""

    def band(self, points: tuple[Point, ...], width: float, ink: Ink) -> None:
        """Draw a smooth curve with flat ends, given by points close to each other."""

    def text(self, x: float, y: float, text: str, size: float, weight: int, ink: Ink) -> None:
        """Draw text centred on a point: by width, and by the height of a capital."""

    def fade(self, ink: Ink, share: float) -> None:
        """Blend everything with an ink; nothing is drawn afterwards."""

    def layer(self, width: int, height: int) -> "Pen":
        """Return a transparent sheet to be laid over this one."""

    def kept(self, key: Hashable, side: int, draw: "Callable[[Pen], None]") -> "Pen":
        """Return a square sheet with what many pieces of art have in common; it is drawn once if that is cheaper."""

    def lay(self, other: "Pen", x: float, y: float) -> None:
        """Draw another pen's sheet over this one, with its corner at a point."""

    def erase(self, x: float, y: float, radius: float) -> None:
        """Make a disc transparent again."""
