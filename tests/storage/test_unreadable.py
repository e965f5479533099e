"""A record that can't be read is left untouched, and everything else works."""

import logging

import pytest

from storage import NewerRecord, Person, PersonSettings, Remark, UnreadableRecord
from storage.keys import Keys
from storage.timing import DAY
from tests.storage.contents import everything
from tests.storage.samples import ANNA, LOBBY, finished
from tests.storage.spoiling import SPOILT, spoil


@pytest.fixture
async def client(new_client):
    opened = new_client()
    yield opened
    await opened.close()


async def created(store, client, prefix, data=SPOILT["of a newer schema"], *, ended=None):
    """Return three tables, of which the middle one can't be read."""
    made = [await store.tables.create(LOBBY) for _ in range(3)]
    if ended is not None:
        made = [await store.tables.save(held, finished(held.table, ended)) for held in made]
    await spoil(client, made[1].table.id, data=data, prefix=prefix)
    return [held.table.id for held in made]


@pytest.mark.parametrize("data", SPOILT.values(), ids=SPOILT.keys())
async def test_a_spoilt_record_is_an_error_of_its_own_and_missing_in_a_list(store, client, prefix, data):
    first, spoilt, last = await created(store, client, prefix, data)
    with pytest.raises(UnreadableRecord):
        await store.tables.load(spoilt)
    assert [held.table.id for held in await store.tables.load_many([first, spoilt, last])] == [first, last]
    assert [table async for table, _ in store.tables.unreadable()] == [spoilt]


async def test_a_table_of_which_only_news_is_left_is_unreadable_too(store, client, prefix):
    first, spoilt, last = await created(store, client, prefix)
    await client.command("HDEL", Keys(prefix).table(spoilt), "t")
    assert len(await store.tables.load_many([first, spoilt, last])) == 2


async def test_all_can_be_read_if_nothing_is_wrong(store):
    for _ in range(3):
        await store.tables.create(LOBBY)
    assert [found async for found in store.tables.unreadable()] == []


async def test_every_unreadable_table_is_found_among_many(store, client, prefix):
    made = [(await store.tables.create(LOBBY)).table.id for _ in range(120)]
    for table in made[::10]:
        await spoil(client, table, prefix=prefix)
    found = {table: reason async for table, reason in store.tables.unreadable()}
    assert sorted(found) == sorted(made[::10])
    assert all(isinstance(reason, NewerRecord) for reason in found.values())


async def test_it_is_said_once_and_nothing_of_the_record_is_said(store, client, prefix, caplog):
    _, spoilt, _ = await created(store, client, prefix, SPOILT["of another shape"])
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await store.tables.load_many([spoilt])
            with pytest.raises(UnreadableRecord) as refused:
                await store.tables.load(spoilt)
    assert [record.getMessage() for record in caplog.records] == [f"table {spoilt} is left alone: {refused.value}"]
    assert refused.value.__cause__ is None


async def test_old_games_go_though_one_among_them_can_not_be_read(store, client, new_client, prefix, clock):
    first, spoilt, last = await created(store, client, prefix, ended=clock.now - 400 * DAY)
    for _ in range(2):
        await store.archive.prune(bite=1)
        assert [await store.tables.load(table) for table in (first, last)] == [None, None]
    assert Keys(prefix).table(spoilt).encode() in await everything(new_client, prefix), "it is left untouched"


async def test_its_alarm_keeps_no_other_from_ringing(store, client, prefix, clock):
    tables = await created(store, client, prefix)
    for table in tables:
        await client.command("ZADD", Keys(prefix).wakes(table[0]), clock.now, table)
    assert sorted(await store.wakes.claim()) == sorted(tables)


async def test_a_person_is_forgotten_everywhere_else(store, client, prefix, clock):
    first, spoilt, last = await created(store, client, prefix, ended=clock.now)
    await store.person_settings.save(ANNA, PersonSettings(), PersonSettings(language="tr"))
    assert {game.table for game in (await store.people.export(ANNA)).games} == {first, last}
    with pytest.raises(UnreadableRecord):
        await store.people.erase(ANNA)
    assert await store.tables.of(ANNA, past=True) == [spoilt]
    assert await store.person_settings.load(ANNA) == PersonSettings()


async def test_a_remark_that_can_not_be_read_hides_no_other(store, client, prefix):
    table = (await store.tables.create(LOBBY)).table.id
    said = Remark(move=0, person=ANNA, name="Анна", text="hello")
    await store.chat_log.add(table, said)
    await client.command("RPUSH", Keys(prefix).chat_log(table), b"\x63\x80")
    assert await store.chat_log.at(table) == [said]
    await store.chat_log.forget(table, ANNA)
    assert await store.chat_log.at(table) == []


async def test_a_choice_that_is_no_value_at_all_is_as_if_not_made(store, client, prefix):
    person = Person(platform="discord", user="5")
    await client.command("HSET", Keys(prefix).settings(person), "language", b"\xa5en")
    assert await store.person_settings.load(person) == PersonSettings()
