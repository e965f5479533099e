"""What may happen in a game of Confetti, and who may do it."""

from collections.abc import Iterable

from engines.confetti import draft, keeping, live
from engines.confetti.clock import expire
from engines.confetti.refusals import keep_first, refusal
from engines.confetti.state import Done, Drop, Keep, Move, Pace, Phase, Ready, State, Swap, Take
from engines.contract import Context, Event, Seat, Step, check_seat
from engines.errors import GameOver


def to_move(state: State) -> frozenset[Seat]:
    match state.phase:
        case Phase.SAND:
            return frozenset(seat for seat in range(state.seats) if live.can_grab(state, seat))
        case Phase.DRAFT:
            return frozenset((draft.on_turn(state),))
        case _:
            return frozenset(state.waiting)


def legal_moves(state: State, seat: Seat) -> Iterable[Move]:
    """Return every move of a seat, lazily. In live pace it stays valid until the next deadline."""
    if seat not in to_move(state):
        return ()
    match state.phase:
        case Phase.SAND:
            return live.grabs(state, seat)
        case Phase.DRAFT:
            return draft.turns(state, seat)
        case _:
            return keeping.choices(state, seat) if keeping.must_choose(state, seat) else (Ready(),)


_PHASES = tuple(Phase)


def epoch(state: State, seat: Seat) -> int | None:  # noqa: ARG001 (the same for all who play at once)
    """While everybody plays at once, a button stays valid until the phase ends: the cards keep their places."""
    return None if state.phase is Phase.DRAFT else 10 * state.round + _PHASES.index(state.phase)


def apply(state: State, seat: Seat, move: Move, context: Context) -> Step[State]:
    """Do everything that is due by now, then play the move: no move is played in the past."""
    check_seat(seat, state.seats)
    if state.phase is Phase.OVER:
        raise GameOver("game-over")
    due = expire(state, context)
    step = _played(due.state, seat, move, context)
    return Step(state=step.state, events=(*due.events, *step.events))


def _played(state: State, seat: Seat, move: Move, context: Context) -> Step[State]:
    on_move = seat in to_move(state)
    match state.phase, move:
        case Phase.SAND, Take() if on_move:
            return live.take(state, seat, move, context)
        case Phase.SAND, Drop() if on_move:
            return live.drop(state, seat, move)
        case Phase.DRAFT, Take() | Drop() | Swap() | Done() if on_move:
            return draft.play(state, seat, move, context)
        case Phase.KEEP, Keep() if on_move:
            return keeping.keep(state, seat, move, context)
        case Phase.READY | Phase.KEEP, Ready() if on_move and state.pace is Pace.LIVE:
            return _ready(state, seat, context)
        case _:
            raise refusal(state, seat, move)


def _ready(state: State, seat: Seat, context: Context) -> Step[State]:
    if keeping.must_choose(state, seat):
        raise keep_first(state, seat)
    event = Event(key="confetti-ready", params={"seat": seat})
    return keeping.no_longer_waiting(state, seat, (event,), context)
