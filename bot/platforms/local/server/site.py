"""The web server: one page, its parts, and a web socket for each tab."""

import html
from pathlib import Path
from typing import TypeVar

from aiohttp import web

from bot.limits import TooMany
from bot.platforms.local import inbox
from bot.platforms.local.handling import Handlers
from bot.platforms.local.people import MOST_PEOPLE, person
from bot.platforms.local.platform import LocalTable
from bot.platforms.local.server.words import page_words
from bot.platforms.local.showing.frames import Frame
from bot.platforms.local.tab import Tab
from bot.platforms.local.viewer import Viewer
from bot.texts import LOCALES, Words
from bot.web import security
from bot.web.probes import Probes
from bot.web.visitors import Visitors

PAGE = Path(__file__).parents[1] / "page"
FONTS = Path(__file__).parents[4] / "render" / "fonts"
A_YEAR = 365 * 24 * 3600
HEARTBEAT = 20.0
TRY_LATER = 1013
"""The close code of a socket that there is no room for."""


Response = TypeVar("Response", bound=web.StreamResponse)


class Site:
    def __init__(
        self, platform: LocalTable, visitors: Visitors, probes: Probes, port: int, public_host: str = ""
    ) -> None:
        self._platform, self._visitors, self._probes, self._public_host = platform, visitors, probes, public_host
        self._handlers = Handlers(platform)
        # Cookies ignore ports: two servers on one machine must not overwrite each other's.
        self._cookie = f"raznotsvet-{port}"

    def application(self) -> web.Application:
        app = web.Application(middlewares=[security.check_host], client_max_size=inbox.LARGEST)
        app[security.PUBLIC_HOST] = self._public_host
        app.on_response_prepare.append(security.sign)
        app.router.add_get("/", self.index)
        app.router.add_post("/join", self.join)
        app.router.add_get("/socket", self.socket)
        app.router.add_get("/words/{locale}.json", self.words)
        app.router.add_get("/share/{table}.{kind}", self.share)
        app.router.add_static("/page", PAGE)
        app.router.add_static("/fonts", FONTS)
        self._probes.add_to(app.router)
        app.on_shutdown.append(self.close)
        return app

    async def index(self, request: web.Request) -> web.StreamResponse:
        """Show the page to a known browser; give a new one a cookie, if it may come in."""
        if self._browser(request) is not None:
            return web.FileResponse(PAGE / "index.html")
        if (refusal := self._not_let_in(request, request.query.get("code", ""))) is not None:
            return refusal
        if "code" in request.query:
            raise self._greeted(web.HTTPSeeOther("/" if "as" not in request.query else f"/?as={_number(request)}"))
        # Without a redirect: a browser that refuses cookies would be redirected for ever.
        return self._greeted(web.FileResponse(PAGE / "index.html"))

    async def join(self, request: web.Request) -> web.StreamResponse:
        """Let in a browser whose user typed the code."""
        form = await request.post()
        if not security.is_our_origin(request):
            return web.FileResponse(PAGE / "join.html", status=403)
        if (refusal := self._not_let_in(request, str(form.get("code", "")))) is not None:
            return refusal
        raise self._greeted(web.HTTPSeeOther("/"))

    async def words(self, request: web.Request) -> web.Response:
        locale = request.match_info["locale"]
        if locale not in LOCALES:
            raise web.HTTPNotFound
        return web.json_response(page_words(self._platform.texts, locale))

    async def share(self, request: web.Request) -> web.Response:
        browser = self._browser(request)
        if browser is None:
            raise web.HTTPForbidden
        return await self._platform.sharing.file(request, browser)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        browser = self._browser(request)
        if browser is None or not security.is_our_origin(request):
            raise web.HTTPForbidden
        # One frame is much like the one before: the compressor remembers it, and a move takes a few kB.
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=inbox.LARGEST, compress=True)
        await socket.prepare(request)
        try:
            tabs, limiter = self._platform.tabs, self._platform.limiter
            limiter.check("sockets", sum(tab.viewer.person.user.startswith(f"{browser}-") for tab in tabs))
            limiter.check("all-sockets", len(tabs))
        except TooMany as refusal:
            await self._refuse(socket, request, refusal)
            return socket
        viewer, platform = Viewer(person=person(browser, _number(request))), self._platform
        tab = Tab(socket, viewer, platform.frame, platform.directory.listed)
        platform.tabs.add(tab)
        try:
            await tab.serve(self._handlers.handle)
        finally:
            platform.tabs.discard(tab)
        return socket

    def _not_let_in(self, request: web.Request, code: str) -> web.StreamResponse | None:
        """Return what is shown to somebody without the right code. After many wrong ones even the right one waits."""
        if code:
            try:
                self._platform.limiter.take("codes", request.remote)
            except TooMany as error:
                said = " · ".join(Words(self._platform.texts, locale).line(error) for locale in LOCALES)
                page = (PAGE / "join.html").read_text(encoding="utf-8")
                alert = f'<p role="alert">{html.escape(said)}</p></form>'
                return web.Response(text=page.replace("</form>", alert), content_type="text/html", status=429)
        return None if self._visitors.lets_in(code) else web.FileResponse(PAGE / "join.html", status=403)

    async def _refuse(self, socket: web.WebSocketResponse, request: web.Request, refusal: TooMany) -> None:
        """Say why a tab can't be served. It tries again later."""
        asked = request.headers.get("Accept-Language", "")[:2].lower()
        words = Words(self._platform.texts, asked if asked in LOCALES else "en")
        await socket.send_str(Frame(data={"t": "told", "lines": [words.line(refusal)]}).encoded(set()))
        await socket.close(code=TRY_LATER)

    async def close(self, _app: web.Application) -> None:
        """Close the tabs' sockets: they reconnect when the server is back."""
        for tab in list(self._platform.tabs):
            await tab.close()

    def _browser(self, request: web.Request) -> str | None:
        return self._visitors.browser(request.cookies.get(self._cookie))

    def _greeted(self, response: Response) -> Response:
        """Give a new browser its cookie; a redirect also removes the code from the address."""
        # Lax: the link that a friend sends must find the cookie. Everything that changes something uses the socket,
        # whose origin is checked.
        response.set_cookie(self._cookie, self._visitors.cookie(), max_age=A_YEAR, httponly=True, samesite="Lax")
        return response


def _number(request: web.Request) -> int:
    text = request.query.get("as", "1")
    return int(text) if text in {str(number) for number in range(1, MOST_PEOPLE + 1)} else 1
