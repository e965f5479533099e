"""`raznotsvet backup` and `restore`: from one machine to another, in an operator's words."""

import asyncio

import pytest

from bot.main import main
from storage import open_store
from tests.bot.tables.people import BORIS, table


def kept(folder, count=3):
    """Put some tables into the embedded store of a folder."""

    async def put():
        async with open_store(None, folder) as store:
            return [(await store.tables.create(table(BORIS))).table.id for _ in range(count)]

    return asyncio.run(put())


def found(folder, tables):
    async def look():
        async with open_store(None, folder) as store:
            return len(await store.tables.load_many(tables))

    return asyncio.run(look())


@pytest.fixture
def backup(tmp_path, capsys):
    tables = kept(tmp_path / "old")
    assert main(["backup", str(tmp_path / "games.backup")], {"DATA_DIR": str(tmp_path / "old")}) == 0
    assert "3 tables, 3 entries" in capsys.readouterr().out
    return tmp_path / "games.backup", tables


def test_games_move_to_another_machine(backup, tmp_path, capsys):
    file, tables = backup
    assert main(["restore", str(file)], {"DATA_DIR": str(tmp_path / "new")}) == 0
    assert "restored 3 tables, 3 entries; read back and compared" in capsys.readouterr().out
    assert found(tmp_path / "new", tables) == 3


def test_a_file_is_checked_without_a_store(backup, tmp_path, capsys):
    file, _ = backup
    assert main(["restore", "--check", str(file)], {"REDIS_URL": "redis://127.0.0.1:1"}) == 0
    assert "whole, 3 tables" in capsys.readouterr().out
    file.write_bytes(file.read_bytes()[:-20])
    assert main(["restore", "--check", str(file)], {}) == 1
    assert "not complete" in capsys.readouterr().err


def test_what_can_not_be_done_is_said_and_nothing_is_changed(backup, tmp_path, capsys):
    file, tables = backup
    assert main(["restore", str(file)], {"DATA_DIR": str(tmp_path / "old")}) == 1
    assert "not empty" in capsys.readouterr().err
    assert found(tmp_path / "old", tables) == 3
    assert main(["backup", str(tmp_path / "no" / "such" / "folder")], {"DATA_DIR": str(tmp_path / "old")}) == 1
    assert "can't be written (No such file" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "none")], {"DATA_DIR": str(tmp_path / "new")}) == 1
    assert "can't be read" in capsys.readouterr().err
    assert main(["backup", str(file)], {"REDIS_URL": "redis://127.0.0.1:1"}) == 1
    assert "no connection to the server at 127.0.0.1:1" in capsys.readouterr().err
    assert main(["restore", "--check", str(file)], {}) == 0, "the older backup is still there"
