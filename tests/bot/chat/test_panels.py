"""One private panel for each person at a table; what they are told there is seen each time."""

import pytest

from bot.chat.panels import Panels
from bot.chat.viewer import Viewer
from bot.screens.language import line
from bot.tables import lobby, turns
from bot.tables.step_cache import StepCache
from bot.texts import Texts
from storage import LoadedTable
from storage.timing import Clock
from tests.bot.tables.people import ANNA, BORIS, NOW, table

VIEWER = Viewer(who=ANNA, locale="en")
REFUSED = (line("table-not-your-turn"),)


class Port:
    """Remembers what is on the screen: `{number of the panel: its lines}`."""

    def __init__(self):
        self.shown, self.sent, self.gone = {}, 0, set()

    async def message(self, viewer, screen, table):
        return [(said.key, said.params.get("times")) for said in screen.lines]

    def pressed(self, viewer, press):
        return press

    async def send(self, viewer, press, message, request, *, hides):
        self.sent += 1
        self.shown[self.sent] = message
        return self.sent

    async def edit(self, panel, message, request):
        if panel in self.gone:
            return False
        self.shown[panel] = message
        return True

    async def remove(self, panel):
        del self.shown[panel]


@pytest.fixture
def port():
    return Port()


@pytest.fixture
def panels(port):
    return Panels(port, Texts.load(), Clock(), StepCache())


@pytest.fixture
def held():
    position = turns.dealt(lobby.started(table(BORIS, game="cvetris"), ANNA, NOW))
    return LoadedTable(table=position.table, version=1, loud=1, snapshot=position.snapshot)


async def test_who_is_refused_the_same_again_sees_it_each_time(panels, port, held):
    for _ in range(3):
        before = dict(port.shown)
        await panels.follow(VIEWER, None, held, told=REFUSED)
        assert port.shown != before
    assert list(port.shown) == [1], "in one panel"
    assert ("chat-times", 3) in port.shown[1]
    await panels.follow(VIEWER, None, held)
    assert not any(key == "chat-times" for key, _ in port.shown[1])


async def test_a_panel_is_reused_and_one_asked_for_on_the_board_replaces_it(panels, port, held):
    for _ in range(17):
        await panels.follow(VIEWER, None, held)
    assert list(port.shown) == [1]
    await panels.follow(VIEWER, None, held, anew=True)
    assert list(port.shown) == [2], "below the board, and the old one is gone"


async def test_a_panel_that_its_owner_closed_is_sent_again(panels, port, held):
    await panels.follow(VIEWER, None, held)
    port.gone.add(1)
    await panels.follow(VIEWER, None, held)
    assert 2 in port.shown
