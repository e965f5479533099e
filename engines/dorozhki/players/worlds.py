"""States that are consistent with a view: only the order of the bank is unknown."""

from itertools import islice

from engines.contract import Context, Seat
from engines.dorozhki.deck import DECK
from engines.dorozhki.rules import apply
from engines.dorozhki.state import Move, Phase, State
from engines.dorozhki.table import table_of
from engines.dorozhki.view import View
from engines.randomness import Rng

WON = 100.0
"""More than any hand is worth."""
FITTING = 0.3
"""What a fitting card in hand is worth, in cards; only a few count, since one is laid at a time."""
FITTING_AT_MOST = 3
ON_MOVE = 0.5
"""What having the turn is worth."""

_NO_CHANCE = Context(rng=Rng.of("the bank is in order"))


def imagined(view: View, rng: Rng) -> State:
    """Return a state consistent with the view: the unseen cards are in the bank, in random order."""
    seen = {card.number for hand in view.hands for card in hand} | {laid.card.number for laid in view.laid}
    unseen = [card for card in DECK if card.number not in seen]
    return State(
        even_start=view.even_start,
        hands=view.hands,
        bank=tuple(rng.shuffled(unseen)[: view.bank]),
        laid=view.laid,
        turn=view.turn,
        phase=view.phase,
        drawn=view.drawn,
        to_miss=view.to_miss,
    )


def after(state: State, move: Move) -> State:
    return apply(state, state.turn, move, _NO_CHANCE).state


def worth(state: State, seat: Seat) -> float:
    """Return how far a seat is ahead of the best of the others, in cards."""
    if state.phase is Phase.OVER:
        cards = [len(hand) for hand in state.hands]
        if cards[seat] > min(cards):
            return -WON
        return WON if cards.count(min(cards)) == 1 else 0.0
    return standing(state, seat) - max(standing(state, other) for other in range(state.seats) if other != seat)


def standing(state: State, seat: Seat) -> float:
    """Return how a seat stands, in cards: the fewer it holds, the better."""
    table, hand = table_of(state.laid), state.hands[seat]
    fitting = islice((card for card in hand if table.fits_any((card,))), FITTING_AT_MOST)
    return FITTING * len(list(fitting)) + ON_MOVE * (state.turn == seat) - len(hand) - state.to_miss[seat]
