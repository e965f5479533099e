"""The start of a game: hands, bank, first player."""

from collections.abc import Sequence

from engines.colours import Colour
from engines.contract import Options, Seat, Step, check_seats
from engines.dorozhki.cards import Card
from engines.dorozhki.deck import DECK
from engines.dorozhki.news import News, What, event
from engines.dorozhki.puzzle import puzzle
from engines.dorozhki.state import HAND, INFO, Phase, State, Variant
from engines.randomness import Rng


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Deal a game; refuse a number of players that it does not support."""
    chosen = INFO.complete(options)
    check_seats(INFO, options, seats)
    if chosen["variant"] == Variant.PUZZLE:
        return Step(state=puzzle(rng))
    state = dealt(DECK, seats, rng, even_start=bool(chosen["even-start"]))
    return Step(state=state, events=tuple(map(event, state.happened)))


def dealt(deck: Sequence[Card], seats: int, rng: Rng, *, even_start: bool) -> State:
    """Deal a given deck."""
    cards, each = tuple(rng.shuffled(deck)), HAND[seats]
    hands = tuple(cards[seat * each :][:each] for seat in range(seats))
    begins = beginner(hands, rng)
    return State(
        even_start=even_start,
        hands=hands,
        bank=cards[seats * each :],
        laid=(),
        turn=begins.seat,
        phase=Phase.FIRST,
        to_miss=(0,) * seats,
        happened=(begins,),
    )


def beginner(hands: Sequence[Sequence[Card]], rng: Rng) -> News:
    """Return who begins: the most red halves; ties go to the first clockwise from a random seat."""
    halves = [red_halves(hand) for hand in hands]
    most, lot = max(halves), rng.below(len(hands))
    seats: list[Seat] = [*range(lot, len(hands)), *range(lot)]
    what = What.BEGINS if halves.count(most) == 1 else What.BEGINS_BY_LOT
    return News(what=what, seat=next(seat for seat in seats if halves[seat] == most), halves=most)


def red_halves(hand: Sequence[Card]) -> int:
    return sum(card.ends.count(Colour.RED) for card in hand)
