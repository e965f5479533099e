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
    """Run one command; return the exit code."""
    words = sys.argv[1:] if argv is None else argv
    args = parser(words).parse_args(words)
    try:
        settings = Settings.from_env(environ)
    except BadSettings as error:
        print(f"raznotsvet: {error}", file=sys.stderr)
        return 2
    code: int = args.run(args, settings)
    return code


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser with a subcommand for each module of `bot/commands`; if one is named, only it is imported."""
    whole = argparse.ArgumentParser(
        prog="raznotsvet", description="Four colour board games in chats and in the browser."
    )
    subcommands = whole.add_subparsers(required=True, metavar="COMMAND")
    names = [found.name for found in pkgutil.iter_modules(commands.__path__)]
    for name in set(words[:1]) & set(names) or names:
        command = importlib.import_module(f"bot.commands.{name}")
        sub = subcommands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return whole
