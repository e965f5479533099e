"""At a table: /board, /secret, /hand, /hint, /move, /concede, /close, /tables."""

from telegram import InlineKeyboardButton

from bot.chat.account import MOST_LISTED
from bot.chat.lookup import is_game, is_running, tables_of
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.messages.keyboard import owned
from bot.platforms.telegram.panels.panels import PressedMessage
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import lobby
from bot.tables.errors import Gone
from bot.tables.rights import Action
from bot.texts import Words
from storage import Held


async def board(command: Command) -> None:
    """Post the board again, below everything else."""
    found = await command.table()
    await command.services.boards.post_again(found.table.id)


async def secret(command: Command) -> None:
    """Show people what is theirs: in the direct chat, or by a button that shows each person their own."""
    found = await command.table(is_running)
    if command.room.private or command.viewer.settings.dm_started:
        await show_private(command, found)
        return
    label = command.words(game_screens()[found.table.game].private_label)
    look = InlineKeyboardButton(label, callback_data=f"{found.table.id}:card:!view")
    await command.say("telegram-press-to-look", look, command.link("telegram-open-direct", f"secret_{found.table.id}"))


async def show_private(command: Command, held: Held) -> None:
    """Show somebody their own view in the direct chat."""
    viewer = command.viewer
    seat = lobby.seated(held.table, viewer.who.person)
    screen = private_screen(await command.services.tables.position(held.table.id), seat)
    await command.services.panels.show(viewer, screen, held.table, PressedMessage(room=viewer.private))
    await command.services.tables.seen(held.table.id, viewer.who)


async def hint(command: Command) -> None:
    """Name a good move. In a group only the button can say it privately."""
    found = await command.table(is_running)
    if command.room.private:
        await command.answer(await command.services.desk.act(found, command.viewer.who, "hint", command.press))
        return
    data = owned(f"{found.table.id}:card:!hint", command.viewer.id)
    await command.say("telegram-hint-by-button", InlineKeyboardButton(command.words("button-hint"), callback_data=data))


async def move(command: Command) -> None:
    """Play a move that is typed: `/move C4`."""
    found = await command.table(is_game)
    if command.text:
        await command.answer(await command.services.desk.move(found, command.viewer.who, command.text, command.press))
    else:
        await command.say("telegram-move-how")


async def concede(command: Command) -> None:
    """Ask before conceding: in a group at the table there, in the direct chat at one of the person's own."""
    found = await command.table(is_running)
    await command.answer(await command.services.desk.act(found, command.viewer.who, "concede", command.press))


async def close(command: Command) -> None:
    """End a table without a result."""
    found = await command.table()
    await command.services.tables.close(found.table.id, await command.granted(Action.CLOSE))


async def tables(command: Command) -> None:
    """List the open tables, each with a button that posts its board: a group's, or in the direct chat one's own."""
    owner = command.viewer.who.person if command.room.private else command.room
    found = (await tables_of(command.services.store, owner))[:MOST_LISTED]
    if not found:
        raise Gone("chat-no-table")
    again = command.words("button-board-again")
    codes = [held.table.id for held in found]
    buttons = [InlineKeyboardButton(f"{again} · {code}", callback_data=f"{code}:card:!board") for code in codes]
    await command.tell("\n".join(_listed(held, command.words) for held in found), *buttons)


def _listed(held: Held, words: Words) -> str:
    table = held.table
    names = [seat.name or words("computer-name", number=at + 1) for at, seat in enumerate(table.seats)]
    return words(f"telegram-table-{table.phase}", game=table.game, names=words.listed(names), code=table.id)


COMMANDS: dict[str, Handler] = {
    "board": board,
    "secret": secret,
    "hand": secret,
    "hint": hint,
    "move": move,
    "concede": concede,
    "close": close,
    "tables": tables,
}
