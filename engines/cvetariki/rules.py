"""Legal moves of Cvetariki, and what they do."""

from operator import add

from engines.colours import Colour
from engines.contract import Context, Event, Seat, Step, check_seat
from engines.cvetariki.board import (
    COLOURS,
    JOKER,
    Group,
    connected,
    first_cell,
    groups,
    kinds_in,
    pack,
    popped,
    token_at,
    tokens_of,
    unpack,
)
from engines.cvetariki.changes import last_pop
from engines.cvetariki.scoring import is_over
from engines.cvetariki.state import Pop, State
from engines.errors import GameOver, IllegalMove, NotYourTurn


def to_move(state: State) -> frozenset[Seat]:
    return frozenset() if is_over(state) else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Pop, ...]:
    """Return each group once, under its own name."""
    if seat not in to_move(state):
        return ()
    return tuple(Pop(group.name) for group in groups(pack(state.columns)))


def apply(state: State, seat: Seat, move: Pop, context: Context) -> Step[State]:  # noqa: ARG001 (nothing is drawn here)
    """Pop a group; the tokens above fall, empty columns close up, the turn passes on."""
    check_seat(seat, state.seats)
    if is_over(state):
        raise GameOver("game-over")
    if seat != state.turn:
        raise NotYourTurn("not-your-turn", seat=state.turn, before=(seat - state.turn) % state.seats)
    board = pack(state.columns)
    group = group_at(board, move)
    after = popped(board, group.cells)
    following = State(
        variant=state.variant,
        columns=unpack(after),
        secrets=state.secrets,
        taken=_with_tokens(state, seat, board, group.cells),
        turn=(seat + 1) % state.seats,
        moves=state.moves + 1,
        last=last_pop(seat, group, state.columns),
    )
    event = Event(
        key="cvetariki-popped",
        params={"seat": seat, "colour": group.colour.value, "tokens": group.size, "cell": str(group.name)},
    )
    return Step(state=following, events=(event,))


def group_at(board: int, move: Pop) -> Group:
    """Return the group that a move points at; refuse a move that points at none."""
    cell = move.cell
    token = token_at(board, cell) if cell.on_board else None
    if token is None:
        raise IllegalMove("cvetariki-empty-cell", cell=str(cell))
    if token == JOKER and move.colour is None:
        raise IllegalMove("cvetariki-joker-needs-colour", cell=str(cell))
    if move.colour is not None and move.colour not in COLOURS:
        raise IllegalMove("cvetariki-no-such-colour", colour=move.colour.value)
    colour = move.colour or Colour(token)
    if token not in (JOKER, colour):
        raise IllegalMove("cvetariki-other-colour", cell=str(cell), colour=token, named=colour.value)
    tokens = tokens_of(board, colour)
    cells = connected(cell.bit, tokens | tokens_of(board, JOKER))
    coloured = cells & tokens
    if not coloured:
        raise IllegalMove("cvetariki-joker-alone", cell=str(cell), colour=colour.value)
    if cells.bit_count() < 2:
        raise IllegalMove("cvetariki-single", cell=str(cell), colour=colour.value)
    return Group(colour, first_cell(coloured), cells)


def _with_tokens(state: State, seat: Seat, board: int, cells: int) -> tuple[tuple[int, ...], ...]:
    mine = tuple(map(add, state.taken[seat], kinds_in(board, cells)))
    return (*state.taken[:seat], mine, *state.taken[seat + 1 :])
