"""How people come to the page of this machine: a cookie for each browser, and a code for those of other devices."""

from typing import TypeVar

from aiohttp import web

from bot.limits import Limiter, TooMany
from bot.page import files
from bot.page.viewer import Viewer
from bot.platforms.local.door import WRONG, door
from bot.platforms.local.people import MOST_PEOPLE, ROOM, person
from bot.texts import Texts
from bot.web import security
from bot.web.visitors import Visitors

A_YEAR = 365 * 24 * 3600

Response = TypeVar("Response", bound=web.StreamResponse)


class Entrance:
    def __init__(self, visitors: Visitors, limiter: Limiter, texts: Texts, port: int) -> None:
        self._visitors, self._limiter, self._texts = visitors, limiter, texts
        # Cookies ignore ports: two servers on one machine must not overwrite each other's.
        self._cookie = f"raznotsvet-{port}"

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/", self.index)
        router.add_post("/join", self.join)

    def viewer(self, request: web.Request) -> Viewer | None:
        browser = self._browser(request)
        if browser is None:
            return None
        return Viewer(person=person(browser, _number(request)), room=ROOM, visitor=browser)

    async def index(self, request: web.Request) -> web.StreamResponse:
        """Show the page to a known browser; give a new one a cookie, if it may come in."""
        if self._browser(request) is not None:
            return _index()
        if (refusal := self._not_let_in(request, request.query.get("code", ""))) is not None:
            return refusal
        if "code" in request.query:
            raise self._greeted(web.HTTPSeeOther("/" if "as" not in request.query else f"/?as={_number(request)}"))
        # Without a redirect: a browser that refuses cookies would be redirected for ever.
        return self._greeted(_index())

    async def join(self, request: web.Request) -> web.StreamResponse:
        """Let in a browser whose user typed the code."""
        form = await request.post()
        if not security.is_our_origin(request):
            return door(request, self._texts)
        if (refusal := self._not_let_in(request, str(form.get("code", "")))) is not None:
            return refusal
        raise self._greeted(web.HTTPSeeOther("/"))

    def _not_let_in(self, request: web.Request, code: str) -> web.StreamResponse | None:
        """Return what is shown to somebody without the right code. After many wrong ones even the right one waits."""
        if code:
            try:
                self._limiter.take("codes", request.remote)
            except TooMany as error:
                return door(request, self._texts, error, status=429)
        if self._visitors.lets_in(code):
            return None
        return door(request, self._texts, WRONG if code else None)

    def _browser(self, request: web.Request) -> str | None:
        return self._visitors.browser(request.cookies.get(self._cookie))

    def _greeted(self, response: Response) -> Response:
        """Give a new browser its cookie; a redirect also removes the code from the address."""
        # Lax: the link that a friend sends must find the cookie. Everything that changes something uses the socket,
        # whose origin is checked.
        response.set_cookie(self._cookie, self._visitors.cookie(), max_age=A_YEAR, httponly=True, samesite="Lax")
        return response


def _index() -> web.Response:
    return web.Response(text=files.page("index.html"), content_type="text/html")


def _number(request: web.Request) -> int:
    text = request.query.get("as", "1")
    return int(text) if text in {str(number) for number in range(1, MOST_PEOPLE + 1)} else 1
