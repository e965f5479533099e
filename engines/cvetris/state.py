"""The state and the moves of Cvetris."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from engines.colours import Colour
from engines.contract import GameInfo, Option, Seat, SeatRange
from engines.cvetris.box import Part, Shape, Task
from engines.cvetris.sheet import Cell, Sheet


class Variant(StrEnum):
    CLASSIC = "classic"
    SOLO = "solo"
    """[ruling] One sheet, one die of each kind a round; all of them are thrown at the deal."""


INFO = GameInfo(
    slug="cvetris",
    rules_version=1,
    seats=SeatRange(least=1, most=4),
    seats_by_variant={Variant.CLASSIC: SeatRange(least=2, most=4), Variant.SOLO: SeatRange(least=1, most=1)},
    options=(Option(name="variant", default="classic", choices=tuple(variant.value for variant in Variant)),),
)


@dataclass(frozen=True)
class TakeShape:
    """Take a shape die that shows this shape."""

    shape: Shape


@dataclass(frozen=True)
class TakeColour:
    """Take a colour die that shows this colour."""

    colour: Colour


@dataclass(frozen=True)
class Cut:
    """Cut the figure, with one pair of scissors or two, and keep this part."""

    part: Part
    scissors: int = 1


@dataclass(frozen=True)
class Draw:
    """Draw the figure of one's dice: orientation (from 1), leftmost column, and the bonuses that change it first."""

    orientation: int
    column: int
    colour: Colour | None = None
    shape: Shape | None = None
    cut: Cut | None = None


@dataclass(frozen=True)
class Patch:
    """Colour one empty cell."""

    cell: Cell
    colour: Colour


@dataclass(frozen=True)
class Leave:
    """Stop drawing: the sheet stays as it is."""


@dataclass(frozen=True)
class Done:
    """End the turn although a patch could still be used."""


Take = TakeShape | TakeColour
Move = Take | Draw | Patch | Leave | Done


class Stage(StrEnum):
    """Where a player is in the round."""

    DRAFTING = "drafting"
    DRAWING = "drawing"
    DRAWN = "drawn"
    """The figure is on the sheet; a patch can still be used."""
    LEAVING = "leaving"
    """Nothing more will be drawn; a patch can still be used."""
    DONE = "done"
    OUT = "out"


@dataclass(frozen=True, kw_only=True)
class Hand:
    """The dice that a player took in this round, and how far their turn has got."""

    stage: Stage = Stage.DRAFTING
    shape: Shape | None = None
    colour: Colour | None = None


@dataclass(frozen=True, kw_only=True)
class LastTake:
    """The latest take of the round: either `shape` or `colour` is set."""

    seat: Seat
    shape: Shape | None = None
    colour: Colour | None = None


@dataclass(frozen=True, kw_only=True)
class State:
    tasks: tuple[Task, ...]
    """One card of each kind of `box.TASK_CARDS`."""
    sheets: tuple[Sheet, ...]
    hands: tuple[Hand, ...]
    active: Seat
    """The player who rolled the dice of this round."""
    round: int = 0
    order: tuple[Seat, ...] = ()
    """Who takes a die, in order: clockwise from the active player, then back."""
    takes: int = 0
    """How many dice of the round have been taken."""
    shapes: tuple[Shape, ...] = ()
    """The shape dice still on the table, as rolled."""
    colours: tuple[Colour, ...] = ()
    row_ranks: tuple[int, ...]
    """For each row of `box.ROW_STARS`: in how many rounds somebody filled it."""
    last_take: LastTake | None = None
    dice: tuple[tuple[Shape, Colour], ...] = field(default=(), repr=False)
    """Alone: the dice of all rounds, so that they are the same whatever is drawn."""

    @property
    def seats(self) -> int:
        return len(self.sheets)


class Table(Protocol):
    """What live points are computed from. All of it is public, so both a state and a view will do."""

    @property
    def tasks(self) -> tuple[Task, ...]: ...
    @property
    def sheets(self) -> tuple[Sheet, ...]: ...
    @property
    def hands(self) -> tuple[Hand, ...]: ...
    @property
    def round(self) -> int: ...
    @property
    def row_ranks(self) -> tuple[int, ...]: ...
