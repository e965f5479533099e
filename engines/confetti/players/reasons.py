"""Why a move is good, in one sentence, for `hint`; uses only the viewer's view."""

from collections.abc import Iterator

from engines.confetti.deck import COLOURS, Card
from engines.confetti.players.circles import SETS, tally
from engines.confetti.players.situation import Situation, after
from engines.confetti.sets import net
from engines.confetti.state import Done, Drop, Move, Phase, Swap, Take
from engines.confetti.view import View
from engines.contract import Event, Seat


def explain(view: View, move: Move) -> Event | None:
    """Return the strongest reason for a move, if there is a short one."""
    if view.viewer is None or view.phase not in (Phase.SAND, Phase.DRAFT):
        return None
    now = Situation.of(view)
    match move:
        case Take(card) if card in now.free:
            return next(_of_taking(view, now, card), None)
        case Drop(card) if net(after(now.hand, move)) > net(now.hand):
            return Event(key="confetti-hint-spare")
        case Swap():
            better = net(after(now.hand, move)) - net(now.hand)
            return Event(key="confetti-hint-better", params={"points": better}) if better > 0 else None
        case Done() if all(net([*now.hand, card]) <= net(now.hand) for card in now.free):
            return Event(key="confetti-hint-enough")
        case _:
            return None


def _of_taking(view: View, now: Situation, card: Card) -> Iterator[Event]:
    """Yield the reasons that apply, strongest first."""
    completed = _completed(now.hand, card)
    if completed:
        yield Event(key="confetti-hint-completes", params={"colours": completed, "sets": len(completed)})
    trio = (card, card[1:] + card[:1], card[2:] + card[:2])
    missing = [other for other in trio if other not in now.hand]
    if set(missing) <= set(now.free) and len(missing) <= now.room:
        first, second = (view.slots.index(other) + 1 for other in trio[1:])
        yield Event(key="confetti-hint-trio", params={"card": first, "another": second})
    for seat, colours in _wanted_by(view, now, card):
        yield Event(key="confetti-hint-denies", params={"other": seat, "colours": colours, "sets": len(colours)})
    near = _two_thirds(now.hand, card)
    if near:
        yield Event(key="confetti-hint-near", params={"colours": near, "sets": len(near)})


def _completed(hand: tuple[Card, ...], card: Card) -> str:
    """Return the colours in which a card completes a set, in the card's order."""
    before, later = tally(hand), tally([*hand, card])
    grown = {colour.value for at, colour in enumerate(COLOURS) if SETS[later[at]] > SETS[before[at]]}
    return "".join(letter for letter in card if letter in grown)


def _wanted_by(view: View, now: Situation, card: Card) -> Iterator[tuple[Seat, str]]:
    """Yield the opponents who would complete a set with a card and have room for it, and the colours."""
    for seat, hand in enumerate(view.hands):
        if seat != now.seat and seat not in view.done and len(hand) < view.limit:
            colours = _completed(hand, card)
            if colours:
                yield seat, colours


def _two_thirds(hand: tuple[Card, ...], card: Card) -> str:
    """Return the colours of a card that now need one more circle for another set, and needed two before."""
    sizes = list(zip(*[*hand, card], strict=True))
    found = ""
    for at, letter in enumerate(card):
        counts = [size.count(letter) for size in sizes]
        sets = min(counts)
        before = [count - (size == at) for size, count in enumerate(counts)]
        started = sum(count > sets for count in counts)
        if started == 2 and min(before) == sets and sum(count > sets for count in before) == 1:
            found += letter
    return found
