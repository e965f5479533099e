"""The platform `local`: all tables of this machine, and the tabs that watch them."""

import asyncio

from bot.app import App, Resident
from bot.chat.front import Front
from bot.chat.page import Page
from bot.platforms.local.directory import Directory
from bot.platforms.local.people import PLATFORM
from bot.platforms.local.sharing import Sharing
from bot.platforms.local.showing.cards import ELSEWHERE, question
from bot.platforms.local.showing.facts import Shown
from bot.platforms.local.showing.frames import Data, Frame
from bot.platforms.local.showing.table import Showing
from bot.platforms.local.tab import Tab
from bot.platforms.local.viewer import Viewer
from bot.tables.saving import reached
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Person, Remark, Room, Speech, StoreError


class LocalTable(Resident):
    """Shows tables to tabs. A saved table goes to every tab that watches it; a disconnected tab asks again later.

    Nobody is reminded: whoever has the page open sees whose turn it is, and nobody else can be reached. The web server
    is started by `raznotsvet local`, which also prints its address.
    """

    name = PLATFORM

    def __init__(self, app: App) -> None:
        self.address = ""
        """Where the page is, as printed at the start; known once the server listens."""
        self.texts, self.showing = app.texts, Showing(app.texts)
        self.tables, self.limiter, self.metrics = app.tables, app.limiter, app.metrics
        self.front = Front(app, ELSEWHERE)
        self.sharing = Sharing(app.tables, app.artist, app.texts, app.limiter)
        self.tabs: set[Tab] = set()
        self._store, self._now, self._steps = app.store, app.clock.now, StepCache()
        self.directory = Directory(app.store, app.texts)

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        del speech  # a reconnected tab gets everything again
        for tab in self.tabs:
            tab.hear(held)
        self.directory.note(held, self.tabs)
        return Speech(version=held.version, revision=held.table.revision)

    def is_there(self, person: Person) -> bool:
        return any(tab.viewer.person == person for tab in self.tabs)

    async def post(self, room: Room, page: Page) -> None:
        """Tell every tab. What calls somebody is for their tabs alone, with its buttons."""
        del room  # there is one
        for tab in self.tabs:
            if not page.call:
                tab.send(t="told", lines=[page.text])
            elif tab.viewer.person in page.call:
                tab.send(question(page))

    async def frame(self, held: LoadedTable, viewer: Viewer) -> Frame:
        """Return what a viewer is shown of a table."""
        frame, talk = await asyncio.gather(self.showing.table(self.shown(held, viewer)), self._talk(held.table.id))
        frame.data["chat"] = talk
        return frame

    async def _talk(self, table: str) -> list[Data]:
        try:
            said = await self._store.chat_log.at(table)
        except StoreError:
            return []  # a board without its chat is better than none
        return [{"move": each.move, "seat": each.seat, "name": each.name, "text": each.text} for each in said]

    async def hear(self, held: LoadedTable, remark: Remark) -> None:
        """Store what was said at a table, then tell every tab that watches it."""
        await reached(self._store.chat_log.add(held.table.id, remark))
        for tab in self.tabs:
            tab.hear(held, talk=True)

    async def refresh(self, tab: Tab) -> None:
        """Show a tab the table that it watches, as it is now."""
        if tab.viewer.table:
            tab.hear(await self.tables.load(tab.viewer.table))

    def shown(self, held: LoadedTable, viewer: Viewer) -> Shown:
        return Shown(held=held, steps=self._steps.steps(held.table), viewer=viewer, now=self._now())
