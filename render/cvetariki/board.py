"""The sloping board: chutes, tokens joined into groups, what fell, and the plates."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache

from engines.colours import Colour
from engines.cvetariki.board import COLUMNS, JOKER, ROWS, Cell
from engines.cvetariki.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Plate
from render.art.tokens import Arm, Faint, Token
from render.cvetariki.choices import Choice
from render.parts.contour import Stroke, contour
from render.pen import Pen
from render.plain import Plain
from render.scene import Item, Label, Region, Sprite, centred
from render.sprites.stamps import Art, Haloed, Tile
from render.theme import Ink

PITCH = 80


class Chute(Plain, frozen=True):
    """One cell of a chute; the ends of the chute are round."""

    pitch: int
    end: str = ""
    """`top`, `bottom` or neither."""

    @property
    def size(self) -> tuple[int, int]:
        return (self.pitch, self.pitch)

    def draw(self, pen: Pen) -> None:
        pitch, gap = self.pitch, round(self.pitch * 0.0375)
        wide = pitch - 2 * gap
        if not self.end:
            pen.box(gap, 0, wide, pitch, "well")
            return
        pen.box(gap, 0, wide, pitch, "well", wide / 2)
        pen.box(gap, pitch / 2 if self.end == "top" else 0, wide, pitch / 2, "well")


class Place(Plain, frozen=True):
    """A cell with its contents: one copy in the picture."""

    pitch: int
    kind: str = ""
    arms: str = ""
    """A colour, or a dot for none, to the north, east, south and west."""
    end: str = ""
    fell: bool = False
    ringed: bool = False
    bare: Ink = ""
    """Without a chute, on this background."""
    faint: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return (self.pitch, self.pitch)

    @property
    def ground(self) -> Ink:
        return self.bare or ("fell" if self.fell else "paper")

    @property
    def is_loose(self) -> bool:
        return True

    def parts(self) -> Iterator[tuple[int, int, Art | Tile]]:
        if not self.fell and not self.bare:
            yield 0, 0, Chute(self.pitch, self.end)
        for side, colour in zip("NESW", self.arms, strict=False):
            if colour != ".":
                yield 0, 0, self._shown(Arm(colour, self.pitch, side))
        if self.kind:
            inset = round(self.pitch * (0.015 if self.ringed else 0.05))
            yield inset, inset, self._shown(Token(self.kind, self.pitch - 2 * inset, self.ringed))

    def _shown(self, art: Token | Arm) -> Art:
        return Faint(art) if self.faint else art


class Board(Plain, frozen=True):
    """Where the board is: the upper left corner of the cell A10 (or of the highest row shown)."""

    x: int
    y: int
    pitch: int = PITCH
    rows: int = ROWS

    def corner(self, cell: Cell) -> tuple[int, int]:
        return (self.x + cell.column * self.pitch, self.y + (self.rows - 1 - cell.row) * self.pitch)

    def middle(self, cell: Cell) -> tuple[int, int]:
        x, y = self.corner(cell)
        return (x + self.pitch // 2, y + self.pitch // 2)

    @property
    def bottom(self) -> int:
        return self.y + self.rows * self.pitch


def tokens(board: Board, view: View, own: Collection[Colour] = ()) -> Iterator[Item]:
    """Yield every cell, and the outline of the tokens that fell."""
    fell = frozenset(view.last.fell) if view.last else frozenset()
    # A border of empty cells, so that every cell has four neighbours.
    empty = " " * (ROWS + 2)
    grid = [empty, *(f" {column.ljust(ROWS)} " for column in view.columns), empty]
    pitch = board.pitch
    for column in range(COLUMNS):
        x, here, right, left = board.x + column * pitch, grid[column + 1], grid[column + 2], grid[column]
        for row in range(board.rows):
            end = "top" if row == board.rows - 1 else "bottom" if row == 0 else ""
            kind, is_fell = here[row + 1], (column, row) in fell
            if kind == " ":
                place = _kept(pitch, "", "", end, is_fell, False)  # noqa: FBT003 (a cached call is positional)
            else:
                arms = _arms(kind, here[row + 2], right[row + 1], here[row], left[row + 1])
                place = _kept(pitch, kind, arms, end, is_fell, kind in own)
            yield Sprite(x, board.y + (board.rows - 1 - row) * pitch, place, pitch)
    if fell:
        yield from outlined(board, fell, Stroke(width=6 if pitch > 60 else 4))


# Looking a place up is cheaper than creating it.
_kept = lru_cache(maxsize=2048)(Place)


@lru_cache(maxsize=8192)
def _arms(kind: str, *around: str) -> str:
    """Return the colours of a token's joints to its neighbours: a joker joins anything."""
    joined = (beside if kind == JOKER else kind if beside in (kind, JOKER) else "." for beside in around)
    return "".join("." if beside == " " else arm for beside, arm in zip(around, joined, strict=True))


def outlined(board: Board, cells: Collection[Cell], stroke: Stroke) -> Iterator[Item]:
    """Yield an outline around cells."""
    below = [(cell.column, board.rows - 1 - cell.row) for cell in cells]
    return contour(below, (board.x, board.y), board.pitch, stroke)


def frame(board: Board, view: View) -> Iterator[Item]:
    """Yield the letters and numbers around the board; a chute that closed up has an arrow next to its letter."""
    yield from _frame(board, view.last.closed_up if view.last else ())


@lru_cache(maxsize=64)
def _frame(board: Board, closed: tuple[int, ...]) -> tuple[Item, ...]:
    return tuple(_framing(board, closed))


def _framing(board: Board, closed: tuple[int, ...]) -> Iterator[Item]:
    for column in range(COLUMNS):
        x, _ = board.middle(Cell(column, 0))
        shift = 10 if column in closed else 0
        yield Label(x + shift, board.bottom + 24, chr(ord("A") + column), 30, 700, "muted", align="middle")
        if shift:
            yield centred(x - 16, board.bottom + 24, Icon(Glyph.ARROW_LEFT, 24, "ink"))
    for row in range(board.rows):
        _, y = board.middle(Cell(0, row))
        yield Label(board.x - 24, y, str(row + 1), 30, 700, "muted", align="middle")


def plates(board: Board, found: Collection[Choice], own: Collection[Colour] = ()) -> Iterator[Item]:
    """Yield the number of each group on its plate."""
    for choice in found:
        x, y = board.middle(choice.plate)
        yield centred(x + 25, y - 24, _plate(choice.label, choice.colour in own))


@lru_cache(maxsize=256)
def _plate(label: str, dark: bool) -> Haloed:  # noqa: FBT001 (a cached call is positional)
    return Haloed(Plate(label, dark=dark), "well")


def regions(board: Board, found: Collection[Choice]) -> tuple[Region, ...]:
    """Return where each group can be clicked. A joker of several groups belongs to none: its colour must be given."""
    claimed = Counter(cell for choice in found for cell in choice.cells)

    def boxes(choice: Choice, *, shared: bool) -> tuple[tuple[int, int, int, int], ...]:
        cells = (cell for cell in choice.cells if (claimed[cell] > 1) == shared)
        return tuple((*board.corner(cell), board.pitch, board.pitch) for cell in cells)

    return tuple(
        Region(choice.label, choice.move, boxes(choice, shared=False), shared=boxes(choice, shared=True))
        for choice in found
    )
