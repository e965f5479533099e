"""Telegram: whatever is pressed, typed, followed as a link or posted to the webhook, strangers change nothing."""

import asyncio
import json
import re

import aiohttp
import pytest
from aiohttp import web
from telegram import Update
from telegram.request import BaseRequest

from bot.chat.commands.catalogue import COMMANDS
from bot.desk.desk import VERBS
from bot.platforms.telegram import platform
from bot.platforms.telegram.inbox.webhook import SECRET, Webhook, read_update
from storage import Room
from tests.hostile.inputs import COUNTED, ON_PAGES, Hostile

GROUP = Room(platform="telegram", chat="-1001")
EVE = {"id": 666, "is_bot": False, "first_name": "Eve", "language_code": "en"}
ELSEWHERE = {"id": -1002, "type": "supergroup", "title": "Elsewhere"}
DIRECT = {"id": 666, "type": "private", "first_name": "Eve"}
BOT = {"id": 123456, "is_bot": True, "first_name": "Raznotsvet", "username": "raznotsvet_bot"}
MARKED = re.compile(r"/[a-zA-Z0-9_]{1,32}(@\w+)?")
"""What Telegram marks as a command, whatever follows it."""
GIFTS = dict.fromkeys(
    ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
)


class Server(BaseRequest):
    """The Bot API, which accepts everything."""

    calls = 0

    def __init__(self, *_how) -> None:
        super().__init__()

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None:
        pass

    async def shutdown(self) -> None:
        pass

    async def do_request(self, url, method, request_data=None, *_timeouts, **_more):
        type(self).calls += 1
        name = url.rpartition("/")[2]
        message = {"message_id": type(self).calls, "date": 1, "chat": ELSEWHERE, "text": "?"}
        results = {
            "getMe": BOT,
            "getChatMember": {"status": "member", "user": EVE},
            "getChat": {**ELSEWHERE, "accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": GIFTS},
            **dict.fromkeys(("sendMessage", "sendPhoto", "sendDocument", "sendAnimation", "editMessageText"), message),
        }
        return 200, json.dumps({"ok": True, "result": results.get(name, True)}).encode()


class Chat:
    """The platform in this process, and what Eve sends to it."""

    def __init__(self, app) -> None:
        self.telegram = app.residents["telegram"] = platform.Telegram(app, Server())
        self.bot, self._number = self.telegram._application.bot, 0

    def update(self, **content):
        self._number += 1
        return {"update_id": self._number, **content}

    def press(self, data, chat=ELSEWHERE):
        message = {"message_id": 5, "date": 1, "chat": chat, "from": BOT, "text": "board"}
        query = {"id": str(self._number), "from": EVE, "message": message, "chat_instance": "1", "data": data}
        return self.update(callback_query=query)

    def write(self, text, chat=ELSEWHERE):
        message = {"message_id": 6, "date": 1, "chat": chat, "from": EVE, "text": text}
        if (marked := MARKED.match(text)) is not None:
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": marked.end()}]
        return self.update(message=message)

    async def take(self, update) -> bool:
        """Deliver an update; return whether Telegram was called because of it."""
        before = Server.calls
        await self.telegram._take(Update.de_json(update, self.bot))
        while self.telegram._background:
            await asyncio.wait(self.telegram._background)
        return Server.calls > before


@pytest.fixture
async def chat(app):
    here = Chat(app)
    assert await here.telegram._connected()
    here.telegram._connection.set()
    yield here
    await here.telegram.finish()
    await app.speaker.finish()
    await here.telegram._application.shutdown()


def buttons(table):
    pages = (
        "=quiet=23-8",
        "=palette=contrast",
        "-yes",
        "+chess",
        "@rules:cvetris:1",
        "@sure:x:0:C4",
        "@666@=palette=x",
    )
    return (
        *pages,
        *ON_PAGES,
        *(f"{table}:0:!{verb}" for verb in VERBS),
        f"{table}:0:A1",
        f"{table}:0:?1",
        f"{table}:0:!concede:yes",
    )


@COUNTED
async def test_every_press_of_a_stranger_is_answered_and_changes_nothing(chat, victims, errors, count):
    seated = victims("telegram", GROUP)
    hostile = Hostile("telegram presses", *buttons(await seated.sit()))
    for number in range(count):
        data = hostile.text()
        assert await chat.take(chat.press(data, (ELSEWHERE, DIRECT)[number % 2])), data
    assert await seated.unharmed()
    assert not errors()


@COUNTED
async def test_every_command_of_a_stranger_changes_nothing(chat, victims, errors, count):
    """Commands, and links, which are `/start word` in the direct chat."""
    seated = victims("telegram", GROUP)
    table = await seated.sit()
    words = ("rules_cvetris", "text_x", "story_x", "play_chess", "settings", f"secret_{table}", f"join_{table}")
    typed = [f"/{name} {word}" for name in COMMANDS for word in ("", table, "A1", "yes", "chess")]
    hostile = Hostile("telegram commands", *typed, *(f"/start {word}" for word in words))
    for number in range(count):
        await chat.take(chat.write(hostile.text() or "/", (ELSEWHERE, DIRECT)[number % 2]))
    assert await seated.unharmed()
    assert not errors()


@pytest.mark.parametrize("end", ["\n", "|", ".", "\u00a0", "\t"])
async def test_a_command_may_end_at_a_line_break_or_a_sign(chat, errors, end):
    assert await chat.take(chat.write(f"/rules{end}cvetris", DIRECT))
    assert not errors()


@pytest.mark.parametrize("table", ["x y", "٣", "x" * 100])
async def test_a_forged_lesson_is_refused_like_every_unknown_table(chat, errors, table):
    assert await chat.take(chat.press(f"{table}:0:!show-me"))
    assert not errors()


@pytest.mark.parametrize("text", ["", " ", None])
async def test_a_command_without_words_is_for_nobody(chat, errors, text):
    update = chat.write("/x")
    update["message"]["text"] = text
    assert not await chat.take(update)
    assert not errors()


@COUNTED
async def test_every_link_is_answered_and_seats_nobody(chat, victims, errors, count):
    seated = victims("telegram", GROUP)
    table = await seated.sit()
    links = [
        f"{word}_{rest}"
        for word in ("rules", "text", "story", "secret", "join", "play", "league", "challenge")
        for rest in (table, "x", "")
    ]
    hostile = Hostile("telegram links", *links, "settings", "export", "forget", "daily", "seek")
    for _ in range(count):
        link = hostile.text().replace("\n", "")
        assert await chat.take(chat.write(f"/start {link}", DIRECT)), link
    assert await seated.unharmed()
    assert not errors()


BODIES = (
    b"[]",
    b"null",
    b"0",
    b'"x"',
    b"",
    b"{}",
    b"[" * 100_000,
    b'{"update_id":' * 5000,
    b'{"update_id":"1"}',
    b"\xff",
)


@pytest.fixture
async def hook(chat, app):
    """The webhook, by HTTP."""
    webhook = Webhook(chat.bot, chat.telegram._take, app)
    site = web.Application(client_max_size=1 << 20)
    site.router.add_post("/", webhook._called)
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{runner.addresses[0][1]}") as session:

        async def post(body):
            async with session.post("/", data=body, headers={SECRET: webhook._secret}) as answer:
                return answer.status

        yield post
    await runner.cleanup()


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:12]))
async def test_a_body_that_is_no_update_is_refused(hook, body, errors):
    assert await hook(body) == 400
    assert not errors()


@COUNTED
async def test_every_body_is_an_update_or_refused(hook, chat, victims, errors, count):
    seated = victims("telegram", GROUP)
    hostile, table = Hostile("bodies"), await seated.sit()
    for number in range(count):
        data = hostile.random.choice(buttons(table))
        sample = chat.press(data) if number % 2 else chat.write(f"/join {table}", DIRECT)
        assert await hook(hostile.body(sample)) in {200, 400}
    assert await seated.unharmed()
    assert not errors()


@COUNTED
def test_every_body_is_read_or_refused(count):
    hostile = Hostile("updates")
    sample = {"update_id": 1, "callback_query": {"id": "1", "from": EVE, "chat_instance": "1", "data": "x"}}
    for _ in range(count):
        body = hostile.body(sample)
        found = read_update(body, None)
        assert found is None or isinstance(found.update_id, int), body[:200]
