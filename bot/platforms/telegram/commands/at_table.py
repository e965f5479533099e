"""At a table: /board, /secret, /hand, /hint, /move, /concede, /close."""

from telegram import InlineKeyboardButton

from bot.desk import Answer, Press
from bot.platforms.telegram.commands.asked import Asked, Command
from bot.platforms.telegram.commands.opening import game_buttons, show_private
from bot.platforms.telegram.keyboard import owned
from bot.screens.registry import game_screens
from bot.tables.errors import TableError
from bot.tables.rights import Action
from storage import Held, Phase


async def board(asked: Asked) -> None:
    """Post the board again, below everything."""
    found = await asked.mine() or next(iter(await asked.open_tables()), None)
    if found is None:
        await _none(asked)
        return
    await asked.place.boards.post_again(found.table.id)


async def secret(asked: Asked) -> None:
    """Show what is mine: here in the direct chat, or by a button that shows each presser his own."""
    found = await asked.mine(Phase.RUNNING)
    if found is None:
        await _none(asked)
        return
    if asked.room.private or asked.reader.settings.dm_started:
        try:
            await show_private(asked, found)
        except TableError as error:
            await asked.tell(asked.words.line(error))
        return
    label = asked.words(game_screens()[found.table.game].private_label)
    look = InlineKeyboardButton(label, callback_data=f"{found.table.id}:card:!view")
    await asked.say("telegram-press-to-look", look, asked.link("telegram-open-direct", f"secret_{found.table.id}"))


async def hint(asked: Asked) -> None:
    """Name a good move. In a group only the button can say it privately."""
    found = await asked.mine(Phase.RUNNING)
    if found is None:
        await _none(asked)
    elif asked.room.private:
        await asked.answer(await _press(asked, found, "!hint"))
    else:
        label = asked.words("button-hint")
        button = InlineKeyboardButton(label, callback_data=owned(f"{found.table.id}:card:!hint", asked.reader.id))
        await asked.say("telegram-hint-by-button", button)


async def move(asked: Asked) -> None:
    """Play a move that is typed: `/move C4`."""
    found = await asked.mine(Phase.RUNNING, Phase.PAUSED)
    if found is None:
        await _none(asked)
    elif not asked.text:
        await asked.say("telegram-move-how")
    else:
        await asked.answer(await asked.place.desk.move(found.table.id, asked.reader.who, asked.text, asked.press))


async def concede(asked: Asked) -> None:
    """Ask before conceding: in a group at the table there, in the direct chat at one of the person's own."""
    found = await asked.mine(Phase.RUNNING)
    if found is None:
        await _none(asked)
    else:
        await asked.show(await _press(asked, found, "!concede"))


async def close(asked: Asked) -> None:
    """End a table without a result."""
    tables = await asked.open_tables()
    here = [held for held in tables if asked.room in held.table.rooms] or tables
    found = next((held for held in here if asked.reader.who.person in held.table.people), next(iter(here), None))
    if found is None:
        await _none(asked)
        return
    try:
        await asked.place.tables.close(found.table.id, await asked.granted(Action.CLOSE))
    except TableError as error:
        await asked.tell(asked.words.line(error))


async def _press(asked: Asked, held: Held, press: str) -> Answer:
    data = f"{held.table.id}:card:{press}"
    return await asked.place.desk.press(Press(who=asked.reader.who, data=data, id=asked.press))


async def _none(asked: Asked) -> None:
    await asked.say("telegram-no-table", *game_buttons(asked.words))


COMMANDS: dict[str, Command] = {
    "board": board,
    "secret": secret,
    "hand": secret,
    "hint": hint,
    "move": move,
    "concede": concede,
    "close": close,
}
