"""A player's sheet on its card: cells, bonuses, row stars, marks, points."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.contract import Seat
from engines.cvetris.box import BONUSES, COLOURS, COLUMNS, ROW_STARS, ROWS, SHAPES
from engines.cvetris.scoring import stars_for_rank
from engines.cvetris.sheet import EMPTY, Cell, Mark, Sheet
from engines.cvetris.state import Hand, Stage
from engines.cvetris.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Chip, Dashed
from render.cvetris.art import BonusMark, Die, RowStar, Spot, mark_of, shape_figure
from render.lettering import sized, width
from render.parts.contour import Stroke, contour
from render.parts.furniture import card
from render.plain import Plain
from render.scene import Box, Item, Label, Sprite, centred, sprite
from render.sprites.stamps import Tile
from render.theme import Ink, Text
from render.words import Words

WIDE, TALL = 512, 474
_PITCH = 38
_HAND = 274
"""Where a player's dice begin on their card: a name with a number is read whole before them."""
WITH_STARS, SMALLEST, SMALL_EDGE = 404, 326, 16
"""Cards of other players beside one's own sheet: how wide they are, and how far from the edge of the picture."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cells of a sheet are."""

    x: int
    y: int
    pitch: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        return (self.x + cell.column * self.pitch, self.y + (ROWS - 1 - cell.row) * self.pitch)

    @property
    def bottom(self) -> int:
        return self.y + ROWS * self.pitch


def paper(row: int) -> Ink:
    """Return the background of a row: rows that give stars have their own."""
    return "band" if row + 1 in ROW_STARS else "card"


class Empty(Plain, frozen=True):
    """All cells of an empty sheet: one copy in the picture."""

    pitch: int

    @property
    def size(self) -> tuple[int, int]:
        return (COLUMNS * self.pitch, ROWS * self.pitch)

    @property
    def ground(self) -> Ink:
        return "well"

    def parts(self) -> Iterator[tuple[int, int, Tile]]:
        for column in range(COLUMNS):
            for row in range(ROWS):
                yield column * self.pitch, (ROWS - 1 - row) * self.pitch, Spot(self.pitch, "", paper(row))


def cells(grid: Grid, sheet: Sheet, on: Ink) -> Iterator[Item]:
    """Yield the cells, on a sunken background; `on` is what is around it."""
    edge, pitch = max(4, grid.pitch // 9), grid.pitch
    yield Box(grid.x - edge, grid.y - edge, COLUMNS * pitch + 2 * edge, ROWS * pitch + 2 * edge, "well", 12, on=on)
    yield sprite(grid.x, grid.y, Empty(pitch))
    for column, colours in enumerate(sheet.columns):
        x = grid.x + column * pitch
        for row, colour in enumerate(colours):
            if colour != EMPTY:
                yield Sprite(x, grid.y + (ROWS - 1 - row) * pitch, _spot(pitch, colour), pitch)


# Looking a cell up is cheaper than creating it.
_spot = lru_cache(maxsize=256)(Spot)


def fresh(grid: Grid, sheet: Sheet) -> Iterator[Item]:
    """Yield the outlines of what the last turn put on the sheet."""
    for group in (sheet.fresh.figure, sheet.fresh.patches):
        if group:
            colour = sheet.columns[group[0].column][group[0].row]
            stroke = Stroke(inside=colour, outside="card", width=4, radius=8)
            yield from outlined(grid, group, stroke)


def outlined(grid: Grid, group: tuple[Cell, ...], stroke: Stroke) -> Iterator[Item]:
    return contour([(cell.column, ROWS - 1 - cell.row) for cell in group], (grid.x, grid.y), grid.pitch, stroke)


def row_stars(grid: Grid, sheet: Sheet, ranks: tuple[int, ...], x: int, side: int, ground: Ink) -> Iterator[Item]:
    """Yield the stars next to the rows: earned, or still available."""
    for at, row in enumerate(ROW_STARS):
        given = sheet.row_stars[at]
        value = stars_for_rank(row, ranks[at]) if given is None else given
        y = grid.corner(Cell(0, row - 1))[1] + grid.pitch // 2
        yield centred(x, y, RowStar(str(value) if value else "–", side, bool(given), ground), ground)


def bonuses(grid: Grid, sheet: Sheet, y: int, side: int, ground: Ink) -> Iterator[Item]:
    """Yield the bonuses above their columns."""
    for column, (bonus, mark) in enumerate(zip(BONUSES, sheet.bonuses, strict=True)):
        art = BonusMark(bonus, side, lit=mark is Mark.ACTIVE, used=mark is Mark.USED, paper=ground)
        yield centred(grid.x + column * grid.pitch + grid.pitch // 2, y, art, ground)


def sheet_card(view: View, words: Words, seat: Seat, x: int, y: int) -> Iterator[Item]:
    """Yield one player's card on the table."""
    yield card(x, y, WIDE, TALL - 4, strong=_is_on_move(view, seat))
    yield from _head(view, words, seat, x, y)
    yield from _dice(view.hands[seat], x + _HAND, y + 38)
    yield from drawn_on(view.sheets[seat], view.row_ranks, x, y)


def grid_at(x: int, y: int) -> Grid:
    """Return where the cells are on the card at a point."""
    return Grid(x + 22, y + 112, _PITCH)


@lru_cache(maxsize=256)
def drawn_on(sheet: Sheet, ranks: tuple[int, ...], x: int, y: int) -> tuple[Item, ...]:
    """Return what is on a sheet, and around it. A move changes one sheet; the others are as they were."""
    grid = grid_at(x, y)
    return (
        *bonuses(grid, sheet, y + 86, 38, "card"),
        *cells(grid, sheet, "card"),
        *fresh(grid, sheet),
        *row_stars(grid, sheet, ranks, x + 362, 56, "card"),
        *_marks(sheet, x + 422, y + 142),
    )


def small_card(view: View, words: Words, seat: Seat, x: int, wide: int) -> Iterator[Item]:
    """Yield a player's card for who looks on from their own sheet: the cells, and what there is room for."""
    y, sheet = SMALL_EDGE, view.sheets[seat]
    yield card(x, y, wide, TALL - 4, strong=_is_on_move(view, seat))
    yield _chip(view, words, seat, x, y)
    name, size = sized(words.name(seat), (36, 32, 28, 25), 700, wide - 92)
    yield Label(x + 74, y + 38, name, size, 700, _name_ink(view, seat), "card")
    grid = Grid(x + (22 if wide >= WITH_STARS else (wide - COLUMNS * _PITCH) // 2), y + 72, _PITCH)
    yield from (*cells(grid, sheet, "card"), *fresh(grid, sheet))
    if wide >= WITH_STARS:
        yield from row_stars(grid, sheet, view.row_ranks, x + 362, 56, "card")
    if wide >= WIDE:
        yield from _marks(sheet, x + 422, grid.y + 30)
    # Below the cells: a name has the whole width over them.
    yield from _dice(view.hands[seat], grid.x - 2, y + TALL - 32)
    yield from _points(view, seat, x + wide - 22, y + TALL - 32)


def _is_on_move(view: View, seat: Seat) -> bool:
    return seat == view.drafter or (view.drafter is None and seat in view.to_move)


def _head(view: View, words: Words, seat: Seat, x: int, y: int) -> Iterator[Item]:
    yield _chip(view, words, seat, x, y)
    name, size = sized(words.name(seat), (Text.NAME, 28, 25), 700, _HAND - 80)
    yield Label(x + 74, y + 38, name, size, 700, _name_ink(view, seat), "card")
    yield from _points(view, seat, x + WIDE - 22, y + 38)


def _chip(view: View, words: Words, seat: Seat, x: int, y: int) -> Item:
    filled = _is_on_move(view, seat)
    return centred(
        x + 39, y + 38, Chip(words.chip(seat), 44, filled=filled, paper="on-ink" if filled else "card"), "card"
    )


def _name_ink(view: View, seat: Seat) -> Ink:
    return "muted" if view.hands[seat].stage is Stage.OUT else "ink"


def _points(view: View, seat: Seat, right: int, y: int) -> Iterator[Item]:
    points = str(view.worths[seat].total)
    left = right - width(points, 38, 800)
    yield Label(left, y, points, 38, 800, "ink", "card")
    yield centred(left - 24, y - 2, Icon(Glyph.STAR_OUTLINE, 36, "plate-ink", "lit"), "card")


def _dice(hand: Hand, x: int, y: int) -> Iterator[Item]:
    if hand.stage is Stage.OUT:
        return
    faces = (hand.shape.value if hand.shape else "", f"#{hand.colour}" if hand.colour else "")
    for number, face in enumerate(faces):
        at = x + 24 + number * 54
        if face:
            yield centred(at, y, Die(face, 44), "card")
        else:
            yield centred(at, y, Dashed(44, 44, "muted", radius=8, line=3, dash=7), "card")


def _marks(sheet: Sheet, x: int, y: int) -> Iterator[Item]:
    """Yield which shapes and colours are used: all six give stars."""
    for number, (shape, count) in enumerate(zip(SHAPES, sheet.figures, strict=True)):
        art = shape_figure(shape, 11) if count else shape_figure(shape, 11, "muted", "card")
        yield centred(x, y + number * 57, art, "card")
    used = set("".join(sheet.columns))
    for number, colour in enumerate(COLOURS):
        yield centred(x + 56, y + number * 57, mark_of(colour, colour in used, 42), "card")
