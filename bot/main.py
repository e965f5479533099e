"""`raznotsvet COMMAND` (or `python -m bot COMMAND`): every module of `bot/commands` is a command."""

import argparse
import gc
import importlib
import os
import pkgutil
import sys
from collections.abc import Mapping, Sequence

from bot import commands
from bot.settings import BadSettings, Settings
from storage import BadStoreUrl, StoreError


def main(argv: Sequence[str] | None = None, environ: Mapping[str, str] = os.environ) -> int:
    """Run one command; return the exit code."""
    words = sys.argv[1:] if argv is None else argv
    args = parser(words).parse_args(words)
    gc.enable()  # `bot/__main__.py` has turned it off
    try:
        code: int = args.run(args, Settings.from_env(environ))
        sys.stdout.flush()
    except BadSettings as error:
        return _failed(f"{error}", 2)
    except BadStoreUrl as error:
        return _failed(f"REDIS_URL: {error}", 2)
    except StoreError as error:
        return _failed(f"the store can't be used: {error}", 1)
    except BrokenPipeError:
        # Whoever reads has enough (`| head`). What is left would fail again when Python writes it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _failed(reason: str, code: int) -> int:
    print(f"raznotsvet: {reason}", file=sys.stderr)
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
