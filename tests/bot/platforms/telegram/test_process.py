"""The program as a process: killed and restarted, two at once, behind a webhook, with a wrong token."""

import asyncio
import contextlib
import os
import sys

import pytest
from aiohttp import ClientError, ClientSession

from tests.bot.platforms.telegram.emulator.people import PATIENCE
from tests.bot.platforms.telegram.emulator.server import TOKEN
from tests.bot.platforms.telegram.playing import is_accepted, is_end, is_new, is_next, opened, played, until
from tests.bot.platforms.telegram.program import ROOT, webhook
from tests.bot.platforms.telegram.test_games import LEASE

TOLD = {"TELEGRAM_WEBHOOK_SECRET": "told-to-telegram"}
WRONG = {"TELEGRAM_TOKEN": "1:wrong"}
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_goes_on_after_the_program_was_killed(own_town):
    anna, boris = own_town.person("Anna"), own_town.person("Boris")
    chat = own_town.group(anna, boris)
    program = await own_town.program()
    await opened(anna, chat, boris)
    await played(chat, anna, boris, most=2)
    board = await anna.wait(chat, is_next(1))
    await program.kill()
    own_town.dial.pass_by(LEASE)
    mover = anna if board.mentioned == [anna.id] else boris
    shown = board.content()
    data = board.buttons[0]["callback_data"]
    press = await own_town.world.press(mover.user, board, data)  # while no program runs
    await program.start()
    await asyncio.wait_for(press.done.wait(), PATIENCE)
    assert is_accepted(press), "the old button works"
    await anna.wait(chat, is_new(shown))
    await played(chat, anna, boris, most=2)
    assert await program.stop() == 0
    assert all("not modified" in error for error in own_town.server.errors(chat.id))


@pytest.mark.soak
async def test_commands_that_were_taken_when_the_program_died_are_carried_out_once(own_town):
    anna = own_town.person("Anna")
    program = await own_town.program()
    await until(lambda: own_town.server.pollers > 0)
    chats = [own_town.group(anna) for _ in range(4)]
    for at, chat in enumerate(chats):
        await anna.write(chat, "/play cvetariki")
        await asyncio.sleep(0.01 * at)
        await program.kill()
        await program.start()
        await anna.wait(chat, lambda message: anna.button(message, "!join"))
    await own_town.idle()
    for chat in chats:
        tables = {m.buttons[0]["callback_data"][:7] for m in anna.sees(chat) if anna.button(m, "!join")}
        assert len(tables) == 1


async def test_two_that_poll_with_one_token_are_told_of_in_the_log(own_town, tmp_path_factory):
    first = await own_town.program()
    await until(lambda: own_town.server.pollers > 0)
    own_town._data = tmp_path_factory.mktemp("second")
    await own_town.program()
    await until(lambda: "another program polls with the same TELEGRAM_TOKEN" in first.log())


async def test_a_wrong_token_is_told_of_and_ends_the_program(own_town):
    program = await own_town.program(**WRONG)
    assert await asyncio.wait_for(program._process.wait(), PATIENCE) == 1
    assert "check TELEGRAM_TOKEN" in program.log()
    assert "1:wrong" not in program.log()


async def well(session, port):
    """Wait until a program is ready."""
    while True:
        with contextlib.suppress(ClientError):
            async with session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                if answer.status == 200:
                    return
        await asyncio.sleep(0.1)


async def behind_a_balancer(town):
    """Start two programs on one store, as behind one address."""
    one, two = webhook() | TOLD, webhook() | TOLD
    town.server.balancer = [one["TELEGRAM_WEBHOOK_URL"], two["TELEGRAM_WEBHOOK_URL"]]
    for port in (one["PORT"], two["PORT"]):
        await town.program(**one | {"PORT": port})
    async with ClientSession() as health:
        for port in (one["PORT"], two["PORT"]):
            await well(health, port)
            await strangers_and_nonsense_refused(health, one["TELEGRAM_WEBHOOK_URL"].replace(one["PORT"], port))


NONSENSE = (b"", b"[]", b"null", b"7", b"{}", b"{", b"\xff", b'{"update_id": "1"}', b"[" * 100_000, b'{"a":' * 100_000)


async def strangers_and_nonsense_refused(session, url):
    """Updates are accepted from Telegram alone; what is none is refused, and no error of ours."""
    forged = {"update_id": 1, "message": {"message_id": 1, "date": 1, "chat": {"id": -1, "type": "group"}}}
    for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "a guess"}):
        async with session.post(url, json=forged, headers=headers) as answer:
            assert answer.status == 401
    known = {"X-Telegram-Bot-Api-Secret-Token": TOLD["TELEGRAM_WEBHOOK_SECRET"]}
    for body in NONSENSE:
        async with session.post(url, data=body, headers=known) as answer:
            assert answer.status == 400, body[:20]


async def test_two_processes_do_once_what_both_are_told_share_a_budget_and_outlive_each_other(own_town):
    await behind_a_balancer(own_town)
    own_town.server.twice = True
    anna, boris, mira = own_town.person("Anna"), own_town.person("Boris"), own_town.person("Mira")
    chat = own_town.group(anna, boris, mira)
    await anna.write(chat, "/play")
    await anna.wait(chat, lambda message: message.text == "Which game would you like to play?")
    await opened(anna, chat, boris, mira)
    await played(chat, anna, boris, mira, most=6)
    for person in (anna, boris, mira):
        await person.write(chat, "/rules cvetris")
    await until(lambda: len(texts(chat, "The rules are in our private chat:")) == 3)
    await own_town.idle()
    assert len(texts(chat, "Which game would you like to play?")) == 1
    lobbies = {call.given["caption"] for call in own_town.server.calls if "opens" in call.given.get("caption", "")}
    assert len([caption for caption in lobbies if "Seats taken: 1 of" in caption]) == 1
    own_town.check_answers()

    own_town.server.twice = False
    await own_town.programs[0].kill()
    assert not is_end(await played(chat, anna, boris, mira, most=3)), "the other one goes on alone"
    own_town.check(chat, forgets=True)


def texts(chat, text):
    return [message for message in chat.messages.values() if message.from_bot and message.text == text]


@pytest.mark.parametrize(
    ("token", "verdict"), [(TOKEN, "ok     TELEGRAM_TOKEN: the bot is @"), ("1:wrong", "FAIL   TELEGRAM_TOKEN")]
)
async def test_doctor_asks_telegram_whose_token_it_is(own_town, tmp_path, token, verdict):
    environ = {"TELEGRAM_TOKEN": token, "TELEGRAM_API_BASE": own_town.server.base, "DATA_DIR": str(tmp_path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", cwd=ROOT, env={**os.environ, **environ}, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert verdict in told.decode()
    assert token not in told.decode()
    assert process.returncode == (0 if token == TOKEN else 1)
