"""Every command by its name. What follows the name is the command's to read."""

from collections.abc import Mapping

from bot.chat.commands import account, at_table, opening
from bot.chat.commands.command import Handler

COMMANDS: Mapping[str, Handler] = {
    "play": opening.play,
    "join": opening.join,
    "board": at_table.pressing("board", seat=False),
    "secret": at_table.secret,
    "hand": at_table.secret,
    "hint": at_table.hint,
    "move": at_table.move,
    "rules": at_table.rules,
    "tables": at_table.tables,
    "stats": account.stats,
    "settings": account.settings,
    "concede": at_table.concede,
    "close": at_table.close,
    "doctor": account.doctor,
    "export": account.export,
    "forget": account.forget,
    "text": at_table.pressing("text", seat=False),
    "replay": at_table.pressing("replay", seat=False),
}
