"""A platform that says "too many requests" is counted, whoever waits and tries again."""

from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web

from bot.platforms.discord.client import Client
from bot.platforms.discord.interactions import Interactions
from bot.platforms.telegram.inbox.request import Request
from bot.settings import Settings
from bot.texts import Texts


@pytest.fixture
async def refusing():
    """The address of a server that refuses every second request."""
    asked = []

    async def answer(_request):
        asked.append(1)
        return web.json_response({}, status=429 if len(asked) % 2 else 200)

    app = web.Application()
    app.router.add_route("*", "/", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    await runner.cleanup()


async def test_telegram(refusing):
    counted = []
    request = Request(1, lambda: counted.append(1))
    await request.initialize()
    answers = [(await request.do_request(refusing, "POST"))[0] for _ in range(4)]
    await request.shutdown()
    assert answers == [429, 200, 429, 200]
    assert len(counted) == 2


async def test_discord(refusing):
    counted = []
    metrics = SimpleNamespace(rate_limited=counted.append)
    app = SimpleNamespace(settings=Settings.from_env({}), texts=Texts.load(), metrics=metrics)
    client = Client(app, Interactions(None), None)
    async with aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session:
        for _ in range(4):
            async with session.get(refusing):
                pass
    assert counted == ["discord", "discord"]
