"""The store goes away and comes back: presses are asked to try again, nothing crashes, clocks forgive it."""

import asyncio
import os
import signal

import pytest

from bot.tables import keeper as keeping, lobby
from bot.tables.attendant import Attendant
from bot.tables.errors import Busy
from bot.tables.keeper import Keeper
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from storage import Store, Timing
from storage.connect import by_socket
from storage.embedded import Embedded
from storage.timing import wall_clock
from tests.bot.conftest import first_move
from tests.bot.desk.room import Paper
from tests.bot.tables.people import ANNA, BORIS, HERE
from tests.bot.tables.test_service import mover


async def outage(folder, seconds):
    """Play, take the server away for a while, play on; return the table before and after."""
    server = Embedded(folder)
    await server.start()
    timing = Timing(longest_silence=int(seconds * 400))
    store = Store(by_socket(server.folder.socket()), voices=["local"], timing=timing)
    speaker = Speaker(store, {"local": Paper()}, wall_clock)
    saver = Saver(store, now=wall_clock, announce=speaker.announce)
    tables = TableService(saver, seeds=lambda: "outage", think=first_move)
    watch = Keeper(saver, Attendant(saver, first_move), speaker)
    await watch.begin()
    try:
        opening = Opening(game="cvetariki", room=HERE, locale="en", options={})
        table = (await tables.open(opening, ANNA)).table.id
        await tables.change(table, lambda record, now: lobby.joined(record, BORIS, now))
        before = await tables.start(table, ANNA)
        person, _, text, stamp = await mover(tables, table, ANNA, BORIS)

        pid = int((await store._link.command("INFO", "server"))["process_id"])
        os.kill(pid, signal.SIGKILL)
        told = await presses_until(asyncio.get_running_loop().time() + seconds, tables, table, person, text)
        await server.revive()
        await asyncio.sleep(3 * keeping.BEAT)  # somebody notices that nobody was there
        after = await tables.play(table, person, text, stamp=stamp)
    finally:
        await watch.end()
        await store.close()
        await server.stop()
    return before.table, after.table, told


async def presses_until(end, tables, table, person, text):
    told = []
    while asyncio.get_running_loop().time() < end:
        with pytest.raises(Busy) as refused:
            await tables.play(table, person, text, stamp=None)
        told.append(refused.value.key)
        await asyncio.sleep(0.2)
    return told


def check(before, after, told, seconds):
    assert told
    assert set(told) == {"busy"}
    assert len(after.moves) == 1
    assert after.clock.stood_still >= 900 * seconds, "the outage is not the players' time"
    assert before.started_at == after.started_at


async def test_presses_are_asked_to_try_again_and_play_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "BEAT", 0.3)
    check(*await outage(tmp_path, 3), 3)


@pytest.mark.soak
async def test_thirty_seconds_without_the_store(tmp_path):
    check(*await outage(tmp_path, 30), 30)
