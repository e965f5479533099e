"""What follows a decision automatically: rings, extra turns, draws, passes, missed turns, the end."""

from dataclasses import replace
from typing import Any

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.gains import Gain, gain
from engines.dorozhki.geometry import Laid, Spot
from engines.dorozhki.news import News, What
from engines.dorozhki.state import MIDDLE, Phase, State
from engines.dorozhki.table import table_of


def lay_first(state: State, card: Card) -> State:
    """Lay the first card in the middle; with even start, its player then takes one."""
    seat = state.turn
    state = _told(_put(state, card, MIDDLE), What.FIRST, seat, card=card.number)
    if state.even_start:
        state = _taken(state, seat, What.EVENED)
    return pass_on(state)


def lay(state: State, card: Card, spot: Spot, what: What) -> State:
    """Lay a card where it fits, then resolve it: an empty hand wins, then rings, then extra turns.

    [ruling] Alone, rings and extra turns mean nothing: every turn is one's own.
    """
    seat, earned = state.turn, gain(table_of(state.laid), card, spot)
    state = _told(_put(state, card, spot), what, seat, card=card.number, joints=earned.joints)
    if not state.hands[seat]:
        return replace(state, phase=Phase.OVER)
    alone = state.seats == 1
    if earned.ring and not alone:
        state = _ring(state)
    if earned.extra and not alone:
        state = _extra(state, earned)
        if _fits(state, seat):
            return replace(state, phase=Phase.EXTRA)
        if not _is_blocked(state):
            state = _told(state, What.LAPSED, seat)
    return pass_on(state)


def decline(state: State) -> State:
    """Decline the extra turn."""
    return pass_on(_told(state, What.DECLINED, state.turn))


def pass_on(state: State) -> State:
    """Pass the turn on until a player has a choice, or the game is over."""
    while not _is_blocked(state):
        seat = _next(state)
        state = replace(state, turn=seat)
        if state.to_miss[seat]:
            state = _told(replace(state, to_miss=_changed(state.to_miss, seat, -1)), What.MISSED, seat)
        elif _fits(state, seat):
            return replace(state, phase=Phase.TURN)
        elif not state.bank:
            state = _told(state, What.PASSED, seat)
        else:
            spots = table_of(state.laid).spots(state.bank[0])
            if spots:
                return _draw_to_lay(state, spots)
            state = _taken(state, seat, What.DREW_PASSED)
    return replace(state, phase=Phase.OVER)


def _draw_to_lay(state: State, spots: list[Spot]) -> State:
    """Draw a card that fits: it must be laid.

    [ruling] If it fits in one place only, it is laid there automatically. If it fits in several, the player chooses. (A
    card that was already in the hand is always laid by the player, even if nothing else fits.)
    """
    card = state.bank[0]
    if len(spots) == 1:
        state = replace(state, bank=state.bank[1:], hands=_with(state.hands, state.turn, card))
        return lay(state, card, spots[0], What.DREW_LAID)
    return replace(_taken(state, state.turn, What.DREW), phase=Phase.DRAWN, drawn=card.number)


def _ring(state: State) -> State:
    seat = _next(state)
    if state.bank:
        return _taken(state, seat, What.RING_TAKES)
    return _told(replace(state, to_miss=_changed(state.to_miss, seat, 1)), What.RING_MISSES, seat)


def _extra(state: State, earned: Gain) -> State:
    """Report what earned the extra turn; the seat keeps the turn."""
    if not earned.three:
        return _told(state, What.EXTRA_PATH, state.turn, changes=earned.changes)
    what = What.EXTRA_JOINTS if earned.changes is None else What.EXTRA_BOTH
    return _told(state, what, state.turn, changes=earned.changes, joints=earned.alike, colour=earned.colour)


def _is_blocked(state: State) -> bool:
    """Return whether nobody can ever lay a card again."""
    return not state.bank and not any(_fits(state, seat) for seat in range(state.seats))


def _fits(state: State, seat: Seat) -> bool:
    return table_of(state.laid).fits_any(state.hands[seat])


def _put(state: State, card: Card, spot: Spot) -> State:
    """Move a card from the current player's hand to the table."""
    hand = tuple(held for held in state.hands[state.turn] if held != card)
    hands = (*state.hands[: state.turn], hand, *state.hands[state.turn + 1 :])
    return replace(state, hands=hands, laid=(*state.laid, Laid(card, spot)), drawn=None)


def _taken(state: State, seat: Seat, what: What) -> State:
    """Move the next card of the bank to a hand."""
    card, *rest = state.bank
    state = replace(state, bank=tuple(rest), hands=_with(state.hands, seat, card))
    return _told(state, what, seat, card=card.number)


def _with(hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])


def _changed(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def _next(state: State) -> Seat:
    return (state.turn + 1) % state.seats


def _told(state: State, what: What, seat: Seat, **facts: Any) -> State:
    return replace(state, happened=(*state.happened, News(what=what, seat=seat, **facts)))
