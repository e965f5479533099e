"""While the sand runs, everybody plays at once: take, drop, contest and yield."""

from collections.abc import Iterator
from dataclasses import replace

from engines.confetti.rounds import CONTEST_WINDOW
from engines.confetti.state import Drop, Hold, Last, State, Take
from engines.confetti.table import check_room, free, holders, number_of, with_item, without
from engines.contract import Context, Event, Seat, Step
from engines.errors import IllegalMove


def window_ends(state: State) -> Iterator[int]:
    """Yield the times at which a card that was just taken can no longer be contested."""
    return (hold.open_until + 1 for hand in state.hands for hold in hand if hold.open_until is not None)


def safe(state: State, now: int) -> State:
    """Close the contest windows that have ended."""
    hands = tuple(
        tuple(Hold(hold.card) if hold.open_until is not None and hold.open_until < now else hold for hold in hand)
        for hand in state.hands
    )
    return replace(state, hands=hands)


def contestable(state: State, seat: Seat) -> Iterator[Hold]:
    """Yield the cards of others that a seat may still contest."""
    hands = (hand for other, hand in enumerate(state.hands) if other != seat)
    return (hold for hand in hands for hold in hand if hold.open_until is not None)


def can_grab(state: State, seat: Seat) -> bool:
    """Return whether a seat has anything to take, contest or drop."""
    return bool(state.hands[seat]) or any(free(state)) or any(contestable(state, seat))


def grabs(state: State, seat: Seat) -> Iterator[Take | Drop]:
    """Yield every move that a seat has until the next deadline."""
    hand = state.hands[seat]
    if len(hand) < state.limit:
        yield from map(Take, free(state))
        yield from (Take(hold.card) for hold in contestable(state, seat))
    yield from (Drop(hold.card) for hold in hand)


def take(state: State, seat: Seat, move: Take, context: Context) -> Step[State]:
    """Take a free card, or contest one that was taken a moment ago: then both players hold it."""
    card, number = move.card, number_of(state, move.card)
    owners = holders(state, card)
    if seat in owners:
        raise IllegalMove("confetti-yours-already", card=number)
    if len(owners) > 1:
        raise IllegalMove("confetti-third-hand", card=number, seats="".join(map(str, owners)))
    if owners and all(hold.card != card for hold in contestable(state, seat)):
        raise IllegalMove("confetti-held", card=number, seat=owners[0])
    check_room(state, seat, card)
    if owners:
        return _contested(state, seat, owners[0], move)
    # In a solo game there is nobody to contest it.
    hold = Hold(card, context.now + CONTEST_WINDOW if state.seats > 1 else None)
    hands = with_item(state.hands, seat, (*state.hands[seat], hold))
    event = Event(key="confetti-taken", params={"seat": seat, "card": number})
    return Step(state=replace(state, hands=hands, last=Last(seat=seat, took=card)), events=(event,))


def drop(state: State, seat: Seat, move: Drop) -> Step[State]:
    """Drop a card: it becomes free at once or, if it was contested, stays with the other player."""
    card, number = move.card, number_of(state, move.card)
    owners = holders(state, card)
    if seat not in owners:
        raise IllegalMove("confetti-not-yours", card=number)
    hands = with_item(state.hands, seat, without(state.hands[seat], card))
    event = Event(key="confetti-dropped", params={"seat": seat, "card": number})
    for other in owners:
        if other != seat:
            event = Event(key="confetti-yielded", params={"seat": seat, "other": other, "card": number})
    return Step(state=replace(state, hands=hands, last=Last(seat=seat, put=card)), events=(event,))


def _contested(state: State, seat: Seat, other: Seat, move: Take) -> Step[State]:
    card, number = move.card, number_of(state, move.card)
    # Close both windows: a third player is refused, and so is a new contest after a yield.
    theirs = tuple(Hold(card) if hold.card == card else hold for hold in state.hands[other])
    hands = with_item(with_item(state.hands, other, theirs), seat, (*state.hands[seat], Hold(card)))
    events = (
        Event(key="confetti-contested", params={"seat": seat, "other": other, "card": number}),
        Event(key="confetti-you-contest", params={"other": other, "card": number}, to=seat),
        Event(key="confetti-you-contest", params={"other": seat, "card": number}, to=other),
    )
    return Step(state=replace(state, hands=hands, last=Last(seat=seat, took=card)), events=events)
