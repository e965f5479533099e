"""What belongs to one person and is sent without a press: the secret when a game begins, and news for them alone."""

from dataclasses import replace

from bot.chat.news import done_by_others
from bot.platforms.telegram.messages.caption import escaped
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.services import Services
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.seats import with_seat
from storage import Claim, Held, Phase, Sight, Table

REMEMBERED = 5_000


class Secrets:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._tried: dict[tuple[str, int], None] = {}

    async def deliver(self, held: Held) -> None:
        """Send everybody who can be written to their secret: once, when the game begins."""
        table = held.table
        if table.phase is not Phase.RUNNING or game_screens()[table.game].secret is None:
            return
        for seat, one in enumerate(table.seats):
            person = one.person
            if person is None or person.platform != NAME or one.sight is not Sight.UNSEEN:
                continue
            if (table.id, seat) not in self._tried:
                self._remember(table.id, seat)
                async with self._services.store.inbox.claimed(f"{NAME}:secret:{table.id}:{seat}") as claim:
                    if claim is Claim.MINE:
                        await self._deliver(held, seat)

    async def _deliver(self, held: Held, seat: int) -> None:
        services, table = self._services, held.table
        viewer = await services.viewers.seated(table, seat)
        if not viewer.can_be_written_to:
            return
        screen = private_screen(turns.position(table, held.snapshot), seat)
        content = replace(await services.panels.content(viewer, screen, table), keys=None)
        if await services.panels.direct(viewer, content):
            await services.tables.change(table.id, lambda record, _now: _delivered(record, seat))

    async def addressed(self, name: str, since: int, until: int) -> None:
        """Tell people at once what others did to them while all play at the same time, if they can be written to."""
        services = self._services
        table = (await services.tables.load(name)).table
        for event in done_by_others(table, services.steps.steps(table), since, until):
            person = table.seats[event.to].person if event.to is not None else None
            if event.to is not None and person is not None and person.platform == NAME:
                viewer = await services.viewers.seated(table, event.to)
                text = services.viewers.words(viewer, table).line(event)
                await services.panels.direct(viewer, Content(text=escaped(text)))

    def _remember(self, table: str, seat: int) -> None:
        while len(self._tried) >= REMEMBERED:
            del self._tried[next(iter(self._tried))]
        self._tried[table, seat] = None


def _delivered(table: Table, seat: int) -> Table:
    return with_seat(table, seat, sight=Sight.DELIVERED) if table.seats[seat].sight is Sight.UNSEEN else table
