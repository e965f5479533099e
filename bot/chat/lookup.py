"""Which table somebody means: the one that they play at here, before those elsewhere."""

from collections.abc import Callable, Iterable

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


async def own_table(store: Store, who: Who, fits: Fits = any_table) -> Held:
    """Return the table that somebody means with a command that changes nothing for others.

    In this room before elsewhere, and where they are waited for before where they are not. `Gone` if there is none.
    """
    mine = [held for held in await tables_of(store, who.person) if seat_number(held.table, who.person) is not None]
    fitting = [held for held in mine if fits(held)]
    found = min(fitting, key=lambda held: _distance(held, who), default=None)
    if found is None:
        raise Gone("chat-no-table")
    return found


async def table_here(store: Store, who: Who, fits: Fits = any_table) -> Held:
    """Return the open table of this room that somebody means: their own before all others. `Gone` if there is none."""
    here = [held for held in await tables_of(store, who.room) if fits(held)]
    mine = [held for held in here if seat_number(held.table, who.person) is not None]
    found = min(mine or here, key=lambda held: _distance(held, who), default=None)
    if found is None:
        raise Gone("chat-no-table")
    return found


async def free_table(store: Store, room: Room) -> Held:
    """Return the newest lobby of a room that has a free seat."""
    found = first(await tables_of(store, room), has_free_seat)
    if found is None:
        raise Gone("chat-no-lobby")
    return found


def first(tables: Iterable[Held], fits: Fits) -> Held | None:
    return next((held for held in tables if fits(held)), None)


def has_free_seat(held: Held) -> bool:
    return held.table.phase is Phase.LOBBY and len(held.table.seats) < seat_range(held.table).most


def _distance(held: Held, who: Who) -> tuple[bool, bool]:
    return who.room not in held.table.rooms, not _is_waited_for(held, who.person)


def _is_waited_for(held: Held, person: Person) -> bool:
    if not is_running(held):
        return False
    return seat_number(held.table, person) in turns.position(held.table, held.snapshot).to_move
