"""/start with its links, /help, /rules."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat.lookup import own_table
from bot.chat.opening import game_named
from bot.pieces import offered
from bot.platforms.telegram.commands import account, settings
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.commands.opening import join_table, open_table, play
from bot.platforms.telegram.commands.table import show_private
from bot.tables import lobby
from bot.tables.errors import Gone
from storage import Phase


async def start(command: Command) -> None:
    """Begin in the direct chat, perhaps by a link that says what for; in a group, by the link that added the bot."""
    if not command.room.private:
        await play(command)
        return
    await command.services.viewers.started(command.viewer, yes=True)
    word, _, rest = command.text.partition("_")
    if word in LINKS and rest:
        await LINKS[word](command, rest)
    elif command.text in BY_LINK:
        await BY_LINK[command.text](command)
    else:
        add = command.link("telegram-add-to-group", "play", group=True)
        await command.say("telegram-welcome", *command.game_buttons(), add)


async def rules(command: Command) -> None:
    """Explain a game. In a group a link leads to the direct chat: rules are long."""
    game = await _game_meant(command)
    if game is None:
        links = [command.link(f"game-{each}", f"rules_{each}") for each in offered()]
        await command.say("telegram-rules-which", *links)
    elif command.room.private:
        await command.services.documents.rules(command.viewer, game)
    else:
        await command.say("telegram-rules-there", command.link(f"game-{game}", f"rules_{game}"))


async def _game_meant(command: Command) -> str | None:
    """Return the game that was typed, or else the one that the person plays here."""
    if command.text and (named := game_named(command.words.texts, command.text.lower().split()[0])):
        return named
    room = command.room
    try:
        found = await own_table(
            command.services.store, command.viewer.who, lambda held: room.private or room in held.table.rooms
        )
    except Gone:
        return None
    return found.table.game


async def _secret(command: Command, name: str) -> None:
    await show_private(command, await command.services.tables.load(name))


async def _rules(command: Command, game: str) -> None:
    await command.services.documents.rules(command.viewer, game)


async def _text(command: Command, name: str) -> None:
    position = await command.services.tables.position(name)
    seat = lobby.seat_number(position.table, command.viewer.who.person)
    await command.services.documents.board(command.viewer, position, seat)


async def _story(command: Command, name: str) -> None:
    held = await command.services.tables.load(name)
    if held.table.phase is not Phase.FINISHED:
        raise Gone("table-gone")  # a link that nobody was given
    await command.services.documents.story(command.viewer, held.table)


LINKS: Mapping[str, Callable[[Command, str], Awaitable[None]]] = {
    "join": join_table,
    "secret": _secret,
    "rules": _rules,
    "text": _text,
    "story": _story,
    "play": open_table,
}
"""What `?start=word_argument` does."""
BY_LINK: Mapping[str, Handler] = {
    "settings": settings.settings,
    "export": account.export,
    "forget": account.forget,
}
"""Words behind `?start=` that stand for a command."""

COMMANDS: dict[str, Handler] = {"start": start, "help": start, "rules": rules}
