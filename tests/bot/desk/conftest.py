import pytest

from tests.bot.desk.place import Place


@pytest.fixture
def place(store, clock):
    return Place(store, clock)
