"""Why a move is good, in one sentence, for `hint`; uses only the viewer's view."""

from collections.abc import Iterator

from engines.contract import Event, Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.gains import Gain, gain
from engines.dorozhki.state import Lay, Move, Phase
from engines.dorozhki.table import Table, table_of
from engines.dorozhki.view import View


def explain(view: View, move: Move) -> Event | None:
    """Return the strongest reason for a move, if there is a short one."""
    if view.viewer != view.turn or view.phase is Phase.OVER or not isinstance(move, Lay):
        return None
    return next(_reasons(view, move), None)


def _reasons(view: View, move: Lay) -> Iterator[Event]:
    """Yield the reasons that apply, strongest first."""
    if move.spot is None:
        return
    hand = view.hands[view.turn]
    card = next(card for card in hand if card.number == move.card)
    kept = [other for other in hand if other != card]
    if not kept:
        yield Event(key="dorozhki-hint-wins")
    before = table_of(view.laid)
    after, earned = before.with_card(card, move.spot), gain(before, card, move.spot)
    if len(view.hands) > 1:
        yield from _against(view, earned, after, kept)
    fitting = _fitting(after, kept)
    if kept and fitting == len(kept):
        yield Event(key="dorozhki-hint-all-fit")
    elif fitting:
        yield Event(key="dorozhki-hint-some-fit", params={"cards": fitting})


def _against(view: View, earned: Gain, after: Table, kept: list[Card]) -> Iterator[Event]:
    """Yield what a move does to the others."""
    if earned.extra and after.fits_any(kept):
        yield Event(key="dorozhki-hint-extra")
    if earned.ring:
        key = "dorozhki-hint-ring-takes" if view.bank else "dorozhki-hint-ring-misses"
        yield Event(key=key, params={"other": _next(view)})
    if not after.fits_any(view.hands[_next(view)]):
        yield Event(key="dorozhki-hint-blocks", params={"other": _next(view)})


def _next(view: View) -> Seat:
    return (view.turn + 1) % len(view.hands)


def _fitting(table: Table, cards: list[Card]) -> int:
    return sum(table.fits_any((card,)) for card in cards)
