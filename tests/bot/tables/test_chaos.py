"""Whatever dies, nothing that was acknowledged is lost, nothing happens twice, and everything is announced."""

import random

import pytest

from engines.registry import games
from engines.replay import replay
from storage import Phase, open_store
from tests.bot.tables.chaos import QUICK, Chaos, all_finished_and_said, open_tables
from tests.storage.waiting import patiently, until

PROGRESS = 20
"""Changes that are saved between two kills."""


async def storm(folder, *, tables, strikes, seed):
    """Play tables with three processes and kill something whenever there was some progress; return what is left."""
    chaos = Chaos(folder, random.Random(seed))
    async with open_store(None, folder / "data", timing=QUICK) as store:
        opened = await open_tables(store, tables)
        for number in range(3):
            chaos.start(number)
        try:
            for _ in range(strikes):
                goal = chaos.saves() + PROGRESS
                await until(lambda goal=goal: chaos.saves() >= goal)
                chaos.strike()
            while not await patiently(lambda: all_finished_and_said(store, opened)):
                saves = chaos.saves()
                await until(lambda saves=saves: over(chaos, store, opened, saves))
        finally:
            chaos.end()
        held = await patiently(lambda: store.tables.load_many(opened))
    return chaos, {one.table.id: one for one in held}


async def over(chaos, store, opened, saves):
    """Tell whether all is done, or at least something has happened: then nothing hangs."""
    return chaos.saves() > saves or await patiently(lambda: all_finished_and_said(store, opened))


def check(chaos, held):
    told = chaos.diaries()
    for table, one in held.items():
        record = one.table
        moves = [entry.move for entry in record.moves]
        assert record.phase is Phase.FINISHED
        # All legal from the first to the last, so none was applied twice.
        list(
            replay(
                games()[record.game],
                seed=record.seed,
                options=record.options,
                seats=len(record.seats),
                moves=list(record.moves),
            )
        )
        saved = {int(revision): rest[0] for revision, *rest in told[f"saved {table}"] if rest}
        assert all(moves[revision - 1] == move for revision, move in saved.items()), "an acknowledged move is lost"
        spoken = [(int(version), int(asked)) for version, asked in told[f"spoken {table}"]]
        assert one.speech("chaos").version == max(spoken)[0] == one.loud, "the last change is not announced"
        # Only what was said and not noted is said again, and Discord hides even that (by the post's nonce).
        noted = [(int(version), int(at)) for version, at in told[f"noted {table}"]]
        known = [said for said, asked in spoken if any(said == version and asked > at for version, at in noted)]
        assert not known, "something noted as said is said again"


@pytest.mark.timeout(1200)
async def test_nothing_is_lost_and_nothing_hangs_in_a_short_storm(tmp_path):
    chaos, held = await storm(tmp_path, tables=12, strikes=8, seed=1)
    check(chaos, held)
    assert chaos.kills >= 1
    assert chaos.server_kills >= 1


@pytest.mark.soak
@pytest.mark.timeout(7200)
async def test_nothing_is_lost_and_nothing_hangs_in_a_long_storm(tmp_path):
    chaos, held = await storm(tmp_path, tables=200, strikes=150, seed=2)
    check(chaos, held)
    assert chaos.kills > 50
    assert chaos.server_kills > 20
