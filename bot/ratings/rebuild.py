"""Everything anew from the records of finished games, while the old values are in use."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.ratings.games import finished
from bot.ratings.profiles import after
from storage import Changes, Due, Person, Profile, State, Store
from storage.ratings.finished import LATE


@dataclass(frozen=True, kw_only=True)
class Rebuilt:
    games: int
    """Finished games that were read."""
    people: int


class Overtaken(Exception):
    """Somebody else rebuilt everything at the same time; their values are valid."""


async def rebuild(store: Store) -> Rebuilt:
    """Make all ratings anew. What is finished, hidden or forgotten meanwhile is not lost."""
    generations = store.ratings.generations
    before = await generations.begin()
    due = await store.ratings.finished.all()
    profiles = await _hidden(store, await counted(store, due))
    until = due[-1].ended if due else 0
    lately = [(each.table, each.ended) for each in due if each.ended >= until - LATE]
    await generations.write(before.generation + 1, Changes(before={}, after=profiles, counted=lately))
    if not await generations.switch(before, until):
        raise Overtaken
    await _caught_up(store, before)
    await generations.end()
    await generations.drop(before.generation)
    return Rebuilt(games=len(due), people=len(profiles))


async def counted(store: Store, due: Sequence[Due]) -> dict[Person, Profile]:
    """Return what follows from these games."""
    profiles: dict[Person, Profile] = {}
    number = 0
    async for _, table in store.ratings.finished.records(due):
        if table is not None and (game := finished(table)) is not None:
            profiles |= after(profiles, game)
        number += 1
        if number % 100 == 0:
            await asyncio.sleep(0)
    return profiles


async def _hidden(store: Store, profiles: dict[Person, Profile]) -> dict[Person, Profile]:
    """Return the profiles with what people have chosen: whether they are in lists."""
    return {
        person: profile if (await store.person_settings.load(person)).listed else replace(profile, hidden=True)
        for person, profile in profiles.items()
    }


async def _caught_up(store: Store, before: State) -> None:
    """Do again what people chose while the new values were being made."""
    for person in await store.ratings.generations.touched():
        if not await store.ratings.generations.known(before.generation, person):
            await store.ratings.forget(person)
        else:
            listed = (await store.person_settings.load(person)).listed
            await store.ratings.hide(person, hidden=not listed)
