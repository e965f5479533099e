"""`python -m bot local` as people start it: it prints its address, and when stopped it leaves nothing behind."""

import urllib.request

import pytest

from storage.connection.data_dir import DataDir
from tests.bot.page.browser import Program

pytestmark = pytest.mark.timeout(600)


def test_the_command_serves_the_page_and_stops_its_server(tmp_path):
    program = Program(tmp_path)
    program.start()
    with urllib.request.urlopen(program.address) as answer:  # noqa: S310 (our own address)
        assert b"main.js" in answer.read()
    program.stop()
    running = DataDir(tmp_path).lock("running")
    assert running.take(), "the server of the folder holds this for as long as it lives"
    running.close()
