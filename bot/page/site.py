"""The web server: one page, its parts, and a web socket for each tab."""

from typing import Protocol

from aiohttp import web

from bot.limits import TooMany
from bot.page import files, inbox
from bot.page.handling import Handlers
from bot.page.hub import Hub
from bot.page.sharing import shared
from bot.page.showing.frames import Frame
from bot.page.showing.waiting import beside_name
from bot.page.tab import Tab
from bot.page.viewer import Viewer
from bot.pieces import offered
from bot.texts import LOCALES, Texts, Words
from bot.texts.library import keys
from bot.web import security
from bot.web.probes import Probes
from engines.colours import Colour
from storage import Pace

HEARTBEAT = 20.0
TRY_LATER = 1013
"""The close code of a socket that there is no room for."""


class Entrance(Protocol):
    """How people come in: what a platform brings so that the page can be served to its people."""

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Add the paths by which people get the page (`files.page`)."""
        ...

    def viewer(self, request: web.Request) -> Viewer | None:
        """Return who asks for something; None: nobody who may."""
        ...


class Site:
    def __init__(self, hub: Hub, entrance: Entrance, probes: Probes, public_host: str = "") -> None:
        self._hub, self._entrance, self._probes, self._public_host = hub, entrance, probes, public_host
        self._handlers = Handlers(hub)

    def application(self) -> web.Application:
        app = web.Application(middlewares=[security.check_host], client_max_size=inbox.LARGEST)
        app[security.PUBLIC_HOST] = self._public_host
        app.on_response_prepare.append(security.sign)
        self._entrance.add_to(app.router)
        app.router.add_get("/socket", self.socket)
        app.router.add_get("/words/{locale}.json", self.words)
        app.router.add_get("/share/{table}.{kind}", self.share)
        files.add_to(app.router)
        self._probes.add_to(app.router)
        app.on_shutdown.append(self.close)
        return app

    async def words(self, request: web.Request) -> web.Response:
        locale = request.match_info["locale"]
        if locale not in LOCALES:
            raise web.HTTPNotFound
        return web.json_response(page_words(self._hub.app.texts, locale))

    async def share(self, request: web.Request) -> web.Response:
        viewer = self._entrance.viewer(request)
        if viewer is None:
            raise web.HTTPForbidden
        return await shared(self._hub.app, request, viewer)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        hub, viewer = self._hub, self._entrance.viewer(request)
        if viewer is None or not security.is_our_origin(request):
            raise web.HTTPForbidden
        # One frame is much like the one before: the compressor remembers it, and a move takes a few kB.
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=inbox.LARGEST, compress=True)
        await socket.prepare(request)
        try:
            hub.app.limiter.check("sockets", sum(tab.viewer.visitor == viewer.visitor for tab in hub.tabs))
            hub.app.limiter.check("all-sockets", len(hub.tabs))
        except TooMany as refusal:
            await self._refuse(socket, request, refusal)
            return socket
        tab = Tab(socket, viewer, hub.frame, hub.listed)
        hub.tabs.add(tab)
        try:
            await tab.serve(self._handlers.handle)
        finally:
            hub.tabs.discard(tab)
        return socket

    async def _refuse(self, socket: web.WebSocketResponse, request: web.Request, refusal: TooMany) -> None:
        """Say why a tab can't be served. It tries again later."""
        asked = request.headers.get("Accept-Language", "")[:2].lower()
        words = Words(self._hub.app.texts, asked if asked in LOCALES else "en")
        await socket.send_str(Frame(data={"t": "told", "lines": [words.line(refusal)]}).encoded(set()))
        await socket.close(code=TRY_LATER)

    async def close(self, _app: web.Application) -> None:
        """Close the tabs' sockets: they reconnect when the server is back."""
        for tab in list(self._hub.tabs):
            await tab.close()


def page_words(texts: Texts, locale: str) -> dict[str, str]:
    """Return every label of the page (`en.page.ftl`) in a language, without the prefix of its key."""
    words = Words(texts, locale)
    labels = {key.removeprefix("local-"): words(key) for key in keys("page")}
    labels |= {f"game-{slug}": words(f"game-{slug}") for slug in offered()}
    labels |= {f"colour-{colour.name.lower()}": words(f"colour-{colour.name.lower()}") for colour in Colour}
    for slug, game in offered().items():
        least, most = game.info.seats.least, game.info.seats.most
        labels[f"tagline-{slug}"] = words(f"{slug}-picture-tagline")
        labels[f"players-{slug}"] = words("lobby-card-seats", least=least, most=most)
    labels |= _option_labels(words)
    return labels | {f"level-{level}": words(f"level-{level}") for game in offered().values() for level in game.levels}


def _option_labels(words: Words) -> dict[str, str]:
    """Return the names of all options, and the values that are said otherwise beside a name than alone."""
    options = [(option.name, option.choices) for game in offered().values() for option in game.info.options]
    labels = dict[str, str]()
    for name, values in (*options, ("clock", tuple(Pace))):
        labels[f"option-name-{name}"] = words(f"option-name-{name}")
        short = {value: beside_name(name, value, words) for value in values}
        labels |= {f"option-value-{name}-{str(value).lower()}": text for value, text in short.items() if text}
    return labels
