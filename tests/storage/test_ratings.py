"""Ratings in every kind of store: one change at a time, lists, a new generation beside the old one."""

from msgspec.structs import replace

from storage import Changes, GameResults, Profile, State
from storage.ratings.finished import SETTLED
from tests.storage.samples import ANNA, BORIS, GROUP, GUILD, LOBBY, MIRA, finished

GAMES = ["cvetariki", "cvetris"]


def rated(rating: float, *rooms: str, **more) -> Profile:
    return Profile(games={"cvetariki": GameResults(played=1, rated=1, mean=rating)}, rooms=rooms, **more)


async def write(store, **profiles):
    people = {"anna": ANNA, "boris": BORIS, "mira": MIRA}
    after = {people[name]: profile for name, profile in profiles.items()}
    state = await store.ratings.state()
    before = await store.ratings.profiles(after, state)
    assert await store.ratings.change(state, Changes(before=before, after=after))


async def places(store, who=ANNA, **more):
    listing = (await store.ratings.lists(GAMES, who, **more))["cvetariki"]
    return [(one.place, one.person, one.rating) for one in listing.first], listing.own, listing.count


async def test_a_store_without_ratings_has_none(store):
    assert await store.ratings.state() == State()
    assert await store.ratings.profile(ANNA) is None
    assert await places(store) == ([], None, 0)
    assert await store.ratings.finished.due(State()) == []
    assert await store.ratings.finished.all() == []


async def test_a_change_expects_what_it_has_read(store):
    state = await store.ratings.state()
    changes = Changes(before={}, after={ANNA: rated(1600)}, counted=[("7AAAAAA", 5)])
    assert await store.ratings.change(state, changes)
    assert not await store.ratings.change(state, Changes(before={}, after={ANNA: rated(1700)}))
    now = await store.ratings.state()
    assert (now.version, now.until) == (1, 5)
    assert not await store.ratings.change(now, changes), "the game is counted"
    assert await store.ratings.profile(ANNA) == rated(1600)


async def test_lists_follow_every_change(store):
    here = "telegram:-1001234567890"
    await write(store, anna=rated(1600.4, here), boris=rated(1700), mira=rated(1600.2, here))
    everybody, own, count = await places(store, MIRA)
    assert everybody[0] == (1, BORIS, 1700)
    assert set(everybody[1:]) == {(2, ANNA, 1600), (2, MIRA, 1600)}
    assert (own.place, own.rating, count) == (2, 1600, 3)
    assert (await places(store, room=GROUP))[2] == 2
    assert await places(store, room=GUILD) == ([], None, 0)
    await write(store, anna=rated(1800, "discord:41771983423143937"))
    assert (await places(store, most=1))[0] == [(1, ANNA, 1800)]
    assert (await places(store, room=GROUP))[0] == [(1, MIRA, 1600)]
    assert (await places(store, room=GUILD))[0] == [(1, ANNA, 1800)]


async def test_who_hides_or_is_forgotten_is_in_no_list(store):
    await write(store, anna=rated(1600, "discord:1"), boris=rated(1500))
    await store.ratings.hide(ANNA, hidden=True)
    assert (await places(store))[0] == [(1, BORIS, 1500)]
    await store.ratings.hide(ANNA, hidden=False)
    assert (await places(store))[2] == 2
    await store.ratings.forget(ANNA)
    assert await store.ratings.profile(ANNA) is None
    assert (await places(store))[2] == 1
    await store.ratings.hide(MIRA, hidden=True)  # nobody we know


async def test_a_new_generation_is_seen_all_at_once(store):
    await write(store, anna=rated(1600), boris=rated(1500))
    generations = store.ratings.generations
    before = await generations.begin()
    await generations.write(before.generation + 1, Changes(before={}, after={ANNA: rated(1900)}, counted=[("7", 9)]))
    assert (await places(store))[0] == [(1, ANNA, 1600), (2, BORIS, 1500)]
    await store.ratings.hide(BORIS, hidden=True)
    assert await generations.switch(before, 9)
    assert (await places(store))[0] == [(1, ANNA, 1900)]
    assert await generations.touched() == [BORIS]
    assert await generations.known(before.generation, BORIS)
    await generations.drop(before.generation)
    assert not await generations.known(before.generation, BORIS)
    assert await store.ratings.profile(ANNA) == rated(1900)
    assert not await generations.switch(before, 9), "somebody was faster"


async def test_finished_games_come_in_the_order_in_which_they_ended(store, clock):
    ended = [clock.now - at for at in (5_000, 9_000, SETTLED, 0)]
    tables = [(await store.tables.create(finished(LOBBY, at))).table.id for at in ended]
    await store.tables.create(replace(LOBBY, seed="open"))
    due = await store.ratings.finished.due(State())
    assert [one.table for one in due] == [tables[1], tables[0], tables[2]]
    assert await store.ratings.finished.all() == due
    records = [table async for _, table in store.ratings.finished.records(due)]
    assert [table.finished_at for table in records] == [one.ended for one in due]


async def test_a_record_that_cannot_be_read_is_passed_over(store, new_client, prefix):
    held = await store.tables.create(finished(LOBBY, 5))
    client = new_client()
    await client.command("HSET", f"{prefix}:{{{held.table.id[0]}x}}:table:{held.table.id}", "t", b"\xff")
    await client.close()
    due = await store.ratings.finished.all()
    assert [table async for _, table in store.ratings.finished.records(due)] == [None]
