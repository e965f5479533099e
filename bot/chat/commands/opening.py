"""Opening a table and sitting down: what may be opened where, by whom, and who may join."""

from dataclasses import replace

from msgspec import structs

from bot.app import App
from bot.chat.commands.command import Command, Shown, game_buttons
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.wish import Wish, game_named, typed
from bot.desk import Changed, Told
from bot.pieces import offered
from bot.screens.language import LONGEST_ID, line
from bot.tables import lobby, rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.lobby import Who
from bot.tables.lookup import free_table
from bot.tables.rights import Action
from bot.tables.service import Opening
from storage import LoadedTable, Pace, RoomSettings, Table


async def play(command: Command) -> Shown:
    """Open a table: `/play`, `/play confetti`, `/play cvetariki solo`, `/play cvetris 2 hard`."""
    wish, rest = command.wish, list[str]()
    if wish is None:
        name, *rest = command.text.lower().split() or [""]
        if not name:
            return Dialog(text=command.words("chat-choose"), buttons=game_buttons(command.words), shared=True)
        wish = typed(command.context.texts, game_named(command.context.texts, name) or name, rest)
    if command.context.is_anonymous:
        # A press says who it is, whatever a message hides.
        wishes = " ".join((wish.game, *rest))
        data = f"+{wishes if len(wishes.encode()) < LONGEST_ID else wish.game}"
        button = Entry(id=data, label=command.words(f"game-{wish.game}"))
        return Dialog(text=command.words("chat-anonymous"), buttons=(button,), shared=True)
    held = await open_table(command.app, command.context, wish)
    if command.room in held.table.rooms:
        return Changed(held=held)
    return Told(lines=(line("chat-opened-there", where=command.context.where(held.table)),), held=held)


async def open_table(app: App, context: Context, wish: Wish) -> LoadedTable:
    """Open a table, or refuse with what is in the way before anything is opened.

    The same press a second time finds the first one's table.
    """
    settings = await app.store.room_settings.load(context.settings_room)
    who = await context.granted_by(settings, Action.OPEN)
    check(wish, settings, who)
    room = await context.place(wish, settings)
    opening = Opening(
        game=wish.game,
        room=room,
        locale=wish.language or settings.language or context.viewer.locale,
        options=wish.options,
        # In a direct chat nobody else waits.
        pace=wish.pace or settings.pace or (Pace.NONE if room.private else Pace.DAY),
    )
    level = wish.level or offered()[wish.game].levels[0]
    return await app.tables.open(opening, who, context.id, computers=(level,) * wish.computers)


def check(wish: Wish, settings: RoomSettings, who: Who) -> None:
    """Refuse what can't be opened here. `who` comes with what the room grants them."""
    if wish.game not in offered():
        raise TableError("chat-no-such-game")
    if settings.games is not None and wish.game not in settings.games:
        raise NotAllowed("chat-game-not-here")
    if Action.OPEN not in who.granted:
        raise NotAllowed(rights.FOR_ADMINS[Action.OPEN])
    most = offered()[wish.game].info.seat_range(wish.options).most
    if wish.computers >= most:
        raise TableError("chat-too-many-computers", most=most - 1)


async def join(command: Command) -> Shown:
    """Take a seat: `/join` at the newest table with a free one, or `/join 7K3ABCD`.

    With the code in the direct chat people count as invited; in a group it must be a table there.
    """
    tables, room, who = command.app.tables, command.room, replace(command.who, invited=command.room.private)
    if command.context.is_anonymous:
        return Told(lines=(line("chat-anonymous-join"),))
    code = command.text.split()[:1]
    held = await tables.load(code[0]) if code else await free_table(command.app.store, room)
    extra = (room,) if room.private and not await command.context.sees(held.table) else ()

    def joined(table: Table, now: int) -> Table:
        after = lobby.joined(table, who, now, command.context.id)
        return structs.replace(after, rooms=tuple(dict.fromkeys((*after.rooms, *extra))))

    held = await tables.change(held, joined, command.context.id)
    return Changed(held=held) if room in held.table.rooms else Told(lines=(line("chat-joined-there"),), held=held)
