import pytest

from tests.bot.platforms.discord.emulator.running import emulator


@pytest.fixture
async def wire(tmp_path):
    """A Discord to talk to, with the program's data folder beside it; what went over the wire is checked at the end."""
    async with emulator(tmp_path / "data") as here:
        yield here
    assert here.world.faults == []
