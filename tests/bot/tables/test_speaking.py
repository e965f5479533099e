"""While boards have to wait for their turn, only the newest position of a table is shown."""

import asyncio

from bot.tables import lobby
from bot.tables.speaking import Speaker
from storage import Speech
from tests.bot.tables.people import ANNA, BORIS
from tests.bot.tables.test_service import OPENING


class Shown:
    """A platform that notes what it shows."""

    name = "local"

    def __init__(self) -> None:
        self.versions: list[int] = []

    async def show(self, held, speech):
        self.versions.append(held.version)
        return Speech(version=held.version, revision=held.table.revision)


class Pauses:
    """Pauses that a test ends."""

    def __init__(self, monkeypatch) -> None:
        self.asked, self.over = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr("bot.tables.speaking.asyncio.sleep", self._sleep)

    async def _sleep(self, _seconds):
        self.asked.set()
        await self.over.wait()


async def test_what_is_saved_while_a_board_pauses_is_shown_in_one_picture(tables, store, clock, announced, monkeypatch):
    pauses, shown = Pauses(monkeypatch), Shown()
    waits = iter((0.5, 0.0))
    speaker = Speaker(store, {"local": shown}, clock, pause=lambda: next(waits))
    held = await tables.open(OPENING, ANNA)
    speaker.announce(held)
    await pauses.asked.wait()
    held = await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    newest = await tables.change(held, lambda table, now: lobby.left(table, BORIS, now))
    speaker.announce(newest)
    pauses.over.set()
    await speaker.finish()
    assert shown.versions == [newest.version], "neither the first nor the second is drawn"
    assert not await store.speaking.claim("local"), "nothing is left unsaid"


async def test_without_a_pause_a_board_is_shown_as_it_was_saved(tables, store, clock):
    shown = Shown()
    speaker = Speaker(store, {"local": shown}, clock)
    speaker.announce(await tables.open(OPENING, ANNA))
    await speaker.finish()
    assert shown.versions == [1]
