"""`raznotsvet run`: runs every platform whose token is set, until the process is told to stop."""

import argparse
import asyncio
import logging
import os
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from bot.app import CLOCK, App, Opener, Resident, assemble, store_of
from bot.platforms.registry import Plugin, plugins
from bot.runtime import data_folder
from bot.runtime.garbage import leave_out_what_is_loaded
from bot.runtime.logs import set_up
from bot.runtime.stopping import until_told
from bot.settings import BadSettings, Settings
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
        async with _listening(app), app.running(*(plugin.build(app) for plugin in wanted)):
            leave_out_what_is_loaded()
            await asyncio.gather(*map(_guarded, app.residents.values()))


@asynccontextmanager
async def _listening(app: App) -> AsyncIterator[None]:
    """Open the port. Whoever needs no webhook is served without it, but nobody can watch the program then."""
    settings = app.settings
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(app.server.listening(settings.listen_host, settings.port))
        except OSError as error:
            reason = f"PORT: port {settings.port} can't be opened ({os.strerror(error.errno or 0)})"
            if settings.telegram_webhook_url is not None:
                raise BadSettings(reason) from error
            log.warning("%s: no /healthz, /readyz and /metrics; set PORT to a free one", reason)
        yield


async def _guarded(resident: Resident) -> None:
    """Serve one platform; if it fails, the others go on."""
    try:
        await resident.serve()
    except Exception:
        # Whatever it is, the other platforms have nothing to do with it.
        log.exception("%s has stopped", resident.name)
