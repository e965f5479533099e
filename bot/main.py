"""`raznotsvet COMMAND` (or `python -m bot COMMAND`): every module of `bot/commands` is a command."""

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Mapping, Sequence

from bot import commands
from bot.settings import BadSettings, Settings


def main(argv: Sequence[str] | None = None, environ: Mapping[str, str] = os.environ) -> int:
    """Run one command; answer with the code for the shell."""
    args = parser().parse_args(argv)
    try:
        settings = Settings.from_env(environ)
    except BadSettings as error:
        print(f"raznotsvet: {error}", file=sys.stderr)
        return 2
    code: int = args.run(args, settings)
    return code


def parser() -> argparse.ArgumentParser:
    """Return the parser with one subcommand for each module of `bot/commands`."""
    whole = argparse.ArgumentParser(
        prog="raznotsvet", description="Four colour board games in chats and in the browser."
    )
    subcommands = whole.add_subparsers(required=True, metavar="COMMAND")
    for found in pkgutil.iter_modules(commands.__path__):
        command = importlib.import_module(f"bot.commands.{found.name}")
        sub = subcommands.add_parser(found.name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return whole
