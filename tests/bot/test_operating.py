"""The operators' commands: doctor and replay. (verify: test_fair_deal.py)"""

import asyncio
import os
import subprocess
import sys

import pytest

from bot.gamefile import of
from bot.main import main
from engines.registry import games
from storage import open_store
from tests.bot.played import finished
from tests.bot.tables.people import BORIS, table
from tests.storage.spoiling import spoil

EVERY_GAME = pytest.mark.parametrize("game", list(games()))


def test_doctor_finds_a_fresh_machine_well(tmp_path, capsys):
    assert main(["doctor"], {"DATA_DIR": str(tmp_path / "data")}) == 0
    said = capsys.readouterr().out
    assert "FAIL" not in said
    assert "the embedded one answers in" in said
    assert "4 games drawn" in said


def test_who_has_read_enough_sees_no_traceback():
    """As with `raznotsvet ratings levels | head -1`."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "bot", "ratings", "levels"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_doctor_says_what_is_wrong_and_shows_no_token(tmp_path, capsys):
    (tmp_path / "data").write_text("a file in the way")
    environ = {
        "DATA_DIR": str(tmp_path / "data"),
        "REDIS_URL": "unix:///nowhere/at/all.sock",
        "TELEGRAM_TOKEN": "12345-oops",
        "TELEGRAM_API_BASE": "http://127.0.0.1:1",
        "DISCORD_TOKEN": f"{'a' * 24}.{'b' * 6}.{'c' * 38}",
        "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10",
    }
    assert main(["doctor"], environ) == 1
    said = capsys.readouterr().out
    assert [line.split()[1:3] for line in said.splitlines() if line.startswith("FAIL")] == [
        ["the", "data"],
        ["the", "store:"],
    ]
    unasked = [line for line in said.splitlines() if "the token is not checked" in line]
    assert [line.split()[:2] for line in unasked] == [["warn", "DISCORD_TOKEN:"], ["warn", "TELEGRAM_TOKEN:"]]
    assert "oops" not in said
    assert "c" * 38 not in said


def test_doctor_names_the_tables_that_can_not_be_read(tmp_path, capsys):
    async def spoilt(count):
        async with open_store(None, tmp_path) as store:
            made = [(await store.tables.create(table(BORIS))).table.id for _ in range(count)]
            for each in made:
                await spoil(store._client, each)
            return made

    tables = asyncio.run(spoilt(7))
    assert main(["doctor"], {"DATA_DIR": str(tmp_path)}) == 1
    (said,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("FAIL"))
    assert "saved tables: 7 can't be read" in said
    assert sum(each in said for each in tables) == 5
    assert "and 2 more" in said
    assert "schema" in said


@EVERY_GAME
def test_replay_tells_the_whole_game(game, tmp_path, capsys):
    path = tmp_path / "game.json"
    of(finished(game)).write(path)
    assert main(["replay", str(path), "--language", "ru"], {}) == 0
    whole = capsys.readouterr().out
    assert "Анна" in whole
    assert whole.count("\n") > 10
    assert main(["replay", str(path), "--at", "1"], {}) == 0
    assert capsys.readouterr().out.startswith("1 / ")


def test_replay_finds_a_table_in_the_store_and_keeps_it_as_a_file(tmp_path, capsys):
    environ = {"DATA_DIR": str(tmp_path / "data")}

    async def keep():
        async with open_store(None, tmp_path / "data") as store:
            return (await store.tables.create(finished())).table.id, (await store.tables.create(table(BORIS))).table.id

    (tmp_path / "data").mkdir()
    ended, still_open = asyncio.run(keep())
    copy = tmp_path / "copy.json"
    assert main(["replay", ended.lower(), "--save", str(copy)], environ) == 0
    assert main(["verify", str(copy)], environ) == 0
    capsys.readouterr()
    assert main(["replay", still_open], environ) == 1
    assert "nobody's to know" in capsys.readouterr().err
    assert main(["replay", "ZZZZZZZ"], environ) == 1
    assert main(["verify", str(tmp_path / "none.json")], environ) == 2
