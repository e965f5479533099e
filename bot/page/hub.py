"""The tabs that are open, and what they are shown: every change of a table goes to those that watch it."""

import asyncio
import logging

from bot.app import App
from bot.chat.dialog import Dialog
from bot.chat.front import Front
from bot.daily.calendar import game_of_day, today
from bot.daily.cards import goal, result_text, week
from bot.daily.service import DailyService
from bot.daily.streak import streak
from bot.page.directory import Directory
from bot.page.showing.dialogs.cards import question
from bot.page.showing.facts import Shown
from bot.page.showing.frames import Data, Frame
from bot.page.showing.glimpses import Glimpses
from bot.page.showing.table import Showing
from bot.page.tab import Tab
from bot.page.viewer import Viewer
from bot.recent import Recent
from bot.tables.saving import reached
from bot.tables.step_cache import StepCache
from bot.texts import Words
from storage import LoadedTable, Person, Phase, Remark, Room, StoreError

log = logging.getLogger(__name__)

_KEPT = 256


class Hub:
    """Shows tables to tabs. `room`: whose free seats are listed."""

    def __init__(self, app: App, room: Room) -> None:
        self.address = ""
        """Where the page is, as people are told; known once the server listens."""
        self.app, self.front, self.showing = app, Front(app), Showing(app.texts)
        self.tabs: set[Tab] = set()
        self.directory, self._steps = Directory(app.store, app.texts, room), StepCache()
        self._glimpses = Glimpses(app.texts)
        self._pars = Recent[str, asyncio.Task[None]](_KEPT)
        """By table: what works out the par of its daily board, once."""
        self._daily = DailyService(app.store, app.tables, app.boards)

    def show(self, held: LoadedTable) -> None:
        """Show a saved table to the tabs that watch it or list it. A disconnected tab asks again later."""
        for tab in self.tabs:
            tab.hear(held)
        self.directory.note(held, self.tabs)

    def listed(self, tab: Tab) -> Frame:
        """Return a tab's list of tables; for the welcome screen with the board of the game that it shows first."""
        frame = Frame(data={"t": "tables"} | self.directory.listed(tab))
        waiting = self.directory.waiting(tab)
        frame.data["waiting"] = [held.table.id for held in waiting]
        if waiting and not tab.viewer.table:
            frame.data["glimpse"] = self._glimpses.add_to(frame, waiting[0], tab.viewer)
        return frame

    def is_open_to(self, person: Person) -> bool:
        """Tell whether somebody has the page open."""
        return any(tab.viewer.person == person for tab in self.tabs)

    def tell(self, dialog: Dialog) -> None:
        """Tell every tab. What calls somebody is for their tabs alone, with its buttons."""
        for tab in (each for each in self.tabs if each.viewer.person != dialog.known_to):
            if not dialog.call:
                tab.send(t="told", lines=[dialog.text])
            elif tab.viewer.person in dialog.call:
                tab.send(question(dialog))

    async def frame(self, held: LoadedTable, viewer: Viewer) -> Frame:
        """Return what a viewer is shown of a table."""
        frame, talk = await asyncio.gather(self.showing.table(self.shown(held, viewer)), self._talk(held.table.id))
        frame.data["chat"] = talk
        return frame

    async def _talk(self, table: str) -> list[Data]:
        try:
            said = await self.app.store.chat_log.at(table)
        except StoreError:
            return []  # a board without its chat is better than none
        return [{"move": each.move, "seat": each.seat, "name": each.name, "text": each.text} for each in said]

    async def hear(self, held: LoadedTable, remark: Remark) -> None:
        """Store what was said at a table, then tell every tab that watches it."""
        await reached(self.app.store.chat_log.add(held.table.id, remark))
        for tab in self.tabs:
            tab.hear(held, talk=True)

    async def today(self, viewer: Viewer) -> Data:
        """Return what the welcome screen tells of today's board: game, streak, week. Nothing is dealt for it."""
        number, words = today(self.app.clock.now(), None), Words(self.app.texts, viewer.locale)
        game, results = game_of_day(number), await self._daily.results(viewer.person, number)
        done = results.get(number)
        return {
            "game": game,
            "goal": goal(game, await self._daily.known(number), words),
            "result": result_text(game, done.value, words, done=done.done) if done is not None else "",
            "streak": streak(results, number).days,
            "week": week(number, results, words),
        }

    async def refresh(self, tab: Tab) -> None:
        """Show a tab the table that it watches, as it is now."""
        if tab.viewer.table:
            tab.hear(await self.app.tables.load(tab.viewer.table))

    def shown(self, held: LoadedTable, viewer: Viewer) -> Shown:
        steps, now = self._steps.steps(held.table), self.app.clock.now()
        return Shown(held=held, steps=steps, viewer=viewer, now=now, par=self._par(held))

    def _par(self, held: LoadedTable) -> int | None:
        """Return the par of a daily board; while it is unknown, it is worked out, and then the table is shown again."""
        table = held.table
        if table.daily is None or table.phase is not Phase.RUNNING:
            return None
        board = self.app.boards.known(table.daily, table.game, table.seed)
        if board is None and table.id not in self._pars:
            self._pars[table.id] = asyncio.create_task(self._work_out(held, table.daily))
        return board.par if board is not None else None

    async def _work_out(self, held: LoadedTable, number: int) -> None:
        try:
            await self.app.boards.dealt(number, held.table.game, held.table.seed)
            for tab in self.tabs:
                tab.hear(held, talk=True)  # the table itself has not changed
        except Exception:
            log.exception("no par for the daily board at table %s", held.table.id)
