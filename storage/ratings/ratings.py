"""The results and ratings of people, and their lists."""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from storage.connection.client import Client, Script
from storage.errors import StoreUnavailable, UnreadableRecord
from storage.keys import Keys
from storage.ratings.changes import Changes, State
from storage.ratings.finished import LATE, FinishedGames
from storage.ratings.generations import Generations
from storage.ratings.lists import Listing, Lists
from storage.ratings.names import Names, person_name, room_name
from storage.records.profile import PROFILES, Profile
from storage.records.table import Person, Room
from storage.timing import Timing

_TRIES = 20


class Ratings:
    """Everything here follows from finished games. One change at a time: each states what it expects to find."""

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._names = client, Names(keys)
        self._rate = Script("rate")
        self.finished = FinishedGames(client, keys, self._names, timing)
        self.generations = Generations(client, self._names, self.state)

    async def state(self) -> State:
        return State.read(await self._client.command("GET", self._names.state))

    async def profile(self, person: Person) -> Profile | None:
        return (await self.profiles((person,))).get(person)

    async def profiles(self, people: Collection[Person], state: State | None = None) -> dict[Person, Profile]:
        """Return what is known of each of these people, if anything is."""
        generation = (state or await self.state()).generation
        found = await self._client.together([("GET", self._names.profile(generation, person)) for person in people])
        read = zip(people, map(_profile, found), strict=True)
        return {person: profile for person, profile in read if profile is not None}

    async def lists(
        self, games: Sequence[str], person: Person, *, room: Room | None = None, most: int = 5
    ) -> dict[str, Listing]:
        """Return the first people by rating in each game, of a room or of all, and the place of whoever asks."""
        name = "" if room is None else room_name(room)
        state = await self.state()
        return await Lists(self._client, self._names, state.generation, name).of(games, person, most)

    async def change(self, state: State, changes: Changes) -> bool:
        """Write changes, if the state is still this one and none of the games was counted before."""
        until = max((ended for _, ended in changes.counted), default=0)
        keys, words = changes.keys_and_words(self._names, state, until)
        return bool(await self._client.script(self._rate, keys, words))

    async def trim(self, state: State) -> None:
        """Forget that games were counted which ended so long ago that nobody asks any more."""
        await self._client.command(
            "ZREMRANGEBYSCORE", self._names.counted(state.generation), "-inf", f"({state.until - LATE}"
        )

    async def hide(self, person: Person, *, hidden: bool) -> None:
        """Take somebody out of all lists, or put them back."""
        await self._note(person)
        await self._renewed(person, lambda profile: _hidden(profile, hidden=hidden))

    async def forget(self, person: Person) -> None:
        """Delete everything that is known of somebody."""
        await self._note(person)
        await self._renewed(person, lambda _profile: None)

    async def _note(self, person: Person) -> None:
        """A generation that is being written may still have them as they were: whoever writes it looks here."""
        if await self._client.command("EXISTS", self._names.touched):
            await self._client.command("SADD", self._names.touched, person_name(person))

    async def _renewed(self, person: Person, change: Callable[[Profile], Profile | None]) -> None:
        for _ in range(_TRIES):
            state = await self.state()
            found = await self.profiles((person,), state)
            if person not in found or (after := change(found[person])) == found[person]:
                return
            changes = Changes(before=found, after={} if after is None else {person: after})
            if await self.change(state, changes):
                return
        raise StoreUnavailable("ratings are too busy")


def _profile(data: bytes | None) -> Profile | None:
    try:
        return PROFILES.decode(data) if data else None
    except UnreadableRecord:
        return None


def _hidden(profile: Profile, *, hidden: bool) -> Profile:
    return replace(profile, hidden=hidden)
