"""Secrets by direct message when a game begins: once, to whoever has not looked. Everybody else has the button."""

from dataclasses import replace

from bot.chat.notices.notices import Notices
from bot.recent import Recent
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.saving import Saver
from bot.tables.seats import with_seat
from bot.tables.service import is_unseen
from storage import Claim, LoadedTable, Phase, Sight

MOST_KNOWN = 5_000
RETRIES = 3


class Secrets:
    """Sends each seat its secret once, whichever process does it; the table's record says who got it."""

    def __init__(self, saver: Saver, notices: Notices) -> None:
        self._saver, self._notices = saver, notices
        self._tried = Recent[tuple[str, int], None](MOST_KNOWN)

    async def deliver(self, held: LoadedTable) -> LoadedTable:
        """Send what was neither sent nor seen; return the table as it is then."""
        table = held.table
        if table.phase is not Phase.RUNNING or table.moves or game_screens()[table.game].secret is None:
            return held
        for number, seat in enumerate(table.seats):
            here = seat.person is not None and seat.person.platform == self._notices.platform
            if here and is_unseen(held.table, number) and (table.id, number) not in self._tried:
                held = await self._deliver_once(held, number)
        return held

    async def _deliver_once(self, held: LoadedTable, seat: int) -> LoadedTable:
        self._tried[held.table.id, seat] = None
        name = f"{self._notices.platform}:secret:{held.table.id}:{seat}"
        async with self._saver.store.inbox.claimed(name) as claim:
            if claim is not Claim.MINE:
                return held
            screen = private_screen(turns.position(held.table, held.snapshot), seat)
            notice = await self._notices.notice(held.table, seat, replace(screen, choices=(), service=()))
            sent = notice is not None and await self._notices.whisper(notice)
            return await self._note(held, seat) if sent else held

    async def _note(self, held: LoadedTable, seat: int) -> LoadedTable:
        """Note in the record that it was sent, retrying on conflict. The boards need not be shown again for it."""
        for _ in range(RETRIES):
            if held.table.seats[seat].sight is not Sight.UNSEEN:
                return held
            saved = await self._saver.save_quietly(held, with_seat(held.table, seat, sight=Sight.DELIVERED))
            if saved is not None:
                return saved
            held = await self._saver.load(held.table.id)
        return held
