"""What a seat, or the public, may see of a game of Cvetris: everything but the dice of later rounds."""

from dataclasses import dataclass

from engines.colours import Colour
from engines.contract import Outcome, Seat, check_seat
from engines.cvetris.box import Shape, Task
from engines.cvetris.draft import drafter
from engines.cvetris.rules import to_move
from engines.cvetris.scoring import Worth, outcome, worths_at
from engines.cvetris.sheet import Sheet
from engines.cvetris.state import Hand, LastTake, State


@dataclass(frozen=True, kw_only=True)
class View:
    viewer: Seat | None
    round: int
    active: Seat
    tasks: tuple[Task, ...]
    order: tuple[Seat, ...]
    """Who takes a die, in order; the first `takes` of them have taken theirs."""
    takes: int
    drafter: Seat | None
    shapes: tuple[Shape, ...]
    """The dice still on the table."""
    colours: tuple[Colour, ...]
    last_take: LastTake | None
    hands: tuple[Hand, ...]
    sheets: tuple[Sheet, ...]
    row_ranks: tuple[int, ...]
    to_move: frozenset[Seat]
    worths: tuple[Worth, ...]
    """By seat: live points and their parts, including each open task."""
    outcome: Outcome | None


def view_for(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.seats)
    return View(
        viewer=seat,
        round=state.round,
        active=state.active,
        tasks=state.tasks,
        order=state.order,
        takes=state.takes,
        drafter=drafter(state),
        shapes=state.shapes,
        colours=state.colours,
        last_take=state.last_take,
        hands=state.hands,
        sheets=state.sheets,
        row_ranks=state.row_ranks,
        to_move=to_move(state),
        worths=worths_at(state),
        outcome=outcome(state),
    )
