"""The start of a game: the board, the secrets, the first player."""

from engines.contract import Event, Options, Step, check_seats
from engines.cvetariki.board import COLOURS, COLUMNS, JOKER, KINDS, ROWS, has_clump, pack, reordered, unpack
from engines.cvetariki.sides import known_secrets
from engines.cvetariki.state import INFO, JOKERS, LARGEST_CLUMP, TOKENS_PER_COLOUR, State, Variant
from engines.errors import BadSetup
from engines.randomness import Rng

ORDERS_A_SHUFFLE = 100  # [ruling] then reshuffle


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Deal a game; refuse a number of players that the variant does not support."""
    chosen = INFO.complete(options)
    variant = Variant(str(chosen["variant"]))
    if variant is Variant.CLASSIC and seats == 1:
        raise BadSetup("cvetariki-classic-alone")
    check_seats(INFO, options, seats)
    secrets_each = {Variant.TWO_COLOURS: 2, Variant.SOLO: int(chosen["secrets"])}.get(variant, 1)

    board = dealt_board(rng)
    tokens = rng.shuffled(COLOURS)
    secrets = tuple(tuple(tokens[seat * secrets_each :][:secrets_each]) for seat in range(seats))
    state = State(
        variant=variant,
        columns=unpack(board),
        secrets=secrets,
        taken=((0,) * len(KINDS),) * seats,
        turn=rng.below(seats),
    )
    return Step(state=state, events=_opening(state))


def dealt_board(rng: Rng) -> int:
    """Return a full board on which no five tokens of one colour touch."""
    tokens = [colour.value for colour in COLOURS for _ in range(TOKENS_PER_COLOUR)] + [JOKER] * JOKERS
    order = list(range(COLUMNS))
    too_many = LARGEST_CLUMP + 1
    while True:
        rng.shuffle(tokens)
        chutes = tuple("".join(tokens[at : at + ROWS]) for at in range(0, len(tokens), ROWS))
        if any(colour * too_many in chute for chute in chutes for colour in COLOURS):
            continue  # reordering the chutes can't fix a run inside one
        board = pack(chutes)
        for _ in range(ORDERS_A_SHUFFLE):
            if not has_clump(board, too_many):
                return board
            rng.shuffle(order)
            board = reordered(board, order)


def _opening(state: State) -> tuple[Event, ...]:
    if state.variant is Variant.SOLO:  # nobody else could begin
        return (Event(key="cvetariki-solo-colours", params={"colours": "".join(state.secrets[0])}),)
    begins = Event(key="cvetariki-begins", params={"seat": state.turn})
    told = [
        Event(key="cvetariki-your-colours", params={"colours": _letters(state, seat)}, to=seat)
        for seat in range(state.seats)
    ]
    return (*told, begins)


def _letters(state: State, seat: int) -> str:
    """The viewer's own colours first, then the partner's."""
    known = known_secrets(state, seat)
    own = known[seat] or ()
    others = (colours for other, colours in enumerate(known) if colours and other != seat)
    return "".join((*own, *(colour for colours in others for colour in colours)))
