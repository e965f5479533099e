"""The lists of tables that tabs show. What a save costs does not depend on how many tables there are."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice

from bot.page.showing.frames import Data
from bot.page.tab import Tab
from bot.page.viewer import Viewer
from bot.recent import Recent
from bot.screens.tables import end_screen
from bot.tables import turns
from bot.tables.lobby import seat_number, seat_range
from bot.tables.lookup import has_free_seat
from bot.texts import Texts, Words, words_at
from storage import LoadedTable, Phase, Room, Store, Table

MOST_FREE = 50
"""Tables with a free seat in one list: the newest. Nobody reads more."""
MOST_DONE = 5
"""Finished games in one list: the newest."""
MOST_WAITING = 3
"""Own games on the welcome screen."""
BITE = 100
"""Tables loaded at a time, so that presses come in between."""
_KEPT = 4096


class Directory:
    """Knows the tables of a room with a free seat, and those of every tab's person."""

    def __init__(self, store: Store, texts: Texts, room: Room) -> None:
        self._store, self._texts, self._room, self.bite = store, texts, room, BITE
        self._free: dict[str, LoadedTable] = {}
        """Tables with a free seat, the oldest first."""
        self._begun: set[str] = set()
        """Tables that were found to have begun: they never have a free seat again."""
        self._noted_meanwhile: list[set[str]] = []
        """For each list that is being read, the tables that were saved since: what was read of them is old."""
        self._entries = Recent[tuple[str, int, str, int | None], Data](_KEPT)

    async def look_up(self, tab: Tab) -> None:
        """Read the tables that a tab lists, and send it the list."""
        known = self._free.keys() | self._begun
        mine, here = map(set, await self._store.tables.of_each(tab.viewer.person, self._room))
        # What is noted while the store is asked is newer than its answer.
        for table in known - here:
            self._begun.discard(table)
            self._free.pop(table, None)
        own = tab.own = {}
        with self._reading() as noted:
            for held in await self._loaded(sorted(mine | (here - self._begun))):
                if held.table.id in noted:
                    continue
                self._note_free(held)
                if tab.viewer.person in held.table.people:
                    own[held.table.id] = held
        over = await self._store.tables.of(tab.viewer.person, past=True)
        for held in await self._loaded(over[: self.bite]):
            _note_done(tab, held)
        tab.list_soon()

    @contextmanager
    def _reading(self) -> Iterator[set[str]]:
        noted: set[str] = set()
        self._noted_meanwhile.append(noted)
        try:
            yield noted
        finally:
            self._noted_meanwhile = [other for other in self._noted_meanwhile if other is not noted]

    def note(self, held: LoadedTable, tabs: Iterable[Tab]) -> None:
        """Take note of a saved table, and update the lists that it is in."""
        for noted in self._noted_meanwhile:
            noted.add(held.table.id)
        concerns_all = self._note_free(held)
        over = held.table.phase is Phase.FINISHED
        for tab in tabs:
            if tab.own is None:
                continue
            was_there = tab.own.pop(held.table.id, None) is not None
            is_there = not over and tab.viewer.person in held.table.people
            if is_there:
                tab.own[held.table.id] = held
            if over and was_there:
                _note_done(tab, held)
            if concerns_all or was_there or is_there:
                tab.list_soon()

    def listed(self, tab: Tab) -> Data:
        """Return the list of a tab."""
        own = tab.own or {}
        opened = sorted(own.values(), key=lambda held: held.table.opened_at, reverse=True)
        mine = [self._entry(held, tab.viewer) for held in opened]
        free = (held for table, held in reversed(self._free.items()) if table not in own)
        done = [self._entry(held, tab.viewer) for held in tab.done.values()]
        others = [self._entry(held, tab.viewer) for held in islice(free, MOST_FREE)]
        return {"mine": mine, "others": others, "done": done}

    def waiting(self, tab: Tab) -> list[LoadedTable]:
        """Return the games that a tab's person is led back to: those where it is their turn first, then the newest."""
        newest = sorted((tab.own or {}).values(), key=lambda held: held.table.touched_at or 0, reverse=True)
        return sorted(newest, key=lambda held: not self._entry(held, tab.viewer)["turn"])[:MOST_WAITING]

    async def _loaded(self, tables: Sequence[str]) -> list[LoadedTable]:
        found: list[LoadedTable] = []
        for start in range(0, len(tables), self.bite):
            found += await self._store.tables.load_many(tables[start : start + self.bite])
        return sorted(found, key=lambda held: held.table.opened_at)

    def _note_free(self, held: LoadedTable) -> bool:
        """Note whether a table has a free seat; tell whether it had or has one."""
        table = held.table
        if table.phase is not Phase.LOBBY:
            self._begun.add(table.id)
        if has_free_seat(held) and table.id not in self._begun:
            self._free[table.id] = held
            return True
        return self._free.pop(table.id, None) is not None

    def _entry(self, held: LoadedTable, viewer: Viewer) -> Data:
        key = (held.table.id, held.version, viewer.locale, seat_number(held.table, viewer.person))
        if key not in self._entries:
            self._entries[key] = self._written(held, viewer.locale, key[-1])
        return self._entries[key]

    def _written(self, held: LoadedTable, locale: str, seat: int | None) -> Data:
        table = held.table
        words = words_at(table, self._texts, locale)
        movers = turns.position(table, held.snapshot).to_move if table.phase is Phase.RUNNING else frozenset()
        if table.phase is Phase.FINISHED:
            status = words.line(end_screen(turns.position(table, held.snapshot)).lines[0])
        elif table.phase is Phase.LOBBY:
            status = words("local-seats-taken", taken=len(table.seats), most=seat_range(table).most)
        elif table.phase is Phase.PAUSED:
            status = words("local-paused")
        elif seat in movers:
            status = words("local-your-turn")
        else:
            status = words("local-waits-for", seats="".join(map(str, sorted(movers))))
        return {
            "table": table.id,
            "game": table.game,
            "title": words(f"game-{table.game}"),
            "status": status,
            "more": _with_whom(table, seat, words),
            "turn": seat in movers,
            "mine": seat is not None,
        }


def _with_whom(table: Table, seat: int | None, words: Words) -> str:
    """Say how far a game is, and who else plays it; nothing of a game that has not begun, or is over."""
    if table.phase not in (Phase.RUNNING, Phase.PAUSED):
        return ""
    others = "".join(str(other) for other in range(len(table.seats)) if other != seat)
    move = len(table.moves) + 1
    return words("local-with-others", seats=others, move=move) if others else words("local-at-move", move=move)


def _note_done(tab: Tab, held: LoadedTable) -> None:
    """Note a game that a tab's person has finished, if it ended with a result."""
    if held.table.started_at is None or held.table.result is None:
        return
    every = {**tab.done, held.table.id: held}.values()
    newest = sorted(every, key=lambda each: each.table.finished_at or 0, reverse=True)[:MOST_DONE]
    tab.done = {each.table.id: each for each in newest}
