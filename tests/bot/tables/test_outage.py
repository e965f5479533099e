"""The store goes down and comes back: presses are asked to try again, nothing crashes, clocks leave the outage out."""

import os
import signal

import pytest

from bot.tables import lobby
from bot.tables.errors import Busy
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from bot.tables.timekeeping.attendant import Attendant
from bot.tables.timekeeping.keeper import Intervals, Keeper
from storage import Store, Timing
from storage.connection.connect import by_socket
from storage.connection.embedded import Embedded
from tests.bot.conftest import first_move
from tests.bot.desk.room import Paper
from tests.bot.tables.people import ANNA, BORIS, HERE
from tests.bot.tables.test_service import mover
from tests.storage.waiting import PATIENCE, until

OFTEN = Intervals(beat=0.02, look=0.02, sweep=0.02, prune=60)
AWAY = 30_000
"""ms by the test clock."""


@pytest.fixture
async def server(tmp_path):
    started = Embedded(tmp_path)
    await started.start()
    yield started
    await started.stop()


@pytest.fixture
async def store(server, clock):
    client = by_socket(server.folder.socket(), longest_call=PATIENCE)
    opened = Store(client, voices=["local"], timing=Timing(now=clock))
    yield opened
    await opened.close()


async def test_presses_are_asked_to_try_again_and_play_goes_on(server, store, clock):
    speaker = Speaker(store, {"local": Paper()}, clock)
    saver = Saver(store, now=clock, announce=speaker.announce)
    tables = TableService(saver, seeds=lambda: "outage", think=first_move)
    watch = Keeper(saver, Attendant(saver, first_move), speaker, intervals=OFTEN)
    await watch.begin()
    try:
        opening = Opening(game="cvetariki", room=HERE, locale="en", options={})
        table = (await tables.open(opening, ANNA)).table.id
        await tables.change(table, lambda record, now: lobby.joined(record, BORIS, now))
        before = (await tables.start(table, ANNA)).table
        person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
        began = clock()

        os.kill(int((await store._client.command("INFO", "server"))["process_id"]), signal.SIGKILL)
        for _ in range(5):
            with pytest.raises(Busy) as refused:
                await tables.play(table, person, text, stamp=None)
            assert refused.value.key == "busy"
        clock.pass_by(AWAY)
        await server.revive()
        await until(lambda: saver.outages.between(began, clock()) == AWAY)  # somebody notices the outage
        after = (await tables.play(table, person, text, stamp=stamp)).table
    finally:
        await watch.end()
    assert len(after.moves) == 1
    assert after.clock.stood_still == AWAY, "the outage does not count as the players' time"
    assert before.started_at == after.started_at
