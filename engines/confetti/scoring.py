"""Who won a game of Confetti."""

from engines.confetti.state import Pace, Phase, State
from engines.contract import Outcome, Score, Seat, places_by
from engines.errors import Param

ROUND_PARTS = ("confetti-round-1", "confetti-round-2", "confetti-round-3", "confetti-round-4", "confetti-round-5")


def outcome(state: State) -> Outcome | None:
    """Return the result: most points first; in turn-based games fewer swaps and drops break ties."""
    if state.phase is not Phase.OVER:
        return None
    points = [len(cards) for cards in state.points]
    changes = changes_made(state)
    places = places_by([(-mine, made) for mine, made in zip(points, changes, strict=True)])
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    key, params = _told(winners, points, changes)
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    return Outcome(key=key, winners=winners, places=places, scores=scores, params=params)


def changes_made(state: State) -> tuple[int, ...]:
    """Return each seat's swaps and drops of the whole game. In live pace they are free and not counted."""
    return tuple(sum(made[seat] for made in state.changes) for seat in range(state.seats))


def _score(state: State, seat: Seat) -> Score:
    rounds = tuple((part, gains[seat]) for part, gains in zip(ROUND_PARTS, state.gains, strict=False))
    is_race = state.pace is Pace.ASYNC and state.seats > 1
    tie_break = (("confetti-changes", changes_made(state)[seat]),) if is_race else ()
    return Score(total=len(state.points[seat]), parts=(*rounds, *tie_break))


def _told(winners: tuple[Seat, ...], points: list[int], changes: tuple[int, ...]) -> tuple[str, dict[str, Param]]:
    best = points[winners[0]]
    if len(points) == 1:
        return "confetti-solo", {"points": best}
    if len(winners) > 1:
        return "confetti-shared", {"points": best}
    if points.count(best) > 1:
        return "confetti-fewer-changes", {"points": best, "changes": changes[winners[0]]}
    return "confetti-most-points", {"points": best}
