"""The result of a game of Colour Paths."""

from engines.contract import Outcome, Score, places_by
from engines.dorozhki.state import Phase, State


def outcome(state: State) -> Outcome | None:
    """Return the result: fewest cards in hand first, ties share a place, whether a hand is empty or all are blocked."""
    if state.phase is not Phase.OVER:
        return None
    cards = [len(hand) for hand in state.hands]
    places = places_by(cards)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    if state.seats == 1 and cards[0]:
        winners = ()
    params = {"cards": cards[0]} if state.seats == 1 and cards[0] else {}
    scores = tuple(Score(total=left, parts=(("dorozhki-left", left),)) for left in cards)
    return Outcome(key=_key(cards, winners), winners=winners, places=places, scores=scores, params=params)


def _key(cards: list[int], winners: tuple[int, ...]) -> str:
    if len(cards) == 1:
        return "dorozhki-puzzle-solved" if winners else "dorozhki-puzzle-left"
    if 0 in cards:
        return "dorozhki-all-laid"
    return "dorozhki-blocked" if len(winners) == 1 else "dorozhki-blocked-shared"
