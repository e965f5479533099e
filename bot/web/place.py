"""Where a page listens, and the address under which other devices find it."""

import contextlib
import ipaddress
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from aiohttp import web

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

    def address(self, port: int, code: str | None) -> str:
        """Return what to open in a browser; with the code that lets it in, if there is one."""
        name = _own_number(self.host) if self.host in OUTSIDE else self.host
        host = f"[{name}]" if ":" in name else name
        address = f"http://{host}:{port}/"
        return address if code is None else f"{address}?code={code}"

    @contextlib.asynccontextmanager
    async def listening(self, site: Callable[[int], web.Application]) -> AsyncIterator[int]:
        """Serve a site at this port, or at the next that is free; give the port that it has become."""
        port = self.port
        last = port + PORTS_TRIED if self.next_ports and port else port
        while True:
            runner = web.AppRunner(site(port), access_log=None, shutdown_timeout=2.0)
            await runner.setup()
            try:
                await web.TCPSite(runner, self.host, port).start()
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
