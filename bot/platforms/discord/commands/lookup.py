"""Which table a command means, where it must be one of this channel: a table elsewhere is named."""

from bot.chat import lookup
from bot.platforms.discord.messages.markdown import channel_links
from bot.tables.errors import Gone
from bot.tables.lobby import Who
from storage import Held, Store


async def own_table_here(store: Store, who: Who) -> Held:
    """Return somebody's table in this room, for what changes the game. If theirs is elsewhere, it is named."""
    held = await lookup.own_table(store, who)
    if who.room not in held.table.rooms:
        raise Gone("discord-table-elsewhere", game=held.table.game, where=channel_links(held.table))
    return held


async def table_here(store: Store, who: Who) -> Held:
    """Return the table of this room that somebody means, their own before all others."""
    try:
        return await lookup.table_here(store, who)
    except Gone:
        return await own_table_here(store, who)


async def own_game(store: Store, who: Who) -> Held:
    """Return the game that somebody plays in this room, or else anywhere; a lobby only if there is none."""
    try:
        return await lookup.own_table(store, who, lookup.is_game)
    except Gone:
        return await lookup.own_table(store, who)
