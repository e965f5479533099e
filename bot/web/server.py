"""One server on `PORT`: the probes, and the paths at which platforms receive what others send."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from aiohttp import web

from bot.web.probes import Probes

log = logging.getLogger(__name__)

LARGEST = 1 << 20
"""Bytes of one request."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """Listens for the whole life of the program; platforms come and go."""

    def __init__(self, probes: Probes) -> None:
        self._probes = probes
        self._receivers: dict[str, Handler] = {}

    @contextmanager
    def receiving(self, path: str, handler: Handler) -> Iterator[None]:
        """Hand what is posted to a path to a handler. Before and after there is nothing there."""
        self._receivers[path] = handler
        try:
            yield
        finally:
            del self._receivers[path]

    @asynccontextmanager
    async def listening(self, host: str | None, port: int) -> AsyncIterator[None]:
        """Listen; `OSError` if the port can't be opened."""
        site = web.Application(client_max_size=LARGEST)
        self._probes.add_to(site.router)
        site.router.add_post("/{path:.*}", self._post)
        runner = web.AppRunner(site, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            log.info("listening on port %s: /healthz, /readyz, /metrics", port)
            yield
        finally:
            await runner.cleanup()

    async def _post(self, request: web.Request) -> web.StreamResponse:
        handler = self._receivers.get(request.path)
        if handler is None:
            return web.Response(status=404)
        return await handler(request)
