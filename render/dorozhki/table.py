"""The table of Цветные дорожки: cards on the grid, scaled to fit."""

from collections.abc import Iterator, Sequence

from engines.dorozhki.geometry import Cell, Spot, cells_of
from engines.dorozhki.outlines import Fresh
from engines.dorozhki.view import View
from render.art.marks import Plate
from render.dorozhki.cards import Domino, Ghost, pieces_of
from render.dorozhki.choices import Place
from render.pen import Pen
from render.plain import Plain
from render.scene import Box, Item, Region, centred, sprite

UNITS = (112, 100, 90, 80, 72, 64, 54, 46, 40, 34, 28)
SMALL_UNITS = (64, 52, 42, 34, 26, 20, 16)


class Ground(Plain, frozen=True):
    """Where the grid is in the picture: the px of the upper left corner of the upper left cell."""

    x: int
    y: int
    unit: int
    left: int
    top: int
    """The column and the row of that cell."""

    def corner(self, cell: Cell) -> tuple[int, int]:
        return (self.x + (cell.x - self.left) * self.unit, self.y + (self.top - cell.y) * self.unit)

    def span(self, spot: Spot) -> tuple[int, int, int, int]:
        """Return the rectangle of a card: x, y, width, height."""
        corners = [self.corner(cell) for cell in cells_of(spot)]
        x, y = min(at[0] for at in corners), min(at[1] for at in corners)
        right, bottom = (max(at[axis] for at in corners) + self.unit for axis in (0, 1))
        return (x, y, right - x, bottom - y)


def ground(cells: Sequence[Cell], room: tuple[int, int, int, int], units: Sequence[int], border: float) -> Ground:
    """Return the largest scale at which the cells, with a border in units, fit a room, centred in it."""
    x, y, wide, tall = room
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells) + 1
    low, high = min(cell.y for cell in cells), max(cell.y for cell in cells) + 1
    across, down = right - left, high - low
    fits = (unit for unit in units if (across + 2 * border) * unit <= wide and (down + 2 * border) * unit <= tall)
    unit = next(fits, units[-1])
    return Ground(x + (wide - across * unit) // 2, y + (tall - down * unit) // 2, unit, left, high - 1)


def table_height(cells: Sequence[Cell], wide: int, most: int, units: Sequence[int], border: float) -> int:
    """Return how high the table must be: no higher than its cards need."""
    at = ground(cells, (0, 0, wide, most), units, border)
    down = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
    return min(most, round((down + 2 * border) * at.unit))


class Dot(Plain, frozen=True):
    """A mark where four cells meet."""

    @property
    def size(self) -> tuple[int, int]:
        return (6, 6)

    def draw(self, pen: Pen) -> None:
        pen.disc(3, 3, 3, "line")


def dots(at: Ground, room: tuple[int, int, int, int]) -> Iterator[Item]:
    """Yield the grid as dots, inside the room."""
    x, y, wide, tall = room
    for column in range((at.x - x) // -at.unit, (x + wide - at.x) // at.unit + 1):
        for row in range((at.y - y) // -at.unit, (y + tall - at.y) // at.unit + 1):
            dot_x, dot_y = at.x + column * at.unit, at.y + row * at.unit
            if x + 20 < dot_x < x + wide - 20 and y + 20 < dot_y < y + tall - 20:
                yield centred(dot_x, dot_y, Dot(), "well")


def laid(at: Ground, view: View) -> Iterator[Item]:
    """Yield the cards; those just laid have a solid outline, paths that earned something a strong one."""
    lit = _lit(view.fresh)
    for card, spot in view.laid:
        x, y, _, _ = at.span(spot)
        ends = lit.get(card.number, frozenset())
        paths = tuple(number for number, piece in enumerate(pieces_of(card.wiring)) if ends & set(piece))
        yield sprite(x, y, Domino(card.ends, card.wiring, spot.facing, at.unit, paths), "well")
    fresh = {entry.card for entry in view.fresh}
    for card, spot in view.laid:
        if card.number in fresh:
            yield from _frame(at.span(spot), at.unit)


def _lit(fresh: Sequence[Fresh]) -> dict[int, frozenset[int]]:
    """Return, by card, the ends of the paths that earned an extra turn or closed a ring."""
    found: dict[int, frozenset[int]] = {}
    for entry in fresh:
        for run in (*entry.paths, *entry.rings):
            for piece in run:
                found[piece.card] = found.get(piece.card, frozenset()) | {piece.first, piece.second}
    return found


def _frame(span: tuple[int, int, int, int], unit: int) -> Iterator[Item]:
    """Yield the outline of a card that was just laid."""
    x, y, wide, tall = span
    line = max(4, unit // 18)
    yield from hollow_box(x - 2, y - 2, wide + 4, tall + 4, line, unit // 8)


def hollow_box(x: int, y: int, wide: int, tall: int, line: int, radius: int) -> Iterator[Item]:
    yield sprite(x, y, Hollow(wide, tall, line, radius))


class Hollow(Plain, frozen=True):
    """A solid outline with a transparent inside."""

    width: int
    height: int
    line: int
    radius: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        pen.box(0, 0, self.width, self.height, "ink", self.radius)
        inset = self.line
        pen.hole(inset, inset, self.width - 2 * inset, self.height - 2 * inset, self.radius - inset)


def places(at: Ground, card_ends: str, wiring: str, found: Sequence[Place]) -> Iterator[Item]:
    """Yield the outlines of all places, then their numbers."""
    drawn = set()
    for place in found:
        cells = frozenset(place.cells)
        if cells not in drawn:
            drawn.add(cells)
            x, y, _, _ = at.span(place.spot)
            yield sprite(x, y, Ghost(card_ends, wiring, place.spot.facing, at.unit, thin=not place.shared))
    for place in found:
        yield centred(*number_at(at, place), Plate(str(place.number), max(38, at.unit // 2)))


def number_at(at: Ground, place: Place) -> tuple[int, int]:
    """Return where a number is shown: in the middle, or in the cell of the marked end if the place is shared."""
    if place.shared:
        x, y = at.corner(place.cells[0])
        return (x + at.unit // 2, y + at.unit // 2)
    x, y, wide, tall = at.span(place.spot)
    return (x + wide // 2, y + tall // 2)


def regions(at: Ground, found: Sequence[Place]) -> tuple[Region, ...]:
    def touched(place: Place) -> tuple[int, int, int, int]:
        if place.shared:
            return (*at.corner(place.cells[0]), at.unit, at.unit)
        return at.span(place.spot)

    return tuple(Region(str(place.number), place.move, (touched(place),)) for place in found)


def felt(room: tuple[int, int, int, int]) -> Box:
    return Box(*room, "well", 28)
