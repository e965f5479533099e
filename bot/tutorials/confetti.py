"""Confetti in 60 seconds. In a lesson the sand runs for longer, to leave time for reading."""

from itertools import product

from bot.screens.language import Line, line
from bot.tutorials.lesson import Lesson, Spot, Step, Waits, read, watch
from engines.colours import Colour
from engines.confetti.deck import Card
from engines.confetti.notation import format_move
from engines.confetti.state import Phase, Ready, Take
from engines.confetti.view import View
from engines.contract import Seat


def _ready(_view: View) -> Spot:
    return Spot(line=line("tutorial-confetti-set"), move=format_move(Ready()))


def _waiting(view: View, movers: str) -> Line:
    """While the cards are face down nobody takes any: the others are not ready yet."""
    return watch(view, movers) if view.phase is Phase.SAND else line("tutorial-confetti-wait", seats=movers)


def _collect(view: View) -> Spot:
    """Take three cards that make a set, one after the other."""
    seat = view.viewer
    if view.phase is Phase.KEEP:
        return Spot(line=line("tutorial-confetti-keep"))
    found = _set(view, seat) if seat is not None and view.phase is Phase.SAND else None
    if found is None or seat is None:
        return Spot(line=line("tutorial-confetti-any"))
    colour, cards = found
    wanted = [card for card in cards if card not in view.hands[seat]]
    numbers = " ".join(str(view.slots.index(card) + 1) for card in wanted)
    told = line("tutorial-confetti-take", numbers=numbers, colour=colour.value)
    first, *rest = (format_move(Take(card)) for card in wanted)
    return Spot(line=told, move=first, also=tuple(rest))


def _set(view: View, seat: Seat) -> tuple[Colour, tuple[Card, ...]] | None:
    """Return three cards, held or free, that make a set of one colour: the one that lacks the fewest cards."""
    held = view.hands[seat]
    free = [card for card, holders in zip(view.slots, view.holders, strict=True) if not holders]
    within = [*held, *free]
    sets = [
        (colour, cards)
        for colour in Colour
        for cards in product(*([card for card in within if card[size] == colour] for size in range(3)))
    ]
    open_sets = [each for each in sets if any(card not in held for card in each[1])]
    return min(open_sets, key=lambda each: sum(card not in held for card in each[1]), default=None)


_TAKE = Step(waits=Waits.MOVE, says=_collect)

LESSON = Lesson(
    game="confetti",
    seed="first sixty seconds",
    options={"sand": 180},
    waiting=_waiting,
    steps=(
        Step(waits=Waits.MOVE, says=_ready),
        _TAKE,
        _TAKE,
        _TAKE,
        read(line("tutorial-confetti-let-go")),
        read(line("tutorial-confetti-spare")),
        read(line("tutorial-confetti-contest")),
        read(line("tutorial-confetti-sand")),
    ),
)
