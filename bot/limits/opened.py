"""What is open at once: the tables of a person and of a room, and those that still wait for players."""

from bot.limits.limiter import Limiter
from storage import Person, Phase, Room, Store


async def check_open(store: Store, limiter: Limiter, person: Person, room: Room) -> None:
    """Raise `TooMany` if somebody, or a room, has as many tables or lobbies as they may have. It takes two trips."""
    owners: tuple[Person | Room, ...] = (person,)
    if limiter.is_limited("room-tables", "room-lobbies"):
        owners = (person, room)
    mine, *others = map(set, await store.tables.of_each(*owners))
    here = set().union(*others)
    limiter.check("tables", len(mine))
    limiter.check("room-tables", len(here))
    lobbies = [held.table for held in await store.tables.load_many(mine | here) if held.table.phase is Phase.LOBBY]
    limiter.check("lobbies", sum(table.id in mine and table.host == person for table in lobbies))
    limiter.check("room-lobbies", sum(table.id in here for table in lobbies))
