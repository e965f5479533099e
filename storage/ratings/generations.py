"""A new set of all ratings: written while the old one is in use, then valid at once."""

from collections.abc import Awaitable, Callable

from storage.connection.client import Client, Command, Script
from storage.ratings.changes import Changes, State
from storage.ratings.names import Names, person_named
from storage.records.table import Person

_TRIES = 20
_BITE = 500
"""Commands that are sent together."""
_NOBODY = "-"
_LONGEST = 24 * 3600
"""s that a generation may take to be written."""


class Generations:
    def __init__(self, client: Client, names: Names, state: Callable[[], Awaitable[State]]) -> None:
        self._client, self._names, self._state = client, names, state
        self._rate = Script("rate")

    async def begin(self) -> State:
        """Begin to write a new generation; return the state that it is to replace."""
        key = self._names.touched
        await self._client.together([("DEL", key), ("SADD", key, _NOBODY), ("EXPIRE", key, _LONGEST)])
        state = await self._state()
        await self.drop(state.generation + 1)  # what an earlier attempt has left
        return state

    async def write(self, generation: int, changes: Changes) -> None:
        """Write a part of a generation that is not valid yet."""
        commands: list[Command] = list(changes.commands(self._names, generation))
        for at in range(0, len(commands), _BITE):
            await self._client.together(commands[at : at + _BITE])

    async def switch(self, before: State, until: int) -> bool:
        """Make the new generation valid, unless somebody else has made another one valid meanwhile."""
        for _ in range(_TRIES):
            now = await self._state()
            if now.generation != before.generation:
                return False
            after = State(now.generation + 1, now.version + 1, until)
            if await self._client.script(
                self._rate, [self._names.state, self._names.counted(0)], [str(now), str(after), 0, 0]
            ):
                return True
        return False

    async def end(self) -> None:
        """Note no longer who is hidden, shown or forgotten."""
        await self._client.command("DEL", self._names.touched)

    async def touched(self) -> list[Person]:
        """Return who was hidden, shown or forgotten since `begin`."""
        found = await self._client.command("SMEMBERS", self._names.touched)
        return [person_named(name.decode()) for name in found if name != _NOBODY.encode()]

    async def known(self, generation: int, person: Person) -> bool:
        """Tell whether a generation knows somebody."""
        return bool(await self._client.command("EXISTS", self._names.profile(generation, person)))

    async def drop(self, generation: int) -> None:
        """Delete a generation that is not valid."""
        bite: list[str] = []
        async for key in self._client.keys(self._names.every(generation)):
            bite.append(key)
            if len(bite) == _BITE:
                await self._client.together([("DEL", each) for each in bite])
                bite.clear()
        if bite:
            await self._client.together([("DEL", each) for each in bite])
