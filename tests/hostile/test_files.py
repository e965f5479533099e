"""Whatever is in a game's file: it is refused with a reason, or checked, and nothing that was changed passes."""

import json

import pytest
from msgspec.structs import replace

from bot.checking import Difference, first_difference
from bot.gamefile import NoSuchGame, decoded, of
from bot.tables import lobby, turns
from tests.bot.played import dealt, finished
from tests.bot.tables.people import ANNA, BORIS, NOW
from tests.hostile.inputs import COUNTED, Hostile


@pytest.fixture(scope="module")
def games():
    """A whole game, and a short one, which is checked quickly."""
    position = turns.dealt(lobby.started(dealt(BORIS), ANNA, NOW, "start"))
    return [of(lobby.closed(position.table, "table-abandoned", NOW)), of(finished("cvetris"))]


@COUNTED
def test_no_file_that_was_changed_passes(games, count):
    hostile, passed = Hostile("files"), 0
    wholes = [json.loads(game.data()) for game in games]
    for number in range(count):
        which = int(number % 10 == 0)
        data = hostile.body(wholes[which])
        try:
            file = decoded(data)
        except NoSuchGame:
            continue
        found = first_difference(file)
        assert found is None or (isinstance(found, Difference) and str(found))
        if found is None:
            passed += 1
            # Names are no part of the proof: people may ask to be forgotten.
            assert replace(file, names=games[which].names) == games[which], data[:2000]
    assert passed < count / 2
