"""What people are told after pressing a card while the sand runs."""

from bot.screens.language import Line, line
from engines.confetti.view import View


def touched(view: View, card: str, named: frozenset[str]) -> tuple[Line, ...]:
    """Who has the card now, and which of the presser's own cards somebody else has reached for in the meantime."""
    seat = view.viewer
    if seat is None or view.worth is None:
        return ()
    mine = view.hands[seat]
    lost = [_contested(view, seat, slot) for slot in view.slots if slot in mine and str(slot) in {card, *named}]
    told = [said for said in lost if said is not None]
    number = next((at for at, slot in enumerate(view.slots, 1) if str(slot) == card), None)
    if number is None or any(said.params["card"] == number for said in told):
        return tuple(told)
    if (holders := view.holders[number - 1]) and seat not in holders:
        return (line("confetti-yielded", seat=seat, other=holders[0], card=number), *told)
    key = "confetti-yours-now" if holders else "confetti-let-go"
    return (line(key, card=number, cards=len(mine), limit=view.limit, sets=view.worth.sets), *told)


def _contested(view: View, seat: int, slot: object) -> Line | None:
    number = next(at for at, other in enumerate(view.slots) if other == slot)
    other = next((holder for holder in view.holders[number] if holder != seat), None)
    return None if other is None else line("confetti-you-contest", other=other, card=number + 1)
