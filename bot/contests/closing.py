"""What is told of challenges and leagues unasked: that a deal is done, and how everything ended."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.chat.announcing import Announcer, Told
from bot.chat.dialog import Dialog, Entry
from bot.contests import cards
from bot.contests.attempt import marked, result_of
from bot.contests.service import ContestService
from bot.screens.language import Drawing, Style
from bot.tables.errors import Busy
from bot.texts import Texts, Words
from bot.workers.artist import Artist
from storage import Contest, LoadedTable, Phase, Room, Store, StoreError, batches
from storage.timing import DAY, Clock

log = logging.getLogger(__name__)

PAUSE = 30.0
"""s between two looks for what has ended."""
GIVEN_UP = DAY
"""ms after the end. A room that could not be told by then is not told any more."""
PEOPLE = 2


@dataclass(frozen=True, kw_only=True)
class Means:
    store: Store
    service: ContestService
    announcer: Announcer
    texts: Texts
    artist: Artist
    clock: Clock


class Closing:
    """Runs beside the platforms. Of several processes, one tells each room."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._tasks: set[asyncio.Task[None]] = set()
        self._untold: dict[str, LoadedTable] = {}
        """Attempts whose end could not be told yet, by table."""
        self._ended = False

    def begin(self) -> None:
        self._start(self._run())

    async def end(self) -> None:
        self._ended = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note(self, held: LoadedTable) -> None:
        """Take notice of a table that was saved: the end of an attempt is told soon."""
        if held.table.contest is not None and held.table.phase is Phase.FINISHED and not self._ended:
            self._start(self._guarded(held))

    async def finished(self, held: LoadedTable) -> Told:
        """Tell what follows from the end of an attempt: the next deal, or both results of a challenge."""
        found = marked(held.table)
        contest = await self._means.store.contests.load(found[0]) if found else None
        if found is None or contest is None:
            return Told.NOTHING
        if not contest.duel:
            return await self._tell_next(contest, held, found[1])
        if await self._both_done(contest):
            await self._decide(contest)
        return Told.NOTHING  # of challenges, `look` tells what is left

    async def look(self) -> int:
        """Tell how contests ended whose time is over, and what could not be told before; return how many were told."""
        now = self._means.clock.now()
        for held in list(self._untold.values()):
            await self._guarded(held)
        ended = await self._means.store.contests.open(until=now)
        return sum([(await self._tell_end(contest)).count(Told.NOW) for contest in ended])

    async def catch_up(self) -> None:
        """Tell what followed from attempts that ended in a process which died before it could say so."""
        for contest in await self._means.store.contests.open():
            if not contest.duel:
                await self._tell_last_deals(contest)
            elif await self._both_done(contest):
                await self._decide(contest)

    async def _tell_last_deals(self, contest: Contest) -> None:
        """Tell everybody who has finished a deal lately what came of it, unless they know or have played on."""
        means, since = self._means, self._means.clock.now() - GIVEN_UP
        results, attempts = await means.service.results(contest), await means.store.contests.attempts(contest)
        for batch in batches([attempts[each] for each, result in results.items() if result.at > since]):
            for held in await means.store.tables.load_many(batch):
                await self._guarded(held)

    async def _decide(self, contest: Contest) -> None:
        """Tell how a challenge ended before its time. Rooms that can't be told from here are told by the next look."""
        await self._means.store.contests.due(contest, self._means.clock.now())
        await self._tell_end(contest)

    async def _over_since(self, contest: Contest) -> int:
        results = await self._means.service.results(contest) if contest.duel else {}
        decided = len(results) == PEOPLE
        return max(result.at for result in results.values()) if decided else contest.ends_at

    async def _both_done(self, contest: Contest) -> bool:
        return len(await self._means.service.results(contest)) == PEOPLE

    async def _tell_next(self, contest: Contest, held: LoadedTable, deal: int) -> Told:
        """Tell somebody in their direct chat what came of a deal, with a button for the next."""
        means, table, room = self._means, held.table, held.table.rooms[0]
        person = next((seat.person for seat in table.seats if seat.person is not None), None)
        result = result_of(table)
        if person is None or result is None or not room.private:
            return Told.NOTHING
        words = Words(means.texts, table.locale)

        async def dialog() -> Dialog | None:
            begun = await means.store.contests.attempts(contest)
            if any(who == person and number > deal for who, number in begun):
                return None  # they have gone on by themselves
            following = await means.service.next_deal(contest, person)
            said = words("league-deal-done", deal=deal, result=cards.told(result, words))
            return Dialog(text=said, buttons=tuple(league_buttons(contest, following, words)), shared=True)

        return await means.announcer.tell(room, f"deal:{table.id}", dialog)

    async def _tell_end(self, contest: Contest) -> list[Told]:
        """Tell every room how a contest ended; return what came of it in each."""
        means = self._means
        rooms = await means.store.contests.rooms(contest)
        dialogs = dict[str, Dialog | None]()

        async def dialog(room: Room) -> Dialog | None:
            """Draw the end once for each language."""
            locale = (await means.store.room_settings.load(room)).language or rooms[room]
            if locale not in dialogs:
                dialogs[locale] = await self._end_dialog(contest, locale)
            return dialogs[locale]

        told = [await means.announcer.tell(room, f"contest:{contest.code}", partial(dialog, room)) for room in rooms]
        if Told.LATER not in told or means.clock.now() > await self._over_since(contest) + GIVEN_UP:
            await means.store.contests.told(contest)
        return told

    async def _end_dialog(self, contest: Contest, locale: str) -> Dialog | None:
        """Return how a contest ended; None if nobody has played."""
        means = self._means
        results, people = await means.service.results(contest), await means.store.contests.people(contest)
        if not results:
            return None
        words = Words(means.texts, locale)
        if contest.duel:
            drawing = Drawing(game="", view=cards.duel_card(contest, results, people, words))
        else:
            drawing = Drawing(game="", view=cards.league_card(contest, results, people, words, now=contest.ends_at))
        said = words("challenge-ended" if contest.duel else "league-ended")
        return Dialog(text=said, picture=await means.artist.draw(drawing, words), drawing=drawing)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, held: LoadedTable) -> None:
        """Tell what follows from the end of an attempt. What can't be told now is told by a later look."""
        try:
            told = await self.finished(held)
        except (StoreError, Busy) as error:
            log.info("the end of an attempt is told later: %s", error)
            told = Told.LATER
        except Exception:
            # Whatever it is, the result is in the record, and is shown to whoever asks.
            log.exception("the end of an attempt could not be told")
            told = Told.NOTHING
        self._untold.pop(held.table.id, None)
        if told is Told.LATER and self._means.clock.now() < (held.table.finished_at or 0) + GIVEN_UP:
            self._untold[held.table.id] = held

    async def _run(self) -> None:
        first = True
        while True:
            try:
                if first:
                    await self.catch_up()
                first = False
                await self.look()
            except (StoreError, Busy) as error:
                log.info("contests are closed later: %s", error)
            except Exception:
                # Whatever it is, the others are closed in their time.
                log.exception("a contest could not be closed")
            await self._means.clock.sleep(PAUSE)


def league_buttons(contest: Contest, deal: int | None, words: Words) -> list[Entry]:
    """Return the buttons of a league for somebody whose next deal is this one."""
    show = Entry(id=f"@league:show:{contest.code}", label=words("league-button-table"))
    if deal is None:
        return [show]
    play = Entry(id=f"@league:play:{contest.code}", label=words("league-button-play", deal=deal), style=Style.GOOD)
    return [play, show]
