"""When a game of Cvetariki is over, and who won it."""

from engines.contract import Outcome, Score, Seat, places_by
from engines.cvetariki.board import KINDS, has_group, pack
from engines.cvetariki.sides import colours_of_side, side_of
from engines.cvetariki.state import State, Variant


def is_over(state: State) -> bool:
    return cleared_side(state) is not None or not has_group(pack(state.columns))


def cleared_side(state: State) -> tuple[Seat, ...] | None:
    """Return the side with no token of its colours left: it wins at once, whoever made the move."""
    left = set("".join(state.columns))
    for seat in range(state.seats):
        if left.isdisjoint(colours_of_side(state, seat)):
            return side_of(state, seat)
    return None


def tokens_left(state: State, seat: Seat) -> int:
    """Count the tokens of the side's colours on the board. A joker has no colour."""
    board = "".join(state.columns)
    return sum(map(board.count, colours_of_side(state, seat)))


def own_taken(state: State, seat: Seat) -> int:
    """Count the tokens of the side's colours that the side itself took."""
    kinds = [KINDS.index(colour) for colour in colours_of_side(state, seat)]
    return sum(state.taken[partner][kind] for partner in side_of(state, seat) for kind in kinds)


def outcome(state: State) -> Outcome | None:
    """Return the result: fewest own tokens left first, ties broken by fewest own tokens taken."""
    if not is_over(state):
        return None
    counts = [(tokens_left(state, seat), own_taken(state, seat)) for seat in range(state.seats)]
    places = places_by(counts)
    scores = tuple(
        Score(total=left, parts=(("cvetariki-left", left), ("cvetariki-own-taken", taken))) for left, taken in counts
    )
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    if state.variant is Variant.SOLO and counts[0][0]:
        winners = ()
    return Outcome(key=_key(state, winners), winners=winners, places=places, scores=scores)


def _key(state: State, winners: tuple[Seat, ...]) -> str:
    if state.variant is Variant.SOLO:
        return "cvetariki-solo-cleared" if winners else "cvetariki-solo-left"
    if cleared_side(state) is not None:
        return "cvetariki-cleared"
    one_side = len({side_of(state, seat) for seat in winners}) == 1
    return "cvetariki-fewest-left" if one_side else "cvetariki-draw"
