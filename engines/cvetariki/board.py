"""The sloping board as one integer, so that finding groups and applying gravity take a few shifts.

Each cell has six bits, one per kind of token (`KINDS`); a cell with none set is empty. Cells are stored by column from
the left, bottom up. Every column has one extra cell that is always empty, so that no shift carries a token from the
top of one column into the bottom of the next.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.colours import Colour

COLUMNS = 10
ROWS = 10
COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.VIOLET)
JOKER = "*"
KINDS = (*COLOURS, JOKER)

_UP = len(KINDS)
_RIGHT = _UP * (ROWS + 1)
_CELL = (1 << _UP) - 1
_COLUMN = (1 << _RIGHT) - 1
_JOKER_BIT = KINDS.index(JOKER)

CHANCES = 1 << 53
_COLOURS_FROM = tuple(tuple((first + step) % len(COLOURS) for step in range(len(COLOURS))) for first in range(5))

# One bit for every cell that can hold a token.
_CELLS = sum(1 << (column * _RIGHT + row * _UP) for column in range(COLUMNS) for row in range(ROWS))


class Cell(NamedTuple):
    """A place on the board, counted from the bottom left corner, written `C4`."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{chr(ord('A') + self.column)}{self.row + 1}"

    @property
    def on_board(self) -> bool:
        return 0 <= self.column < COLUMNS and 0 <= self.row < ROWS

    @property
    def bit(self) -> int:
        return 1 << (self.column * _RIGHT + self.row * _UP)


class Group(NamedTuple):
    """Tokens that are popped together, named by the first token of the colour; `cells` has a bit for each token."""

    colour: Colour
    name: Cell
    cells: int

    @property
    def size(self) -> int:
        return self.cells.bit_count()


def _slides() -> tuple[int, ...]:
    """For the bit of each cell: the cell and all cells above it, which slide down when its token goes."""
    slides = [0] * (_RIGHT * COLUMNS)
    for column in range(COLUMNS):
        for row in range(ROWS):
            at = column * _RIGHT + row * _UP
            slides[at] = (1 << (column * _RIGHT + ROWS * _UP)) - (1 << at)
    return tuple(slides)


_SLIDES = _slides()
_BOTTOMS = sum(1 << (column * _RIGHT) for column in range(COLUMNS))


@lru_cache(maxsize=1024)  # one press looks at the same position about a dozen times
def pack(columns: tuple[str, ...]) -> int:
    """Turn columns of letters, each bottom up, into a board."""
    board = 0
    for tokens in reversed(columns):
        board = board << _RIGHT | _packed_column(tokens)
    return board


def unpack(board: int) -> tuple[str, ...]:
    """Turn a board into its ten columns of letters, each bottom up."""
    return tuple([_letters(board >> at & _COLUMN) for at in range(0, COLUMNS * _RIGHT, _RIGHT)])


# A move leaves most columns unchanged, so most are already cached.
@lru_cache(maxsize=4096)
def _packed_column(tokens: str) -> int:
    return sum(1 << (row * _UP + KINDS.index(token)) for row, token in enumerate(tokens))


@lru_cache(maxsize=4096)
def _letters(column: int) -> str:
    tokens = ""
    while column:
        tokens += KINDS[(column & _CELL).bit_length() - 1]
        column >>= _UP
    return tokens


def reordered(board: int, order: Sequence[int]) -> int:
    """Return the board with its columns in a different order."""
    return sum(((board >> (old * _RIGHT)) & _COLUMN) << (new * _RIGHT) for new, old in enumerate(order))


def token_at(board: int, cell: Cell) -> str | None:
    """Return the letter of the token in a cell, if there is one."""
    bits = board // cell.bit & _CELL
    return KINDS[bits.bit_length() - 1] if bits else None


def tokens_of(board: int, kind: str) -> int:
    """Return a bit for each token of a kind."""
    return (board >> KINDS.index(kind)) & _CELLS


def counts(board: int) -> tuple[int, ...]:
    """Return how many tokens of each of `COLOURS` are left."""
    return tuple((board >> kind & _CELLS).bit_count() for kind in range(len(COLOURS)))


def lone(board: int, kind: int) -> int:
    """Return how many tokens of `COLOURS[kind]` touch neither another of their colour nor a joker."""
    tokens = board >> kind & _CELLS
    return (tokens & ~_beside(tokens | board >> _JOKER_BIT & _CELLS)).bit_count()


def cells_in(bits: int) -> Iterator[Cell]:
    """Yield the cells of a set of bits, column by column, bottom up."""
    while bits:
        lowest = bits & -bits
        yield _cell_of(lowest)
        bits ^= lowest


def first_cell(bits: int) -> Cell:
    """Return the cell that `cells_in` yields first."""
    return _cell_of(bits & -bits)


def rows_in(bits: int, column: int) -> tuple[int, int]:
    """Return the lowest row that a set of bits has in a column, and how many it has there."""
    rows = bits >> column * _RIGHT & _COLUMN
    return ((rows & -rows).bit_length() - 1) // _UP, rows.bit_count()


def kinds_in(board: int, cells: int) -> tuple[int, ...]:
    """Return how many tokens of each of `KINDS` are in some cells."""
    return tuple([(board >> kind & cells).bit_count() for kind in range(len(KINDS))])


def _cell_of(bit: int) -> Cell:
    column, rest = divmod(bit.bit_length() - 1, _RIGHT)
    return Cell(column, rest // _UP)


def _beside(bits: int) -> int:
    return bits << _UP | bits >> _UP | bits << _RIGHT | bits >> _RIGHT


def connected(start: int, among: int) -> int:
    """Return everything in `among` that is connected to `start` by cell sides."""
    group, grown = 0, start
    while grown != group:
        group = grown
        grown = (group | group << _UP | group >> _UP | group << _RIGHT | group >> _RIGHT) & among
    return group


def groups(board: int) -> Iterator[Group]:
    """Yield every group that can be popped, by colour, then by name."""
    jokers = board >> _JOKER_BIT & _CELLS
    for kind, colour in enumerate(COLOURS):
        tokens = board >> kind & _CELLS
        among = tokens | jokers
        left = tokens & _beside(among)
        while left:
            cells = connected(left & -left, among)
            yield Group(colour, first_cell(left), cells)
            left &= ~cells


def group_by_chance(board: int, chance: int) -> tuple[int, int, int] | None:
    """Return the group picked by a number below `CHANCES`: its colour's index, its cells, all tokens of that colour.

    A faster `groups` for playing a position out thousands of times: it usually looks at one colour only.
    """
    jokers = board >> _JOKER_BIT & _CELLS
    start = chance % len(COLOURS)
    for kind in _COLOURS_FROM[start]:
        tokens = board >> kind & _CELLS
        among = tokens | jokers
        ready = tokens & (among << _UP | among >> _UP | among << _RIGHT | among >> _RIGHT)
        if ready:
            at = chance * ready.bit_length() // CHANCES
            rest = ready >> at << at
            return kind, connected(rest & -rest, among), tokens
    return None


def has_group(board: int) -> bool:
    """Return whether any group is left."""
    jokers = board >> _JOKER_BIT & _CELLS
    for kind in range(len(COLOURS)):
        tokens = board >> kind & _CELLS
        if tokens & _beside(tokens | jokers):
            return True
    return False


def has_clump(board: int, size: int) -> bool:
    """Return whether `size` tokens of one colour are connected. Jokers don't connect anything here."""
    for kind in range(len(COLOURS)):
        tokens = board >> kind & _CELLS
        left = tokens & _beside(tokens)
        while left:
            clump = connected(left & -left, tokens)
            if clump.bit_count() >= size:
                return True
            left &= ~clump
    return False


def popped(board: int, cells: int) -> int:
    """Remove cells from the board: the tokens above fall, then empty columns close up to the left."""
    bottoms = cells & _BOTTOMS
    while cells:
        # From the top, so that the cells still to be removed have not moved.
        at = cells.bit_length() - 1
        board ^= (board ^ board >> _UP) & _SLIDES[at]
        cells ^= 1 << at
    while bottoms:  # only a column that lost its bottom token can be empty
        at = bottoms.bit_length() - 1
        if not board >> at & _CELL:
            left = (1 << at) - 1
            board = board & left | board >> _RIGHT & ~left
        bottoms ^= 1 << at
    return board
