"""A picture before it is drawn: pure data that can be compared, stored as a golden file, and drawn in parts.

Lengths are px of the finished picture; x to the right, y downwards. Items are drawn in order.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from render.plain import Plain
from render.sprites.stamps import Art, Grounded, Haloed, Tile
from render.theme import Ink


class Rect(Plain, frozen=True):
    """A plain rectangle."""

    x: int
    y: int
    width: int
    height: int
    ink: Ink

    @property
    def top(self) -> int:
        return self.y

    @property
    def bottom(self) -> int:
        return self.y + self.height


class Box(Plain, frozen=True):
    """A rounded rectangle, optionally with a border and a darker rim below."""

    x: int
    y: int
    width: int
    height: int
    ink: Ink
    radius: int = 24
    line: Ink | None = None
    line_width: int = 3
    rim: int = 0
    on: Ink | None = None
    """The plain background below, if known: corners are then almost free."""

    @property
    def top(self) -> int:
        return self.y

    @property
    def bottom(self) -> int:
        return self.y + self.height + self.rim


class Sprite(Plain, frozen=True):
    """A piece of art with its upper left corner at a point."""

    x: int
    y: int
    art: Art | Tile | Haloed
    height: int

    @property
    def top(self) -> int:
        return self.y

    @property
    def bottom(self) -> int:
        return self.y + self.height


class Label(Plain, frozen=True):
    """A line of text on a plain background; `y` is the middle of its capitals, `x` its left, middle or right end."""

    x: int
    y: int
    text: str
    size: int
    weight: int = 500
    ink: Ink = "ink"
    on: Ink = "paper"
    align: str = "left"

    @property
    def top(self) -> int:
        return self.y - self.size

    @property
    def bottom(self) -> int:
        return self.y + self.size


Item = Rect | Box | Sprite | Label
Area = tuple[int, int, int, int]
"""A rectangle: x, y, width, height."""


class Region(Plain, frozen=True):
    """A clickable choice: its button's label, the move it plays, and its rectangles (x, y, w, h)."""

    label: str
    move: str
    boxes: tuple[Area, ...]
    shared: tuple[Area, ...] = ()
    """What the move takes too, but a click there does not say so: other choices have it as well. It is outlined."""
    look: bool = False
    """Clicking it plays nothing: `move` is then the `chosen` with which to redraw the picture."""
    piece: Area | None = None
    """What is lifted, where the choice can also be made by dragging."""
    drop: Area | None = None
    """Where the piece is let go to make it; None: lifting it is all (a look)."""
    turn: int = 0
    """How it lies there: quarters clockwise from how it is held."""


class Scene(Plain, frozen=True):
    width: int
    height: int
    items: tuple[Item, ...]
    regions: tuple[Region, ...] = ()
    ground: Ink = "paper"
    cuts: tuple[int, ...] = ()
    """Heights at which the picture may be split, so that unchanged parts are drawn once."""
    bands: tuple[int, int, int] | None = None
    """A board in play: the heights at which the board itself begins, the scores begin, and the scores end. A page says
    by itself whose turn it is, and puts the scores where it has room. They depend on the game, never on whose turn it
    is or on what the viewer may press."""


def sprite(x: float, y: float, art: Art | Tile | Haloed, on: Ink | None = None) -> Sprite:
    """Place art with its upper left corner at (x, y), on whole pixels; faster if the plain background is known."""
    height = art.size[1]
    return Sprite(round(x), round(y), _grounded(art, on), height)


def centred(x: float, y: float, art: Art | Tile | Haloed, on: Ink | None = None) -> Sprite:
    """Place art with its centre at (x, y)."""
    width, height = art.size
    return Sprite(round(x - width / 2), round(y - height / 2), _grounded(art, on), height)


def _grounded(art: Art | Tile | Haloed, on: Ink | None) -> Art | Tile | Haloed:
    return art if on is None or isinstance(art, Haloed) else Grounded(art, on)


def moved(items: Iterable[Item], dx: int, dy: int) -> Iterator[Item]:
    """Yield the items shifted."""
    return (replace(item, x=item.x + dx, y=item.y + dy) for item in items)
