"""`raznotsvet doctor`: what works on this machine, and what does not."""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from enum import StrEnum

from bot.app import WrongToken
from bot.artist import drawn
from bot.pieces import PIECES, left_out, offered
from bot.platforms.registry import Plugin, plugins
from bot.runtime import data_folder, survival
from bot.screens.language import Drawing
from bot.settings import BadSettings, Settings
from bot.texts import LOCALES, Texts, Words
from engines.replay import begin
from render.theme import Look
from storage import Risk, StoreError, open_store

HELP = "check this machine's setup"


class Verdict(StrEnum):
    OK = "ok"
    WARN = "warn"
    """It works, but not as well as it should: the exit code stays 0."""
    FAIL = "FAIL"


Finding = tuple[Verdict, str]

SHOWN = 5
"""At most this many unreadable tables are named: a store can have thousands."""

LOGIN = 20.0
"""Seconds for a platform to say whose token it is."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", help="a game instead: which of its pieces are missing or fail")


def run(args: argparse.Namespace, settings: Settings) -> int:
    failed = False
    for verdict, said in pieces(args.game) if args.game else examined(settings):
        sys.stdout.write(f"{verdict:<5}  {said}\n")
        failed = failed or verdict is Verdict.FAIL
    return 1 if failed else 0


def pieces(slug: str) -> Iterator[Finding]:
    """Check every piece of a game; report what is wrong in terms of the files that its author writes."""
    for piece in PIECES:
        where = ", ".join(piece.files).replace("SLUG", slug).replace("XX", "{" + ",".join(LOCALES) + "}")
        faults = piece.faults(slug)
        yield _verdict(not faults), f"{piece.name} ({where})" + "".join(f"\n         {fault}" for fault in faults)


def examined(settings: Settings) -> Iterator[Finding]:
    """Check everything that the program needs. Tokens are shown to nobody but their platform."""
    yield Verdict.OK, f"Python {sys.version.split()[0]}"
    yield _guarded("the data folder", lambda: _folder(settings))
    store = _guarded("the store", lambda: asyncio.run(_store(settings)))
    yield store
    if store[0] is Verdict.OK:
        yield from _survival(settings)
        yield _guarded("saved tables", lambda: asyncio.run(_tables(settings)))
    yield _guarded("pictures", _pictures)
    yield _guarded("texts", _texts)
    for slug, missing in left_out().items():
        lacks = ", ".join(missing)
        yield Verdict.FAIL, f"{slug} is not offered, it lacks: {lacks}; see `raznotsvet doctor --game {slug}`"
    yield from _platforms(settings)


def _guarded(what: str, check: Callable[[], str]) -> Finding:
    try:
        return Verdict.OK, f"{what}: {check()}"
    except (BadSettings, OSError, StoreError, ValueError) as error:
        return Verdict.FAIL, f"{what}: {error or type(error).__name__}"


def _verdict(well: bool) -> Verdict:  # noqa: FBT001 (a truth value is all there is)
    return Verdict.OK if well else Verdict.FAIL


def _folder(settings: Settings) -> str:
    data_folder.prepare(settings.data_dir)
    return f"{settings.data_dir} can be written to"


async def _store(settings: Settings) -> str:
    async with open_store(settings.redis_url, settings.data_dir) as store:
        began = time.perf_counter()
        await store.ping()
        took = 1000 * (time.perf_counter() - began)
    return f"{'the server of REDIS_URL' if settings.redis_url else 'the embedded one'} answers in {took:.1f} ms"


def _survival(settings: Settings) -> Iterator[Finding]:
    """Say how saved games could be lost."""
    found = asyncio.run(_risks(settings))
    for risk in found:
        yield Verdict.FAIL if risk.grave else Verdict.WARN, f"GAMES CAN BE LOST: {risk.text}"
    if not found:
        yield Verdict.OK, "what is saved survives a crash"


async def _risks(settings: Settings) -> list[Risk]:
    async with open_store(settings.redis_url, settings.data_dir) as store:
        return await survival.risks(settings, store)


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
        yield Verdict.OK, f"no chat token set: `raznotsvet run` needs {needs}; `raznotsvet local` works without one"
    for plugin in wanted:
        yield asyncio.run(_logged_in(plugin, settings))


async def _logged_in(plugin: Plugin, settings: Settings) -> Finding:
    """Ask a platform whose token this is."""
    try:
        async with asyncio.timeout(LOGIN):
            return Verdict.OK, f"{plugin.NEEDS}: the bot is {await plugin.account(settings)}"
    except WrongToken:
        return Verdict.FAIL, f"{plugin.NEEDS}: {plugin.NAME} does not know this token. Did you copy all of it?"
    except (OSError, TimeoutError) as error:
        reason = f"{error}" or "no answer"
        return Verdict.WARN, f"{plugin.NEEDS}: {plugin.NAME} can't be reached, so the token is not checked ({reason})"
