"""The server by itself: what it refuses, what it says, and to whom. These tests need no browser."""

import asyncio
import contextlib
import re

import aiohttp
import pytest
from yarl import URL

from bot.checking import first_difference
from bot.gamefile import decoded as game_in
from bot.page.inbox import LARGEST
from bot.page.showing.dialogs.invitation import squares
from bot.platforms.local import Place, opened
from bot.settings import Settings
from tests.bot.page.caller import PATIENT, Caller
from tests.bot.programs import ALONE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_every_answer_carries_the_policy_even_a_refusal(house):
    async with Caller(house) as caller:
        for path in ("/", "/page/0/main.js", "/nothing", "/words/xx.json"):
            answer = await caller.session.get(path)
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_page_has_no_inline_script_or_style(house):
    async with Caller(house) as caller:
        page = await (await caller.session.get("/")).text()
        assert "<style" not in page
        assert "style=" not in page
        assert page.count("<script") == page.count('<script type="module" src=') == 1
        assert "//" not in page.replace("<!doctype html>", ""), "nothing comes from elsewhere"


async def test_the_cookie_is_for_http_alone(house):
    async with aiohttp.ClientSession(house) as session:
        answer = await session.get("/", allow_redirects=False)
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""])
async def test_a_host_that_is_not_ours_is_refused(house, host):
    async with aiohttp.ClientSession(house) as session:
        assert (await session.get("/", headers={"Host": host})).status in {400, 421}


async def test_the_public_name_is_ours_too(house):
    async with aiohttp.ClientSession(house) as session:
        assert (await session.get("/", headers={"Host": "games.example"})).status == 200
        assert (await session.get("/", headers={"Host": "other.example"})).status == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1", "null", "", "file://"])
async def test_a_socket_from_another_origin_is_refused(house, origin):
    async with Caller(house) as caller:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await caller.socket(Origin=origin)
        assert refused.value.status == 403


async def test_a_socket_without_a_cookie_of_ours_is_refused(house):
    async with aiohttp.ClientSession(house) as session:
        for cookie in ("", "raznotsvet-0=abc.def"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect("/socket", headers={"Origin": house.rstrip("/"), "Cookie": cookie})
            assert refused.value.status == 403


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"t": "fly"}',
        '{"t": "hello"}',
        '{"t": "hello", "name": "x", "language": "xx"}',
        '{"t": "hello", "name": "x", "language": "en", "admin": true}',
        '{"t": "press", "data": 7, "id": "x"}',
        '{"t": "press", "data": "' + "x" * 65 + '", "id": "x"}',
        '{"t": "past", "table": "x", "step": -1}',
        '{"t": "say", "table": "x", "text": "' + "x" * 301 + '", "id": "x"}',
        "x" * (LARGEST + 1),
    ],
)
async def test_what_no_page_of_ours_would_send_ends_the_line(house, text):
    async with Caller(house) as caller:
        socket = await caller.socket()
        await socket.send_str(text)
        assert (await socket.receive(timeout=30)).type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}
        assert socket.close_code in {1008, 1009}


async def test_a_flood_ends_the_line(house):
    async with Caller(house) as caller:
        socket = await caller.socket()

        async def flood() -> None:
            with contextlib.suppress(ConnectionError):  # a closed connection accepts nothing more
                while not socket.closed:
                    await socket.send_str('{"t": "hide"}')
                    await asyncio.sleep(0)

        flooding = asyncio.create_task(flood())
        while (message := await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}
        assert socket.close_code == 1008
        await flooding


@pytest.mark.parametrize("table", ["", "0000000", "../../x", "🙂", "7K3'; --"])
async def test_a_table_that_is_not_there_is_said_so(house, table):
    async with Caller(house) as caller:
        line = await caller.open()
        await line.say(t="past", table=table, step=0)
        assert (await line.hear("told"))["lines"] == ["This table no longer exists. Open a new one."]


async def test_another_browser_can_watch_but_neither_move_nor_see_the_secret(house):
    async with Caller(house) as anna, Caller(house) as eve:
        hers = await (await anna.open()).opens(lesson=True)
        line = await eve.open()
        await line.say(t="watch", table=hers["table"])
        seen = await line.hear("table")
        assert seen["me"] is None
        assert seen["mine"] is None
        for press in (hers["choices"][0][0]["press"], "!view", "!hint", "!concede"):
            await line.press(seen, press)
            told = await line.hear("told", refused=True)  # it is also heard
            assert "aren't at this table" in told["lines"][0]
        assert seen["lesson"] is None


async def test_a_tutorial_leaves_no_empty_lobby_behind(house):
    async with Caller(house) as anna, Caller(house) as eve:
        line = await anna.open()
        lobby = (await line.opens())["table"]
        await line.say(t="open", game="cvetariki", id="2", lesson=True)
        assert (await line.hear("go"))["table"] != lobby
        watching = await eve.open()
        found = await watching.hear("tables")
        assert lobby not in [entry["table"] for entry in found["others"]]


async def test_conceding_is_asked_about_and_only_a_yes_ends_the_game(house):
    async with Caller(house) as anna:
        line = await anna.open()
        hers = await line.opens(lesson=True)
        await line.press(hers, "!concede")  # as the button under More sends it, and as any client can
        question = await line.hear("sheet") | {"table": hers["table"]}
        others = [seat["name"] for number, seat in enumerate(hers["seats"]) if number != hers["me"]]
        named = f"Concede this game of Cvetariki with {others[0]} (table {hers['table']})?"
        assert question["lines"][0].startswith(named)
        assert [button["press"] for row in question["service"] for button in row] == ["!concede:yes", "!stay"]
        await line.press(question, "!stay")
        assert (await line.hear("told"))["lines"] == ["Nothing has changed. The game goes on."]
        await line.press(question, "!concede:yes")
        assert (await line.hear("told"))["lines"] == ["You concede this game of Cvetariki."]
        later = await anna.open("?as=2")
        await later.say(t="watch", table=hers["table"])
        assert (await later.hear("table"))["phase"] == "finished"


async def test_the_people_of_one_browser_do_not_share_a_seat(house):
    async with Caller(house) as anna:
        hers = await (await anna.open()).opens(lesson=True)
        second = await anna.open("?as=2")
        await second.say(t="watch", table=hers["table"])
        seen = await second.hear("table")
        assert (seen["me"], seen["mine"], seen["lesson"]) == (None, None, None)


async def test_the_secret_comes_only_when_it_is_asked_for_and_goes_when_it_is_hidden(house):
    async with Caller(house) as anna:
        line = await anna.open()
        table = await line.opens(lesson=True)
        assert table["mine"] is None
        await line.press(table, "!view")
        opened_table = await line.hear("table", open=True)
        assert opened_table["mine"]["lines"][0].startswith("Your colour is")
        await line.say(t="hide")
        assert (await line.hear("table", open=False))["mine"] is None


async def test_a_press_that_is_sent_twice_acts_once(house):
    async with Caller(house) as anna:
        line = await anna.open()
        table = await line.opens(lesson=True)
        first = table["choices"][0][0]["id"]
        for _ in range(2):
            await line.say(t="press", data=first, id="same")
        after = await line.hear("table", moves=2)  # hers, and the computer's
        assert after["movers"].count(str(table["me"])) == 1


async def test_a_finished_game_is_checked_on_a_press_and_can_be_saved_as_a_file(house):
    async with Caller(house) as anna:
        line = await anna.open()
        table = await line.opens()
        await line.press(table, "!verify")
        code = (await line.hear("sheet"))["lines"][1].removeprefix("Fair-deal code: ")
        assert len(code) == 64
        await line.press(table, "!computer:easy")
        await line.press(await line.hear("table"), "!start")
        await line.press(await line.hear("table", phase="running"), "!concede:yes")
        over = await line.hear("table", phase="finished")
        await line.press(over, "!review")
        assert (await line.hear("told"))["lines"] == ["Looking back over the game. This takes a few seconds."]
        went = await line.hear("sheet")
        assert went["lines"][0] == "How it went: Cvetariki"
        assert went["said"]["title"].endswith(" won")
        assert went["said"]["below"] == "0 moves · by concession"
        assert "scene" not in went, "text, not a picture of it"
        await line.press(over, "!step:0:moment")
        assert (await line.hear("told"))["past"] == 0
        await line.press(over, "!verify")
        sheet = await line.hear("sheet")
        assert sheet["lines"][1].startswith(f"Checked: the deal and every random event match code {code[:16]}…; ")
        file = game_in(sheet["file"]["text"].encode())
        assert (file.code, first_difference(file)) == (code, None)


async def test_words_that_are_no_move_are_for_the_others_and_a_wrong_move_is_told(house):
    async with Caller(house) as anna, Caller(house) as boris:
        line, other = await anna.open(), await boris.open()
        table = await line.opens(lesson=True)
        await other.say(t="watch", table=table["table"])
        await line.say(t="say", table=table["table"], text="who  takes\ngreen?", id="1")
        heard = await other.hear(
            "table", chat=[{"move": 0, "seat": table["me"], "name": "Анна", "text": "who takes green?"}]
        )
        assert heard["moves"] == 0
        await line.say(t="say", table=table["table"], text="A1", id="2")
        assert "no neighbour" in (await line.hear("told"))["lines"][0]
        await line.say(t="say", table=table["table"], text="1", id="3")
        assert (await other.hear("table", moves=1))["log"][-1]["seat"] == table["me"]


async def test_who_takes_no_cookies_gets_the_page_and_is_not_sent_round_in_circles(house):
    async with aiohttp.ClientSession(house, cookie_jar=aiohttp.DummyCookieJar()) as session:
        for _ in range(2):
            answer = await session.get("/", allow_redirects=False)
            assert (answer.status, "main.js" in await answer.text()) == (200, True)


async def test_for_other_devices_a_code_is_needed(tmp_path):
    settings = Settings.from_env({**ALONE, "DATA_DIR": str(tmp_path)})
    everywhere = Place(host="0.0.0.0", port=0)  # noqa: S104 (that is the case)
    async with opened(settings, everywhere, open_store=PATIENT) as (address, _):
        base, _, code = address.partition("?code=")
        assert len(code) == 8
        local = f"http://127.0.0.1:{base.rstrip('/').rpartition(':')[2]}/"
        async with aiohttp.ClientSession(local, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            assert (await session.get("/")).status == 403
            assert (await session.get("/?code=AAAAAAAA")).status == 403
            origin = {"Origin": local.rstrip("/")}
            assert (await session.post("/join", data={"code": "AAAAAAAA"}, headers=origin)).status == 403
            elsewhere = {"Origin": "http://evil.example"}
            assert (await session.post("/join", data={"code": code}, headers=elsewhere)).status == 403
            assert (await session.post("/join", data={"code": code.lower()}, headers=origin)).status == 200
            assert "main.js" in await (await session.get("/")).text()
        async with aiohttp.ClientSession(local) as session:
            welcome = await session.get(f"/?code={code}", allow_redirects=False)
            assert (welcome.status, welcome.headers["Location"]) == (303, "/"), "the code does not stay in the address"


async def test_an_invitation_leads_here_from_another_device(house, tmp_path):
    settings = Settings.from_env({"PICTURE_PROCESSES": "0", "DATA_DIR": str(tmp_path)})
    everywhere = Place(host="0.0.0.0", port=0)  # noqa: S104 (that is the case)
    async with opened(settings, everywhere, open_store=PATIENT) as (address, _):
        here = URL(address)
        async with Caller(str(here.with_host("127.0.0.1").origin())) as caller:  # as its owner opens it
            await caller.session.get("/", params=here.query)
            line = await caller.open()
            await line.say(t="invite", table="7K3Q")
            told = await line.hear("invite")
    assert told["link"] == f"{address}#7K3Q"
    assert told["code"] == here.query["code"]
    assert told["squares"] == squares(told["link"])
    assert {len(row) for row in told["squares"]} == {len(told["squares"])}
    async with Caller(house) as caller:  # only this machine comes in
        line = await caller.open()
        await line.say(t="invite", table="")
        assert (await line.hear("invite"))["squares"] == []


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "0.0.0.0", "::"])  # noqa: S104 (only for a moment)
async def test_the_address_that_is_printed_leads_here(host, tmp_path):
    settings = Settings.from_env({**ALONE, "DATA_DIR": str(tmp_path)})
    async with opened(settings, Place(host=host, port=0), open_store=PATIENT) as (address, _):
        assert ("[" in address) is (":" in host), "an IPv6 host is reached by an IPv6 address"
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as session, session.get(address) as answer:
            assert answer.status == 200


async def test_a_code_that_was_typed_leads_to_the_address_of_its_table(house):
    async with Caller(house) as anna:
        line = await anna.open()
        table = (await line.opens())["table"]
        await line.say(t="watch", table=table.lower())
        assert (await line.hear("go"))["table"] == table


async def test_only_a_finished_game_is_shared_and_only_with_who_may_come_in(house):
    async with Caller(house) as caller:
        line = await caller.open()
        table = await line.opens(lesson=True)
        for path in (f"/share/{table['table']}.png", "/share/0000000.png", f"/share/{table['table']}.exe"):
            assert (await caller.session.get(path)).status == 404, "a game that goes on has secrets"
        await line.press(table, "!concede:yes")
        await line.hear("table", phase="finished")
        answer = await caller.session.get(f"/share/{table['table']}.png?language=tr&shade=dark")
        assert (answer.status, answer.content_type) == (200, "image/png")
        assert (await caller.session.get(f"/share/{table['table']}.exe")).status == 404
    async with aiohttp.ClientSession(house) as stranger:
        assert (await stranger.get(f"/share/{table['table']}.png")).status == 403


async def test_a_file_is_kept_for_good_at_an_address_that_changes_with_the_files(house):
    async with Caller(house) as caller:
        page = await (await caller.session.get("/")).text()
        modules = re.findall(r'"(/page/[0-9a-f]{12}/([a-z]+\.js))"', page)
        assert {name for _, name in modules} >= {"main.js", "pauses.js"}, (
            "those that others import are asked for at once"
        )
        addresses = re.findall(r'(?:href|src)="([^"#]+)"', page)
        assert len({address.rpartition("/")[0] for address in addresses}) == 1
        for address in (*addresses, addresses[0].rpartition("/")[0] + "/icon-turn.svg"):
            answer = await caller.session.get(address)
            assert answer.status == 200, address
            assert "immutable" in answer.headers["Cache-Control"]
        old = await caller.session.get("/page/0/main.js")
        assert (old.status, old.headers["Cache-Control"]) == (200, "no-cache"), "a page of a program that is replaced"
        assert (await caller.session.get("/")).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", ["..%2Fsite.py", "..", "%2e%2e%2fsite.py", "site.py", "OFL.txt", ""])
async def test_no_other_file_can_be_asked_for(house, name):
    async with Caller(house) as caller:
        assert (await caller.session.get(URL(f"/page/0/{name}", encoded=True))).status == 404
