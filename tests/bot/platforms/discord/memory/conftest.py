from functools import partial

import pytest

from tests.bot.platforms.discord.memory.house import house


@pytest.fixture
def memory(tmp_path, monkeypatch):
    """Opens an in-memory Discord with the bot. (Inside the test: simcord's clock belongs to one task.)"""
    return partial(house, tmp_path / "data", monkeypatch)
