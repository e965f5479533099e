"""Commands at a table: the same as pressing a button there, for whoever types."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.chat.commands.command import Command, Handler, Shown
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.wish import game_named
from bot.desk import Panel, Rules, Told
from bot.pieces import offered
from bot.screens.language import line
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.errors import Gone
from bot.tables.lobby import check, seated
from bot.tables.lookup import Fits, any_table, is_game, is_lobby, last_played, meant, tables_of
from bot.tables.rights import Action
from bot.tables.service import stamp_of
from storage import LoadedTable, Phase, Table

MOST_LISTED = 20
HERE = frozenset({"here", "сюда", "здесь", "buraya", "burada"})
"""`/board here`, as people type it."""
LONGEST_MOVE = 32
"""Bytes. What is longer is no move, and would not fit on a button."""


At = Callable[[Command, LoadedTable], Awaitable[Shown]]


def at_table(  # noqa: PLR0913 (a verb, and which table it is for, by keyword)
    verb: str | Callable[[LoadedTable], str],
    handler: At | None = None,
    *,
    fits: Fits = any_table,
    seat: bool = True,
    turn: bool = False,
    here: bool = False,
) -> Handler:
    """Return a command that presses a button of the table that is meant. Of several, it asks for one.

    `here`: it changes the game, so a table elsewhere is only named, where the platform can lead there.
    """

    def verb_at(held: LoadedTable) -> str:
        return verb if isinstance(verb, str) else verb(held)

    async def handle(command: Command) -> Shown:
        found = await command.tables(fits, seat=seat, turn=turn)
        if here:
            _check_here(command, found[0])
        if len(found) > 1:
            return _which(command, found, lambda held: f"{held.table.revision}:!{verb_at(held)}")
        return await (handler(command, found[0]) if handler else command.act(found[0], verb_at(found[0])))

    return handle


async def _secret(command: Command, held: LoadedTable) -> Shown:
    """Show people what is theirs: privately, or by a button that shows each person their own."""
    table, words = held.table, command.words
    if command.context.private or command.context.viewer.settings.dm_started or table.phase is Phase.LOBBY:
        return await command.act(held, "view")
    check(table, command.who, Action.SEAT)
    look = Entry(id=f"{table.id}:card:!view", label=words(game_screens()[table.game].private_label))
    direct = Entry(link=f"secret_{table.id}", label=words("chat-open-direct"))
    return Dialog(text=words("chat-press-to-look"), buttons=(look, direct), shared=True)


async def _hint(command: Command, held: LoadedTable) -> Shown:
    """Name a good move. Where others read along, only the button can say it privately."""
    if command.context.private:
        return await command.act(held, "hint")
    check(held.table, command.who, Action.SEAT)
    button = Entry(id=f"{held.table.id}:card:!hint", label=command.words("button-hint"))
    return Dialog(text=command.words("chat-hint-by-button"), buttons=(button,))


async def _concede(command: Command, held: LoadedTable) -> Shown:
    """Ask before conceding; a game elsewhere is named with its place."""
    answer, where = await command.act(held, "concede"), command.context.where(held.table)
    if isinstance(answer, Panel) and where and command.room not in held.table.rooms:
        named = line("chat-concede-elsewhere", game=held.table.game, where=where)
        return replace(answer, screen=replace(answer.screen, lines=(named, *answer.screen.lines)))
    return answer


_post_again = at_table("board", seat=False)
secret = at_table("view", _secret, fits=is_game)
hint = at_table("hint", _hint, fits=is_game, turn=True)
concede = at_table("concede", _concede, fits=is_game)
leave = at_table("leave", fits=is_lobby, here=True)
pause = at_table(lambda held: "resume" if held.table.phase is Phase.PAUSED else "pause", fits=is_game, here=True)
take_back = at_table("take-back", fits=is_game, here=True)
close = at_table("close", seat=False, here=True)
text = at_table("text", seat=False)


async def board(command: Command) -> Shown:
    """Post the board again; `/board here` moves a table of one's own to where it is typed."""
    word, _, rest = command.text.partition(" ")
    if word.lower() not in HERE:
        return await _post_again(command)
    command.context.check_writable(await command.store.room_settings.load(command.context.settings_room))
    found = await replace(command, text=rest).tables() if rest else await _elsewhere(command)
    if len(found) > 1:
        return _which(command, found, lambda held: f"{held.table.revision}:!here")
    return await command.act(found[0], "here")


async def _elsewhere(command: Command) -> list[LoadedTable]:
    """Return somebody's own tables that are not shown here, those that they opened first."""
    mine = [held for held in await tables_of(command.store, command.who.person) if command.room not in held.table.rooms]
    hosted = [held for held in mine if held.table.host == command.who.person]
    if not mine:
        raise Gone("chat-no-table-elsewhere")
    return hosted or mine[:1]


async def move(command: Command) -> Shown:
    """Play a move that is typed: `/move C4`."""
    if not command.text:
        return Told(lines=(line("chat-move-how"),))
    found = await replace(command, text="").tables(is_game, turn=True)
    _check_here(command, found[0])

    def pressed(held: LoadedTable) -> str:
        position = turns.position(held.table, held.snapshot)
        return f"{stamp_of(position, seated(held.table, command.who.person))}:{command.text}"

    if len(found) > 1 and len(command.text.encode()) <= LONGEST_MOVE:
        return _which(command, found, pressed)
    return await command.app.desk.move(found[0], command.who, command.text, command.context.id)


async def replay(command: Command) -> Shown:
    """Step through a finished game: the one whose code is typed, or the one that somebody finished last."""
    if command.text:
        (found,) = await command.tables()
    else:
        found = await last_played(command.store, command.who, elsewhere=command.context.private)
    if command.context.private or found.table.phase is not Phase.FINISHED:
        return await command.act(found, "step")
    check(found.table, command.who, Action.READ)
    return command.in_direct(f"story_{found.table.id}")


async def rules(command: Command) -> Shown:
    """Explain a game. Where others read along, a link leads to the direct chat: rules are long."""
    words, game = command.words, await _game_meant(command)
    games = [game] if game else list(offered())
    if game is not None and command.context.private:
        return Rules(game=game, section=0)
    links = [Entry(id=f"@rules:{each}:0", link=f"rules_{each}", label=words(f"game-{each}")) for each in games]
    return Dialog(text=words("chat-rules-there" if game else "chat-rules-which"), buttons=tuple(links))


async def _game_meant(command: Command) -> str | None:
    """Return the game that was typed, or else the one that the person plays here."""
    if command.text and (named := game_named(command.context.texts, command.text.lower().split()[0])):
        return named
    try:
        return (await meant(command.store, command.who, elsewhere=command.room.private))[0].table.game
    except Gone:
        return None


async def tables(command: Command) -> Shown:
    """List open tables, each with a button that posts its board: one's own, or the room's where others read along."""
    context, words = command.context, command.words
    found = (await tables_of(command.store, command.who.person if context.private else command.room))[:MOST_LISTED]
    if not found:
        raise Gone("chat-no-table")
    tables, again = [held.table for held in found], words("button-board-again")
    buttons = tuple(Entry(id=f"{table.id}:card:!board", label=f"{again} · {table.id}") for table in tables)
    return Dialog(text=_listed("chat-tables", tables, context), buttons=buttons, shared=True)


def _listed(title: str, tables: Sequence[Table], context: Context) -> str:
    lines = [context.words()(title)]
    for table in tables:
        words, said = context.words(table), {"game": table.game, "code": table.id, "phase": table.phase}
        names, where = words.listed(list(words.names)), context.where(table)
        lines.append(words("chat-table", names=names, where=where, **said).rstrip())
    return "\n".join(lines)


def _which(command: Command, found: Sequence[LoadedTable], pressed: Callable[[LoadedTable], str]) -> Dialog:
    """Ask which table is meant: the button of each presses there what the command would have."""
    tables, buttons = [held.table for held in found], []
    for held in found[:MOST_LISTED]:
        label = f"{command.words(f'game-{held.table.game}')} · {held.table.id}"
        buttons.append(Entry(id=f"{held.table.id}:{pressed(held)}", label=label))
    return Dialog(text=_listed("chat-which", tables, command.context), buttons=tuple(buttons), anew=True)


def _check_here(command: Command, held: LoadedTable) -> None:
    """Refuse to change a game elsewhere, where the platform can lead there."""
    where = command.context.where(held.table)
    if where and command.room not in held.table.rooms:
        raise Gone("chat-table-elsewhere", game=held.table.game, where=where)
