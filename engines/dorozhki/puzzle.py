"""A puzzle: a table and a hand that can be laid down to the last card.

It is made by laying cards one after the other where they fit: the last of them become the hand, so their order is a
solution. Of several such tables the one is taken on which laying cards at random fails most often.
"""

from engines.dorozhki.cards import Card
from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import Laid
from engines.dorozhki.state import MIDDLE, Phase, State
from engines.dorozhki.table import Table, table_of
from engines.randomness import Rng

ON_THE_TABLE, IN_HAND = 6, 7
TRIED = 6
"""Tables among which the hardest is taken."""
PLAYED = 12
"""Times that each is laid at random."""


def puzzle(rng: Rng) -> State:
    """Return a puzzle that can be solved."""
    made = [_made(rng.child("puzzle", number)) for number in range(TRIED)]
    return max(made, key=lambda state: _hardness(state, rng.child("played")))


def _made(rng: Rng) -> State:
    """Lay cards until there are enough of them. (With the whole deck, there is always one that fits.)"""
    deck = rng.shuffled(DECK)
    laid = [Laid(deck.pop(), MIDDLE)]
    while len(laid) < ON_THE_TABLE + IN_HAND:
        table = table_of(tuple(laid))
        card = next(card for card in deck if table.fits_any((card,)))
        deck.remove(card)
        laid.append(Laid(card, rng.choice(table.spots(card))))
    hand = tuple(rng.shuffled([each.card for each in laid[ON_THE_TABLE:]]))
    return State(
        even_start=False,
        hands=(hand,),
        bank=(),
        laid=tuple(laid[:ON_THE_TABLE]),
        turn=0,
        phase=Phase.TURN,
        to_miss=(0,),
    )


def _hardness(state: State, rng: Rng) -> int:
    """Return how often laying at random leaves cards."""
    return sum(bool(_left(table_of(state.laid), state.hands[0], rng.child(number))) for number in range(PLAYED))


def _left(table: Table, hand: tuple[Card, ...], rng: Rng) -> int:
    cards = list(hand)
    while fitting := [card for card in cards if table.fits_any((card,))]:
        card = rng.choice(fitting)
        table = table.with_card(card, rng.choice(table.spots(card)))
        cards.remove(card)
    return len(cards)
