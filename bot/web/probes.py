"""`/healthz`, `/readyz` and `/metrics`: for whoever watches the program. They tell no secret, and need none."""

from collections.abc import Callable, Mapping
from typing import Protocol

from aiohttp import web

from bot.runtime.metrics import CONTENT_TYPE, Metrics
from storage import Store, StoreError

OK = "ok"


class Online(Protocol):
    @property
    def online(self) -> bool: ...


class Probes:
    """Answers how the program is.

    Healthy: the process responds. Ready: its store answers, every platform is online, and somebody watches the tables.
    """

    def __init__(
        self, store: Store, platforms: Mapping[str, Online], watching: Callable[[], bool], metrics: Metrics
    ) -> None:
        self._store, self._platforms, self._watching, self._metrics = store, platforms, watching, metrics

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/healthz", self.health)
        router.add_get("/readyz", self.readiness)
        router.add_get("/metrics", self.metrics)

    async def health(self, _request: web.Request) -> web.Response:
        return web.Response(text=OK)

    async def readiness(self, _request: web.Request) -> web.Response:
        state = await self.state()
        ready = all(each == OK for each in state.values())
        return web.json_response(state, status=200 if ready else 503)

    async def metrics(self, _request: web.Request) -> web.Response:
        return web.Response(body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    async def state(self) -> dict[str, str]:
        """Return `ok` or what is wrong, for each part."""
        platforms = {name: OK if platform.online else "offline" for name, platform in self._platforms.items()}
        return {"store": await self._reached(), "watch": OK if self._watching() else "stopped", **platforms}

    async def _reached(self) -> str:
        try:
            await self._store.ping()
        except StoreError:
            return "unreachable"  # the reason is for the log: it may name hosts
        return OK
