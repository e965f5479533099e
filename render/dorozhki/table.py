"""The table of Colour Paths: cards on the grid, scaled to fit."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Cell, Facing, Spot, cells_of, turned
from engines.dorozhki.outlines import Fresh
from engines.dorozhki.view import View
from render.art.marks import Plate
from render.dorozhki.cards import Domino, Ghost, pieces_of
from render.dorozhki.choices import Place
from render.parts.contour import Stroke, contour
from render.pen import Pen
from render.plain import Plain
from render.scene import Box, Item, Region, centred, sprite
from render.sprites.stamps import Art, Haloed
from render.theme import Ink

UNITS = (*range(112, 56, -4), *range(56, 27, -1))
"""Fine steps make the table large; with finer ones every move would need all cards in a new size. Where a px is a
fiftieth of a card, on tables of 18 cells and more, that is worth it."""
Room = tuple[int, int, int, int]
_APART = 0.32
_CLEARLY = 2
"""By so many cells."""


class Ground(Plain, frozen=True):
    """Where the grid is in the picture: the px of the upper left corner of the upper left cell."""

    x: int
    y: int
    unit: int
    left: int
    top: int
    """The column and the row of that cell."""
    turned: bool = False
    """The table is shown turned by a quarter clockwise; columns and rows are counted after that."""

    def shown(self, spot: Spot) -> Spot:
        """Return a spot as it is seen in the picture."""
        return quarter(spot) if self.turned else spot

    def corner(self, cell: Cell) -> tuple[int, int]:
        x, y = turned(cell, 1) if self.turned else cell
        return (self.x + (x - self.left) * self.unit, self.y + (self.top - y) * self.unit)

    def span(self, spot: Spot) -> Room:
        """Return the rectangle of a card: x, y, width, height."""
        (x, y), (to_x, to_y) = map(self.corner, cells_of(spot))
        return (min(x, to_x), min(y, to_y), abs(to_x - x) + self.unit, abs(to_y - y) + self.unit)


def quarter(spot: Spot) -> Spot:
    """Turn a spot by a quarter clockwise around the first card."""
    return Spot(*turned((spot.x, spot.y), 1), Facing((spot.facing + 1) % 4))


def ground(cells: Sequence[Cell], room: Room, units: Sequence[int], border: float) -> Ground:
    """Return the largest scale at which the cells, with a border in units, fit a room, centred in it."""
    x, y, wide, tall = room
    left, high, across, down = _extent(cells)
    unit = _unit(across, down, (wide, tall), units, border)
    return Ground(x + (wide - across * unit) // 2, y + (tall - down * unit) // 2, unit, left, high)


def best_ground(
    cells: Sequence[Cell], room: Room, units: Sequence[int], border: float, *, turn: bool | None = None
) -> Ground:
    """Return the same, with the table turned by a quarter: None, if that makes it larger."""
    plain = ground(cells, room, units, border)
    aside = ground([Cell(*turned(cell, 1)) for cell in cells], room, units, border)
    turns = aside.unit > plain.unit if turn is None else turn
    return replace(aside, turned=True) if turns else plain


def is_tall(spots: Sequence[Spot]) -> bool:
    """Tell whether a table is clearly higher than wide, as it has grown card by card.

    Once it is, it counts as such until it is clearly wider than high: a table that is turned for it, in a room that is
    wider than high, is not turned to and fro.
    """
    tall, cells = False, list[Cell]()
    for spot in spots:
        cells += cells_of(spot)
        _, _, across, down = _extent(cells)
        tall = down > across + _CLEARLY if not tall else across <= down + _CLEARLY
    return tall


def _extent(cells: Sequence[Cell]) -> tuple[int, int, int, int]:
    """Return the left column, the highest row, and how many columns and rows there are."""
    columns, rows = {cell.x for cell in cells}, {cell.y for cell in cells}
    return min(columns), max(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _unit(across: int, down: int, size: tuple[int, int], units: Sequence[int], border: float) -> int:
    wide, tall = size
    fits = (unit for unit in units if (across + 2 * border) * unit <= wide and (down + 2 * border) * unit <= tall)
    return next(fits, units[-1])


def table(
    cells: Sequence[Cell], room: Room, least: int, units: Sequence[int], border: float, *, turn: bool | None = None
) -> tuple[Ground, Room]:
    """Return the best scale for a room, and the part of the room that the table needs: no higher than its cards."""
    x, y, wide, most = room
    at = best_ground(cells, room, units, border, turn=turn)
    _, _, across, down = _extent(cells)
    rows = across if at.turned else down
    tall = max(least, min(most, round((rows + 2 * border) * at.unit)))
    return replace(at, y=y + (tall - rows * at.unit) // 2), (x, y, wide, tall)


class Dots(Plain, frozen=True):
    """A row of the marks where four cells meet: one copy in the picture."""

    count: int
    unit: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.unit * (self.count - 1) + 6, 6)

    @property
    def ground(self) -> Ink:
        return "well"

    def parts(self) -> Iterator[tuple[int, int, Art]]:
        return ((number * self.unit, 0, Dot()) for number in range(self.count))


class Dot(Plain, frozen=True):
    """A mark where four cells meet."""

    @property
    def size(self) -> tuple[int, int]:
        return (6, 6)

    def draw(self, pen: Pen) -> None:
        pen.disc(3, 3, 3, "line")


def dots(at: Ground, room: Room) -> Iterator[Item]:
    """Yield the grid as dots, inside the room."""
    x, y, wide, tall = room
    columns = range(x + 21 + (at.x - x - 21) % at.unit, x + wide - 20, at.unit)
    for row in range(y + 21 + (at.y - y - 21) % at.unit, y + tall - 20, at.unit):
        yield sprite(columns.start - 3, row - 3, Dots(len(columns), at.unit))


def laid(at: Ground, view: View) -> Iterator[Item]:
    """Yield the cards; those just laid have a solid outline, paths that earned something a strong one."""
    lit = _lit(view.fresh) if len(view.hands) > 1 else {}  # alone, neither paths nor rings bring anything
    for card, spot in view.laid:
        x, y, _, _ = at.span(spot)
        ends = lit.get(card.number)
        paths = _touching(card, ends) if ends else ()
        yield sprite(x, y, Domino(card.ends, card.wiring, at.shown(spot).facing, at.unit, paths), "well")
    fresh = {entry.card for entry in view.fresh}
    for card, spot in view.laid:
        if card.number in fresh:
            yield from _outline(at, spot)


def _touching(card: Card, ends: frozenset[int]) -> tuple[int, ...]:
    """Return the paths of a card that have one of these ends."""
    return tuple(number for number, piece in enumerate(pieces_of(card.wiring)) if ends & set(piece))


def _lit(fresh: Sequence[Fresh]) -> dict[int, frozenset[int]]:
    """Return, by card, the ends of the paths that earned an extra turn or closed a ring."""
    found: dict[int, frozenset[int]] = {}
    for entry in fresh:
        for run in (*entry.paths, *entry.rings):
            for piece in run:
                found[piece.card] = found.get(piece.card, frozenset()) | {piece.first, piece.second}
    return found


def _outline(at: Ground, spot: Spot) -> Iterator[Item]:
    """Yield the outline of a card that was just laid."""
    x, y, wide, tall = at.span(spot)
    cells = [(column, row) for column in range(wide // at.unit) for row in range(tall // at.unit)]
    line = outline_width(at)
    stroke = Stroke(inside="card", outside="well", width=line, radius=max(line, at.unit // 8))
    return contour(cells, (x, y), at.unit, stroke)


def outline_width(at: Ground) -> int:
    return max(2, min(6, at.unit // 10))


def places(at: Ground, card: Card, found: Sequence[Place]) -> Iterator[Item]:
    """Yield the outlines of all places, then their numbers."""
    drawn: list[frozenset[Cell]] = []
    for place in found:
        cells = frozenset(place.cells)
        if cells in drawn:
            continue
        overlapped = sum(bool(cells & other) for other in drawn)
        drawn.append(cells)
        same = [other for other in found if frozenset(other.cells) == cells]
        ends = _common(card.ends, [other.spot.facing for other in same])
        facing = at.shown(place.spot).facing
        art = Ghost(ends, card.wiring, facing, at.unit, thin=len(same) == 1, inset=7 * min(2, overlapped))
        x, y, _, _ = at.span(place.spot)
        yield sprite(x, y, art, None if overlapped else "well")
    for place in found:
        yield centred(*number_at(at, place, found), _plate(str(place.number), at.unit))


def _plate(text: str, unit: int) -> Haloed:
    return Haloed(Plate(text, 44 if unit >= 80 else 38), "fell")


def _common(ends: str, facings: Sequence[Facing]) -> str:
    """Return the ends that a card has in every way of laying it on the same cells, as in the first way."""
    half = len(ends) // 2
    if len(set(facings)) == 1:
        return ends
    return "".join(end if end == ends[(at + half) % len(ends)] else "." for at, end in enumerate(ends))


def number_at(at: Ground, place: Place, found: Sequence[Place]) -> tuple[int, int]:
    """Return where a number is shown: in the middle of the place, or in the cell that says more.

    Two ways on the same cells: that of the marked end. Places that overlap: a cell that no other place covers. Two
    numbers in one cell move apart, each towards the rest of its place.
    """
    cell = _named_cell(place, found)
    if cell is None:
        x, y, wide, tall = at.span(place.spot)
        return (x + wide // 2, y + tall // 2)
    x, y = (value + at.unit // 2 for value in at.corner(cell))
    if all(_named_cell(other, found) != cell for other in found if other != place):
        return (x, y)
    other = next(each for each in place.cells if each != cell)
    to_x, to_y = (value + at.unit // 2 for value in at.corner(other))
    return (x + round((to_x - x) * _APART), y + round((to_y - y) * _APART))


def _named_cell(place: Place, found: Sequence[Place]) -> Cell | None:
    """Return the cell in which a place's number stands; None: between its cells."""
    if place.shared:
        return place.cells[0]
    covered = {cell for other in found if other != place for cell in other.cells}
    free = [cell for cell in place.cells if cell not in covered]
    return free[0] if len(free) == 1 else None


def regions(at: Ground, found: Sequence[Place], card: Room | None = None) -> tuple[Region, ...]:
    """Return where places can be touched: wherever it is clear which one is meant. `card` can be dragged there."""
    claimed = Counter(cell for cells in {frozenset(place.cells) for place in found} for cell in cells)

    def touched(place: Place) -> tuple[Room, ...]:
        x, y = number_at(at, place, found)
        half = at.unit // 3
        own = place.cells[:1] if place.shared else place.cells
        alone = [(*at.corner(cell), at.unit, at.unit) for cell in own if claimed[cell] == 1]
        return tuple(alone) or ((x - half, y - half, 2 * half, 2 * half),)

    def region(place: Place) -> Region:
        number, turn = str(place.number), at.shown(place.spot).facing
        return Region(number, place.move, touched(place), piece=card, drop=at.span(place.spot), turn=int(turn))

    return tuple(map(region, found))


def felt(room: tuple[int, int, int, int]) -> Box:
    return Box(*room, "well", 28, on="paper")
