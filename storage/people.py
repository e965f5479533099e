"""Everything about a person: export and erasure."""

from msgspec import Struct
from msgspec.structs import replace

from engines.contract import OptionValue
from storage.announced import Announced
from storage.chat_log import ChatLog
from storage.contests import Contests, OwnContest
from storage.daily import Daily, DailyResult
from storage.errors import Conflict, StillSeated, StoreUnavailable, UnreadableRecord
from storage.queues.next_game import NextGame
from storage.queues.speaking import Speaking
from storage.ratings import Ratings
from storage.records.profile import Profile
from storage.records.table import ANONYMOUS, Person, Phase, Result, Room, Seat, Table
from storage.seeking import Seeker, Seeking
from storage.settings import PersonSettings, RoomSettings, Settings
from storage.tables.tables import Tables

_TRIES = 20


class OwnMove(Struct, frozen=True, kw_only=True):
    """A move that the person made, in ms after the start."""

    move: str
    at: int


class OwnGame(Struct, frozen=True, kw_only=True):
    """A table as far as it concerns the person. It reveals nothing about others, and nothing that is still secret."""

    table: str
    game: str
    options: dict[str, OptionValue]
    locale: str
    phase: Phase
    hosted: bool
    seats: list[int]
    names: list[str]
    rooms: list[Room]
    moves: list[OwnMove]
    said: list[str]
    opened_at: int
    started_at: int | None
    finished_at: int | None
    result: Result | None


class Export(Struct, frozen=True, kw_only=True):
    """Everything the store knows about a person, ready for JSON."""

    person: Person
    settings: PersonSettings
    games: list[OwnGame]
    waits_in: list[str]
    """The rooms whose next table they want to hear of."""
    results: Profile | None = None
    """Counts and ratings."""
    daily: list[DailyResult] = []
    """Results of daily boards."""
    contests: list[OwnContest] = []
    """Challenges and leagues."""
    seeks: list[Seeker] = []
    """The games in which they look for an opponent."""


class People:
    """Export and erasure."""

    def __init__(  # noqa: PLR0913, PLR0917 (everything that may know a person)
        self,
        tables: Tables,
        speaking: Speaking,
        chat_log: ChatLog,
        settings: Settings[Person, PersonSettings],
        room_settings: Settings[Room, RoomSettings],
        next_game: NextGame,
        ratings: Ratings,
        daily: Daily,
        contests: Contests,
        seeking: Seeking,
        announced: Announced,
    ) -> None:
        self._tables, self._speaking, self._chat_log = tables, speaking, chat_log
        self._settings, self._room_settings, self._next_game = settings, room_settings, next_game
        self._ratings, self._daily, self._contests, self._seeking, self._announced = (
            ratings,
            daily,
            contests,
            seeking,
            announced,
        )

    async def export(self, person: Person) -> Export:
        ids = [*await self._tables.of(person), *await self._tables.of(person, past=True)]
        games = [
            _own(held.table, person, await self._said(held.table.id, person))
            for held in await self._tables.load_many(ids)
        ]
        settings, waits_in = await self._settings.load(person), await self._next_game.rooms_of(person)
        results = await self._ratings.profile(person)
        daily = list((await self._daily.results(person)).values())
        return Export(
            person=person,
            settings=settings,
            games=games,
            waits_in=waits_in,
            results=results,
            daily=daily,
            contests=await self._contests.export(person),
            seeks=await self._seeking.export(person),
        )

    async def _said(self, table: str, person: Person) -> list[str]:
        return [remark.text for remark in await self._chat_log.at(table) if remark.person == person]

    async def erase(self, person: Person) -> None:
        """Forget a person: their settings are deleted, and in finished games an anonymous person takes their place.

        Direct chats are removed from those games too, as the id of such a chat can be that of the person.
        Others count on the person at open tables: while there are any, this raises `StillSeated` and changes nothing.
        It may be repeated, and must be after `StoreUnavailable`. A table that can't be read raises `UnreadableRecord`
        after the person is forgotten everywhere else.
        """
        if open_tables := await self._tables.of(person):
            raise StillSeated(open_tables)
        unreadable: UnreadableRecord | None = None
        for table in await self._tables.of(person, past=True):
            try:
                await self._erase_in(table, person)
            except UnreadableRecord as error:
                unreadable = error
        await self._settings.forget(person)
        await self._next_game.forget(person)
        await self._ratings.forget(person)
        await self._daily.forget(person)
        for room in await self._contests.forget(person):
            await self._announced.forget(room)
        await self._seeking.forget(person)
        if unreadable is not None:
            raise unreadable

    async def _erase_in(self, table: str, person: Person) -> None:
        await self._chat_log.forget(table, person)
        for _ in range(_TRIES):
            held = await self._tables.load(table)
            if held is None:
                return
            private = [room for room in held.table.rooms if room.private]
            for room in private:
                await self._speaking.forget(table, room.platform)
                await self._room_settings.forget(room)
            try:
                await self._tables.save(held, _without(held.table, person), loud=False)
            except Conflict:
                continue
            return
        raise StoreUnavailable(f"{table} is too busy")


def _without(table: Table, person: Person) -> Table:
    def forgotten(seat: Seat) -> Seat:
        return replace(seat, person=ANONYMOUS, name="") if seat.person == person else seat

    return replace(
        table,
        host=ANONYMOUS if table.host == person else table.host,
        seats=tuple(map(forgotten, table.seats)),
        rooms=tuple(room for room in table.rooms if not room.private),
    )


def _own(table: Table, person: Person, said: list[str]) -> OwnGame:
    seats = [number for number, seat in enumerate(table.seats) if seat.person == person]
    return OwnGame(
        table=table.id,
        game=table.game,
        options=dict(table.options),
        locale=table.locale,
        phase=table.phase,
        hosted=table.host == person,
        seats=seats,
        names=[table.seats[seat].name for seat in seats],
        rooms=list(table.rooms),
        moves=[OwnMove(move=played.move, at=played.at) for played in table.moves if played.seat in seats],
        said=said,
        opened_at=table.opened_at,
        started_at=table.started_at,
        finished_at=table.finished_at,
        result=table.result,
    )
