"""The position in the direct chats of those who play, while the board in their group waits for a rate limit.

A group takes a few messages a minute, a direct chat one a second: so whoever is on move can go on there at once.
"""

from dataclasses import replace
from typing import Generic

from bot.chat.notices.notices import Notices
from bot.chat.panels import H, M, P, Panels
from bot.screens.language import line
from bot.screens.tables import next_private_screen, own_board
from bot.tables import turns
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Phase


class Copies(Generic[P, M, H]):
    """Sends them silently, as panels. They stay while boards wait: who plays on there is not sent back and forth."""

    def __init__(self, notices: Notices, panels: Panels[P, M, H], steps: StepCache) -> None:
        self._notices, self._panels, self._steps = notices, panels, steps
        self._waiting: dict[str, dict[int, int]] = {}
        """By table whose board waits, and seat: the revision that was sent there."""

    async def send(self, held: LoadedTable) -> None:
        """Show a position whose board has to wait, each once, to those who play and may be written to."""
        table = held.table
        if table.phase is not Phase.RUNNING or any(room.private for room in table.rooms):
            return  # a direct chat that has the board gets no second one
        sent, position = self._waiting.setdefault(table.id, {}), turns.position(table, held.snapshot)
        for seat in (number for number, taken in enumerate(table.seats) if not taken.away):
            if sent.get(seat) != table.revision and await self._sent(position, seat):
                sent[seat] = table.revision

    async def _sent(self, position: turns.Position, seat: int) -> bool:
        """Send a seat its copy, if it gets one; False: its person waits for something else, so look again."""
        table = position.table
        own, steps = next_private_screen(position, seat), await self._steps.shown(table)
        screen = own or own_board(position, seat, steps[-1].events)
        screen = replace(screen, lines=(line("board-ahead"), *screen.lines))
        notice = await self._notices.notice(table, seat, screen)
        if notice is None or not notice.viewer.can_be_written_to:
            return True
        return self._panels.copy(notice.viewer, screen, table, in_panel=own is not None)

    async def shown(self, held: LoadedTable) -> None:
        """Bring the copies to the position of a board that had to wait; of one that had not, remove them."""
        table, waited = held.table, held.table.id in self._waiting
        if waited:
            await self.send(held)
        self._waiting.pop(table.id, None)
        if not waited or table.phase is not Phase.RUNNING:
            self._panels.close_copies(table.id)
