"""What happens when a deadline passes. Turn-based games have none: their tables use the ordinary turn clock."""

from dataclasses import replace

from engines.confetti.keeping import close, end_round
from engines.confetti.live import safe, window_ends
from engines.confetti.state import Phase, State
from engines.contract import Context, Event, Step


def deadline(state: State) -> int | None:
    """Return when something next happens without a move: until then `legal_moves` stays valid."""
    if state.until is None or state.phase is not Phase.SAND:
        return state.until
    return min((state.until, *window_ends(state)))


def expire(state: State, context: Context) -> Step[State]:
    """Do everything that is due, each at its own time, however late this is called."""
    events: tuple[Event, ...] = ()
    while (due := deadline(state)) is not None and due <= context.now:
        step = _happened(state, replace(context, now=due))
        state, events = step.state, (*events, *step.events)
    return Step(state=state, events=events)


def _happened(state: State, context: Context) -> Step[State]:
    if state.phase is not Phase.SAND:
        return close(state, context)
    if context.now == state.until:
        return end_round(state, context)
    return Step(state=safe(state, context.now))
