"""People who quickly ask for several private screens see the newest, whichever is drawn first, and whatever fails."""

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.chat.errors import MessageGone
from bot.chat.panels import Panels
from bot.chat.viewer import Viewer
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.panels import PanelPort, PressedMessage
from bot.platforms.telegram.viewer import direct_room
from bot.screens.language import Button, Screen
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from storage import Person, Room
from storage.timing import Clock
from tests.bot.tables.people import BORIS as PLAYER, table

BORIS = replace(PLAYER, person=Person(platform="telegram", user="7"))
GROUP = Room(platform="telegram", chat="-100")
VIEWER = Viewer(who=BORIS, locale="en")
TABLE = table(BORIS, game="cvetris")


class Chat:
    """Replaces the API and its rate limits: what people see, and what is to be refused next."""

    def __init__(self):
        self.shown, self.posted, self.refusals = {}, 0, []
        self.delays = []
        """For the next edits: what each waits for on its way."""

    @asynccontextmanager
    async def turn(self, room, bucket):
        yield self

    async def post(self, room, content, *, quiet=False):
        self._refuse()
        assert quiet, "nobody else needs to hear of it"
        self.posted += 1
        self.shown[str(self.posted)] = content.text
        return str(self.posted)

    async def edit(self, room, message, content):
        self._refuse()
        if self.delays:
            await self.delays.pop(0).wait()
        if message not in self.shown:
            raise MessageGone
        self.shown[message] = content.text

    async def remove(self, room, message):
        self.shown.pop(message, None)

    def _refuse(self):
        if self.refusals:
            raise self.refusals.pop(0)


class NoEphemeral:
    async def sent(self, *_where):
        return None


async def at_once(_seconds):
    """A rate limiter that never waits."""
    await asyncio.sleep(0)


class DrawingPort(PanelPort):
    """Screens are drawn when the test says so, each identified by its stamp."""

    def __init__(self, chat):
        super().__init__(SimpleNamespace(clock=Clock(sleep=at_once)), chat, NoEphemeral())
        self.drawn = defaultdict(asyncio.Event)

    async def message(self, viewer, screen, table):
        await self.drawn[screen.stamp].wait()
        return Content(text=screen.stamp)


class Drawn(Panels):
    def __init__(self, chat):
        port = DrawingPort(chat)
        super().__init__(port, None, Clock(sleep=at_once), StepCache())
        self.drawn = port.drawn

    def asked(self, stamp, pressed):
        """Ask for a screen as a press does: the request now, the rest later."""
        screen = Screen(lines=(), table=TABLE.id, stamp=stamp, choices=((Button(press="draw", label="draw"),),))
        request = self.request(screen, TABLE.id, BORIS.person)
        return asyncio.create_task(self.show(VIEWER, pressed, screen, TABLE, request=request))


@pytest.fixture
def chat():
    return Chat()


@pytest.fixture(params=["in a group", "in the direct chat"])
def pressed(request):
    room = GROUP if request.param == "in a group" else direct_room(BORIS.person)
    return PressedMessage(room=room, message="1", query="q", panel=True)


@pytest.fixture
async def panels(chat, pressed):
    """A panel that shows `first`."""
    panels = Drawn(chat)
    panels.drawn["first"].set()
    await panels.asked("first", replace(pressed, panel=False))
    assert chat.shown == {"1": "<i>Boris:</i> first" if pressed.room is GROUP else "first"}
    return panels


def on_screen(chat):
    return [text.removeprefix("<i>Boris:</i> ") for text in chat.shown.values()]


async def turns():
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("order", [("old", "new"), ("new", "old")], ids=" is drawn before ".join)
async def test_the_latest_request_is_shown_whichever_is_drawn_first(panels, chat, pressed, order):
    asked = [panels.asked(stamp, pressed) for stamp in ("old", "new")]
    for stamp in order:
        panels.drawn[stamp].set()
        await turns()
    await asyncio.gather(*asked)
    assert on_screen(chat) == ["new"]


async def test_an_old_request_for_a_panel_does_not_take_the_place_of_the_one_that_is_used(panels, chat, pressed):
    """Somebody asked twice for their panel; while the second is being drawn they continue with the first."""
    again = panels.asked("again", replace(pressed, panel=False))
    look = panels.asked("look", pressed)
    panels.drawn["look"].set()
    await turns()
    panels.drawn["again"].set()
    await asyncio.gather(again, look)
    assert on_screen(chat) == ["look"]
    assert chat.posted == 1


async def test_a_picture_that_is_on_its_way_is_not_overtaken(panels, chat, pressed):
    arrives = asyncio.Event()
    chat.delays = [arrives]
    asked = []
    for stamp in ("old", "new"):
        panels.drawn[stamp].set()
        asked.append(panels.asked(stamp, pressed))
        await turns()
    arrives.set()
    await asyncio.gather(*asked)
    assert on_screen(chat) == ["new"]


async def test_a_picture_that_telegram_could_not_take_comes_later(panels, chat, pressed):
    chat.refusals = [RetryLater(5), RetryLater(5)]
    panels.drawn["look"].set()
    await panels.asked("look", pressed)
    assert on_screen(chat) == ["look"]


async def test_what_telegram_could_not_take_is_not_tried_again_when_something_newer_is_wanted(panels, chat, pressed):
    chat.refusals = [RetryLater(5)]
    panels.drawn["old"].set()
    old = panels.asked("old", pressed)
    await asyncio.sleep(0)
    new = panels.asked("new", pressed)
    panels.drawn["new"].set()
    await asyncio.gather(old, new)
    assert on_screen(chat) == ["new"]
    assert not chat.refusals


async def test_after_three_tries_it_is_given_up_and_nothing_is_behind_any_more(panels, chat, pressed):
    chat.refusals = [RetryLater(1)] * 3
    panels.drawn["look"].set()
    with pytest.raises(RetryLater):
        await panels.asked("look", pressed)
    assert on_screen(chat) == ["first"]
    assert not panels.is_outdated(TABLE.id, BORIS.person, f"{TABLE.id}:first:draw")


async def test_only_what_was_asked_for_last_can_be_drawn(panels, chat, pressed):
    def hides(stamp):
        return panels.is_outdated(TABLE.id, BORIS.person, f"{TABLE.id}:{stamp}:draw")

    assert not hides("first")
    look = panels.asked("look", pressed)
    assert hides("first")
    assert not hides("look"), "its picture may be on the screen before we are told"
    panels.drawn["look"].set()
    await look
    assert not hides("look")


async def test_a_panel_that_was_removed_is_posted_again_for_who_presses_it(panels, chat, pressed):
    del chat.shown["1"]
    panels.drawn["look"].set()
    await panels.asked("look", pressed)
    assert on_screen(chat) == ["look"]


async def test_nothing_is_shown_of_a_table_that_is_over(panels, chat, pressed):
    look = panels.asked("look", pressed)
    await turns()
    await panels.close_all(TABLE.id)
    panels.drawn["look"].set()
    await look
    assert on_screen(chat) == []


async def test_who_is_done_is_not_shown_what_they_asked_for_before(panels, chat, pressed):
    look = panels.asked("look", pressed)
    await panels.close(TABLE.id, VIEWER, pressed)
    panels.drawn["look"].set()
    await look
    assert on_screen(chat) == []
