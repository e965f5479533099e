"""Where a table is shown, whether a new message is due there, and who pays for it. Nothing here is sent."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.platforms.telegram.budget import LIVE, NOBODYS, TABLE, Purse
from bot.platforms.telegram.people import PLATFORM
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from engines.contract import Event
from storage import Held, Phase, Post, Room, Speech, Table

FAST = 60_000
"""ms between two moves; faster play edits the board where it stands."""


def news(table: Table, since: int) -> list[Event]:
    """Return what everybody was told after a revision; -1: from the very start."""
    fresh = turns.steps(table)[max(0, since + 1 - table.taken_back) :]
    return [event for step in fresh for event in step.events if event.to is None]


def private_news(table: Table, since: int, until: int) -> list[Event]:
    """Return what others' moves between two revisions meant for one person each."""
    begin, end = (max(0, revision - table.taken_back) for revision in (since, until))
    fresh = list(zip(table.moves, turns.steps(table)[1:], strict=True))[begin:end]
    return [event for played, step in fresh for event in step.events if event.to not in (None, played.seat)]


def is_new_turn(held: Held, before: Post) -> bool:
    """Tell whether a new message is due: the game begins or ends, or there was time between two moves."""
    table = held.table
    if table.started_at is None or before.version == held.version:
        return False
    if was_lobby(held, before):
        return True
    if table.finished_at is not None:
        return before.posted_at < table.finished_at
    times = [0, *(played.at for played in table.moves)]
    return len(times) > 1 and was_edited_since(held, before) and times[-1] - times[-2] >= FAST


def was_edited_since(held: Held, post: Post) -> bool:
    """Tell whether a move came after the post: then it is an edit that shows it."""
    table = held.table
    last = list(table.moves)[-1].at if table.moves else 0
    return last > post.posted_at - (table.started_at or 0) - table.clock.stood_still


def was_lobby(held: Held, before: Post) -> bool:
    return held.table.started_at is not None and before.posted_at <= held.table.started_at


def purse_of(held: Held) -> Purse:
    """Return who pays for a table's messages. A lobby is not play yet: it costs the group, not the game to come."""
    table, position = held.table, position_of(held)
    if position is None:
        return NOBODYS
    live = table.phase is Phase.RUNNING and game_of(table).deadline(position.state) is not None
    return Purse(table=table.id, rate=LIVE if live else TABLE)


def position_of(held: Held) -> Position | None:
    return turns.position(held.table, held.snapshot) if held.table.started_at is not None else None


def rooms_of(held: Held, speech: Speech) -> Iterator[tuple[Room, Post | None]]:
    """Yield our rooms of a table with what stands there."""
    for room in held.table.rooms:
        if room.platform == PLATFORM:
            yield room, next((post for post in speech.posts if post.room == room), None)


def moved_rooms(table: Table, old: str, new: str) -> Table:
    """Return a table whose group has become a supergroup."""
    rooms = tuple(
        replace(room, chat=new) if room.platform == PLATFORM and room.chat == old else room for room in table.rooms
    )
    return replace(table, rooms=tuple(dict.fromkeys(rooms)))
