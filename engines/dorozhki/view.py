"""What everybody may see of a game of Colour Paths: everything but the bank, of which only the size is shown."""

from dataclasses import dataclass

from engines.contract import Outcome, Seat, check_seat
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Laid
from engines.dorozhki.news import LAYS, News
from engines.dorozhki.outlines import Fresh, fresh
from engines.dorozhki.scoring import outcome
from engines.dorozhki.state import Phase, State


@dataclass(frozen=True, kw_only=True)
class View:
    """`rules.moves(view)` lists the moves of the seat whose turn it is, in the order that a picture numbers them."""

    viewer: Seat | None
    even_start: bool
    hands: tuple[tuple[Card, ...], ...]
    """By seat; a picture letters them in this order."""
    bank: int
    """How many cards are left in it."""
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    turn: Seat
    """Whose turn it is; after the end, who moved last."""
    phase: Phase
    drawn: int | None
    to_miss: tuple[int, ...]
    happened: tuple[News, ...]
    fresh: tuple[Fresh, ...]
    """The cards laid since the last decision by a player, including that decision."""
    outcome: Outcome | None


def view_for(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.seats)
    return View(
        viewer=seat,
        even_start=state.even_start,
        hands=state.hands,
        bank=len(state.bank),
        laid=state.laid,
        turn=state.turn,
        phase=state.phase,
        drawn=state.drawn,
        to_miss=state.to_miss,
        happened=state.happened,
        fresh=_fresh(state),
        outcome=outcome(state),
    )


def _fresh(state: State) -> tuple[Fresh, ...]:
    new = sum(news.what in LAYS for news in state.happened)
    won = len(state.laid) if () in state.hands else None
    sizes = range(len(state.laid) - new + 1, len(state.laid) + 1)
    return tuple(fresh(state.laid[:size], earning=size != won) for size in sizes)
