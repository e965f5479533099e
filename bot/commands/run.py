"""`raznotsvet run`: every platform whose token is set, until it is told to stop."""

import argparse
import asyncio
import logging
from collections.abc import Sequence

from bot.app import Resident, assemble, store_of
from bot.logs import set_up
from bot.platforms.registry import Entry, entries
from bot.settings import Settings
from bot.stopping import until_told

log = logging.getLogger(__name__)

HELP = "serve every chat platform whose token is set"


def arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # environment variables say everything


def run(args: argparse.Namespace, settings: Settings) -> int:
    del args
    set_up(settings)
    wanted = [entry for entry in entries() if entry.configured(settings)]
    if not wanted:
        log.error("nothing to run: set %s", " or ".join(entry.NEEDS for entry in entries()))
        return 2
    return asyncio.run(_until_told(settings, wanted))


async def _until_told(settings: Settings, wanted: Sequence[Entry]) -> int:
    if await until_told(_serve(settings, wanted)):
        return 1  # no platform is left
    log.info("stopped; every game is kept")
    return 0


async def _serve(settings: Settings, wanted: Sequence[Entry]) -> None:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    async with store_of(settings, [entry.NAME for entry in wanted]) as store:
        app = assemble(settings, store)
        app.residents.update((entry.NAME, entry.build(app)) for entry in wanted)
        await app.begin()
        try:
            await asyncio.gather(*map(_guarded, app.residents.values()))
        finally:
            await app.end()


async def _guarded(resident: Resident) -> None:
    """Serve one platform; its end is not the end of the others."""
    try:
        await resident.serve()
    except Exception:
        log.exception("%s has stopped", resident.name)
