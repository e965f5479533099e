"""Creating, loading and saving tables, on every kind of store."""

import asyncio

import pytest
from msgspec.structs import replace

from storage import AlreadyDone, Conflict, Seat, Snapshot
from storage.ids import LETTERS
from tests.storage.contents import everything
from tests.storage.samples import ANNA, BORIS, GROUP, GUILD, LOBBY, MIRA, finished, moved, snapshot_of


async def test_a_new_table_is_found_by_its_id(store):
    made = await store.tables.create(LOBBY)
    found = await store.tables.load(made.table.id)
    assert found.table == replace(LOBBY, id=made.table.id)
    assert (found.version, found.loud) == (1, 1)


async def test_a_table_that_is_not_there_is_none(store):
    assert await store.tables.load("0000000") is None


async def test_ids_are_seven_letters_and_all_different(store):
    made = [await store.tables.create(LOBBY) for _ in range(50)]
    ids = {held.table.id for held in made}
    assert len(ids) == 50
    assert all(len(one) == 7 and set(one) <= set(LETTERS) for one in ids)


async def test_an_id_that_is_taken_is_not_given_again(store):
    drawn = iter(["7AAAAAA", "7AAAAAA", "7BBBBBB"])
    store.tables.new_id = lambda _shard: next(drawn)
    first = await store.tables.create(LOBBY)
    second = await store.tables.create(replace(LOBBY, locale="en"))
    assert (first.table.id, second.table.id) == ("7AAAAAA", "7BBBBBB")
    assert (await store.tables.load("7AAAAAA")).table.locale == "ru"


async def test_a_save_takes_the_place_of_what_was_loaded(store):
    before = await store.tables.create(LOBBY)
    after = await store.tables.save(before, moved(before.table, "C4"))
    found = await store.tables.load(after.table.id)
    assert found.table == after.table
    assert found.version == after.version == 2
    assert found.table.revision == 1


async def test_a_save_on_an_old_version_is_refused_and_changes_nothing(store):
    old = await store.tables.create(LOBBY)
    newer = await store.tables.save(old, moved(old.table, "C4"))
    with pytest.raises(Conflict):
        await store.tables.save(old, replace(moved(old.table, "A1"), host=MIRA, wake=1), press="late")
    assert (await store.tables.load(old.table.id)).table == newer.table
    assert await store.tables.of(MIRA) == []
    assert await store.wakes.claim() == []
    await store.tables.save(newer, newer.table, press="late")  # the refused press left no marker


async def test_two_joining_at_once_are_told_apart_though_no_move_was_made(store):
    """The revision is 0 for both: only the version differs."""
    before = await store.tables.create(LOBBY)
    joined = replace(before.table, seats=(*before.table.seats, Seat(name="Mira", person=MIRA)))
    results = await asyncio.gather(
        store.tables.save(before, joined),
        store.tables.save(before, replace(before.table, locale="en")),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 1


async def test_many_writers_who_load_again_after_a_conflict_lose_no_move(new_store):
    first, *others = [new_store() for _ in range(4)]
    table = (await first.tables.create(LOBBY)).table.id

    async def writer(store, letter):
        for number in range(1, 6):
            while True:
                held = await store.tables.load(table)
                try:
                    await store.tables.save(held, moved(held.table, f"{letter}{number}"))
                    break
                except Conflict:
                    continue

    stores = [first, *others]
    await asyncio.gather(*(writer(store, letter) for store, letter in zip(stores, "ABCD", strict=True)))
    held = await first.tables.load(table)
    assert held.version == 21
    played = [entry.move for entry in held.table.moves]
    assert sorted(played) == [f"{letter}{number}" for letter in "ABCD" for number in range(1, 6)]
    assert all([m for m in played if m[0] == letter] == [f"{letter}{n}" for n in range(1, 6)] for letter in "ABCD")


async def test_a_table_that_is_gone_can_not_be_saved(store):
    held = await store.tables.create(LOBBY)
    await store.tables.remove(held)
    with pytest.raises(Conflict):
        await store.tables.save(held, held.table)
    with pytest.raises(Conflict):
        await store.tables.remove(held)
    assert await store.tables.load(held.table.id) is None


# Presses


async def test_the_same_press_acts_once(store):
    before = await store.tables.create(LOBBY)
    after = await store.tables.save(before, moved(before.table, "C4"), press="discord:1")
    with pytest.raises(AlreadyDone) as refused:
        await store.tables.save(after, moved(after.table, "C4"), press="discord:1")
    assert refused.value.table == after.table.id
    with pytest.raises(AlreadyDone):  # not a conflict: the press was not stale
        await store.tables.save(before, moved(before.table, "C4"), press="discord:1")
    assert (await store.tables.load(after.table.id)).table.revision == 1


async def test_the_same_press_opens_one_table(new_store):
    stores = [new_store(), new_store(), new_store()]
    results = await asyncio.gather(
        *(store.tables.create(LOBBY, press="telegram:99") for store in stores), return_exceptions=True
    )
    made = [result for result in results if not isinstance(result, Exception)]
    assert len(made) == 1
    assert all(result.table == made[0].table.id for result in results if isinstance(result, AlreadyDone))
    assert await stores[0].tables.of(ANNA) == [made[0].table.id]


async def test_a_press_is_forgotten_after_a_while(new_store):
    store = new_store(press_remembered=600_000)
    held = await store.tables.create(LOBBY, press="discord:1")
    mark = store.tables._keys.press(held.table.id[0], "discord:1")
    assert 0 < await store._client.command("PTTL", mark) <= 600_000
    await store._client.command("PEXPIRE", mark, 0)  # as if that much time had passed
    assert (await store.tables.save(held, held.table, press="discord:1")).version == 2


# Snapshots


async def test_a_snapshot_is_kept_beside_the_table(store):
    before = await store.tables.create(LOBBY)
    table = moved(before.table, "C4")
    after = await store.tables.save(before, table, snapshot=snapshot_of(table))
    assert after.snapshot == snapshot_of(table)
    assert (await store.tables.load(table.id)).snapshot == snapshot_of(table)


async def test_a_snapshot_stays_while_the_moves_do(store):
    before = await store.tables.create(LOBBY, snapshot=snapshot_of(LOBBY))
    after = await store.tables.save(before, replace(before.table, locale="tr"))
    assert after.snapshot == (await store.tables.load(before.table.id)).snapshot == snapshot_of(LOBBY)


async def test_a_snapshot_goes_with_the_moves_it_was_of(store, new_client, prefix):
    before = await store.tables.create(LOBBY, snapshot=snapshot_of(LOBBY))
    assert snapshot_of(LOBBY).state in repr(await everything(new_client, prefix)).encode()
    after = await store.tables.save(before, moved(before.table, "C4"))
    assert after.snapshot is None
    found = await store.tables.load(before.table.id)
    assert found.snapshot is None
    assert snapshot_of(LOBBY).state not in repr(await everything(new_client, prefix)).encode()


@pytest.mark.parametrize("wrong", [Snapshot(revision=7, rules=1, state=b""), Snapshot(revision=0, rules=2, state=b"")])
async def test_a_snapshot_of_another_move_or_other_rules_is_no_snapshot(store, wrong):
    made = await store.tables.create(LOBBY, snapshot=wrong)
    assert (await store.tables.load(made.table.id)).snapshot is None


# Whose table


async def test_people_and_rooms_find_their_tables(store):
    first = (await store.tables.create(LOBBY)).table.id
    second = (await store.tables.create(replace(LOBBY, host=BORIS, rooms=(GROUP,)))).table.id
    assert await store.tables.of(ANNA) == sorted([first, second])
    assert await store.tables.of(BORIS) == sorted([first, second])
    assert await store.tables.of(GUILD) == [first]
    assert await store.tables.of(GROUP) == [second]
    assert await store.tables.of(MIRA) == []
    assert await store.tables.of(replace(GROUP, thread="8")) == []


async def test_who_leaves_a_table_no_longer_finds_it_and_who_joins_does(store):
    before = await store.tables.create(LOBBY)
    seats = (Seat(name="Анна", person=ANNA), Seat(name="Mira", person=MIRA))
    await store.tables.save(before, replace(before.table, seats=seats, rooms=(GUILD, GROUP)))
    assert await store.tables.of(BORIS) == []
    assert await store.tables.of(MIRA) == await store.tables.of(GROUP) == [before.table.id]
    assert await store.tables.of(ANNA) == [before.table.id]


async def test_a_finished_table_is_in_the_past_with_its_moves(store, clock):
    before = await store.tables.create(LOBBY)
    await store.tables.save(before, finished(moved(before.table, "C4", "A1"), clock.now))
    assert await store.tables.of(ANNA) == await store.tables.of(GUILD) == []
    assert await store.tables.of(ANNA, past=True) == await store.tables.of(GUILD, past=True) == [before.table.id]
    assert [entry.move for entry in (await store.tables.load(before.table.id)).table.moves] == ["C4", "A1"]


async def test_a_removed_table_leaves_no_trace(store, new_client, prefix):
    held = await store.tables.create(replace(LOBBY, wake=1, rooms=(GUILD, GROUP)))
    held = await store.tables.save(held, finished(held.table, 5))
    await store.tables.remove(held)
    for owner in (ANNA, BORIS, GUILD, GROUP):
        assert await store.tables.of(owner) == await store.tables.of(owner, past=True) == []
    assert await everything(new_client, prefix) == {}


async def test_many_tables_are_loaded_at_once_and_those_gone_are_left_out(store):
    made = [(await store.tables.create(LOBBY)).table for _ in range(5)]
    asked = [made[3].id, "0000000", made[1].id]
    assert [held.table for held in await store.tables.load_many(asked)] == [made[3], made[1]]
    assert await store.tables.load_many([]) == []
