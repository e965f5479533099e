"""`raznotsvet run`: runs every platform whose token is set, until the process is told to stop."""

import argparse
import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from bot import data_folder
from bot.app import CLOCK, Opener, Resident, assemble, store_of
from bot.logs import set_up
from bot.platforms.registry import Plugin, plugins
from bot.settings import Settings
from bot.stopping import until_told
from storage import Store
from storage.timing import Clock

log = logging.getLogger(__name__)

HELP = "serve every chat platform whose token is set"


def arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # configured by environment variables alone


def run(args: argparse.Namespace, settings: Settings) -> int:
    del args
    return served(settings)


def served(settings: Settings, clock: Clock = CLOCK, open_store: Opener = store_of) -> int:
    """Serve until told to stop; return the exit code. Tests pass a clock, and a store that uses it."""
    set_up(settings)
    wanted = [plugin for plugin in plugins() if plugin.configured(settings)]
    if not wanted:
        log.error("nothing to run: set %s", " or ".join(plugin.NEEDS for plugin in plugins()))
        return 2
    store = open_store(settings, [plugin.NAME for plugin in wanted], clock)
    return asyncio.run(_until_told(_serve(settings, wanted, clock, store)))


async def _until_told(work: Coroutine[Any, Any, None]) -> int:
    if await until_told(work):
        return 1  # every platform has failed
    log.info("stopped; every game is kept")
    return 0


async def _serve(
    settings: Settings, wanted: Sequence[Plugin], clock: Clock, opening: AbstractAsyncContextManager[Store]
) -> None:
    if settings.redis_url is None:
        data_folder.prepare(settings.data_dir)
    async with opening as store:
        app = assemble(settings, store, clock)
        app.residents.update((plugin.NAME, plugin.build(app)) for plugin in wanted)
        await app.begin()
        try:
            await asyncio.gather(*map(_guarded, app.residents.values()))
        finally:
            await app.end()


async def _guarded(resident: Resident) -> None:
    """Serve one platform; if it fails, the others go on."""
    try:
        await resident.serve()
    except Exception:
        log.exception("%s has stopped", resident.name)
