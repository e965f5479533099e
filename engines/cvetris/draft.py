"""The draft: each player takes a die clockwise, then each takes a second one, of the other kind, in reverse order."""

from collections.abc import Iterable
from dataclasses import replace

from engines.contract import Event, Seat
from engines.cvetris.box import COLOURS
from engines.cvetris.state import Hand, LastTake, State, Take, TakeColour, TakeShape
from engines.errors import IllegalMove


def draft_order(active: Seat, in_play: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the order of takes; the last player takes two in a row."""
    seats = sorted(in_play)
    begins = seats.index(active)
    clockwise = seats[begins:] + seats[:begins]
    return (*clockwise, *reversed(clockwise))


def drafter(state: State) -> Seat | None:
    """Return whose turn it is to take a die, if one is left."""
    return state.order[state.takes] if state.takes < len(state.order) else None


def takes(state: State) -> tuple[Take, ...]:
    """Return what the drafter can take: dice that show the same face are one choice."""
    seat = drafter(state)
    if seat is None:
        return ()
    hand = state.hands[seat]
    shapes = () if hand.shape else dict.fromkeys(state.shapes)
    colours = () if hand.colour else dict.fromkeys(state.colours)
    return (*map(TakeShape, shapes), *map(TakeColour, colours))


def take_unasked(state: State) -> Take | None:
    """Return the take that is made automatically because there is no choice.

    A die that the drafter will get whatever they take first is no choice either. That is so if one kind shows only one
    face and they take two in a row, and for everybody once both kinds show only one.
    """
    options = takes(state)
    if len(options) == 1:
        return options[0]
    shapes = [take for take in options if isinstance(take, TakeShape)]
    colours = [take for take in options if isinstance(take, TakeColour)]
    sure = [kind[0] for kind in (shapes, colours) if len(kind) == 1]
    two_in_a_row = state.takes + 1 == len(state.order) // 2
    if len(sure) == 2 or (sure and two_in_a_row):
        return sure[0]
    return None


def check_take(state: State, hand: Hand, take: Take) -> None:
    """Refuse a die that is not on the table, or a second one of the same kind."""
    if isinstance(take, TakeShape):
        if hand.shape:
            raise IllegalMove("cvetris-second-shape", shape=hand.shape.value)
        if take.shape not in state.shapes:
            raise IllegalMove("cvetris-no-such-shape-die", shape=take.shape.value)
        return
    if hand.colour:
        raise IllegalMove("cvetris-second-colour", colour=hand.colour.value)
    if take.colour not in COLOURS:
        raise IllegalMove("cvetris-no-such-colour", colour=take.colour.value)
    if take.colour not in state.colours:
        raise IllegalMove("cvetris-no-such-colour-die", colour=take.colour.value)


def taken(state: State, seat: Seat, take: Take) -> State:
    """Move a die from the table into the drafter's hand."""
    hand = state.hands[seat]
    shapes, colours = list(state.shapes), list(state.colours)
    if isinstance(take, TakeShape):
        shapes.remove(take.shape)
        hand, last = replace(hand, shape=take.shape), LastTake(seat=seat, shape=take.shape)
    else:
        colours.remove(take.colour)
        hand, last = replace(hand, colour=take.colour), LastTake(seat=seat, colour=take.colour)
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        takes=state.takes + 1,
        shapes=tuple(shapes),
        colours=tuple(colours),
        last_take=last,
    )


def take_event(seat: Seat, take: Take, *, unasked: bool) -> Event:
    if isinstance(take, TakeShape):
        key = "cvetris-gets-shape" if unasked else "cvetris-takes-shape"
        return Event(key=key, params={"seat": seat, "shape": take.shape.value})
    key = "cvetris-gets-colour" if unasked else "cvetris-takes-colour"
    return Event(key=key, params={"seat": seat, "colour": take.colour.value})
