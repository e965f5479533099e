import pytest
import pytest_asyncio

from tests.bot.platforms.discord.emulator.running import emulator
from tests.bot.programs import WITH_WORKERS


@pytest.fixture
async def wire(tmp_path):
    """A Discord emulator and a data folder for the program; what went over the wire is checked at the end."""
    async with emulator(tmp_path / "data") as here:
        yield here
    assert here.world.faults == []


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory):
    """The same with the program running, for all tests of a file: each has its own channel and people."""
    async with emulator(tmp_path_factory.mktemp("program") / "data") as here:
        await here.start(**WITH_WORKERS)
        yield here
    assert here.world.faults == []
