"""Counts finished games, a while after they ended: no move, no press and no board waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.ratings.games import finished
from bot.ratings.profiles import after
from storage import Changes, Due, Person, Profile, State, Store, StoreError

log = logging.getLogger(__name__)

PAUSE = 2.0
"""s between two looks."""
AT_ONCE = 20
"""Games that are counted in one go: a few ms of work."""


class Counter:
    """Any number of processes may count. Each change states what it expects, so a game counts once, whoever dies."""

    def __init__(self, store: Store, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._store, self._ratings, self._sleep = store, store.ratings, sleep
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name="count finished games")

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def count(self) -> int:
        """Count what is due; return how many games. Where another process is faster, it goes on."""
        state = await self._ratings.state()
        due, done = await self._ratings.finished.due(state), 0
        for at in range(0, len(due), AT_ONCE):
            bite = due[at : at + AT_ONCE]
            if not await self._counted(bite):
                break
            done += len(bite)
        if done:
            await self._ratings.trim(await self._ratings.state())
        return done

    async def _counted(self, due: Sequence[Due]) -> bool:
        state, games = await self._ratings.state(), []
        async for _, table in self._ratings.finished.records(due):
            if table is not None and (game := finished(table)) is not None:
                games.append(game)
        people = list(dict.fromkeys(person for game in games for person in game.people))
        before = await self._known(people, state)
        now = dict(before)
        for game in games:
            now |= after(now, game)
        counted = [(each.table, each.ended) for each in due]
        return await self._ratings.change(state, Changes(before=before, after=now, counted=counted))

    async def _known(self, people: Sequence[Person], state: State) -> dict[Person, Profile]:
        """Return what is known of people. Of somebody new, whether they want to be in lists."""
        known = await self._ratings.profiles(people, state)
        hidden = [
            person
            for person in people
            if person not in known and not (await self._store.person_settings.load(person)).listed
        ]
        return known | {person: Profile(hidden=True) for person in hidden}

    async def _run(self) -> None:
        while True:
            try:
                await self.count()
            except StoreError as error:
                log.info("finished games are counted later: %s", error)
            except Exception:
                # Whatever it is, the next games are counted; these are tried again.
                log.exception("finished games could not be counted")
            await self._sleep(PAUSE)
