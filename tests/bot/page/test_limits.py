"""Limits of the page: tabs of a browser, presses of a person, guesses of the code."""

import contextlib
from dataclasses import replace

import aiohttp
import pytest
from msgspec.json import decode as decoded

from bot.limits import Limit
from bot.platforms.local import Place, opened
from bot.settings import Settings
from tests.bot.page.caller import PATIENT, Caller
from tests.bot.platforms.patient import PATIENCE
from tests.bot.programs import ALONE

NEVER_IN = Place(host="0.0.0.0", port=0)  # noqa: S104 (a code is needed)


@pytest.fixture
async def served(tmp_path):
    """A factory of running servers with other limits than the usual ones."""
    async with contextlib.AsyncExitStack() as stack:

        async def serve(place=Place(port=0), **limits):  # noqa: B008 (frozen)
            settings = Settings.from_env({"DATA_DIR": str(tmp_path), **ALONE})
            rows = {**settings.limits, **{name.replace("_", "-"): limit for name, limit in limits.items()}}
            address, platform = await stack.enter_async_context(
                opened(replace(settings, limits=rows), place, open_store=PATIENT)
            )
            return address, platform

        yield serve


async def told_before(line, kind):
    """Return what a tab was told until it got something of a kind."""
    told = []
    while (data := decoded((await line.socket.receive(timeout=PATIENCE)).data))["t"] != kind:
        told += data["lines"] if data["t"] == "told" else []
    return told


async def test_a_browser_has_a_number_of_tabs_and_the_next_one_is_told_so(served):
    address, _ = await served(sockets=Limit(2))
    async with Caller(address) as anna, Caller(address) as boris:
        lines = [await anna.open("?as=1"), await anna.open("?as=2")]
        one_too_many = await anna.open()
        told = await one_too_many.hear("told")
        assert told["lines"] == ["The page is open in 2 tabs already. Close one of them and reload this one."]
        assert (await one_too_many.socket.receive(timeout=30)).type is aiohttp.WSMsgType.CLOSE
        assert one_too_many.socket.close_code == 1013, "the page tries again later"
        await (await boris.open()).hear("tables")
        await lines[0].socket.close()
        await lines[1].hear("tables")
        again = await anna.open("?as=3")
        await again.hear("tables")


async def test_all_tabs_together_are_limited(served):
    address, _ = await served(all_sockets=Limit(1))
    async with Caller(address) as anna, Caller(address) as boris:
        await (await anna.open()).hear("tables")
        socket = await boris.socket(**{"Accept-Language": "tr-TR,tr;q=0.9"})
        assert "Kendiliğinden yeniden dener" in (await socket.receive(timeout=30)).data


async def test_presses_are_limited_and_the_tab_stays_open(served):
    address, _ = await served(presses=Limit(3, 600))
    async with Caller(address) as anna:
        line = await anna.open()
        for number in range(5):
            await line.say(t="press", data="0000000:0:!rules", id=str(number))
        told = [(await line.hear("told"))["lines"][0] for _ in range(5)]
        assert [text.startswith("Slow down") for text in told] == [False] * 3 + [True] * 2
        await line.say(t="rules", game="cvetris")
        await line.hear("rules")


@pytest.mark.parametrize("text", ["A1", "1", "hello"], ids=["a move", "a number", "a remark"])
async def test_whatever_is_typed_counts_as_one_press(served, text):
    address, _ = await served(presses=Limit(3, 600))
    async with Caller(address) as anna:
        line = await anna.open()
        table = (await line.opens(lesson=True))["table"]  # one of three
        for number in range(3):
            await line.say(t="say", table=table, text=text, id=f"t{number}")
        await line.say(t="rules", game="cvetris")
        told = await told_before(line, "rules")
        assert sum(text.startswith("Slow down") for text in told) == 1


async def test_a_card_counts_as_one_press_also_with_a_choice_on_it(served):
    address, _ = await served(presses=Limit(2, 600))
    async with Caller(address) as anna:
        line = await anna.open()
        await line.say(t="ask", name="stats")
        card = await line.hear("card")
        await line.say(t="ask", name="top", choice=card["buttons"][1]["id"])
        await line.hear("card")
        await line.say(t="ask", name="top")
        assert (await line.hear("told"))["lines"][0].startswith("Slow down")


async def test_one_browser_can_not_fill_the_machine_with_tables(served):
    address, platform = await served()
    async with Caller(address) as anna:
        line = await anna.open()
        for number in range(8):
            await line.say(t="open", game="cvetariki", id=str(number))
        for _ in range(3):
            assert "tables are still waiting" in (await line.hear("told"))["lines"][0]
        assert len(platform.hub.directory._free) == 5


async def test_the_code_can_not_be_guessed_by_trying(served):
    address, _ = await served(NEVER_IN, codes=Limit(3, 600))
    base, _, code = address.partition("?code=")
    base = f"http://127.0.0.1:{base.rstrip('/').rpartition(':')[2]}"
    async with aiohttp.ClientSession(base, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        for _ in range(3):
            assert (await session.post("/join", data={"code": "WRONG"}, headers={"Origin": base})).status == 403
        for language, said in (
            ("en", "Too many codes"),
            ("ru-RU,ru;q=0.9", "Слишком много попыток"),
            ("tr", "Çok fazla deneme"),
        ):
            headers = {"Origin": base, "Accept-Language": language}
            refused = await session.post("/join", data={"code": code}, headers=headers)
            assert refused.status == 429, "even with the right one: who tries many finds it otherwise"
            assert said in await refused.text()
        assert (await session.get("/", params={"code": code})).status == 429
        assert (await session.get("/")).status == 403, "without a code there is nothing to guess"
