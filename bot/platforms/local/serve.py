"""Runs the server of `raznotsvet local` until the process is told to stop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from urllib.parse import urlsplit

from aiohttp import web

from bot.app import CLOCK, Opener, assemble, store_of
from bot.limits import at_home
from bot.page.site import Site
from bot.platforms.local.entrance import Entrance
from bot.platforms.local.people import PLATFORM
from bot.platforms.local.platform import LocalTable
from bot.runtime import data_folder
from bot.runtime.garbage import leave_out_what_is_loaded
from bot.runtime.stopping import until_told
from bot.settings import Settings
from bot.web.place import Place
from bot.web.security import hostname
from bot.web.visitors import Visitors, kept_key, new_code
from storage.timing import Clock


async def serve(
    settings: Settings, place: Place, say: Callable[[str], None], clock: Clock = CLOCK, open_store: Opener = store_of
) -> None:
    async def serving() -> None:
        async with opened(settings, place, clock, open_store) as (address, _platform):
            leave_out_what_is_loaded()
            say(address)
            await asyncio.Event().wait()

    await until_told(serving())


@contextlib.asynccontextmanager
async def opened(
    settings: Settings, place: Place, clock: Clock = CLOCK, open_store: Opener = store_of
) -> AsyncIterator[tuple[str, LocalTable]]:
    """Give the running server: its address and the platform. Tests pass a clock, and a store that uses it."""
    data_folder.prepare(settings.data_dir)
    visitors = Visitors(kept_key(settings.data_dir), None if place.is_private else new_code())
    async with open_store(settings, [PLATFORM], clock) as store:
        app = assemble(replace(settings, limits=at_home(settings.limits)), store, clock)
        platform = LocalTable(app)
        public = hostname(urlsplit(settings.public_url or "").netloc)

        def site(port: int) -> web.Application:
            entrance = Entrance(visitors, app.limiter, app.texts, port)
            return Site(platform.hub, entrance, app.probes, public).application()

        async with app.running(platform), place.listening(site) as port:
            platform.hub.address = place.address(port, visitors.code)
            yield platform.hub.address, platform
