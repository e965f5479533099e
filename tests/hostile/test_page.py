"""The local page: whatever comes over its sockets, in its cookies and in its links."""

import json
from types import SimpleNamespace
from typing import get_args
from urllib.parse import quote

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from bot.page import inbox
from bot.page.handling import Handlers
from bot.page.site import Site
from bot.page.tab import Tab
from bot.page.viewer import Viewer
from bot.platforms.local.entrance import Entrance
from bot.platforms.local.people import ROOM, person
from bot.platforms.local.platform import LocalTable
from bot.web.visitors import Visitors
from storage import read_id
from tests.hostile.inputs import COUNTED, ON_PAGES, SHORT, Hostile

VISITORS = Visitors(key=b"k" * 32, code="ABCDEFGH")


def said(table):
    """Return what our page says."""
    return (
        {"t": "hello", "name": "Eve", "language": "en", "shade": "dark", "symbols": True},
        {"t": "watch", "table": table},
        {"t": "open", "game": "chess", "id": "1", "lesson": True},
        {"t": "press", "data": f"{table}:0:!concede:yes", "id": "2"},
        {"t": "press", "data": f"{table}:0:A1", "id": "3"},
        {"t": "say", "table": table, "text": "A1", "id": "4"},
        {"t": "hide"},
        {"t": "past", "table": table, "step": 1},
        {"t": "rules", "game": "cvetris"},
        {"t": "invite", "table": table},
        *({"t": "ask", "name": name} for name in ("daily", "challenge", "league", "seek", "stats", "top")),
        *({"t": "ask", "name": press[1:].partition(":")[0], "choice": press} for press in ON_PAGES[:17]),
    )


@COUNTED
def test_every_message_is_one_of_ours_or_none(count):
    ours = said("7K3ABCD")
    hostile = Hostile("messages", *map(json.dumps, ours))
    for number in range(count):
        text = hostile.text() if number % 2 else hostile.body(ours[number % len(ours)]).decode(errors="replace")
        found = inbox.read(text)
        assert found is None or isinstance(found, get_args(inbox.Said)), text[:200]


@pytest.fixture
async def hub(app):
    here = app.residents["local"] = LocalTable(app)
    return here.hub


@COUNTED
async def test_a_tab_of_a_stranger_changes_nothing(hub, victims, errors, count):
    """Everything that gets past the parser, by somebody who does not sit there."""
    seated = victims("local", ROOM)
    table = await seated.sit()
    hostile, handlers = Hostile("tabs"), Handlers(hub)
    tab = Tab(SimpleNamespace(), Viewer(person=person("eve", 1), room=ROOM), hub.frame, hub.listed)
    hub.tabs.add(tab)
    for _ in range(count):
        message = inbox.read(json.dumps(hostile.value(hostile.random.choice(said(table)))))
        if message is not None:
            await handlers.handle(tab, message)
        while tab._outbox.qsize():
            tab._outbox.get_nowait()
    assert await seated.unharmed()
    assert not errors()


@COUNTED
def test_no_cookie_but_ours_opens_the_page(count):
    ours = VISITORS.cookie()
    hostile = Hostile("cookies", ours, Visitors(key=b"x" * 32).cookie())
    assert VISITORS.browser(ours)
    for _ in range(count):
        cookie = hostile.text()
        assert cookie == ours or VISITORS.browser(cookie) is None, cookie


@COUNTED
def test_no_code_but_ours_lets_anybody_in_and_no_link_names_what_is_no_table(count):
    hostile = Hostile("links", "ABCDEFGH", "abcd-efgh", "7K3ABCD", "7k3abcd")
    for _ in range(count):
        text = hostile.text()
        tidy = "".join(text.upper().split()).replace("-", "")
        assert VISITORS.lets_in(text) is (tidy == "ABCDEFGH"), text
        name = read_id(text)
        assert name is None or (len(name) == 7 and name.isascii()), text


@pytest.fixture
async def address(app, hub):
    entrance = Entrance(VISITORS, app.limiter, app.texts, port=0)
    runner = web.AppRunner(Site(hub, entrance, app.probes).application(), access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_the_server_answers_whatever_is_asked_of_it(address, errors):
    """Over HTTP: cookies, codes, paths and forms. None of it is let in, and nothing fails."""
    hostile = Hostile("requests", "ABCDEFGH", "/", "/socket", "/words/en.json", "/page/0/main.js", "/join")
    async with aiohttp.ClientSession(address) as session:
        for number in range(SHORT):
            text = "".join(letter for letter in hostile.text() if letter.isprintable())
            headers = {"Cookie": f"raznotsvet-0={text.encode('ascii', 'replace').decode()}"}
            asked = [
                session.get("/", params={"code": text, "as": text}, headers=headers),
                session.get(URL(f"{address}/{'words/' * (number % 2)}{quote(text)}", encoded=True)),
                session.post("/join", data={"code": text}, headers={"Origin": address}),
            ]
            for request in asked:
                async with request as answer:
                    assert answer.status < 500, text
                    assert not answer.cookies or "ABCDEFGH" in text.upper(), text
    assert not errors()
