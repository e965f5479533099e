"""The catalogue of commands: what each does, on every platform. A platform shows what they return in its own way."""

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from msgspec import structs

from bot.app import App
from bot.chat import account
from bot.chat.context import Context
from bot.chat.lookup import any_table, free_table, is_game, meant, tables_of
from bot.chat.opening import Wish, check, game_named, opened, typed
from bot.chat.page import Entry, File, Page
from bot.chat.preferences import Preferences
from bot.chat.press import ReadRules
from bot.chat.settings import PERSON, ROOM
from bot.desk import Answer, Changed, Panel, Told
from bot.pieces import offered
from bot.screens.language import line
from bot.screens.registry import game_screens
from bot.tables import lobby
from bot.tables.errors import Gone
from bot.tables.lobby import Who
from bot.tables.rights import Action, action_of
from bot.texts import Words
from storage import Held, Phase, Room, RoomSettings, StoreError, Table

MOST_LISTED = 20

Outcome = Answer | Page | ReadRules
"""What a press comes to: the desk's answer, or something that belongs to no table."""
Shown = Outcome | tuple[Page, ...] | File
"""What a command comes to."""


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command that was typed, or that a button or a link stands for."""

    app: App
    preferences: Preferences
    context: Context
    text: str = ""
    """What follows the command."""
    wish: Wish | None = None
    """What is to be opened, where a platform has options for it."""

    @property
    def words(self) -> Words:
        return self.context.words()

    @property
    def room(self) -> Room:
        return self.context.viewer.room

    @property
    def who(self) -> Who:
        return self.context.viewer.who


Handler = Callable[[Command], Awaitable[Shown]]


async def play(command: Command) -> Shown:
    """Open a table: `/play`, `/play confetti`, `/play cvetariki solo`, `/play cvetris 2 hard`."""
    wish = command.wish
    if wish is None:
        name, *rest = command.text.lower().split() or [""]
        if not name:
            return Page(text=command.words("chat-choose"), buttons=game_buttons(command.words), shared=True)
        wish = typed(command.context.texts, game_named(command.context.texts, name) or name, rest)
    held = await open_table(command.app, command.context, wish)
    if command.room in held.table.rooms:
        return Changed(held=held)
    return Told(lines=(line("chat-opened-there", where=command.context.where(held.table)),), held=held)


async def open_table(app: App, context: Context, wish: Wish) -> Held:
    """Open a table, or refuse with what is in the way before anything is opened."""
    settings = await app.store.room_settings.load(context.settings_room)
    who = await context.granted_by(settings, Action.OPEN)
    check(wish, settings, who)
    room = await context.place(wish, settings)
    return await opened(app.tables, wish, settings, who, room=room, locale=context.viewer.locale, press=context.id)


async def join(command: Command) -> Shown:
    """Take a seat: `/join` at the newest table with a free one, or `/join 7K3ABCD`.

    With the code in the direct chat people count as invited; in a group it must be a table there.
    """
    tables, room, who = command.app.tables, command.room, replace(command.who, invited=command.room.private)
    code = command.text.split()[:1]
    held = await tables.load(code[0]) if code else await free_table(command.app.store, room)
    extra = (room,) if room.private and not await command.context.sees(held.table) else ()

    def joined(table: Table, now: int) -> Table:
        after = lobby.joined(table, who, now)
        return structs.replace(after, rooms=tuple(dict.fromkeys((*after.rooms, *extra))))

    held = await tables.change(held, joined, command.context.id)
    return Changed(held=held) if room in held.table.rooms else Told(lines=(line("chat-joined-there"),), held=held)


def _at_table(verb: str, *, game: bool = False, seat: bool = True) -> Handler:
    """Return a command that presses a button of the table that is meant, or of the one whose code is typed."""

    async def handler(command: Command) -> Shown:
        return await _act(command, await _meant(command, game=game, seat=seat), verb)

    return handler


async def secret(command: Command) -> Shown:
    """Show people what is theirs: privately, or by a button that shows each person their own."""
    held = await _meant(command, game=True)
    table, words = held.table, command.words
    if command.context.private or command.context.viewer.settings.dm_started or table.phase is Phase.LOBBY:
        return await _act(command, held, "view")
    look = Entry(id=f"{table.id}:card:!view", label=words(game_screens()[table.game].private_label))
    direct = Entry(link=f"secret_{table.id}", label=words("chat-open-direct"))
    return Page(text=words("chat-press-to-look"), buttons=(look, direct), shared=True)


async def hint(command: Command) -> Shown:
    """Name a good move. Where others read along, only the button can say it privately."""
    held = await _meant(command, game=True)
    if command.context.private:
        return await _act(command, held, "hint")
    button = Entry(id=f"{held.table.id}:card:!hint", label=command.words("button-hint"))
    return Page(text=command.words("chat-hint-by-button"), buttons=(button,))


async def move(command: Command) -> Shown:
    """Play a move that is typed: `/move C4`."""
    if not command.text:
        return Told(lines=(line("chat-move-how"),))
    held = await _meant(replace(command, text=""), game=True)
    _check_here(command, held)
    return await command.app.desk.move(held, command.who, command.text, command.context.id)


async def concede(command: Command) -> Shown:
    """Ask before conceding; a game elsewhere is named with its place."""
    held = await _meant(command, game=True)
    answer, where = await _act(command, held, "concede"), command.context.where(held.table)
    if isinstance(answer, Panel) and where and command.room not in held.table.rooms:
        named = line("chat-concede-elsewhere", game=held.table.game, where=where)
        return replace(answer, screen=replace(answer.screen, lines=(named, *answer.screen.lines)))
    return answer


async def close(command: Command) -> Shown:
    """End a table without a result."""
    held = await _meant(command, seat=False)
    _check_here(command, held)
    return await _act(command, held, "close")


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
        return (await meant(command.app.store, command.who, elsewhere=command.room.private)).table.game
    except Gone:
        return None


async def tables(command: Command) -> Shown:
    """List open tables, each with a button that posts its board: one's own, or the room's where others read along."""
    context, words = command.context, command.words
    found = (await tables_of(command.app.store, command.who.person if context.private else command.room))[:MOST_LISTED]
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


async def settings(command: Command) -> Shown:
    """Show people their own settings where nobody else sees them, and the room's to whoever may choose them."""
    context = command.context
    who = await context.granted(command.app.store, Action.SETTINGS)
    of_room = Action.SETTINGS in who.granted and (context.whispers or not command.room.private)
    found = []
    for page in [PERSON] * context.private + [ROOM] * of_room:
        record = await command.preferences.load(page, who, context.settings_room)
        found.append(command.preferences.page(page, record, context.viewer.locale))
    return tuple(found) or _in_direct(command, "settings")


async def stats(command: Command) -> Shown:
    return await account.stats_page(command.app.store, command.who.person, command.words)


async def export(command: Command) -> Shown:
    if not command.context.private:
        return _in_direct(command, "export")
    return await account.export(command.app.store, command.who.person, command.words)


async def forget(command: Command) -> Shown:
    return account.forget_page(command.words) if command.context.private else _in_direct(command, "forget")


async def doctor(command: Command) -> Shown:
    """Say whether everything that a game needs is there, and what to do where it is not."""
    began, words, store, settings = time.perf_counter(), command.words, command.app.store, RoomSettings()
    try:
        await store.ping()
        told = words("chat-doctor-store", ms=round(1000 * (time.perf_counter() - began)))
        settings = await store.room_settings.load(command.context.settings_room)
    except StoreError:
        told = words("chat-doctor-store-away")
    return Page(text="\n".join((told, *await command.context.findings(settings))))


COMMANDS: Mapping[str, Handler] = {
    "play": play,
    "join": join,
    "board": _at_table("board", seat=False),
    "secret": secret,
    "hand": secret,
    "hint": hint,
    "move": move,
    "rules": rules,
    "tables": tables,
    "stats": stats,
    "settings": settings,
    "concede": concede,
    "close": close,
    "doctor": doctor,
    "export": export,
    "forget": forget,
    "text": _at_table("text", seat=False),
    "replay": _at_table("replay", seat=False),
}


def game_buttons(words: Words) -> tuple[Entry, ...]:
    return tuple(Entry(id=f"+{slug}", label=words(f"game-{slug}")) for slug in offered())


def _in_direct(command: Command, word: str) -> Page:
    """Lead to the direct chat, for what others should not read."""
    link = Entry(link=word, label=command.words("chat-open-direct"))
    return Page(text=command.words("chat-in-direct"), buttons=(link,))


async def _meant(command: Command, *, game: bool = False, seat: bool = True) -> Held:
    """Return the table whose code was typed, or else the one that is meant here."""
    if command.text:
        return await command.app.tables.load(command.text.split()[0])
    fits, elsewhere = is_game if game else any_table, command.context.private
    return await meant(command.app.store, command.who, fits, seat=seat, elsewhere=elsewhere)


def _check_here(command: Command, held: Held) -> None:
    """Refuse to change a game elsewhere, where the platform can lead there."""
    where = command.context.where(held.table)
    if where and command.room not in held.table.rooms:
        raise Gone("chat-table-elsewhere", game=held.table.game, where=where)


async def _act(command: Command, held: Held, verb: str) -> Answer:
    who = await command.context.granted(command.app.store, action_of(verb))
    return await command.app.desk.act(held, who, verb, command.context.id)
