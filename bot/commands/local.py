"""`raznotsvet local`: play on this machine, with no account and no server."""

import argparse
import asyncio
import contextlib
import os
import sys
from typing import TextIO

from bot.pieces import offered
from bot.platforms.local import Place, serve
from bot.platforms.terminal import play
from bot.platforms.terminal.play import Wish
from bot.runtime.data_folder import UnusableFolder
from bot.settings import LOCALES, Settings
from bot.texts import Texts, Words
from engines.contract import OptionValue

HELP = "play on this machine, in a browser or the terminal"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0: other devices may join, with the code shown")
    parser.add_argument("--port", type=int, help="port to use; 0: any free one (default: PORT or the next free one)")
    parser.add_argument("--language", choices=LOCALES, help="ru, en or tr (else DEFAULT_LOCALE)")
    parser.add_argument("--terminal", action="store_true", help="no browser: the board as text, moves typed")
    alone = parser.add_argument_group("with --terminal")
    alone.add_argument("--game", choices=list(offered()), help="which game (else you are asked)")
    alone.add_argument("--players", type=int, help="how many seats; the computer plays the others")
    alone.add_argument("--level", default="easy", help="how strong the computer plays")
    alone.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(args: argparse.Namespace, settings: Settings) -> int:
    locale = args.language or settings.default_locale
    words = Words(Texts.load(), locale)
    try:
        return _terminal(args, settings, locale) if args.terminal else _web(args, settings, words)
    except UnusableFolder as error:
        _print(words("local-cannot-save", folder=str(error.folder), reason=error.reason), sys.stderr)
    return 1


def place_of(args: argparse.Namespace, settings: Settings) -> Place:
    chosen = settings.port if args.port is None else args.port
    return Place(host=args.host, port=chosen, next_ports=args.port is None)


def _web(args: argparse.Namespace, settings: Settings, words: Words) -> int:
    place = place_of(args, settings)

    def say(address: str) -> None:
        _print(words("local-open-address" if place.is_private else "local-open-code", address=address))
        _print(words("local-how-to-stop"))

    try:
        asyncio.run(serve(settings, place, say))
    except OSError as error:
        port, reason = str(place.port), os.strerror(error.errno) if error.errno else ""
        _print(words("local-cannot-listen", host=place.host, port=port, reason=reason), sys.stderr)
        return 1
    return 0


def _terminal(args: argparse.Namespace, settings: Settings, locale: str) -> int:
    wish = Wish(
        game=args.game,
        players=args.players,
        level=args.level,
        locale=locale,
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


def _print(text: str, stream: TextIO | None = None) -> None:
    print(text, file=stream or sys.stdout, flush=True)
