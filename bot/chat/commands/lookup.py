"""Which table somebody means: the one that they play at here, before those elsewhere."""

from collections.abc import Callable

from bot.tables import turns
from bot.tables.errors import Gone
from bot.tables.lobby import Who, seat_number, seat_range
from storage import Held, Person, Phase, Room, Store

Fits = Callable[[Held], bool]


def any_table(_held: Held) -> bool:
    return True


def is_game(held: Held) -> bool:
    """Tell whether a game has begun and goes on."""
    return held.table.phase is not Phase.LOBBY


def is_running(held: Held) -> bool:
    return held.table.phase is Phase.RUNNING


async def tables_of(store: Store, owner: Person | Room) -> list[Held]:
    """Return the open tables of a person or a room, those touched last first."""
    found = await store.tables.load_many(await store.tables.of(owner))
    return sorted(found, key=lambda held: held.table.touched_at or held.table.opened_at, reverse=True)


async def meant(store: Store, who: Who, fits: Fits = any_table, *, seat: bool = True, elsewhere: bool = False) -> Held:
    """Return the table that somebody means with a command; `Gone` if there is none.

    Their own table in this room, or else, if no `seat` is needed, somebody else's; or else, if that will do, their own
    `elsewhere`. One that fits goes before one that does not, and one that waits for them before one that does not.
    """
    mine = [held for held in await tables_of(store, who.person) if seat_number(held.table, who.person) is not None]
    here = [held for held in mine if who.room in held.table.rooms]
    if not seat and not here:
        here = await tables_of(store, who.room)
    found = mine if elsewhere and (seat or not here) else here
    if not found:
        raise Gone("chat-no-table")
    return min(found, key=lambda held: _rank(held, who, fits))


async def free_table(store: Store, room: Room) -> Held:
    """Return the newest lobby of a room that has a free seat."""
    found = next(filter(has_free_seat, await tables_of(store, room)), None)
    if found is None:
        raise Gone("chat-no-lobby")
    return found


def has_free_seat(held: Held) -> bool:
    return held.table.phase is Phase.LOBBY and len(held.table.seats) < seat_range(held.table).most


def _rank(held: Held, who: Who, fits: Fits) -> tuple[bool, bool, bool]:
    return not fits(held), who.room not in held.table.rooms, not _is_waited_for(held, who.person)


def _is_waited_for(held: Held, person: Person) -> bool:
    if not is_running(held):
        return False
    return seat_number(held.table, person) in turns.position(held.table, held.snapshot).to_move
