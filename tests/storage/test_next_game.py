"""Who waits for the next table in a room: everybody is told once, and can be forgotten."""

from storage import Person, Room

ANNA, BORIS = Person(platform="telegram", user="7"), Person(platform="telegram", user="8")
HERE, THERE = Room(platform="telegram", chat="-5"), Room(platform="telegram", chat="-6", thread="2")


async def test_each_waits_once_and_is_taken_once(store):
    for person in (ANNA, BORIS, ANNA):
        await store.next_game.add(HERE, person)
    assert await store.next_game.take(THERE) == []
    assert await store.next_game.take(HERE) == [ANNA, BORIS]
    assert await store.next_game.take(HERE) == []


async def test_an_export_names_the_rooms_and_erasure_forgets_them(store):
    for room, person in ((HERE, ANNA), (THERE, ANNA), (HERE, BORIS)):
        await store.next_game.add(room, person)
    assert (await store.people.export(ANNA)).waits_in == ["room:telegram:-5:", "room:telegram:-6:2"]
    await store.people.erase(ANNA)
    assert (await store.people.export(ANNA)).waits_in == []
    assert await store.next_game.take(HERE) == [BORIS]
    assert await store.next_game.take(THERE) == []
