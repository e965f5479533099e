"""`raznotsvet doctor`: what works on this machine, and what does not."""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from bot.artist import drawn
from bot.pieces import PIECES, left_out, offered
from bot.platforms.registry import plugins
from bot.screens.language import Drawing
from bot.settings import Settings
from bot.texts import LOCALES, Texts, Words
from engines.replay import begin
from render.theme import Look
from storage import StoreError, open_store

HELP = "check this machine's setup"

Finding = tuple[bool, str]

SHOWN = 5
"""At most this many unreadable tables are named: a store can have thousands."""

_TELEGRAM = re.compile(r"[0-9]{5,}:[\w-]{30,}")
_DISCORD = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", help="a game instead: which of its pieces are missing or fail")


def run(args: argparse.Namespace, settings: Settings) -> int:
    every = True
    for well, said in pieces(args.game) if args.game else examined(settings):
        sys.stdout.write(f"{'ok   ' if well else 'FAIL '}  {said}\n")
        every = every and well
    return 0 if every else 1


def pieces(slug: str) -> Iterator[Finding]:
    """Check every piece of a game; report what is wrong in terms of the files that its author writes."""
    for piece in PIECES:
        where = ", ".join(piece.files).replace("SLUG", slug).replace("XX", "{" + ",".join(LOCALES) + "}")
        faults = piece.faults(slug)
        yield not faults, f"{piece.name} ({where})" + "".join(f"\n         {fault}" for fault in faults)


def examined(settings: Settings) -> Iterator[Finding]:
    """Check everything that the program needs. Tokens are checked for their form, never shown, and sent nowhere."""
    yield True, f"Python {sys.version.split()[0]}"
    yield _guarded("the data folder", lambda: _folder(settings))
    store = _guarded("the store", lambda: asyncio.run(_store(settings)))
    yield store
    if store[0]:
        yield _guarded("saved tables", lambda: asyncio.run(_tables(settings)))
    yield _guarded("pictures", _pictures)
    yield _guarded("texts", _texts)
    for slug, missing in left_out().items():
        yield False, f"{slug} is not offered, it lacks: {', '.join(missing)}; see `raznotsvet doctor --game {slug}`"
    yield from _platforms(settings)


def _guarded(what: str, check: Callable[[], str]) -> Finding:
    try:
        return True, f"{what}: {check()}"
    except (OSError, StoreError, ValueError) as error:
        return False, f"{what}: {error or type(error).__name__}"


def _folder(settings: Settings) -> str:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=settings.data_dir):
        return f"{settings.data_dir} can be written to"


async def _store(settings: Settings) -> str:
    async with open_store(settings.redis_url, settings.data_dir) as store:
        began = time.perf_counter()
        await store.ping()
        took = 1000 * (time.perf_counter() - began)
    return f"{'the server of REDIS_URL' if settings.redis_url else 'the embedded one'} answers in {took:.1f} ms"


async def _tables(settings: Settings) -> str:
    """Read every table. An unreadable one harms no other, but its players are waiting for it."""
    async with open_store(settings.redis_url, settings.data_dir) as store:
        unreadable = [f"{table} ({reason})" async for table, reason in store.tables.unreadable()]
    if unreadable:
        more = f" and {len(unreadable) - SHOWN} more" if len(unreadable) > SHOWN else ""
        raise StoreError(f"{len(unreadable)} can't be read and are left alone: {', '.join(unreadable[:SHOWN])}{more}")
    return "all can be read"


def _pictures() -> str:
    """Draw the first board of every game, which also checks fonts and sprites."""
    words, began = Words(Texts.load(), "ru", [f"{number}" for number in range(1, 9)]), time.perf_counter()
    for slug, game in offered().items():
        dealt = begin(game, seed="doctor", options={}, seats=max(2, game.info.seats.least)).state
        drawn(Drawing(game=slug, view=game.view_for(dealt, None)), words, Look())
    return f"{len(offered())} games drawn in {1000 * (time.perf_counter() - began):.0f} ms"


def _texts() -> str:
    texts = Texts.load(strict=True)
    for locale in LOCALES:
        Words(texts, locale)("button-join")
    return ", ".join(LOCALES)


def _platforms(settings: Settings) -> Iterator[Finding]:
    wanted = [plugin for plugin in plugins() if plugin.configured(settings)]
    if not wanted:
        needs = " or ".join(plugin.NEEDS for plugin in plugins())
        yield True, f"no chat token set: `raznotsvet run` needs {needs}; `raznotsvet local` works without one"
    for name, token, shape in (
        ("DISCORD_TOKEN", settings.discord_token, _DISCORD),
        ("TELEGRAM_TOKEN", settings.telegram_token, _TELEGRAM),
    ):
        if token is not None:
            well = shape.fullmatch(token) is not None
            yield well, f"{name} is set" if well else f"{name} doesn't look like a valid token. Did you copy all of it?"
