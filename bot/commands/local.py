"""`raznotsvet local`: a table on this machine, with no account and no server."""

import argparse
import asyncio
import contextlib

from bot.platforms.terminal import play
from bot.platforms.terminal.play import Wish
from bot.settings import LOCALES, Settings
from engines.contract import OptionValue
from engines.registry import games

HELP = "play here, against the computer"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(games()), help="which game (else you are asked)")
    parser.add_argument("--players", type=int, help="how many seats; the computer plays the others")
    parser.add_argument("--level", default="easy", help="how strong the computer plays")
    parser.add_argument("--language", choices=LOCALES, help="ru, en or tr (else DEFAULT_LOCALE)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(args: argparse.Namespace, settings: Settings) -> int:
    wish = Wish(
        game=args.game,
        players=args.players,
        level=args.level,
        locale=args.language or settings.default_locale,
        options=dict(_option(text) for text in args.option),
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(play(settings, wish))
    return 0


def _option(text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition("=")
    if value in {"yes", "no"}:
        return name, value == "yes"
    return name, int(value) if value.isascii() and value.isdigit() else value
