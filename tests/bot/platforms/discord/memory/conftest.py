from functools import partial

import pytest

from tests.bot.platforms.discord.memory.house import house


@pytest.fixture
def memory(tmp_path, monkeypatch):
    """Opens a Discord in memory with the bot in it. (Inside the test: simcord's clock belongs to one task.)"""
    return partial(house, tmp_path / "data", monkeypatch)
