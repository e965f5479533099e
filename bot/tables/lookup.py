"""Which table somebody means: the one that they play at here, before those elsewhere."""

from collections.abc import Callable

from bot.tables import turns
from bot.tables.errors import Gone
from bot.tables.lobby import Who, seat_number, seat_range
from storage import LoadedTable, Person, Phase, Room, Store

Fits = Callable[[LoadedTable], bool]


def any_table(_held: LoadedTable) -> bool:
    return True


def is_lobby(held: LoadedTable) -> bool:
    return held.table.phase is Phase.LOBBY


def is_game(held: LoadedTable) -> bool:
    """Tell whether a game has begun and goes on."""
    return not is_lobby(held)


async def tables_of(store: Store, owner: Person | Room) -> list[LoadedTable]:
    """Return the open tables of a person or a room, those touched last first."""
    found = await store.tables.load_many(await store.tables.of(owner))
    return sorted(found, key=lambda held: held.table.touched_at or held.table.opened_at, reverse=True)


async def meant(  # noqa: PLR0913 (which tables will do, by keyword)
    store: Store, who: Who, fits: Fits = any_table, *, seat: bool = True, turn: bool = False, elsewhere: bool = False
) -> list[LoadedTable]:
    """Return the tables that somebody may mean with a command, the latest first; `Gone` if there is none.

    Their own tables in this room, or else, if no `seat` is needed, those of others; or else, if that will do, their own
    `elsewhere`. Those that fit go before all others. `turn`: those that wait for their move do, too.
    """
    mine = [held for held in await tables_of(store, who.person) if seat_number(held.table, who.person) is not None]
    here = [held for held in mine if who.room in held.table.rooms]
    if not seat and not here:
        here = await tables_of(store, who.room)
    found = mine if elsewhere and (seat or not here) else here
    if not found:
        raise Gone("chat-no-table")

    def rank(held: LoadedTable) -> tuple[bool, bool, bool]:
        return not fits(held), who.room not in held.table.rooms, turn and not _is_waited_for(held, who.person)

    best = min(map(rank, found))
    return [held for held in found if rank(held) == best]


async def played_by(store: Store, person: Person) -> list[LoadedTable]:
    """Return the games that somebody has finished, the latest first."""
    past = await store.tables.load_many(await store.tables.of(person, past=True))
    begun = [held for held in past if held.table.started_at is not None]
    return sorted(begun, key=lambda held: held.table.finished_at or 0, reverse=True)


async def last_played(store: Store, who: Who, *, elsewhere: bool) -> LoadedTable:
    """Return the game that somebody finished last: in this room, or if that will do `elsewhere`."""
    mine = await played_by(store, who.person)
    here = [held for held in mine if who.room in held.table.rooms]
    for held in here or (mine if elsewhere else []):
        return held
    raise Gone("chat-no-replay")


async def free_table(store: Store, room: Room) -> LoadedTable:
    """Return the newest lobby of a room that has a free seat."""
    for held in filter(has_free_seat, await tables_of(store, room)):
        return held
    raise Gone("chat-no-lobby")


def has_free_seat(held: LoadedTable) -> bool:
    return is_lobby(held) and len(held.table.seats) < seat_range(held.table).most


def _is_waited_for(held: LoadedTable, person: Person) -> bool:
    running = held.table.phase is Phase.RUNNING
    return running and seat_number(held.table, person) in turns.position(held.table, held.snapshot).to_move
