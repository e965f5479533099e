"""Private panels, the same way in every chat: one for each person at a table, and of several requests the latest.

Beside it there may be a copy of a board that its group has to wait for: see `bot.chat.notices.copies`.

A request is made when a button is pressed. Drawing takes a while, and the picture of an old request may come last.
"""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeVar

from bot.chat.digest import digest
from bot.chat.errors import NOT_SENT
from bot.chat.news import told_to
from bot.chat.viewer import Viewer
from bot.screens.language import Line, Screen, line, press_id
from bot.screens.registry import game_screens
from bot.screens.tables import next_private_screen, private_screen
from bot.tables import turns
from bot.tables.lobby import seat_number
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from bot.texts import Texts
from storage import LoadedTable, Person, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

TRIES = 3
EDIT_TIMEOUT = 1.0
"""Seconds that a board waits for the panels that follow it."""

P = TypeVar("P")
"""What somebody pressed or typed."""
P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M")
H = TypeVar("H")
"""A panel that was sent."""


@dataclass(eq=False)
class Request:
    """A private screen that somebody has asked for and does not see yet."""

    panel: "OpenPanel[Any]"
    offers: Collection[str]

    @property
    def is_latest(self) -> bool:
        return self.panel.request is self

    def done(self) -> None:
        """Note that it is shown, or can't be."""
        if self.is_latest:
            self.panel.request = None


@dataclass(eq=False)
class OpenPanel(Generic[H]):
    """What one person sees privately of one table. In memory only: after a restart the next press opens a new one."""

    message: H | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while something is being shown in it."""
    request: Request | None = None
    follower: Viewer | None = None
    """Who sees every change of the game in it."""
    revision: int = -1
    """What it shows to its follower: nothing older is shown after it."""
    told: tuple[Line, ...] = ()
    times: int = 0
    """How often in a row its owner was told the same: each time must be seen."""
    digest: int = 0


class Port(Protocol[P_contra, M, H]):
    """What a chat brings so that panels can be shown in it. Errors are those of `bot.chat.errors`."""

    async def message(self, viewer: Viewer, screen: Screen, table: Table) -> M:
        """Return a private screen in its owner's language and look."""
        ...

    def pressed(self, viewer: Viewer, press: P_contra | None) -> H | None:
        """Return the panel that was pressed on; None if it was something else."""
        ...

    async def send(
        self, viewer: Viewer, press: P_contra | None, message: M, request: Request, *, hides: bool
    ) -> H | None:
        """Send a panel by the first way that works; None: by none, or something newer was asked for.

        Without a press: to the direct chat, silently; where boards never wait for long, not at all. `hides`: nobody
        else may see it.
        """
        ...

    async def edit(self, panel: H, message: M, request: Request | None) -> bool:
        """Show something else in a panel. False: it is gone, or can't take this message."""
        ...

    async def remove(self, panel: H) -> None:
        """Delete a panel, if that is still possible."""
        ...


class Panels(Generic[P, M, H]):
    def __init__(self, port: Port[P, M, H], texts: Texts, clock: Clock, steps: StepCache) -> None:
        self._port, self._texts, self._clock, self._steps = port, texts, clock, steps
        self._open: dict[str, dict[Person, OpenPanel[H]]] = {}
        self._copies: dict[str, dict[Person, OpenPanel[H]]] = {}
        self._edits: set[asyncio.Task[None]] = set()
        self.edit_timeout = EDIT_TIMEOUT

    def request(self, screen: Screen, table: str, person: Person, *, copy: bool = False) -> Request:
        """Note that somebody wants to see a screen; it replaces what they asked for before."""
        offers = {press_id(screen, button) for row in (*screen.choices, *screen.service) for button in row}
        panel = self._panel(table, person, copy=copy)
        panel.request = Request(panel, offers)
        return panel.request

    def is_outdated(self, table: str, person: Person, data: str) -> bool:
        """Tell whether somebody has asked for another screen since the one whose button carries this."""
        panels = (kind.get(table, {}).get(person) for kind in (self._open, self._copies))
        return any(panel and panel.request and data not in panel.request.offers for panel in panels)

    async def show(  # noqa: PLR0913 (who has pressed what, and what they are to see)
        self,
        viewer: Viewer,
        press: P | None,
        screen: Screen,
        table: Table,
        *,
        request: Request | None = None,
        reuse: bool = False,
        alone: bool = False,
    ) -> None:
        """Show a screen in the panel that was pressed on, else in a new one, which replaces an older one.

        `reuse`: in the one that is open, wherever the press was. `alone`: nowhere where others see it. Where the chat
        could not take it, it is tried again for as long as it is the latest request.
        """
        request = request or self.request(screen, table.id, viewer.who.person)
        panel: OpenPanel[H] = request.panel
        hides = alone or (screen.drawing is not None and game_screens()[table.game].secret is not None)
        try:
            message = await self._port.message(viewer, screen, table)
            async with panel.lock:
                for left in reversed(range(TRIES)):
                    try:
                        if request.is_latest and not await self._edited(viewer, press, message, request, reuse=reuse):
                            await self._sent(panel, await self._port.send(viewer, press, message, request, hides=hides))
                    except RetryLater as error:
                        if not left:
                            raise
                        await self._clock.sleep(error.wait / 1000)
                    else:
                        return
        finally:
            request.done()

    async def _edited(self, viewer: Viewer, press: P | None, message: M, request: Request, *, reuse: bool) -> bool:
        """Show a message in a panel that is open; False: there is none, or it can't take it."""
        panel: OpenPanel[H] = request.panel
        before = self._port.pressed(viewer, press) or (panel.message if reuse else None)
        if before is None:
            return False
        if await self._port.edit(before, message, request):
            panel.message = before
            return True
        if panel.message == before:
            panel.message = None
        return not request.is_latest

    async def _sent(self, panel: OpenPanel[H], sent: H | None) -> None:
        if sent is not None:
            old, panel.message = panel.message, sent
            if old is not None:
                await self._port.remove(old)

    def copy(self, viewer: Viewer, screen: Screen, table: Table, *, in_panel: bool) -> bool:
        """Show somebody, in the background, a position that they did not ask for.

        `in_panel`: it is what their own panel would show. Then what they have opened there is left to them; False: they
        have asked for something there and do not see it yet.
        """
        panel = self._panel(table.id, viewer.who.person)
        if in_panel and panel.request is not None:
            return False
        if not in_panel or panel.message is None:
            request = self.request(screen, table.id, viewer.who.person, copy=True)
            self._begin(self._copied(viewer, screen, table, request))
        return True

    async def _copied(self, viewer: Viewer, screen: Screen, table: Table, request: Request) -> None:
        try:
            await self.show(viewer, None, screen, table, request=request, reuse=True)
        except NOT_SENT as error:
            log.info("table %s: a position did not arrive in a direct chat: %r", table.id, error)

    def close_copies(self, *tables: str) -> list[asyncio.Task[None]]:
        """Delete the copies of some tables, or of all, in the background; what is on its way is not shown."""
        copies = [self._copies.pop(table, {}) for table in tables or [*self._copies]]
        return [self._begin(self._emptied(copy)) for copied in copies for copy in copied.values()]

    async def follow(
        self, viewer: Viewer, press: P, held: LoadedTable, *, told: tuple[Line, ...] = (), anew: bool = False
    ) -> None:
        """Show somebody their own view below `told`, in a panel that from now on follows every change."""
        panel = self._panel(held.table.id, viewer.who.person)
        panel.times = panel.times + 1 if told and told == panel.told else 1
        panel.told = told
        again = (line("chat-times", times=panel.times),) if panel.times > 1 else ()
        screen = await self._view(panel, viewer, held, (*told, *again))
        await self.show(viewer, press, screen, held.table, reuse=not anew)
        panel.follower, panel.revision = viewer, max(panel.revision, held.table.revision)
        panel.digest = await digest(screen, held.table, self._texts, viewer.locale)

    async def refresh(self, held: LoadedTable) -> None:
        """Bring the panels of a table up to date that follow it: somebody may have touched the same card.

        Edits that the chat delays continue in the background; the board does not wait for them.
        """
        panels = self._open.get(held.table.id, {}).values()
        edits = [self._begin(self._refresh(panel, held)) for panel in panels if panel.follower is not None]
        if edits:
            await asyncio.wait(edits, timeout=self.edit_timeout)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._edits.add(task)
        task.add_done_callback(self._edits.discard)
        return task

    async def _refresh(self, panel: OpenPanel[H], held: LoadedTable) -> None:
        async with panel.lock:
            viewer, message = panel.follower, panel.message
            if viewer is None or message is None or panel.revision >= held.table.revision:
                return
            screen = await self._view(panel, viewer, held)
            new = await digest(screen, held.table, self._texts, viewer.locale)
            if new != panel.digest:
                shown = await self._port.edit(message, await self._port.message(viewer, screen, held.table), None)
                panel.message = message if shown else None
            panel.revision, panel.digest = held.table.revision, new

    async def _view(
        self, panel: OpenPanel[H], viewer: Viewer, held: LoadedTable, told: tuple[Line, ...] = ()
    ) -> Screen:
        """Return somebody's own view, below what they alone have heard since it was last shown."""
        table, seat = held.table, seat_number(held.table, viewer.who.person)
        assert seat is not None  # noqa: S101 (only those who sit there have a panel)
        news: tuple[Line, ...] = ()
        if panel.revision >= 0:
            steps = await self._steps.shown(table)
            heard = told_to(seat, table, steps, panel.revision)
            news = tuple(Line(event.key, event.params) for event in heard if event.to is not None)
        screen = private_screen(turns.position(table, held.snapshot), seat)
        return replace(screen, lines=(*told, *news, *screen.lines))

    async def close(self, table: str, viewer: Viewer, press: P) -> None:
        """Delete the panel that was pressed on and is done, and forget what was asked for on it."""
        panel, pressed = self._panel(table, viewer.who.person), self._port.pressed(viewer, press)
        copy = self._copies.get(table, {}).get(viewer.who.person)
        if copy is not None and pressed == copy.message:
            return  # it goes on with the game
        panel.request = None
        if pressed is not None and panel.message in (None, pressed):  # else a newer one has taken its place already
            panel.message = None
            await self._port.remove(pressed)

    async def close_all(self, table: str, *, keep: bool = False) -> None:
        """Forget the panels of a table, and unless they are to be kept delete them; show nothing more there."""
        panels = self._open.pop(table, {}).values()
        self.close_copies(table)
        if not keep:
            await asyncio.gather(*map(self._emptied, panels))

    async def _emptied(self, panel: OpenPanel[H]) -> None:
        """Delete what a panel shows, or is about to show."""
        panel.request = None
        async with panel.lock:  # what is being sent arrives first
            message, panel.message = panel.message, None
            if message is not None:
                await self._port.remove(message)

    def _panel(self, table: str, person: Person, *, copy: bool = False) -> OpenPanel[H]:
        panels = self._copies if copy else self._open
        return panels.setdefault(table, {}).setdefault(person, OpenPanel[H]())


def panel_after_move(held: LoadedTable, person: Person, *, always: bool = False) -> Screen | None:
    """Return the private screen of somebody who has moved, if it offers more than the board (or `always`)."""
    seat = seat_number(held.table, person)
    if seat is None or held.table.started_at is None:
        return None
    return next_private_screen(turns.position(held.table, held.snapshot), seat, always=always)
