import hashlib
import itertools
import os
from functools import partial

import pytest

from storage.connection.connect import by_socket
from tests.bot.platforms.inside.on_discord import on_discord
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import always_the_same, one_process

WIRES = {"discord": on_discord, "telegram": on_telegram}
numbers = itertools.count()


@pytest.fixture
async def chats(server, request):
    """Opens a chat of some kind, with the program in this process. Each test has a deal of its own, in every run."""
    again = f".venv/bin/python -m pytest -n 0 -m '' '{request.node.nodeid}'"
    request.node.add_report_section("setup", "to repeat it", again)
    link = by_socket(server, longest_call=60)
    prefix = f"c{os.getpid()}-{next(numbers)}"
    deal = hashlib.sha256(request.node.name.encode()).hexdigest()
    with one_process(), always_the_same(deal):
        yield {name: partial(wire, link, prefix) for name, wire in WIRES.items()}
    await link.close()
