"""Calls go through the proxy that the environment names, and ask nobody about it twice."""

import asyncio

import pytest
from aiohttp import web

from bot.platforms.telegram.inbox.request import Request
from tests.bot.tables.test_step_cache import Counting


@pytest.fixture
async def answering():
    """A server that answers with the address it was asked for: as the Bot API or as a proxy."""
    runner = web.ServerRunner(web.Server(_answered))
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def _answered(request):
    return web.Response(text=request.raw_path if "://" in request.raw_path else "directly")


@pytest.fixture
async def request_():
    request = Request(1)
    await request.initialize()
    yield request
    await request.shutdown()


async def asked(request, url):
    return (await request.do_request(url, "POST"))[1].decode()


async def test_the_proxy_of_the_environment_is_used(answering, request_, monkeypatch):
    monkeypatch.setenv("http_proxy", f"http://{answering}")
    monkeypatch.setenv("no_proxy", "")
    assert await asked(request_, "http://api.invalid/bot1:x/getMe") == "http://api.invalid/bot1:x/getMe"


async def test_a_host_without_a_proxy_is_asked_directly_and_no_thread_is_for_any_call(answering, request_, monkeypatch):
    monkeypatch.setenv("http_proxy", "http://proxy.invalid:1")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    threads = []
    asyncio.get_running_loop().set_default_executor(Counting(threads))
    assert [await asked(request_, f"http://{answering}/") for _ in range(2)] == ["directly"] * 2
    assert threads == []
