"""Whatever dies, nothing that was acknowledged is lost, nothing happens twice, and everything is said."""

import asyncio
import random
import time

import pytest

from engines.registry import games
from engines.replay import replay
from storage import Phase, StoreUnavailable, open_store
from tests.bot.tables.chaos import QUICK, Chaos, all_finished, open_tables


async def storm(folder, *, tables, seconds, longest, seed):
    """Play tables by three processes while something is killed every second or so; return what is left to check."""
    chaos = Chaos(folder, random.Random(seed))
    async with open_store(None, folder / "data", timing=QUICK) as store:
        opened = await open_tables(store, tables)
        for number in range(3):
            chaos.start(number)
        try:
            stop = time.monotonic() + seconds
            while time.monotonic() < stop:
                await asyncio.sleep(chaos.random.uniform(0.5, 2))
                chaos.strike()
            finished = await patiently(all_finished, store, opened, time.monotonic() + longest)
            await asyncio.sleep(3)  # what is unsaid is swept up
        finally:
            chaos.end()
        assert finished, "a table hangs"
        held = await patiently(store.tables.load_many, opened)
    return chaos, {one.table.id: one for one in held}


async def patiently(call, *args):
    """Call until the store is there: it may just have been killed."""
    for _ in range(60):
        try:
            return await call(*args)
        except StoreUnavailable:
            await asyncio.sleep(0.5)
    raise AssertionError("the store does not come back")


def check(chaos, held):
    told, repeated = chaos.diaries(), 0
    for table, one in held.items():
        record = one.table
        moves = [entry.move for entry in record.moves]
        assert record.phase is Phase.FINISHED
        # Legal from the first to the last, so none was applied twice.
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
        versions = [int(version) for version, _ in told[f"spoken {table}"]]
        assert one.speech("chaos").version == max(versions) == one.loud, "the last word is not spoken"
        repeated += len(versions) - len(set(versions))
    # Only who dies between saying and noting it is repeated, and Discord hides even that (by the post's nonce).
    assert repeated <= chaos.kills + chaos.server_kills, "something is said twice"


@pytest.mark.timeout(300)
async def test_nothing_is_lost_and_nothing_hangs_in_a_short_storm(tmp_path):
    chaos, held = await storm(tmp_path, tables=30, seconds=10, longest=120, seed=1)
    check(chaos, held)
    assert chaos.kills + chaos.server_kills >= 5


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_nothing_is_lost_and_nothing_hangs_in_a_long_storm(tmp_path):
    chaos, held = await storm(tmp_path, tables=200, seconds=240, longest=900, seed=2)
    check(chaos, held)
    assert chaos.kills > 50
    assert chaos.server_kills > 20
