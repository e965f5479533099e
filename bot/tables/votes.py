"""What needs the others' agreement: taking a move back, pausing, abandoning the game. Pure.

An offer stands until somebody moves. Computers agree to everything, and so do the seats of absent people.
"""

from msgspec.structs import replace

from bot.tables import lobby
from bot.tables.errors import TableError, WrongPhase
from bot.tables.timekeeping import clocks
from bot.tables.timekeeping.alarm import plays_itself, replace_table, with_clock
from bot.tables.turns import Position, check_running, taken_back
from storage import Clock, Offer, Phase, Result, Table

AT_ONCE = 10_000
"""ms within which a slip can be taken back without asking anybody."""

TAKE_BACK, PAUSE, ABANDON = "take-back", "pause", "abandon"
KINDS = (TAKE_BACK, PAUSE, ABANDON)


def offered(position: Position, seat: int, kind: str, now: int) -> Position:
    """Make an offer. If nobody has to agree, it takes effect at once."""
    check_running(position.table)
    if kind not in KINDS:
        raise TableError("table-no-such-offer")
    if kind == TAKE_BACK:
        own = _last_own(position.table, seat)
        if _is_slip(position.table, own, now):
            return _taken_back(position, own, now)
    offer = Offer(kind=kind, seat=seat, revision=position.table.revision, agreed=(seat,))
    return _settled(replace_table(position, replace(position.table, offer=offer, touched_at=now)), now)


def agreed(position: Position, seat: int, now: int) -> Position:
    offer = position.table.offer
    if offer is None or offer.revision != position.table.revision:
        raise TableError("table-no-offer")
    if seat in offer.agreed:
        return position
    offer = replace(offer, agreed=(*offer.agreed, seat))
    return _settled(replace_table(position, replace(position.table, offer=offer)), now)


def declined(position: Position, seat: int) -> Position:
    """Decline: the offer is off. (Its maker withdraws it the same way.)"""
    if position.table.offer is None:
        raise TableError("table-no-offer")
    del seat  # anybody at the table may
    return replace_table(position, replace(position.table, offer=None))


def resumed(table: Table, now: int) -> Table:
    """Resume after a pause; the pause counts for nobody's clock."""
    if table.phase is not Phase.PAUSED:
        raise WrongPhase("table-not-paused")
    clock = clocks.resumed(table.clock, now, stood=now - (table.touched_at or now))
    return replace(table, phase=Phase.RUNNING, clock=clock, touched_at=now)


def conceded(position: Position, seat: int, now: int) -> Position:
    """Concede. Against one opponent, or only computers, the game ends; otherwise the computer takes over the seat."""
    table = position.table
    check_running(table)
    others = [other for other in range(len(table.seats)) if other != seat]
    people = [other for other in others if table.seats[other].person is not None]
    if len(others) > 1 and people:
        seats = list(table.seats)
        seats[seat] = replace(seats[seat], person=None, level=seats[seat].level or "easy", away=False)
        host = table.host if table.host != table.seats[seat].person else table.seats[people[0]].person
        after = replace_table(position, replace(table, seats=tuple(seats), host=host, touched_at=now))
        return with_clock(position, after, now)
    places = tuple(2 if number == seat and others else 1 for number in range(len(table.seats)))
    result = Result(key="table-conceded", winners=tuple(others), places=places)
    return replace_table(position, replace(lobby.closed(table, result.key, now), result=result))


def _settled(position: Position, now: int) -> Position:
    """Carry out an offer once everybody who has to agree has agreed."""
    offer = position.table.offer
    if offer is None or not _enough(position.table, offer):
        return position
    match offer.kind:
        case "take-back":
            return _taken_back(position, _last_own(position.table, offer.seat), now)
        case "pause":
            return replace_table(position, _paused(position.table, now))
        case _:
            return replace_table(position, lobby.closed(position.table, "table-abandoned", now))


def _enough(table: Table, offer: Offer) -> bool:
    asked = [number for number, seat in enumerate(table.seats) if not plays_itself(seat)]
    yes = sum(number in offer.agreed for number in asked)
    # A majority may abandon a game; taking a move back or pausing needs everybody.
    return 2 * yes > len(asked) if offer.kind == ABANDON else yes == len(asked)


def _last_own(table: Table, seat: int) -> int:
    """Return how many entries came before the seat's last move."""
    entries = list(table.moves)
    for number in reversed(range(len(entries))):
        if entries[number].seat == seat:
            return number
    raise TableError("table-nothing-to-take-back")


def _is_slip(table: Table, own: int, now: int) -> bool:
    return own == len(table.moves) - 1 and now - (table.touched_at or 0) <= AT_ONCE


def _taken_back(position: Position, count: int, now: int) -> Position:
    back = taken_back(position, count)
    return with_clock(None, replace_table(back, replace(back.table, touched_at=now)), now)


def _paused(table: Table, now: int) -> Table:
    clock: Clock = clocks.stopped(table.clock, now)
    return replace(table, phase=Phase.PAUSED, clock=clock, offer=None, touched_at=now, wake=None)
