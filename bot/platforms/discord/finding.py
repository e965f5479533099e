"""Which table a command means: the one that somebody plays at here, else elsewhere."""

from bot.platforms.discord.readers import Reader
from bot.tables.errors import Gone
from bot.tables.lobby import seat_number, seat_range
from storage import Held, Phase, Store


async def own_table(store: Store, reader: Reader) -> Held:
    """Return the newest open table of somebody: in this room, or else anywhere. `Gone` if there is none."""
    mine = await store.tables.load_many(await store.tables.of(reader.who.person))
    seated = [held for held in mine if seat_number(held.table, reader.who.person) is not None]
    here = [held for held in seated if reader.room in held.table.rooms]
    if not seated:
        raise Gone("discord-no-table")
    return _newest(here or seated)


async def free_table(store: Store, reader: Reader) -> Held:
    """Return the newest lobby in this room that has a free seat."""
    here = await store.tables.load_many(await store.tables.of(reader.room))
    free = [held for held in here if _has_room(held)]
    if not free:
        raise Gone("discord-no-lobby")
    return _newest(free)


async def table_here(store: Store, reader: Reader) -> Held:
    """Return the newest open table of this room, or the person's own."""
    here = await store.tables.load_many(await store.tables.of(reader.room))
    return _newest(here) if here else await own_table(store, reader)


def _has_room(held: Held) -> bool:
    return held.table.phase is Phase.LOBBY and len(held.table.seats) < seat_range(held.table).most


def _newest(tables: list[Held]) -> Held:
    return max(tables, key=lambda held: held.table.touched_at or held.table.opened_at)
