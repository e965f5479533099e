"""Every command by its name. What follows the name is the command's to read."""

from collections.abc import Mapping

from bot.chat.commands import account, at_table, opening
from bot.chat.commands.command import Command, Handler, PressHandler, Shown, game_buttons
from bot.chat.dialog import Dialog
from bot.contests import challenge, league
from bot.daily import command as daily
from bot.ratings import command as ratings
from bot.seeking import command as seeking

LISTED = (
    "play", "join", "board", "secret", "hint", "move", "leave", "pause", "takeback", "concede", "close", "replay",
    "rules", "tables", "nextgame", "daily", "challenge", "league", "seek", "stats", "top", "settings", "doctor", "help",
)  # fmt: skip
"""In the order of help and menus."""
IN_PRIVATE = (*LISTED, "export", "forget")
"""Listed where nobody else reads along."""


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
    "hand": at_table.secret,
    "hint": at_table.hint,
    "move": at_table.move,
    "leave": at_table.leave,
    "pause": at_table.pause,
    "takeback": at_table.take_back,
    "concede": at_table.concede,
    "close": at_table.close,
    "replay": at_table.replay,
    "text": at_table.text,
    "rules": at_table.rules,
    "tables": at_table.tables,
    "daily": daily.daily,
    "challenge": challenge.challenge,
    "league": league.league,
    "seek": seeking.seek,
    "stats": ratings.stats,
    "top": ratings.top,
    "settings": account.settings,
    "nextgame": account.next_game,
    "doctor": account.doctor,
    "help": help_,
    "export": account.export,
    "forget": account.forget,
}

PRESSES: Mapping[str, PressHandler] = {
    "daily": daily.pressed,
    "challenge": challenge.pressed,
    "league": league.pressed,
    "seek": seeking.pressed,
}
"""What the buttons on the dialog of a command do."""
