"""Counting finished games: each once, in order, whoever dies; and the same again from the records."""

import asyncio
import itertools
import random

import pytest

from bot.ratings.counter import Counter
from bot.ratings.rebuild import counted, rebuild
from storage import PersonSettings, StoreUnavailable
from storage.ratings.finished import LATE, SETTLED
from tests.bot.ratings.played import CLUB, DAY, KITCHEN, NOW, person, played
from tests.otherwise import Otherwise

ANNA, BORIS, MIRA = map(person, ("Anna", "Boris", "Mira"))
NAMES = ("Anna", "Boris", "Mira", "Deniz", "Can")
GAMES = ("cvetariki", "cvetris", "confetti", "dorozhki")


@pytest.fixture
def counter(store):
    return Counter(store)


async def some_games(store, count, *, since=NOW, seed="some"):
    rng = random.Random(seed)
    for number in range(count):
        players = rng.sample((*NAMES, "easy", "hard"), rng.choice((2, 2, 3)))
        if not set(players) & set(NAMES):
            players[0] = "Anna"
        room = rng.choice((KITCHEN, CLUB))
        at = since + number * rng.choice((0, 1, 900))
        await store.tables.create(played(*players, at=at, game=rng.choice(GAMES), rooms=(room,)))


async def everybody(store):
    return await store.ratings.profiles([person(name) for name in NAMES])


async def test_a_game_counts_a_moment_after_it_ended(store, counter, clock):
    await store.tables.create(played("Anna", "Boris"))
    clock.now = NOW + SETTLED - 1
    assert await counter.count() == 0
    clock.now = NOW + SETTLED
    assert await counter.count() == 1
    found = await store.ratings.profile(ANNA)
    assert (found.games["cvetariki"].played, found.games["cvetariki"].rated) == (1, 1)


async def test_a_game_counts_once_however_often_one_looks(store, counter, clock):
    await store.tables.create(played("Anna", "Boris"))
    clock.pass_by(DAY)
    assert [await counter.count() for _ in range(3)] == [1, 0, 0]


async def test_a_crash_between_reading_and_writing_loses_nothing_and_counts_nothing_twice(store, clock):
    await some_games(store, 50)
    clock.pass_by(DAY)
    calls = itertools.count(1)

    async def dies(state, changes):
        number = next(calls)
        if number % 2:
            raise StoreUnavailable("before the write")
        assert await store.ratings.change(state, changes)
        raise StoreUnavailable("after the write")

    failing = Otherwise(store, ratings=Otherwise(store.ratings, change=dies))
    for _ in range(6):
        with pytest.raises(StoreUnavailable):
            await Counter(failing).count()
    assert await Counter(store).count() == 0
    assert await everybody(store) == await counted(store, await store.ratings.finished.all())


async def test_several_processes_count_each_game_once(store, clock):
    await some_games(store, 120)
    clock.pass_by(DAY)
    processes = [Counter(store) for _ in range(3)]
    for _ in range(20):
        await asyncio.gather(*(each.count() for each in processes))
    due = await store.ratings.finished.all()
    assert await everybody(store) == await counted(store, due)


async def test_made_anew_from_the_records_everything_is_the_same(store, counter, clock):
    for number in range(8):
        await some_games(store, 15, since=clock(), seed=f"part {number}")
        clock.pass_by(DAY)
        await counter.count()
    before = await everybody(store)
    tops = await store.ratings.lists(GAMES, ANNA), await store.ratings.lists(GAMES, BORIS, room=CLUB)
    made = await rebuild(store)
    assert (made.games, made.people) == (120, 5)
    assert await everybody(store) == before
    assert (await store.ratings.lists(GAMES, ANNA), await store.ratings.lists(GAMES, BORIS, room=CLUB)) == tops
    assert await counter.count() == 0, "what was counted is not counted again"


async def test_the_games_of_an_older_program_are_counted_by_themselves(store, counter, clock):
    store.ratings.finished.at_once = 9
    await some_games(store, 150)
    clock.pass_by(DAY)
    while await counter.count():
        pass
    assert await everybody(store) == await counted(store, await store.ratings.finished.all())


async def test_a_save_that_arrives_late_is_counted_too(store, counter, clock):
    await store.tables.create(played("Anna", "Boris", at=NOW + LATE))
    clock.pass_by(DAY)
    await counter.count()
    await store.tables.create(played("Anna", "Mira", at=NOW + 1))
    assert await counter.count() == 1
    assert (await store.ratings.profile(MIRA)).games["cvetariki"].played == 1


async def test_what_is_finished_while_everything_is_made_anew_is_counted(store, counter, clock):
    await some_games(store, 10)
    clock.pass_by(DAY)
    await counter.count()

    async def meanwhile():
        due = await store.ratings.finished.all()
        await store.tables.create(played("Anna", "Boris", at=clock()))
        clock.pass_by(DAY)
        await counter.count()
        return due

    slow = Otherwise(store.ratings, finished=Otherwise(store.ratings.finished, all=meanwhile))
    await rebuild(Otherwise(store, ratings=slow))
    assert await counter.count() == 1
    assert await everybody(store) == await counted(store, await store.ratings.finished.all())


async def hide(store, who):
    await store.person_settings.save(who, PersonSettings(), PersonSettings(listed=False))
    await store.ratings.hide(who, hidden=True)


async def test_who_does_not_want_to_be_listed_is_missing_without_a_gap(store, counter, clock):
    await store.tables.create(played("Anna", "Boris", "Mira"))
    clock.pass_by(DAY)
    await counter.count()
    await hide(store, BORIS)
    listing = (await store.ratings.lists(["cvetariki"], ANNA))["cvetariki"]
    assert [(one.place, one.person) for one in listing.first] == [(1, ANNA), (2, MIRA)]
    assert (await store.ratings.lists(["cvetariki"], BORIS, room=KITCHEN))["cvetariki"].own is None
    await store.ratings.hide(BORIS, hidden=False)
    listing = (await store.ratings.lists(["cvetariki"], BORIS, room=KITCHEN))["cvetariki"]
    assert (listing.own.place, listing.count) == (2, 3)


async def test_who_said_so_before_their_first_game_is_never_listed(store, counter, clock):
    await hide(store, ANNA)
    await store.tables.create(played("Anna", "Boris"))
    clock.pass_by(DAY)
    await counter.count()
    for _ in range(2):
        listing = (await store.ratings.lists(["cvetariki"], ANNA))["cvetariki"]
        assert [one.person for one in listing.first] == [BORIS]
        assert (await store.ratings.profile(ANNA)).games["cvetariki"].rated == 1
        await rebuild(store)


@pytest.mark.parametrize("forgotten", [True, False])
async def test_who_hides_or_is_forgotten_while_everything_is_made_anew_stays_so(store, counter, clock, forgotten):
    await store.tables.create(played("Anna", "Boris"))
    clock.pass_by(DAY)
    await counter.count()

    async def meanwhile(generation, changes):
        await store.ratings.generations.write(generation, changes)
        await (store.people.erase(ANNA) if forgotten else hide(store, ANNA))

    slow = Otherwise(store.ratings, generations=Otherwise(store.ratings.generations, write=meanwhile))
    await rebuild(Otherwise(store, ratings=slow))
    listing = (await store.ratings.lists(["cvetariki"], BORIS))["cvetariki"]
    assert [one.person for one in listing.first] == [BORIS]
    assert (await store.ratings.profile(ANNA) is None) == forgotten


async def test_equal_ratings_share_a_place(store, counter, clock):
    await store.tables.create(played("Anna", "Boris", "Mira", places=(1, 1, 3)))
    clock.pass_by(DAY)
    await counter.count()
    listing = (await store.ratings.lists(["cvetariki"], MIRA, most=1))["cvetariki"]
    assert [one.place for one in listing.first] == [1]
    assert listing.own.place == 3


async def test_an_export_has_the_results_and_erasure_deletes_them(store, counter, clock):
    await store.tables.create(played("Anna", "Boris"))
    clock.pass_by(DAY)
    await counter.count()
    assert (await store.people.export(ANNA)).results.games["cvetariki"].played == 1
    await store.people.erase(ANNA)
    assert (await store.people.export(ANNA)).results is None
    assert (await store.ratings.lists(["cvetariki"], BORIS))["cvetariki"].count == 1


async def test_reading_takes_the_same_few_commands_however_many_games(store, counter, clock, monkeypatch):
    sent = []
    together, command = store._client.together, store._client.command
    monkeypatch.setattr(store._client, "together", lambda words: sent.extend(words) or together(words))
    monkeypatch.setattr(store._client, "command", lambda *words: sent.append(words) or command(*words))
    costs = []
    for _ in range(2):
        await some_games(store, 30, since=clock())
        clock.pass_by(DAY)
        await counter.count()
        sent.clear()
        await store.ratings.profile(ANNA)
        await store.ratings.lists(GAMES, ANNA, room=KITCHEN)
        costs.append(len(sent))
    assert costs[0] == costs[1] <= 20


async def test_the_loop_goes_on_after_a_failure(store, clock):
    clock.pass_by(DAY)
    failures, slept = itertools.count(), asyncio.Event()

    async def sleep(_seconds):
        if next(failures) >= 3:
            slept.set()
            await asyncio.Event().wait()

    async def fails():
        raise (StoreUnavailable("away") if next(failures) % 2 else RuntimeError("a bug"))

    looked = Counter(Otherwise(store, ratings=Otherwise(store.ratings, state=fails)), sleep)
    looked.begin()
    await asyncio.wait_for(slept.wait(), 60)
    await looked.end()
