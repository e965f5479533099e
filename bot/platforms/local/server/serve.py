"""Runs the server of `raznotsvet local` until the process is told to stop."""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from aiohttp import web

from bot.app import CLOCK, Opener, assemble, store_of
from bot.limits import at_home
from bot.platforms.local.platform import LocalTable
from bot.platforms.local.server.site import Site
from bot.platforms.local.visitors import PLATFORM, Visitors, kept_key, new_code
from bot.runtime import data_folder
from bot.runtime.stopping import until_told
from bot.settings import Settings
from bot.web.probes import Probes
from bot.web.security import hostname
from storage.timing import Clock

PORTS_TRIED = 20
OUTSIDE = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),  # noqa: S104 (compared, not bound)
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}
"""Hosts that mean "every network", each with its family, an address reserved for documentation, and this machine's."""


@dataclass(frozen=True, kw_only=True)
class Place:
    host: str = "127.0.0.1"
    port: int = 8080
    next_ports: bool = True
    """Use another port if this one is taken."""

    @property
    def is_private(self) -> bool:
        try:
            return self.host == "localhost" or ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False


async def serve(
    settings: Settings, place: Place, say: Callable[[str], None], clock: Clock = CLOCK, open_store: Opener = store_of
) -> None:
    async def serving() -> None:
        async with opened(settings, place, clock, open_store) as (address, _platform):
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
        async with app.running(platform), _served(platform, visitors, app.probes, place, public) as port:
            platform.address = _address(place, port, visitors)
            yield platform.address, platform


@contextlib.asynccontextmanager
async def _served(
    platform: LocalTable, visitors: Visitors, probes: Probes, place: Place, public_host: str
) -> AsyncIterator[int]:
    port = place.port
    last = port + PORTS_TRIED if place.next_ports and port else port
    while True:
        site = Site(platform, visitors, probes, port, public_host)
        runner = web.AppRunner(site.application(), access_log=None, shutdown_timeout=2.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, place.host, port).start()
        except OSError:
            await runner.cleanup()
            if port >= last:
                raise
            port += 1
            continue
        try:
            yield runner.addresses[0][1]
        finally:
            await runner.cleanup()
        return


def _address(place: Place, port: int, visitors: Visitors) -> str:
    name = _own_number(place.host) if place.host in OUTSIDE else place.host
    host = f"[{name}]" if ":" in name else name
    address = f"http://{host}:{port}/"
    return address if visitors.code is None else f"{address}?code={visitors.code}"


def _own_number(host: str) -> str:
    """Return the IP address of this machine in the home network. Nothing is sent to find it."""
    family, somewhere, here = OUTSIDE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((somewhere, 9))
        except OSError:
            return here  # no network
        number: str = probe.getsockname()[0]
        return number
