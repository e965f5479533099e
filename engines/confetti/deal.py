"""The start of a game, and the start of each round."""

from dataclasses import replace

from engines.confetti.deck import DECK
from engines.confetti.rounds import LATEST_START
from engines.confetti.state import INFO, Pace, Phase, Side, State
from engines.confetti.table import laid_out
from engines.contract import Context, Event, Options, Step, check_seats
from engines.randomness import Rng


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Shuffle the deck. In live pace the first round waits until everybody is ready; turn-based it begins at once."""
    check_seats(INFO, options, seats)
    chosen = INFO.complete(options)
    state = State(
        pace=Pace(str(chosen["pace"])),
        side=Side(str(chosen["side"])),
        sand=int(chosen["sand"]) * 1_000,
        deck=tuple(rng.shuffled(DECK)),
        phase=Phase.READY,
        hands=((),) * seats,
        points=((),) * seats,
    )
    if state.pace is Pace.ASYNC:
        return start_draft(replace(state, first=rng.below(seats)), 1, rng)
    waiting = replace(state, waiting=tuple(range(seats)), until=LATEST_START)
    event = Event(key="confetti-get-ready")
    return Step(state=waiting, events=(event,))


def start_round(state: State, number: int, context: Context) -> Step[State]:
    """Lay out the cards of a round and start it at the time in the context."""
    if state.pace is Pace.ASYNC:
        return start_draft(replace(state, first=(state.first + 1) % state.seats), number, context.rng)
    return start_sand(state, number, context)


def start_sand(state: State, number: int, context: Context) -> Step[State]:
    table = laid_out(state, number, context.rng)
    running = replace(table, phase=Phase.SAND, waiting=(), until=context.now + state.sand, last=None)
    event = Event(
        key="confetti-sand-starts",
        params={
            "round": number,
            "rounds": len(running.rounds),
            "cards": len(running.slots),
            "limit": running.limit,
            "sand": running.sand // 1_000,
        },
    )
    return Step(state=running, events=(event,))


def start_draft(state: State, number: int, rng: Rng) -> Step[State]:
    table = laid_out(state, number, rng)
    changes = (*state.changes, (0,) * state.seats)
    begun = replace(table, phase=Phase.DRAFT, turns=0, done=(), changes=changes, last=None)
    event = Event(
        key="confetti-draft-starts",
        params={
            "round": number,
            "rounds": len(begun.rounds),
            "cards": len(begun.slots),
            "limit": begun.limit,
            "seat": begun.first,
        },
    )
    return Step(state=begun, events=(event,))
