"""The lists of tables: what a save costs does not depend on how many tables and tabs there are."""

from dataclasses import dataclass, field

import pytest

from bot.page.directory import MOST_FREE, Directory
from bot.page.viewer import Viewer
from bot.platforms.local.people import ROOM, person
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.service import Opening
from bot.texts import Texts
from storage import Pace
from tests.otherwise import Otherwise

OPENING = Opening(game="cvetariki", room=ROOM, locale="en", options={}, pace=Pace.NONE)


def somebody(number):
    return Who(person=person(f"browser{number}", 1), name=f"Player {number}", room=ROOM)


ANNA, BORIS, DENIZ = map(somebody, range(3))


@dataclass(eq=False)
class FakeTab:
    viewer: Viewer
    own: dict | None = None
    done: dict = field(default_factory=dict)
    lists: int = 0
    store_calls: list = field(default_factory=list)

    def list_soon(self):
        self.lists += 1


def tab_of(who):
    return FakeTab(Viewer(person=who.person, room=ROOM, name=who.name))


def directory_of(store):
    return Directory(store, Texts.load(strict=True), ROOM)


@pytest.fixture
def directory(store):
    return directory_of(store)


def names(entries):
    return [entry["table"] for entry in entries]


class Counted:
    """Counts the tables that are read from a store."""

    def __init__(self, store):
        self._tables, self.loaded, self.looked_up = store.tables, 0, 0
        other = Otherwise(store.tables, load_many=self._load_many, of_each=self._of_each)
        self.store = Otherwise(store, tables=other)

    async def _load_many(self, tables):
        tables = list(tables)
        self.loaded += len(tables)
        return await self._tables.load_many(tables)

    async def _of_each(self, *owners):
        self.looked_up += 1
        return await self._tables.of_each(*owners)


async def begun(tables, host, guest):
    held = await tables.open(OPENING, host)
    held = await tables.change(held, lambda table, now: lobby.joined(table, guest, now))
    return await tables.start(held, host)


async def test_a_save_reads_nothing_however_many_tabs_there_are(tables, store):
    counted = Counted(store)
    directory, tabs = directory_of(counted.store), [tab_of(somebody(number)) for number in range(50)]
    for tab in tabs:
        await directory.look_up(tab)
    assert counted.looked_up == 50
    counted.loaded = counted.looked_up = 0
    held = await tables.open(OPENING, ANNA)
    directory.note(held, tabs)
    held = await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    directory.note(held, tabs)
    directory.note(await tables.start(held, ANNA), tabs)
    assert (counted.loaded, counted.looked_up) == (0, 0)


async def test_a_move_concerns_only_those_who_sit_there(directory, tables):
    held = await begun(tables, ANNA, BORIS)
    anna, boris, deniz = map(tab_of, (ANNA, BORIS, DENIZ))
    for tab in (anna, boris, deniz):
        await directory.look_up(tab)
        tab.lists = 0
    directory.note(await tables.change(held, lambda table, _now: table), [anna, boris, deniz])
    assert [tab.lists for tab in (anna, boris, deniz)] == [1, 1, 0]


async def test_a_table_that_has_begun_is_read_once(tables, store):
    counted = Counted(store)
    directory = directory_of(counted.store)
    for _ in range(5):
        await begun(tables, ANNA, BORIS)
    waiting = await tables.open(OPENING, ANNA)
    deniz = tab_of(DENIZ)
    await directory.look_up(deniz)
    counted.loaded = 0
    other = tab_of(somebody(7))
    await directory.look_up(other)
    assert counted.loaded == 1
    assert names(directory.listed(other)["others"]) == names(directory.listed(deniz)["others"]) == [waiting.table.id]


async def test_what_is_saved_while_the_store_is_asked_is_newer_than_its_answer(tables, store):
    starting = await tables.open(OPENING, ANNA)
    starting = await tables.change(starting, lambda table, now: lobby.joined(table, BORIS, now))
    opened = []

    async def slow_of_each(*owners):
        found = await store.tables.of_each(*owners)
        opened.append(await tables.open(OPENING, ANNA))
        directory.note(opened[-1], [])
        return found

    async def slow_load(some):
        found = await store.tables.load_many(some)
        directory.note(await tables.start(starting, ANNA), [])
        return found

    slow = Otherwise(store.tables, of_each=slow_of_each, load_many=slow_load)
    directory = directory_of(Otherwise(store, tables=slow))
    deniz = tab_of(DENIZ)
    await directory.look_up(deniz)
    assert names(directory.listed(deniz)["others"]) == [opened[0].table.id]


async def test_a_table_that_ends_while_a_list_is_read_is_not_in_it(tables, store):
    held = await begun(tables, ANNA, BORIS)
    anna = tab_of(ANNA)

    async def slow_load(some):
        found = await store.tables.load_many(some)
        over = await tables.change(held, lambda table, now: lobby.closed(table, "table-closed", now))
        directory.note(over, [anna])
        return found

    directory = directory_of(Otherwise(store, tables=Otherwise(store.tables, load_many=slow_load)))
    await directory.look_up(anna)
    assert directory.listed(anna)["mine"] == []


async def test_a_list_is_bounded_and_begins_with_the_newest(directory, tables, clock):
    directory.bite = 7
    opened = []
    for number in range(MOST_FREE + 10):
        clock.pass_by(1)
        opened.append((await tables.open(OPENING, somebody(100 + number))).table.id)
    tab = tab_of(ANNA)
    await directory.look_up(tab)
    assert names(directory.listed(tab)["others"]) == opened[::-1][:MOST_FREE]


async def test_a_table_leaves_the_lists_when_it_is_full_and_when_it_is_over(directory, tables):
    anna, deniz = tab_of(ANNA), tab_of(DENIZ)
    for tab in (anna, deniz):
        await directory.look_up(tab)
    held = await tables.open(OPENING, ANNA)
    directory.note(held, [anna, deniz])
    assert names(directory.listed(deniz)["others"]) == [held.table.id]
    assert names(directory.listed(anna)["mine"]) == [held.table.id]
    assert names(directory.listed(anna)["others"]) == []
    directory.note(await tables.close(held.table.id, ANNA), [anna, deniz])
    assert directory.listed(deniz)["others"] == directory.listed(anna)["mine"] == []


async def test_whoever_leaves_a_lobby_finds_it_among_those_of_others(directory, tables):
    held = await tables.open(OPENING, ANNA)
    held = await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    boris = tab_of(BORIS)
    await directory.look_up(boris)
    assert names(directory.listed(boris)["mine"]) == [held.table.id]
    directory.note(await tables.change(held, lambda table, now: lobby.left(table, BORIS, now)), [boris])
    assert names(directory.listed(boris)["mine"]) == []
    assert names(directory.listed(boris)["others"]) == [held.table.id]


async def test_what_waits_for_somebody_comes_first_then_what_is_newest(directory, tables, clock):
    anna, opened = tab_of(ANNA), []
    for opens in (begun, begun, None):
        clock.pass_by(1000)
        opened.append(await opens(tables, ANNA, BORIS) if opens else await tables.open(OPENING, ANNA))
    await directory.look_up(anna)
    entries = {each["table"]: each for each in directory.listed(anna)["mine"]}
    assert entries[opened[-1].table.id]["more"] == "", "nothing has begun"
    assert {entries[held.table.id]["more"] for held in opened[:2]} == {"with Player 1, move 1"}
    newest = [held.table.id for held in reversed(opened)]
    expected = sorted(newest, key=lambda table: not entries[table]["turn"])
    assert [held.table.id for held in directory.waiting(anna)] == expected


async def test_a_finished_game_stays_among_ones_own_games_with_its_result(directory, tables):
    anna = tab_of(ANNA)
    await directory.look_up(anna)
    held = await begun(tables, ANNA, BORIS)
    directory.note(held, [anna])
    held = await tables.concede(held, BORIS)
    directory.note(held, [anna])
    (entry,) = directory.listed(anna)["done"]
    assert entry["table"] == held.table.id
    assert "Player 0" in entry["status"], "who won"
    later = tab_of(ANNA)
    await directory.look_up(later)
    assert names(directory.listed(later)["done"]) == [held.table.id], "after a reload too"
    assert directory.listed(later)["mine"] == []
