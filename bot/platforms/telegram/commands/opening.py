"""Opening a table and sitting down: /play, /join."""

from collections.abc import Sequence
from dataclasses import replace as changed

from msgspec.structs import replace
from telegram.error import TelegramError

from bot.chat.lookup import free_table
from bot.chat.opening import Wish, check, game_named, opened, typed
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.name import NAME
from bot.tables import lobby
from bot.tables.rights import Action
from storage import Table


async def play(command: Command) -> None:
    """Open a table: `/play`, `/play confetti`, `/play cvetariki solo`, `/play cvetris 2 hard`."""
    if command.text in {"", "play"}:
        await command.say("telegram-choose", *command.game_buttons())
        return
    first, *rest = command.text.lower().split()
    await open_table(command, game_named(command.words.texts, first) or first, rest)


async def open_table(command: Command, game: str, words: Sequence[str] = ()) -> None:
    """Open a table of a game with what was typed after it."""
    services, who = command.services, await command.granted(Action.OPEN)
    settings = await services.store.room_settings.load(command.room)
    check(Wish(game=game), settings, who)
    wish = typed(command.words.texts, game, words)
    check(wish, settings, who)
    locale = command.viewer.locale
    await opened(services.tables, wish, settings, who, room=command.room, locale=locale, press=command.press)


async def join(command: Command) -> None:
    """Sit down: `/join` at the newest table with a free seat, or `/join 7K3ABCD`."""
    if command.text:
        await join_table(command, command.text.split()[0])
    else:
        await join_table(command, (await free_table(command.services.store, command.room)).table.id)


async def join_table(command: Command, name: str) -> None:
    """Take a seat. With the code in the direct chat people count as invited; in a group it must be a table there."""
    tables, who = command.services.tables, changed(command.viewer.who, invited=command.room.private)
    held = await tables.load(name)
    extra = (command.room,) if command.room.private and not await _sees(command, held.table) else ()

    def joined(table: Table, now: int) -> Table:
        seated = lobby.joined(table, who, now, command.press)
        return replace(seated, rooms=tuple(dict.fromkeys((*seated.rooms, *extra))))

    await tables.change(held.table.id, joined, command.press)
    if command.room.private and not extra:
        await command.say("telegram-joined-there")


async def _sees(command: Command, table: Table) -> bool:
    """Tell whether somebody is in a chat where the table is shown."""
    for room in table.rooms:
        if room.private or room.platform != NAME:
            continue
        try:
            member = await command.services.bot.get_chat_member(int(room.chat), command.viewer.id)
        except TelegramError:
            continue
        if member.status not in {"left", "kicked"}:
            return True
    return False


COMMANDS: dict[str, Handler] = {"play": play, "join": join}
