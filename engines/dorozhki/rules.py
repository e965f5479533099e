"""Legal moves of Colour Paths, and what they do."""

from dataclasses import replace
from typing import Protocol

from engines.contract import Context, Seat, Step, check_seat
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Laid, Spot, is_near
from engines.dorozhki.news import What, event
from engines.dorozhki.state import Decline, Lay, Move, Phase, State
from engines.dorozhki.table import LEAST_JOINTS, Table, table_of
from engines.dorozhki.turns import decline, lay, lay_first
from engines.errors import GameOver, IllegalMove, NotYourTurn


class Position(Protocol):
    """What is needed to list the moves. None of it is hidden: both states and views have it."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def laid(self) -> tuple[Laid, ...]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def drawn(self) -> int | None: ...


def to_move(state: State) -> frozenset[Seat]:
    return frozenset() if state.phase is Phase.OVER else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every move: card by card in hand order, each spot once; declining comes last."""
    return moves(state) if seat in to_move(state) else ()


def moves(position: Position) -> tuple[Move, ...]:
    """Return every move of the seat whose turn it is."""
    if position.phase is Phase.OVER:
        return ()
    hand = position.hands[position.turn]
    if position.phase is Phase.FIRST:
        return tuple(Lay(card.number) for card in hand)
    table = table_of(position.laid)
    cards = [card for card in hand if position.drawn in (None, card.number)]
    lays = [Lay(card.number, spot) for card in cards for spot in table.spots(card)]
    return (*lays, Decline()) if position.phase is Phase.EXTRA else tuple(lays)


def _turns_before(state: State, seat: Seat) -> int:
    """Return how many turns come before a seat's own, as far as it is known who misses one."""
    before, turn, to_miss = 0, state.turn, list(state.to_miss)
    while before == 0 or turn != seat:
        before, turn = before + 1, (turn + 1) % state.seats
        while to_miss[turn]:
            to_miss[turn], turn = to_miss[turn] - 1, (turn + 1) % state.seats
    return before


def apply(state: State, seat: Seat, move: Move, context: Context) -> Step[State]:  # noqa: ARG001 (the bank is in order)
    """Lay a card, or decline an extra turn; whatever leaves no choice follows at once."""
    check_seat(seat, state.seats)
    if state.phase is Phase.OVER:
        raise GameOver("game-over")
    if seat != state.turn:
        raise NotYourTurn("not-your-turn", seat=state.turn, before=_turns_before(state, seat))
    following = _chosen(replace(state, happened=()), move)
    return Step(state=following, events=tuple(map(event, following.happened)))


def _chosen(state: State, move: Move) -> State:
    if isinstance(move, Decline):
        if state.phase is not Phase.EXTRA:
            raise IllegalMove("dorozhki-must-lay")
        return decline(state)
    card = _held(state, move.card)
    if state.phase is Phase.FIRST:
        if move.spot is not None:
            raise IllegalMove("dorozhki-first-in-the-middle")
        return lay_first(state, card)
    if move.spot is None:
        raise IllegalMove("dorozhki-where", card=card.number)
    _check_fit(table_of(state.laid), card, move.spot)
    return lay(state, card, move.spot, What.LAID)


def _held(state: State, number: int) -> Card:
    card = next((card for card in state.hands[state.turn] if card.number == number), None)
    if card is None:
        raise IllegalMove("dorozhki-not-in-hand", card=number)
    if state.drawn is not None and state.drawn != number:
        raise IllegalMove("dorozhki-only-drawn", card=state.drawn)
    return card


def _check_fit(table: Table, card: Card, spot: Spot) -> None:
    if is_near(spot) and table.overlaps(spot):
        raise IllegalMove("dorozhki-overlaps", card=card.number)
    joints = table.joints(spot) if is_near(spot) else {}
    for end, colour in joints.items():
        if card.ends[end] != colour:
            raise IllegalMove("dorozhki-colours-differ", colour=colour, named=card.ends[end])
    if len(joints) < LEAST_JOINTS:
        raise IllegalMove("dorozhki-too-few-joints", joints=len(joints))
