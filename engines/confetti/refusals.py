"""Why a move can't be played now: wrong pace, too early, too late, or somebody else's turn."""

from engines.confetti.draft import not_on_turn
from engines.confetti.state import Done, Drop, Keep, Move, Pace, Phase, Ready, State, Swap, Take
from engines.contract import Seat
from engines.errors import IllegalMove, NotYourTurn, RuleError, TooLate


def refusal(state: State, seat: Seat, move: Move) -> RuleError:
    """Return the error for a seat whose move does not fit the phase, or whose turn it is not."""
    return _live(state, move) if state.pace is Pace.LIVE else _by_turns(state, seat, move)


def keep_first(state: State, seat: Seat) -> IllegalMove:
    return IllegalMove("confetti-keep-first", cards=state.scores[seat].to_keep)


def _live(state: State, move: Move) -> RuleError:
    if isinstance(move, Swap | Done):
        return IllegalMove("confetti-only-by-turns")
    match state.phase:
        case Phase.READY:
            return _before_the_sand(state, move)
        case Phase.SAND:
            return _while_the_sand_runs(state, move)
        case _:
            return _after_the_sand(state, move)


def _before_the_sand(state: State, move: Move) -> RuleError:
    match move:
        case Take() | Drop():
            return IllegalMove("confetti-sand-waits")
        case Keep():
            return IllegalMove("confetti-nothing-to-keep")
        case _:
            return _waiting(state)


def _while_the_sand_runs(state: State, move: Move) -> RuleError:
    match move:
        case Ready():
            return TooLate("confetti-sand-runs")
        case Keep() if state.scores:
            return TooLate("confetti-keep-late")
        case Keep():
            return IllegalMove("confetti-nothing-to-keep")
        case _:
            return NotYourTurn("confetti-nothing-to-do")


def _after_the_sand(state: State, move: Move) -> RuleError:
    if isinstance(move, Take | Drop) or state.phase is Phase.OVER:
        return TooLate("confetti-too-late")
    return _waiting(state)


def _by_turns(state: State, seat: Seat, move: Move) -> RuleError:
    match state.phase, move:
        case _, Ready():
            return IllegalMove("confetti-only-live")
        case Phase.DRAFT, Keep():
            return IllegalMove("confetti-nothing-to-keep")
        case Phase.DRAFT, _:
            return not_on_turn(state, seat)
        case _:
            return keep_first(state, seat) if seat in state.waiting else _waiting(state)


def _waiting(state: State) -> NotYourTurn:
    return NotYourTurn("confetti-waiting-for", seats="".join(map(str, state.waiting)))
