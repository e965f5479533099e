"""Who won or lost together: partners are one side."""

from engines.contract import Seat
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View


def sides(view: View) -> list[tuple[Seat, ...]]:
    """The sides from first to last; partners are one side, and so is the lone player."""
    assert view.outcome is not None  # noqa: S101 (the caller has looked)
    places = view.outcome.places
    pairs = [(0, 2), (1, 3)] if view.variant is Variant.TEAMS else [(seat,) for seat in range(len(places))]
    return sorted(pairs, key=lambda side: places[side[0]])


def winning_sides(view: View) -> int:
    """Return how many sides won: more than one share the win."""
    assert view.outcome is not None  # noqa: S101
    return sum(side[0] in view.outcome.winners for side in sides(view))
