"""Commands at a table: the same as pressing a button there, for whoever types."""

from dataclasses import replace

from bot.chat.commands.command import Command, Handler, Shown
from bot.chat.commands.lookup import meant, tables_of
from bot.chat.context import Context
from bot.chat.page import Entry, Page
from bot.chat.press import ReadRules
from bot.chat.wish import game_named
from bot.desk import Panel, Told
from bot.pieces import offered
from bot.screens.language import line
from bot.screens.registry import game_screens
from bot.tables.errors import Gone
from storage import Held, Phase, Table

MOST_LISTED = 20


def pressing(verb: str, *, game: bool = False, seat: bool = True) -> Handler:
    """Return a command that presses a button of the table that is meant, or of the one whose code is typed."""

    async def handler(command: Command) -> Shown:
        return await command.act(await command.table(game=game, seat=seat), verb)

    return handler


async def secret(command: Command) -> Shown:
    """Show people what is theirs: privately, or by a button that shows each person their own."""
    held = await command.table(game=True)
    table, words = held.table, command.words
    if command.context.private or command.context.viewer.settings.dm_started or table.phase is Phase.LOBBY:
        return await command.act(held, "view")
    look = Entry(id=f"{table.id}:card:!view", label=words(game_screens()[table.game].private_label))
    direct = Entry(link=f"secret_{table.id}", label=words("chat-open-direct"))
    return Page(text=words("chat-press-to-look"), buttons=(look, direct), shared=True)


async def hint(command: Command) -> Shown:
    """Name a good move. Where others read along, only the button can say it privately."""
    held = await command.table(game=True)
    if command.context.private:
        return await command.act(held, "hint")
    button = Entry(id=f"{held.table.id}:card:!hint", label=command.words("button-hint"))
    return Page(text=command.words("chat-hint-by-button"), buttons=(button,))


async def move(command: Command) -> Shown:
    """Play a move that is typed: `/move C4`."""
    if not command.text:
        return Told(lines=(line("chat-move-how"),))
    held = await replace(command, text="").table(game=True)
    _check_here(command, held)
    return await command.app.desk.move(held, command.who, command.text, command.context.id)


async def concede(command: Command) -> Shown:
    """Ask before conceding; a game elsewhere is named with its place."""
    held = await command.table(game=True)
    answer, where = await command.act(held, "concede"), command.context.where(held.table)
    if isinstance(answer, Panel) and where and command.room not in held.table.rooms:
        named = line("chat-concede-elsewhere", game=held.table.game, where=where)
        return replace(answer, screen=replace(answer.screen, lines=(named, *answer.screen.lines)))
    return answer


async def close(command: Command) -> Shown:
    """End a table without a result."""
    held = await command.table(seat=False)
    _check_here(command, held)
    return await command.act(held, "close")


async def rules(command: Command) -> Shown:
    """Explain a game. Where others read along, a link leads to the direct chat: rules are long."""
    words, game = command.words, await _game_meant(command)
    games = [game] if game else list(offered())
    if game is not None and command.context.private:
        return ReadRules(game, 0)
    links = [Entry(id=f"@rules:{each}:0", link=f"rules_{each}", label=words(f"game-{each}")) for each in games]
    return Page(text=words("chat-rules-there" if game else "chat-rules-which"), buttons=tuple(links))


async def _game_meant(command: Command) -> str | None:
    """Return the game that was typed, or else the one that the person plays here."""
    if command.text and (named := game_named(command.context.texts, command.text.lower().split()[0])):
        return named
    try:
        return (await meant(command.store, command.who, elsewhere=command.room.private)).table.game
    except Gone:
        return None


async def tables(command: Command) -> Shown:
    """List open tables, each with a button that posts its board: one's own, or the room's where others read along."""
    context, words = command.context, command.words
    found = (await tables_of(command.store, command.who.person if context.private else command.room))[:MOST_LISTED]
    if not found:
        raise Gone("chat-no-table")
    codes, again = [held.table.id for held in found], words("button-board-again")
    return Page(
        text="\n".join((words("chat-tables"), *(_listed(held.table, context) for held in found))),
        buttons=tuple(Entry(id=f"{code}:card:!board", label=f"{again} · {code}") for code in codes),
        shared=True,
    )


def _listed(table: Table, context: Context) -> str:
    words = context.words(table)
    names, where = words.listed(list(words.names)), context.where(table)
    return words("chat-table", game=table.game, names=names, code=table.id, phase=table.phase, where=where).rstrip()


def _check_here(command: Command, held: Held) -> None:
    """Refuse to change a game elsewhere, where the platform can lead there."""
    where = command.context.where(held.table)
    if where and command.room not in held.table.rooms:
        raise Gone("chat-table-elsewhere", game=held.table.game, where=where)
