"""What a seat, or the public, may see of a game of Cvetariki."""

from dataclasses import dataclass

from engines.colours import Colour
from engines.contract import Outcome, Seat, check_seat
from engines.cvetariki.scoring import is_over, outcome
from engines.cvetariki.sides import known_secrets
from engines.cvetariki.state import LastPop, State, Variant


@dataclass(frozen=True, kw_only=True)
class View:
    viewer: Seat | None
    variant: Variant
    columns: tuple[str, ...]
    taken: tuple[tuple[int, ...], ...]
    turn: Seat | None
    moves: int
    last: LastPop | None
    secrets: tuple[tuple[Colour, ...] | None, ...]
    """By seat, None where the viewer may not know them; at the end everybody may."""
    outcome: Outcome | None


def view_for(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.seats)
    over = is_over(state)
    return View(
        viewer=seat,
        variant=state.variant,
        columns=state.columns,
        taken=state.taken,
        turn=None if over else state.turn,
        moves=state.moves,
        last=state.last,
        secrets=state.secrets if over else known_secrets(state, seat),
        outcome=outcome(state),
    )
