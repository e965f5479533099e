"""The chat log of a table: a hundred remarks, deleted with the table."""

from storage import Remark
from storage.chat_log import KEPT
from tests.storage.contents import everything
from tests.storage.samples import ANNA, LOBBY


def remark(text):
    return Remark(move=3, person=ANNA, seat=0, name="Анна", text=text)


async def test_what_was_said_is_read_in_its_order(store):
    table = (await store.tables.create(LOBBY)).table.id
    assert await store.chat_log.at(table) == []
    said = [remark("who takes green?"), remark("<b>not me</b>")]
    for each in said:
        await store.chat_log.add(table, each)
    assert await store.chat_log.at(table) == said


async def test_the_newest_hundred_are_kept(store):
    table = (await store.tables.create(LOBBY)).table.id
    for number in range(KEPT + 20):
        await store.chat_log.add(table, remark(str(number)))
    assert [each.text for each in await store.chat_log.at(table)] == [str(number) for number in range(20, KEPT + 20)]


async def test_talk_goes_with_its_table_and_none_comes_after(store, new_client, prefix):
    held = await store.tables.create(LOBBY)
    await store.chat_log.add(held.table.id, remark("see you"))
    await store.tables.remove(held)
    await store.chat_log.add(held.table.id, remark("too late"))
    kept = repr(await everything(new_client, prefix))
    assert "see you" not in kept
    assert "too late" not in kept


def test_no_log_shows_what_was_said():
    assert "see you" not in repr(remark("see you"))
