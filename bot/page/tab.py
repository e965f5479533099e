"""One open tab: handles its messages, and keeps what it watches up to date."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from aiohttp import WSMsgType, web

from bot.page import inbox
from bot.page.showing.frames import Data, Frame
from bot.page.viewer import Viewer
from storage import LoadedTable

log = logging.getLogger(__name__)

AT_ONCE, A_SECOND = 60, 20.0
"""Rate limit of one tab's messages. No human is faster; whatever is faster is not our page."""

LAST_FRAME = 30.0
"""Seconds that a closed tab's last frame may take to fail."""
LIST_PAUSE = 0.3
"""Seconds between two lists of tables: what changes meanwhile is sent together."""

Draw = Callable[[LoadedTable, Viewer], Awaitable[Frame]]
List = Callable[["Tab"], Frame]
Handle = Callable[["Tab", inbox.Said], Awaitable[None]]


class Tab:
    """A web socket with somebody at the other end."""

    def __init__(self, socket: web.WebSocketResponse, viewer: Viewer, draw: Draw, listed: List) -> None:
        self.viewer = viewer
        self.own: dict[str, LoadedTable] | None = None
        """The open tables of its person; None: not known yet, so there is no list to keep up to date."""
        self.done: dict[str, LoadedTable] = {}
        """The games that its person finished last, the newest first."""
        self._socket, self._draw, self._listed = socket, draw, listed
        self._outbox: asyncio.Queue[Frame | None] = asyncio.Queue()
        """None stands for `_newest`, drawn when its turn comes."""
        self._list: Data = {}
        """The list of tables, as last sent."""
        self._listed_at = 0.0
        self._listing: asyncio.TimerHandle | None = None
        self._newest: LoadedTable | None = None
        """Of the table that is watched."""
        self._has_news = False
        self._shown: object = None
        """What the tab shows: the table's version, and how it is viewed."""
        self._sending = False
        self._symbols: set[str] = set()
        """The names of the symbols that it was sent."""
        self._talk = False
        self._retry: asyncio.Task[None] | None = None
        self._tokens, self._filled_at = float(AT_ONCE), 0.0

    async def serve(self, handle: Handle) -> None:
        """Serve until the tab is closed, or sends what our page never would."""
        writer = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                said = inbox.read(message.data) if message.type is WSMsgType.TEXT else None
                if said is None or self._is_flooding():
                    await self._socket.close(code=1008)
                    return
                await handle(self, said)
        finally:
            if self._sending:  # a frame that is being compressed fails by itself; cancelled, nobody would hear of it
                await asyncio.wait({writer}, timeout=LAST_FRAME)
            for begun in (writer, self._listing, self._retry):
                if begun is not None:
                    begun.cancel()

    async def close(self) -> None:
        await self._socket.close(code=1001)

    def send(self, frame: Frame | None = None, **data: object) -> None:
        self._outbox.put_nowait(frame or Frame(data=data))

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something after a while, unless the tab is closed or something else is put off meanwhile."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        if self._retry is not None and self._retry is not asyncio.current_task():
            self._retry.cancel()
        self._retry = asyncio.create_task(wait())

    def hear(self, held: LoadedTable, *, talk: bool = False) -> None:
        """Show a table as it is now, if it is the one watched; of several changes only the newest is drawn.

        What comes late is not shown: a computer's move may be announced before the press that led to it is answered.
        With `talk`, there is a new chat message, although the table itself has not changed.
        """
        if held.table.id != self.viewer.table:
            return
        self._talk |= talk
        if self._newest is None or self._newest.table.id != held.table.id or self._newest.version <= held.version:
            self._newest = held
        if not self._has_news:
            self._has_news = True
            self._outbox.put_nowait(None)

    def list_soon(self) -> None:
        """Send the list of tables if it has changed: at once, or when a pause is over."""
        if self._listing is None:
            loop = asyncio.get_running_loop()
            self._listing = loop.call_at(max(loop.time(), self._listed_at + LIST_PAUSE), self._send_list)

    def _send_list(self) -> None:
        self._listing, self._listed_at = None, asyncio.get_running_loop().time()
        found = self._listed(self)
        if found.data != self._list:
            self._list = found.data
            self.send(found)

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if frame is None:
                self._has_news = False
                frame = await self._drawn(self._newest) if self._newest is not None else None
            if frame is not None:
                self._sending = True
                try:
                    await self._socket.send_str(frame.encoded(self._symbols))
                except ConnectionError:
                    return  # it asks for everything again when it reconnects
                finally:
                    self._sending = False

    async def _drawn(self, held: LoadedTable) -> Frame | None:
        # A copy: what is opened or hidden while this is drawn is for the next frame.
        viewer = replace(self.viewer)
        sight = (held.table.id, held.version, viewer)
        if sight == self._shown and not self._talk:
            return None
        self._shown, self._talk = sight, False
        try:
            return await self._draw(held, viewer)
        except Exception:
            # One table that can't be drawn must not end the tab's updates.
            log.exception("table %s could not be drawn for a tab", held.table.id)
            return None

    def _is_flooding(self) -> bool:
        """Count a message; tell whether the rate limit is exceeded (a token bucket)."""
        now = asyncio.get_running_loop().time()
        refill = (now - self._filled_at) * A_SECOND
        self._tokens, self._filled_at = min(float(AT_ONCE), self._tokens + refill) - 1, now
        return self._tokens < 0
