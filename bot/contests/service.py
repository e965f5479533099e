"""What people do with challenges and leagues: open one, play its deals once each, see how everybody did."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.contests.attempt import mark, result_of
from bot.limits import Limiter
from bot.screens.registry import game_screens
from bot.tables.errors import NotAllowed, TableError
from bot.tables.lobby import Who
from bot.tables.saving import reached
from bot.tables.service import Opening, TableService
from engines.fairness import derived_seed
from storage import Contest, DealResult, LoadedTable, Pace, Person, Room, Store, batches, code_for, person_name
from storage.timing import DAY

Results = Mapping[tuple[Person, int], DealResult]


@dataclass(frozen=True, kw_only=True)
class Length:
    """How long a league lasts, how many deals it has, and how many of them count."""

    days: int
    deals: int
    best: int


LENGTHS = {"day": Length(days=1, deals=4, best=3), "week": Length(days=7, deals=8, best=6)}
DUEL = Length(days=7, deals=1, best=1)
DEFAULT_LEVEL = "medium"


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What somebody wants to open."""

    game: str
    level: str = DEFAULT_LEVEL
    length: Length
    duel: bool = False
    invited: str = ""


class ContestService:
    def __init__(self, store: Store, tables: TableService, limiter: Limiter, now: Callable[[], int]) -> None:
        self._now = now
        self._store, self._tables, self._limiter, self._kept = store, tables, limiter, store.contests

    async def open(self, wanted: Wanted, who: Who, room: Room, *, locale: str, press: str) -> Contest:
        """Open a challenge or a league, which is told in a room. The same press a second time finds the first one."""
        code = code_for(derived_seed(await reached(self._store.secret.value()), "code", press))
        if (known := await reached(self._kept.load(code))) is not None:
            return known
        now, length = self._now(), wanted.length
        await self._check_limits(who, room, now)
        contest = await reached(
            self._kept.create(
                Contest(
                    code=code,
                    duel=wanted.duel,
                    game=wanted.game,
                    level=wanted.level,
                    deals=length.deals,
                    best=length.best,
                    host=who.person,
                    name=who.name,
                    locale=locale,
                    opened_at=now,
                    ends_at=now + length.days * DAY,
                    invited=wanted.invited,
                )
            )
        )
        await reached(self._kept.enter(contest, who.person, who.name))
        await reached(self._kept.tell_in(contest, room, locale, who.person if room.private else None))
        return contest

    async def _check_limits(self, who: Who, room: Room, now: int) -> None:
        mine = [one for one in await reached(self._kept.of(who.person)) if one.host == who.person and one.ends_at > now]
        self._limiter.check("contests", len(mine))
        if not room.private:
            here = [one for one in await reached(self._kept.at(room)) if not one.duel and one.ends_at > now]
            self._limiter.check("room-contests", len(here))

    async def find(self, code: str, *, duel: bool) -> Contest:
        """Return what a code means; refuse what it does not."""
        found = await reached(self._kept.load(code))
        if found is None or found.duel is not duel:
            raise TableError("challenge-gone" if duel else "league-gone")
        return found

    async def accept(self, contest: Contest, who: Who, handle: str = "") -> None:
        """Take somebody into a contest, or refuse: a challenge is for two, and perhaps for somebody else."""
        if contest.duel and who.person != contest.host:
            if contest.invited and contest.invited not in {person_name(who.person), handle.lower()}:
                raise NotAllowed("challenge-not-yours")
            if await reached(self._kept.opponent(contest, who.person)) != who.person:
                raise NotAllowed("challenge-taken")
        await reached(self._kept.enter(contest, who.person, who.name))

    async def begin(self, contest: Contest, who: Who, room: Room, locale: str, deal: int) -> LoadedTable:
        """Begin an attempt at a deal, or return the one that has begun: there is one, wherever it is asked for."""
        if (held := await self.attempt(contest, who.person, deal)) is not None:
            return held
        if self._now() >= contest.ends_at:
            raise NotAllowed("challenge-over" if contest.duel else "league-over")
        opening = Opening(
            game=contest.game,
            room=room,
            locale=locale,
            options=game_screens()[contest.game].compared,
            pace=Pace.NONE,
        )
        seed = derived_seed(await reached(self._store.secret.value()), "contest", contest.code, deal)
        held = await self._tables.open_attempt(
            opening,
            who,
            seed=seed,
            level=contest.level,
            contest=mark(contest.code, deal),
            press=f"contest {contest.code} {deal} {person_name(who.person)}",
        )
        table = await reached(self._kept.claim(contest, who.person, deal, held.table.id))
        return held if table == held.table.id else await self._tables.load(table)

    async def attempt(self, contest: Contest, person: Person, deal: int) -> LoadedTable | None:
        """Return the table of somebody's attempt at a deal."""
        table = await reached(self._kept.attempt(contest, person, deal))
        return await reached(self._store.tables.load(table)) if table is not None else None

    async def next_deal(self, contest: Contest, person: Person) -> int | None:
        """Return the first deal that somebody has not finished; None if there is none."""
        done = {deal for who, deal in await self.results(contest) if who == person}
        return next((deal for deal in contest.all_deals if deal not in done), None)

    async def results(self, contest: Contest) -> Results:
        """Return what came of every attempt that was finished in time. Only what has ended since is read, once."""
        found = dict(await reached(self._kept.results(contest)))
        begun = await reached(self._kept.attempts(contest))
        running = {table: attempt for attempt, table in begun.items() if attempt not in found}
        for batch in batches(sorted(await reached(self._store.tables.finished(running)))):
            for table, result in await self._ended(batch):
                person, deal = attempt = running[table]
                await reached(self._kept.save(contest, person, deal, result))
                found[attempt] = result
        return {attempt: result for attempt, result in found.items() if result.at <= contest.ends_at}

    async def _ended(self, tables: Sequence[str]) -> list[tuple[str, DealResult]]:
        held = await reached(self._store.tables.load_many(tables))
        found = await asyncio.to_thread(lambda: [(each.table.id, result_of(each.table)) for each in held])
        return [(table, result) for table, result in found if result is not None]
