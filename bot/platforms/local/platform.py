"""The platform `local`: all tables of this machine, and the tabs that watch them."""

import asyncio
from collections.abc import Sequence

from bot.app import App
from bot.chat.lookup import has_free_seat
from bot.chat.step_cache import StepCache
from bot.platforms.local.frames import Data, Frame
from bot.platforms.local.showing import Showing, Shown
from bot.platforms.local.tab import Tab
from bot.platforms.local.viewer import Viewer
from bot.platforms.local.visitors import PLATFORM, ROOM
from bot.tables import turns
from bot.tables.lobby import seat_number, seat_range
from bot.tables.saving import reached
from bot.texts import words_at
from storage import Held, Phase, Remark, Speech, StoreError


class LocalTable:
    """Shows tables to tabs. A saved table goes to every tab that watches it; a disconnected tab asks again later."""

    name = PLATFORM

    def __init__(self, app: App, code: str | None = None) -> None:
        self.code = code
        self.texts, self.showing = app.texts, Showing(app.texts)
        self.tables, self.desk, self.metrics = app.tables, app.desk, app.metrics
        self.tabs: set[Tab] = set()
        self._store, self._now, self._steps = app.store, app.clock.now, StepCache()

    @property
    def online(self) -> bool:
        return True

    async def show(self, held: Held, speech: Speech) -> Speech:
        del speech  # a reconnected tab gets everything again
        for tab in self.tabs:
            tab.hear(held)
        await self._list_again(held)
        return Speech(version=held.version, revision=held.table.revision)

    async def serve(self) -> None:
        """Do nothing: the web server is started by `raznotsvet local`, which also prints its address."""

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        """Do nothing: whoever has the page open sees whose turn it is, and nobody else can be reached."""

    async def frame(self, held: Held, viewer: Viewer) -> Frame:
        """Draw a table for one viewer."""
        frame, talk = await asyncio.gather(self.showing.table(self.shown(held, viewer)), self._talk(held.table.id))
        frame.data["chat"] = talk
        return frame

    async def _talk(self, table: str) -> list[Data]:
        try:
            said = await self._store.chat_log.at(table)
        except StoreError:
            return []  # a board without its chat is better than none
        return [{"move": each.move, "seat": each.seat, "name": each.name, "text": each.text} for each in said]

    async def hear(self, held: Held, remark: Remark) -> None:
        """Store what was said at a table, then tell every tab that watches it."""
        await reached(self._store.chat_log.add(held.table.id, remark))
        for tab in self.tabs:
            tab.hear(held, talk=True)

    def shown(self, held: Held, viewer: Viewer) -> Shown:
        steps = self._steps.steps(held.table)
        return Shown(held=held, steps=steps, viewer=viewer, now=self._now())

    async def list_for(self, tab: Tab) -> None:
        """Send a tab the list of tables: its person's own, and those with a free seat."""
        mine = await self._store.tables.of(tab.viewer.person)
        others = [table for table in await self._store.tables.of(ROOM) if table not in mine]
        free = [held for held in await self._store.tables.load_many(others) if has_free_seat(held)]
        own = await self._store.tables.load_many(mine)
        tab.entries = {held.table.id: self._listed(held, tab.viewer) for held in (*own, *free)}
        _send_list(tab)

    async def _list_again(self, held: Held) -> None:
        """Update the lists. A move changes one line only, which needs no lookup."""
        for tab in list(self.tabs):
            table = held.table.id
            if held.table.phase is Phase.RUNNING and table in tab.entries:
                entry = self._listed(held, tab.viewer)
                if entry != tab.entries[table]:
                    tab.entries[table] = entry
                    _send_list(tab)
            elif held.table.phase is not Phase.RUNNING or tab.viewer.person in held.table.people:
                await self.list_for(tab)

    def _listed(self, held: Held, viewer: Viewer) -> Data:
        table, seat = held.table, seat_number(held.table, viewer.person)
        words = words_at(table, self.texts, viewer.locale)
        movers = turns.position(table, held.snapshot).to_move if table.phase is Phase.RUNNING else frozenset()
        if table.phase is Phase.LOBBY:
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
            "turn": seat in movers,
            "mine": seat is not None,
        }


def _send_list(tab: Tab) -> None:
    entries = list(tab.entries.values())
    tab.send(t="tables", mine=[each for each in entries if each["mine"]], others=[e for e in entries if not e["mine"]])
