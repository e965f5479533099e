"""Which table a command means: the one that somebody plays at here, else elsewhere."""

from bot.platforms.discord.viewer import Viewer
from bot.tables.errors import Gone
from bot.tables.lobby import seat_number, seat_range
from storage import Held, Phase, Store, Table


async def own_table(store: Store, viewer: Viewer) -> Held:
    """Return the newest open table of somebody: in this room, or else anywhere. `Gone` if there is none."""
    mine = await store.tables.load_many(await store.tables.of(viewer.who.person))
    seated = [held for held in mine if seat_number(held.table, viewer.who.person) is not None]
    here = [held for held in seated if viewer.room in held.table.rooms]
    if not seated:
        raise Gone("discord-no-table")
    return _newest(here or seated)


async def own_table_here(store: Store, viewer: Viewer) -> Held:
    """Return somebody's table in this room, for what changes the game. If theirs is elsewhere, it is named."""
    held = await own_table(store, viewer)
    if viewer.room not in held.table.rooms:
        raise Gone("discord-table-elsewhere", game=held.table.game, where=places(held.table))
    return held


async def own_game(store: Store, viewer: Viewer) -> Held:
    """Return the game that somebody plays in this room, or else anywhere; a lobby only if there is none."""
    mine = await store.tables.load_many(await store.tables.of(viewer.who.person))
    playing = [held for held in mine if held.table.phase is not Phase.LOBBY]
    seated = [held for held in playing if seat_number(held.table, viewer.who.person) is not None]
    here = [held for held in seated if viewer.room in held.table.rooms]
    return _newest(here or seated) if seated else await own_table(store, viewer)


def places(table: Table) -> str:
    """Return links to the channels where a table is."""
    return ", ".join(f"<#{room.thread or room.chat}>" for room in table.rooms)


async def free_table(store: Store, viewer: Viewer) -> Held:
    """Return the newest lobby in this room that has a free seat."""
    here = await store.tables.load_many(await store.tables.of(viewer.room))
    free = [held for held in here if _has_room(held)]
    if not free:
        raise Gone("discord-no-lobby")
    return _newest(free)


async def table_here(store: Store, viewer: Viewer) -> Held:
    """Return the newest open table of this room, the person's own before all others."""
    here = await store.tables.load_many(await store.tables.of(viewer.room))
    mine = [held for held in here if seat_number(held.table, viewer.who.person) is not None]
    return _newest(mine or here) if here else await own_table_here(store, viewer)


def _has_room(held: Held) -> bool:
    return held.table.phase is Phase.LOBBY and len(held.table.seats) < seat_range(held.table).most


def _newest(tables: list[Held]) -> Held:
    return max(tables, key=lambda held: held.table.touched_at or held.table.opened_at)
