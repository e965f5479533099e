"""Secrets by direct message when a game begins: once, to whoever has not looked. Everybody else has the button."""

from dataclasses import replace

from bot.chat.notices.messenger import Messenger, Notice
from bot.recent import Recent
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.saving import Saver
from bot.tables.seats import with_seat
from bot.tables.service import is_unseen
from storage import Claim, LoadedTable, Person, Phase, Sight

MOST_KNOWN = 5_000
RETRIES = 3


class Secrets:
    """Sends each seat its secret once, whichever process does it; the table's record says who got it."""

    def __init__(self, saver: Saver, messenger: Messenger, platform: str) -> None:
        self._saver, self._messenger, self._platform = saver, messenger, platform
        self._tried = Recent[tuple[str, int], None](MOST_KNOWN)

    async def deliver(self, held: LoadedTable) -> LoadedTable:
        """Send what was neither sent nor seen; return the table as it is then."""
        table = held.table
        if table.phase is not Phase.RUNNING or table.moves or game_screens()[table.game].secret is None:
            return held
        for number, seat in enumerate(table.seats):
            person = seat.person
            if person is not None and person.platform == self._platform and self._is_waiting(held, number):
                held = await self._deliver_once(held, number, person)
        return held

    def _is_waiting(self, held: LoadedTable, seat: int) -> bool:
        return is_unseen(held.table, seat) and (held.table.id, seat) not in self._tried

    async def _deliver_once(self, held: LoadedTable, seat: int, person: Person) -> LoadedTable:
        self._tried[held.table.id, seat] = None
        store = self._saver.store
        async with store.inbox.claimed(f"{self._platform}:secret:{held.table.id}:{seat}") as claim:
            if claim is not Claim.MINE:
                return held
            screen = private_screen(turns.position(held.table, held.snapshot), seat)
            notice = Notice(
                table=held.table,
                seat=seat,
                person=person,
                settings=await store.person_settings.load(person),
                screen=replace(screen, choices=(), service=()),
            )
            return await self._note(held, seat) if await self._messenger.whisper(notice) else held

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
