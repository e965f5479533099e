"""Tables and lobbies that are open at once are limited, for a person and for a room."""

import asyncio
import itertools
from dataclasses import replace

import pytest

from bot.limits import LIMITS, Limit, Limiter, TooMany
from bot.tables.service import TableService
from storage import Phase
from tests.bot.conftest import first_move
from tests.bot.tables.people import ANNA, BORIS, DENIZ, HERE
from tests.bot.tables.test_service import OPENING

THERE = replace(OPENING, room=HERE.__class__(platform="local", chat="garden"))


@pytest.fixture
def tables_with(saver):
    """A factory of table services with other limits than the usual ones."""

    def make(**limits) -> TableService:
        rows = {**LIMITS, "openings": Limit(0, 60), "room-openings": Limit(0, 60)}
        rows |= {name.replace("_", "-"): limit for name, limit in limits.items()}
        seeds = map(str, itertools.count())
        return TableService(saver, seeds=lambda: next(seeds), think=first_move, limiter=Limiter(rows))

    return make


async def opened(tables, who, times, opening=OPENING) -> list:
    """Open tables one after another; return the refusals."""
    refusals = []
    for _ in range(times):
        try:
            await tables.open(opening, who)
        except TooMany as error:
            refusals.append((error.key, error.params))
    return refusals


async def test_one_person_can_not_open_hundreds_of_tables(tables_with, store):
    """381 tables in seconds, by one person: that is where these limits come from."""
    tables = tables_with(openings=LIMITS["openings"])
    refusals = await opened(tables, ANNA, 381)
    assert len(refusals) == 376
    assert len(await store.tables.of(ANNA.person)) == 5
    assert await opened(tables, BORIS, 3) == [], "nobody else is refused"


async def test_lobbies_that_wait_for_players_are_limited(tables_with):
    tables = tables_with(lobbies=Limit(2))
    assert await opened(tables, ANNA, 3) == [("limit-lobbies", {"most": 2})]


async def test_a_lobby_that_is_closed_makes_room_for_another(tables_with, store):
    tables = tables_with(lobbies=Limit(1))
    held = await tables.open(OPENING, ANNA)
    await tables.close(held.table.id, replace(ANNA, granted=frozenset()))
    assert await opened(tables, ANNA, 1) == []


async def test_tables_are_limited_whether_they_have_begun_or_not(tables_with):
    tables = tables_with(tables=Limit(2), lobbies=Limit(0))
    assert await opened(tables, ANNA, 3, THERE) == [("limit-tables", {"most": 2})]
    assert await opened(tables, BORIS, 2, THERE) == []


async def test_a_room_has_its_own_limits(tables_with):
    tables = tables_with(room_lobbies=Limit(2), room_tables=Limit(3))
    assert await opened(tables, ANNA, 1) + await opened(tables, BORIS, 1) == []
    assert await opened(tables, DENIZ, 1) == [("limit-room-lobbies", {"most": 2})]
    assert await opened(tables, DENIZ, 1, THERE) == [], "another room has room"
    tables = tables_with(room_tables=Limit(2))
    assert await opened(tables, DENIZ, 1) == [("limit-room-tables", {"most": 2})]


async def test_a_lesson_is_a_table_too(tables_with):
    tables = tables_with(tables=Limit(1))
    await tables.open(OPENING, ANNA)
    with pytest.raises(TooMany):
        await tables.teach(OPENING, ANNA, seed="s", computers=("easy",))


async def test_nothing_is_stored_of_a_table_that_is_refused(tables_with, store, announced):
    tables = tables_with(lobbies=Limit(1))
    await opened(tables, ANNA, 5)
    assert len(announced) == 1
    (table,) = await store.tables.of(HERE)
    assert (await store.tables.load(table)).table.phase is Phase.LOBBY


async def test_several_at_once_open_no_more_than_a_burst(tables_with, store):
    tables = tables_with(openings=Limit(5, 600), lobbies=Limit(0), tables=Limit(0))
    results = await asyncio.gather(*(tables.open(OPENING, ANNA) for _ in range(40)), return_exceptions=True)
    assert sum(isinstance(result, TooMany) for result in results) == 35
