"""Starting with a wrong configuration: every command says so in one line, without a traceback or a secret."""

import argparse
import gc
import logging

import pytest

from bot.commands import local
from bot.main import main
from bot.settings import Settings
from tests.bot.programs import running
from tests.storage.servers import Process, free_port

NOBODY = {"TELEGRAM_TOKEN": "1:wrong", "TELEGRAM_API_BASE": "http://127.0.0.1:1"}
"""A Telegram that can't be reached."""


@pytest.fixture(autouse=True)
def _log(monkeypatch):
    """`run` sets up the log of the whole process; the next test has its own."""
    monkeypatch.setattr(logging.root, "handlers", logging.root.handlers[:])
    level = logging.root.level
    yield
    logging.root.setLevel(level)


@pytest.mark.parametrize("command", ["local", "local --terminal", "run", "replay 7K3QX0A", "doctor"])
@pytest.mark.parametrize("folder", ["file", "/proc/nowhere"])
def test_a_folder_that_can_not_be_used_is_named(command, folder, tmp_path, capsys):
    (tmp_path / "file").write_text("a file in the way")
    assert main(command.split(), NOBODY | {"DATA_DIR": str(tmp_path / folder)}) in {1, 2}
    said = "".join(capsys.readouterr())
    assert "Traceback" not in said
    assert "--port" not in said, "the port is not to blame"
    assert folder in said


@pytest.mark.parametrize("language", ["en", "ru", "tr"])
def test_a_player_is_told_in_their_language(language, tmp_path, capsys):
    (tmp_path / "file").write_text("a file in the way")
    assert main(["local", "--language", language], {"DATA_DIR": str(tmp_path / "file")}) == 1
    said = capsys.readouterr().err
    word = {"en": "can't be saved", "ru": "нельзя сохранять", "tr": "kaydedilemiyor"}[language]
    assert word in said
    assert str(tmp_path / "file") in said


def test_a_port_that_is_taken_is_named_as_it_is_written(tmp_path, capsys):
    port = free_port()
    environ = {"DATA_DIR": str(tmp_path / "one"), "PORT": str(port)}
    with running(tmp_path / "log", "local", **environ) as program:
        program.until_said(f":{port}/")
        assert main(["local", "--port", str(port)], environ | {"DATA_DIR": str(tmp_path / "two")}) == 1
    assert f"port {port} (" in capsys.readouterr().err


@pytest.mark.parametrize(("asked", "port", "others"), [([], 8123, True), (["--port", "0"], 0, False)])
def test_port_0_asks_for_any_free_port(asked, port, others):
    parser = argparse.ArgumentParser()
    local.arguments(parser)
    place = local.place_of(parser.parse_args(asked), Settings.from_env({"PORT": "8123"}))
    assert (place.port, place.next_ports) == (port, others)


@pytest.mark.parametrize("command", ["local", "run", "replay 7K3QX0A", "doctor"])
@pytest.mark.parametrize("url", ["redis://:hush@h/games", "redis://:hush@h/0?colour=red", "redis://:hush@[::1/0"])
def test_an_address_that_is_none_is_named(command, url, tmp_path, capsys):
    assert main(command.split(), NOBODY | {"DATA_DIR": str(tmp_path), "REDIS_URL": url}) in {1, 2}
    said = "".join(capsys.readouterr())
    assert "Traceback" not in said
    assert "hush" not in said
    assert "redis" in said or "REDIS_URL" in said


def test_with_an_outside_store_the_bot_writes_nothing_to_the_disk(tmp_path):
    """A container may have a read-only disk."""
    environ = NOBODY | {"DATA_DIR": str(tmp_path / "data"), "REDIS_URL": f"redis://127.0.0.1:{free_port()}"}
    with running(tmp_path / "log", "run", PORT=str(free_port()), **environ) as program:
        program.until_said("Telegram can't be reached")
    assert not (tmp_path / "data").exists()


def test_doctor_warns_where_games_would_not_survive(tmp_path, capsys):
    assert main(["doctor"], {"DATA_DIR": str(tmp_path), "DYNO": "web.1"}) == 1
    assert "FAIL   GAMES CAN BE LOST: Heroku" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["run", "local"])
def test_the_program_warns_at_its_start_where_games_would_not_survive(command, tmp_path):
    server = Process(tmp_path / "server")
    environ = NOBODY | {"REDIS_URL": f"redis://127.0.0.1:{server.port}", "DATA_DIR": str(tmp_path / "data")}
    try:
        with running(tmp_path / "log", command, PORT=str(free_port()), **environ) as program:
            program.until_said("GAMES CAN BE LOST: the server keeps no append-only file")
    finally:
        server.kill()


def test_garbage_is_collected_once_everything_is_imported(capsys):
    gc.disable()  # as `python -m bot` begins
    try:
        assert main(["replay", "no-game"], {"DATA_DIR": "/proc/nowhere"}) != 0
        assert gc.isenabled()
    finally:
        gc.enable()
