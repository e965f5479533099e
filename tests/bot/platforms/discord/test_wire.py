"""The program as a separate process, against the Discord emulator."""

import asyncio
import os
import sys

import pytest

from tests import reaper
from tests.bot.platforms.discord.emulator.people import moves


async def test_a_table_is_opened_joined_and_started(wire):
    channel = wire.world.channel("games")
    await wire.start(dialled=False)
    anna, boris = (wire.person(wire.world.person(name), channel) for name in ("Анна", "Boris"))
    opened = await anna.command("play", game="cvetariki")
    await wire.world.until(lambda: wire.world.posted(channel))
    await wire.world.until(lambda: opened.finished)
    lobby = anna.board
    assert "Анна открывает стол: Цветарики" in lobby.text
    await boris.press(lobby, "!join")
    await wire.world.until(lambda: "2 из 5" in lobby.text)
    await anna.press(lobby, "!start")
    await wire.world.until(lambda: len(wire.world.posted(channel)) == 2)
    board = anna.board
    assert board.attachments[0]["description"]
    assert moves(board)
    await wire.world.until(lambda: "Цвета розданы" in lobby.text)
    assert [id_.split(":")[-1] for id_ in lobby.presses] == ["!view"]


@pytest.mark.skipif(reaper.MARK not in os.environ, reason="where there is no /proc nobody watches")
async def test_what_is_started_is_known_to_who_ends_what_a_run_leaves_behind(wire):
    process = await wire.start(connected=False)
    while process.pid not in reaper.marked(os.environ[reaper.MARK]):  # it shows its environment when it has begun
        assert process.returncode is None
        await wire.world.next_change()


@pytest.mark.parametrize(
    ("token", "said"), [(None, "ok     DISCORD_TOKEN: the bot is "), ("a.wrong.one", "FAIL   DISCORD_TOKEN")]
)
async def test_doctor_asks_discord_whose_token_it_is(wire, token, said):
    environ = wire.environment() | ({"DISCORD_TOKEN": token} if token else {})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", env=environ, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert said in told.decode()
    assert environ["DISCORD_TOKEN"] not in told.decode()
    assert process.returncode == (1 if token else 0)
