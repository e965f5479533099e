"""Where the cards are: what is on the table, who holds what."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from engines.confetti.deck import Card
from engines.confetti.rounds import OPEN_BEYOND_LIMITS
from engines.confetti.state import Hold, Pace, State
from engines.contract import Seat
from engines.errors import IllegalMove
from engines.randomness import Rng

T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with one replaced: a seat's hand, a seat's points."""
    return (*items[:at], item, *items[at + 1 :])


def cards_of(hand: Iterable[Hold]) -> tuple[Card, ...]:
    return tuple(hold.card for hold in hand)


def without(hand: Sequence[Hold], card: Card) -> tuple[Hold, ...]:
    return tuple(hold for hold in hand if hold.card != card)


def lying(state: State) -> Iterator[Card]:
    """Yield the cards on the table that nobody holds, in the order they were dealt."""
    away = set(state.out).union(*state.points, *map(cards_of, state.hands))
    return (card for card in state.deck[: state.dealt] if card not in away)


def free(state: State) -> Iterator[Card]:
    """Yield the cards of this round that anybody may take."""
    held = {hold.card for hand in state.hands for hold in hand}
    return (card for card in state.slots if card not in held)


def holders(state: State, card: Card) -> tuple[Seat, ...]:
    """Return who holds a card: nobody, one seat, or the two that contest it."""
    return tuple(seat for seat, hand in enumerate(state.hands) if any(hold.card == card for hold in hand))


def number_of(state: State, card: Card) -> int:
    """Return a card's slot number on the table, from 1; refuse a card that is not in this round."""
    if card not in state.slots:
        raise IllegalMove("confetti-not-on-table", colours=card)
    return state.slots.index(card) + 1


def check_room(state: State, seat: Seat, card: Card) -> None:
    """Refuse a card that does not fit into a full hand."""
    if len(state.hands[seat]) >= state.limit:
        raise IllegalMove("confetti-full", card=number_of(state, card), limit=state.limit)


def laid_out(state: State, number: int, rng: Rng) -> State:
    """Return the table of a new round: new cards join those left over."""
    table = replace(state, round=number, dealt=state.dealt + state.rounds[number - 1].laid)
    there = tuple(lying(table))
    if table.pace is Pace.ASYNC:
        there = tuple(rng.shuffled(there)[: table.seats * table.limit + OPEN_BEYOND_LIMITS])
    return replace(table, slots=there)
