"""What belongs to a person: their settings, their data and its deletion; and whether all is well."""

import time

import msgspec

from bot.chat.commands.command import Command, Shown
from bot.chat.dialog import Dialog, Entry, File
from bot.chat.press import PERSON, ROOM
from bot.chat.settings import load, shown
from bot.desk import Told
from bot.screens.language import Style, line
from bot.tables.rights import Action
from storage import RoomSettings, StillSeated, StoreError

FORGET = "@forget"


async def export(command: Command) -> Shown:
    if not command.context.private:
        return command.in_direct("export")
    known = await command.store.people.export(command.who.person)
    data = msgspec.json.format(msgspec.json.encode(known), indent=2)
    return File(data=data, name="raznotsvet.json", text=command.words("account-export"))


async def next_game(command: Command) -> Shown:
    """Note that somebody wants to hear when the next table opens in this room."""
    context = command.context
    if command.room.private or context.is_anonymous:
        return Told(lines=(line("chat-next-game-where" if command.room.private else "chat-anonymous-who"),))
    await command.store.next_game.add(command.room, command.who.person)
    if context.whispers or context.viewer.settings.dm_started:
        return Told(lines=(line("chat-next-game-noted"),))
    link = Entry(link="nextgame", label=command.words("chat-open-direct"))
    return Dialog(text=command.words("chat-next-game-start"), buttons=(link,))


async def forget(command: Command) -> Shown:
    """Ask once whether it is meant: it can't be undone."""
    if not command.context.private:
        return command.in_direct("forget")
    sure = Entry(id=FORGET, label=command.words("account-forget-yes"), style=Style.BAD)
    return Dialog(text=command.words("account-forget"), buttons=(sure,))


async def forgotten(command: Command) -> Dialog:
    """Delete everything about a person who pressed that they are sure."""
    try:
        await command.store.people.erase(command.who.person)
    except StillSeated as error:
        return Dialog(text=command.words("account-forget-seated", tables=len(error.tables)))
    return Dialog(text=command.words("account-forgotten"))


async def settings(command: Command) -> Shown:
    """Show people their own settings where nobody else sees them, and the room's to whoever may choose them."""
    context = command.context
    who = await context.granted(command.store, Action.SETTINGS)
    of_room = Action.SETTINGS in who.granted and (context.whispers or not command.room.private)
    those, now = [PERSON] * context.private + [ROOM] * of_room, command.app.clock.now()
    found = [shown(context, whose, await load(command.store, context, whose), now) for whose in those]
    return tuple(found) or command.in_direct("settings")


async def doctor(command: Command) -> Shown:
    """Say whether everything that a game needs is there, and what to do where it is not."""
    began, words, store, chosen = time.perf_counter(), command.words, command.store, RoomSettings()
    try:
        await store.ping()
        told = words("chat-doctor-store", ms=round(1000 * (time.perf_counter() - began)))
        chosen = await store.room_settings.load(command.context.settings_room)
    except StoreError:
        told = words("chat-doctor-store-away")
    return Dialog(text="\n".join((told, *await command.context.findings(chosen))))
