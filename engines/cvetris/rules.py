"""Legal moves of Cvetris, and what they do."""

from collections.abc import Iterator

from engines.contract import Context, Seat, Step, check_seat
from engines.cvetris import turn
from engines.cvetris.draft import check_take, drafter, takes
from engines.cvetris.drawing import Dice, dice_of
from engines.cvetris.rounds import carried_on, take
from engines.cvetris.scoring import is_over
from engines.cvetris.state import Draw, Leave, Move, Patch, Stage, State, TakeColour, TakeShape
from engines.errors import GameOver, IllegalMove, NotYourTurn

_IN_TURN = (Stage.DRAWING, Stage.DRAWN, Stage.LEAVING)


def to_move(state: State) -> frozenset[Seat]:
    """The drafter, and everybody who has both dice and is not done: drawing is simultaneous."""
    drawing = {seat for seat, hand in enumerate(state.hands) if hand.stage in _IN_TURN}
    seat = drafter(state)
    return frozenset(drawing if seat is None else drawing | {seat})


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Yield each distinct result once."""
    if seat not in to_move(state):
        return
    hand = state.hands[seat]
    dice = dice_of(hand)
    if dice is None:
        yield from takes(state)
    else:
        yield from turn.moves(state.sheets[seat], hand, dice)


def epoch(state: State, seat: Seat) -> int:
    """Identify what is offered to a seat: other players' drawings don't change it."""
    hand = state.hands[seat]
    if dice_of(hand) is None:
        return 1000 * state.round + state.takes
    patches = len(state.sheets[seat].fresh.patches) if state.sheets[seat].fresh.round == state.round else 0
    return 1000 * state.round + 500 + 100 * (hand.stage is not Stage.DRAWING) + patches


def apply(state: State, seat: Seat, move: Move, context: Context) -> Step[State]:
    """Take a die, or play part of a turn; then do everything that needs no decision."""
    check_seat(seat, state.seats)
    if is_over(state):
        raise GameOver("game-over")
    if seat not in to_move(state):
        raise _not_on_move(state, seat)
    dice = dice_of(state.hands[seat])
    step = _in_draft(state, seat, move) if dice is None else _in_turn(state, seat, dice, move)
    return carried_on(step, context.rng)


def _in_draft(state: State, seat: Seat, move: Move) -> Step[State]:
    if not isinstance(move, TakeShape | TakeColour):
        raise IllegalMove("cvetris-take-first")
    check_take(state, state.hands[seat], move)
    return take(state, seat, move)


def _in_turn(state: State, seat: Seat, dice: Dice, move: Move) -> Step[State]:
    match move:
        case TakeShape() | TakeColour():
            raise IllegalMove("cvetris-both-dice", shape=dice.shape.value, colour=dice.colour.value)
        case Draw():
            return turn.draw(state, seat, dice, move)
        case Patch():
            return turn.patch(state, seat, dice, move)
        case Leave():
            return turn.leave(state, seat, dice)
        case _:
            return turn.done(state, seat)


def _not_on_move(state: State, seat: Seat) -> NotYourTurn:
    """Say who the others are waiting for: the drafter, or those still drawing."""
    stage = state.hands[seat].stage
    if stage is Stage.OUT:
        return NotYourTurn("cvetris-sheet-complete")
    if stage is Stage.DONE:
        return NotYourTurn("cvetris-round-done", seats="".join(map(str, sorted(to_move(state)))))
    before = state.order.index(seat, state.takes) - state.takes
    return NotYourTurn("not-your-turn", seat=state.order[state.takes], before=before)
