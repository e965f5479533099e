"""Turn-based pace: take a card, swap one, put one back, or be done for the round."""

from collections.abc import Iterator
from dataclasses import replace

from engines.confetti.deck import Card
from engines.confetti.keeping import end_round
from engines.confetti.rounds import CHANGES_A_ROUND
from engines.confetti.state import Done, Drop, Hold, Last, State, Swap, Take
from engines.confetti.table import free, holders, number_of, with_item, without
from engines.contract import Context, Event, Seat, Step
from engines.errors import IllegalMove, NotYourTurn

Turn = Take | Swap | Drop | Done


def seat_of_turn(state: State, turns: int) -> Seat:
    """Return whose turn it is in the snake draft: all seats in order from the first, then in reverse, and so on."""
    lap, place = divmod(turns, state.seats)
    return (state.first + (state.seats - 1 - place if lap % 2 else place)) % state.seats


def on_turn(state: State) -> Seat:
    return seat_of_turn(state, state.turns)


def changes_left(state: State, seat: Seat) -> int:
    """Return how many swaps and drops a seat has left in this round."""
    return CHANGES_A_ROUND - state.changes[-1][seat]


def turns(state: State, seat: Seat) -> Iterator[Turn]:
    """Yield every move of the seat whose turn it is."""
    table = tuple(free(state))
    yield from map(Take, table)
    if changes_left(state, seat):
        for hold in state.hands[seat]:
            yield Drop(hold.card)
            yield from (Swap(hold.card, card) for card in table)
    yield Done()


def not_on_turn(state: State, seat: Seat) -> NotYourTurn:
    """Return why a seat can't play now, and how many turns come before its own."""
    if seat in state.done:
        return NotYourTurn("confetti-done-already")
    before, at = 0, state.turns
    while (other := seat_of_turn(state, at)) != seat:
        before, at = before + (other not in state.done), at + 1
    return NotYourTurn("not-your-turn", seat=on_turn(state), before=before)


def play(state: State, seat: Seat, move: Turn, context: Context) -> Step[State]:
    """Play a turn; the round ends when every player is done or has a full hand."""
    match move:
        case Take(card):
            event = Event(key="confetti-taken", params={"seat": seat, "card": _free_number(state, seat, card)})
            after, last = _taken(state, seat, card), Last(seat=seat, took=card)
        case Drop(card):
            event = Event(key="confetti-dropped", params={"seat": seat, "card": _own_number(state, seat, card)})
            after, last = _put_back(state, seat, card), Last(seat=seat, put=card)
        case Swap(put, take):
            own, free_one = _own_number(state, seat, put), _free_number(state, seat, take)
            event = Event(key="confetti-swapped", params={"seat": seat, "card": own, "taken": free_one})
            after, last = _taken(_put_back(state, seat, put), seat, take), Last(seat=seat, put=put, took=take)
        case Done():
            event = Event(key="confetti-done", params={"seat": seat})
            after, last = replace(state, done=(*state.done, seat)), Last(seat=seat)
    following = _next_turn(replace(after, last=last), seat, context)
    return Step(state=following.state, events=(event, *following.events))


def _own_number(state: State, seat: Seat, card: Card) -> int:
    """Return the slot number of a card that the seat may put back, or refuse it."""
    number = number_of(state, card)
    if seat not in holders(state, card):
        raise IllegalMove("confetti-not-yours", card=number)
    if not changes_left(state, seat):
        raise IllegalMove("confetti-no-changes-left", most=CHANGES_A_ROUND)
    return number


def _free_number(state: State, seat: Seat, card: Card) -> int:
    """Return the slot number of a card that the seat may take, or refuse it."""
    number = number_of(state, card)
    owners = holders(state, card)
    if seat in owners:
        raise IllegalMove("confetti-yours-already", card=number)
    if owners:
        raise IllegalMove("confetti-held", card=number, seat=owners[0])
    return number


def _taken(state: State, seat: Seat, card: Card) -> State:
    return replace(state, hands=with_item(state.hands, seat, (*state.hands[seat], Hold(card))))


def _put_back(state: State, seat: Seat, card: Card) -> State:
    *before, now = state.changes
    return replace(
        state,
        hands=with_item(state.hands, seat, without(state.hands[seat], card)),
        changes=(*before, with_item(now, seat, now[seat] + 1)),
    )


def _next_turn(state: State, seat: Seat, context: Context) -> Step[State]:
    events: tuple[Event, ...] = ()
    if len(state.hands[seat]) == state.limit and seat not in state.done:
        state = replace(state, done=(*state.done, seat))
        events = (Event(key="confetti-full-hand", params={"seat": seat, "limit": state.limit}),)
    if len(state.done) == state.seats:
        ended = end_round(state, context)
        return Step(state=ended.state, events=(*events, *ended.events))
    following = state.turns + 1
    while seat_of_turn(state, following) in state.done:
        following += 1
    return Step(state=replace(state, turns=following), events=events)
