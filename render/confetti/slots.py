"""The table: numbered slots in rows, with free, taken and contested cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.confetti.deck import Card
from engines.confetti.state import Phase, Side
from engines.confetti.view import View
from engines.contract import Seat
from render.art.marks import Chip, Dashed
from render.confetti.cards import FreeCard, LitFace
from render.confetti.tags import contest_tag
from render.scene import Box, Item, Label, Region, centred, sprite
from render.theme import MARGIN, WIDE, Ink
from render.words import Words

_FEW = 42


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the slots are: in `columns` from `top` down, showing the slots from `first` to `last`."""

    top: int
    columns: int
    first: int
    last: int

    @property
    def step(self) -> tuple[int, int]:
        across = (WIDE - 2 * MARGIN + 10) // self.columns
        return (across, round(across * 0.955))

    @property
    def size(self) -> tuple[int, int]:
        across, down = self.step
        return (across - 10, down - 8)

    def corner(self, number: int) -> tuple[int, int]:
        row, column = divmod(number - self.first, self.columns)
        return (MARGIN + column * self.step[0], self.top + row * self.step[1])

    @property
    def rows(self) -> int:
        return -(-(self.last - self.first + 1) // self.columns)

    @property
    def bottom(self) -> int:
        return self.top + self.rows * self.step[1]


def whole(view: View, top: int) -> Grid:
    """The whole table. A chat's keyboard has the same shape: 7 columns, or 8 with many cards."""
    return Grid(top, 7 if len(view.slots) <= _FEW else 8, 1, len(view.slots))


def tray(first: int, last: int, top: int) -> Grid:
    """A part of the table: 5 columns for 25 buttons."""
    return Grid(top, 5, first, last)


def cards(view: View, words: Words, grid: Grid, chosen: str = "") -> Iterator[Item]:
    """Yield the contents of the slots; a held card that is to be swapped has a yellow border."""
    changed = {view.last.took, view.last.put} - {None} if view.last else set()
    tags: list[Item] = []
    everybody = view.holders
    for number in range(grid.first, grid.last + 1):
        card, holders = view.slots[number - 1], everybody[number - 1]
        x, y = grid.corner(number)
        if len(holders) == 1 or card in view.out:
            line = "lit" if card == chosen.partition(" ")[2] else "ink" if card in changed else None
            yield from _taken(words, grid, number, holders[0] if holders else None, line)
            continue
        line = "lit" if holders else "ink" if card in changed else "line"
        yield sprite(x, y, FreeCard(card, number, *grid.size, view.side is Side.BLACK, line=line))
        if holders:
            tags += _contested(words, grid, number, holders)
    yield from tags


def _taken(words: Words, grid: Grid, number: int, holder: int | None, line: Ink | None) -> Iterator[Item]:
    (x, y), (wide, tall) = grid.corner(number), grid.size
    radius = round(wide * 0.11)
    if line == "lit":
        yield sprite(x, y, LitFace(wide, tall, "well"), "paper")
    elif line:
        yield Box(x, y, wide, tall, "well", radius, line, 5, on="paper")
    else:
        yield sprite(x, y, Dashed(wide, tall, "line", "well", radius, 3, 12), "paper")
    size = max(25, round(wide * 0.2))
    yield Label(x + round(wide * 0.23), y + round(tall * 0.21), str(number), size, 700, "muted", "well", "middle")
    if holder is not None:
        side = round(wide * 0.36)
        chip = Chip(words.chip(holder), side, ink="card", paper="muted")
        yield centred(x + wide // 2, y + round(tall * 0.54), chip, "well")


def _contested(words: Words, grid: Grid, number: int, holders: tuple[int, ...]) -> Iterator[Item]:
    (x, y), (wide, _) = grid.corner(number), grid.size
    return contest_tag((words.chip(seat) for seat in holders), min(x + wide + 6, WIDE - 8), y, low=True)


def regions(view: View, grid: Grid) -> tuple[Region, ...]:
    """Return where cards can be clicked: free ones to take, the viewer's own to drop; in the public view, all."""
    return tuple(
        Region(str(number), move, ((*grid.corner(number), *grid.size),))
        for number, move in moves(view).items()
        if grid.first <= number <= grid.last
    )


def moves(view: View) -> dict[int, str]:
    """Return, by slot, what a press plays for the viewer (for the public: for somebody with an empty hand)."""
    found = {
        number: _move(view, card, who)
        for number, (card, who) in enumerate(zip(view.slots, view.holders, strict=True), 1)
    }
    return {number: move for number, move in found.items() if move}


def _move(view: View, card: Card, holders: tuple[Seat, ...]) -> str:
    seat = view.viewer
    if view.phase not in (Phase.SAND, Phase.DRAFT) or card in view.out:
        return ""
    if view.phase is Phase.DRAFT and seat is not None and seat != view.turn:
        return ""
    if seat is None and view.phase is Phase.SAND:
        return f"take {card}"  # a press drops the card for its holder and contests it for anybody else
    if seat is not None and seat in holders:
        may_drop = view.phase is Phase.SAND or view.changes_left[seat] > 0
        return f"drop {card}" if may_drop else ""
    full = seat is not None and len(view.hands[seat]) >= view.limit
    return "" if holders or full else f"take {card}"
