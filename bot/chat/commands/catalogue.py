"""Every command by its name. What follows the name is the command's to read."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat.commands import account, at_table, opening
from bot.chat.commands.command import Command, Handler, Outcome, Shown, game_buttons
from bot.chat.dialog import Dialog
from bot.contests import challenge, league
from bot.daily import command as daily
from bot.ratings import command as ratings
from bot.seeking import command as seeking


async def help_(command: Command) -> Shown:
    """List what can be typed, with the games to begin with."""
    context, words = command.context, command.words
    names = IN_PRIVATE if context.private else LISTED
    abouts = {name: words(f"chat-about-{name}") for name in names}
    listed = (f"/{context.command_name(name)}: {about}" for name, about in abouts.items())
    return Dialog(text="\n".join((words("chat-help"), *listed)), buttons=game_buttons(words), shared=True)


async def unknown(command: Command) -> Shown:
    """Answer what is no command, with where to begin."""
    return Dialog(text=command.words("chat-unknown"), buttons=game_buttons(command.words), shared=True)


COMMANDS: Mapping[str, Handler] = {
    "play": opening.play,
    "join": opening.join,
    "board": at_table.board,
    "secret": at_table.secret,
    "hint": at_table.hint,
    "move": at_table.move,
    "leave": at_table.leave,
    "pause": at_table.pause,
    "takeback": at_table.take_back,
    "concede": at_table.concede,
    "close": at_table.close,
    "replay": at_table.replay,
    "rules": at_table.rules,
    "tables": at_table.tables,
    "nextgame": account.next_game,
    "daily": daily.daily,
    "challenge": challenge.challenge,
    "league": league.league,
    "seek": seeking.seek,
    "stats": ratings.stats,
    "top": ratings.top,
    "settings": account.settings,
    "doctor": account.doctor,
    "help": help_,
    "export": account.export,
    "forget": account.forget,
    "hand": at_table.secret,
    "text": at_table.text,
}
"""In the order of help and menus."""
IN_PRIVATE = tuple(name for name in COMMANDS if name not in {"hand", "text"})
"""Listed where nobody else reads along."""
LISTED = tuple(name for name in IN_PRIVATE if name not in {"export", "forget"})

PRESSES: Mapping[str, Callable[[Command], Awaitable[Outcome]]] = {
    "daily": daily.pressed,
    "challenge": challenge.pressed,
    "league": league.pressed,
    "seek": seeking.pressed,
}
"""What the buttons on the dialog of a command do: they say what follows its name."""
