"""A tab is shown the newest of what it heard, in whatever order it heard it."""

import asyncio
from types import SimpleNamespace

from msgspec.json import decode as decoded

from bot.page.showing.frames import Frame
from bot.page.tab import Tab
from bot.page.viewer import Viewer
from storage import Person
from tests.bot.tables.people import HERE


class Socket:
    """Takes what is sent; nobody says anything."""

    def __init__(self):
        self.sent = []
        self.closed = asyncio.Event()

    async def send_str(self, text):
        self.sent.append(decoded(text))

    def __aiter__(self):
        return self

    async def __anext__(self):
        await self.closed.wait()
        raise StopAsyncIteration


def saved(version, table="7K3ABCD"):
    return SimpleNamespace(table=SimpleNamespace(id=table), version=version)


async def shown(*heard):
    """Return the versions that a tab showed after it heard these, one after the other."""

    async def draw(held, viewer):
        del viewer
        return Frame(data={"version": held.version})

    socket = Socket()
    viewer = Viewer(person=Person(platform="local", user="1"), room=HERE, table="7K3ABCD")
    tab = Tab(socket, viewer, draw, lambda _tab: Frame(data={}))
    serving = asyncio.create_task(tab.serve(lambda *_: None))
    for held, how in heard:
        tab.hear(held, **how)
        for _ in range(5):  # the loop goes round: it is drawn and sent
            await asyncio.sleep(0)
    socket.closed.set()
    await serving
    return [each["version"] for each in socket.sent]


async def test_what_is_heard_late_does_not_take_the_place_of_what_is_newer():
    """The computer's move may be announced before the press that came before it is answered."""
    assert await shown((saved(20), {}), (saved(21), {}), (saved(20), {})) == [20, 21]


async def test_a_word_said_at_an_older_version_is_shown_with_the_newest():
    assert await shown((saved(21), {}), (saved(20), {"talk": True})) == [21, 21]


async def test_another_table_is_shown_whatever_its_version():
    assert await shown((saved(21), {}), (saved(3, "ANOTHER"), {}), (saved(22), {})) == [21, 22]
