"""While boards have to wait for their turn, only the newest position of a table is shown."""

import asyncio

from bot.tables import lobby
from bot.tables.speaking import Speaker
from storage import Speech
from tests.bot.tables.people import ANNA, BORIS
from tests.bot.tables.test_service import OPENING
from tests.otherwise import Otherwise


class Shown:
    """A platform that notes what it shows."""

    name = "local"

    def __init__(self) -> None:
        self.versions: list[int] = []

    async def show(self, held, speech):
        self.versions.append(held.version)
        return Speech(version=held.version, revision=held.table.revision)


class Turns:
    """The first board waits for its turn until the test says so; the others need not wait."""

    def __init__(self) -> None:
        self.asked, self.over = asyncio.Event(), asyncio.Event()

    async def __call__(self) -> bool:
        waits = not self.asked.is_set()
        self.asked.set()
        await self.over.wait()
        return waits


async def test_what_is_saved_while_a_board_pauses_is_shown_in_one_picture(tables, store, clock):
    turns, shown = Turns(), Shown()
    speaker = Speaker(store, {"local": shown}, clock, turn=turns)
    held = await tables.open(OPENING, ANNA)
    speaker.announce(held)
    await turns.asked.wait()
    held = await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    newest = await tables.change(held, lambda table, now: lobby.left(table, BORIS, now))
    speaker.announce(newest)
    turns.over.set()
    await speaker.finish()
    assert shown.versions == [newest.version], "neither the first nor the second is drawn"
    assert not await store.speaking.claim("local"), "nothing is left unsaid"


async def test_whoever_waits_for_the_last_word_lets_it_end(tables, store, clock):
    """On Python 3.12 and later, a program that was told to stop in this moment never did."""
    speaker = Speaker(store, {"local": Shown()}, clock)
    speaker.announce(await tables.open(OPENING, ANNA))
    (task,) = speaker._tasks.values()
    while not task.done():  # noqa: ASYNC110 (to be there in the very moment in which it ends)
        await asyncio.sleep(0)
    await speaker.finish()
    assert not speaker._tasks


async def test_without_a_pause_a_board_is_shown_as_it_was_saved(tables, store, clock):
    shown = Shown()
    speaker = Speaker(store, {"local": shown}, clock)
    speaker.announce(await tables.open(OPENING, ANNA))
    await speaker.finish()
    assert shown.versions == [1]


async def test_a_board_that_takes_longer_than_its_lease_is_not_begun_again_here(tables, store, clock):
    """Otherwise a program that is too slow would get more and more to do."""
    turns, shown = Turns(), Shown()
    speaker = Speaker(store, {"local": shown}, clock, turn=turns)
    held = await tables.open(OPENING, ANNA)
    speaker.announce(held)
    await turns.asked.wait()
    for _ in range(3):
        clock.pass_by(60_000)
        assert await speaker.sweep() == 1, "the lease is over"
    newest = await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    turns.over.set()
    await speaker.finish()
    assert shown.versions == [newest.version]
    assert not await store.speaking.claim("local"), "nothing is left unsaid"


async def test_what_is_saved_just_as_a_speaker_ends_is_shown_too(tables, store, clock):
    shown, held = Shown(), await tables.open(OPENING, ANNA)

    async def spoken_and_then_a_press(table, platform, speech):
        more = await store.speaking.spoken(table, platform, speech)
        if speech.version == 1:  # the lease is free, and the speaker has not ended yet
            speaker.announce(await tables.change(table, lambda record, now: lobby.joined(record, BORIS, now)))
        return more

    speaking = Otherwise(store.speaking, spoken=spoken_and_then_a_press)
    speaker = Speaker(Otherwise(store, speaking=speaking), {"local": shown}, clock)
    speaker.announce(held)
    await speaker.finish()
    assert shown.versions == [1, 2]
    assert not await store.speaking.claim("local"), "nothing is left unsaid"
