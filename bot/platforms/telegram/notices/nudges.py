"""In fast play nobody is called, unless they have not moved after a minute: then once."""

import asyncio
import logging
from dataclasses import dataclass

from bot.chat.placing import FAST
from bot.platforms.telegram.boards import Shown
from bot.platforms.telegram.messages.caption import two_lines
from bot.platforms.telegram.messages.wire import NOT_SENT
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.services import Services
from bot.screens.language import Screen, line
from bot.tables import turns
from bot.tables.errors import TableError
from bot.tables.lobby import game_of
from storage import Claim, Held, Phase, Post, StoreError

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class _Waiting:
    revision: int
    task: asyncio.Task[None]


class Nudges:
    """Calls that wait. They live in memory only: after a restart the reminders of the clock remain."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._waiting: dict[str, _Waiting] = {}

    def later(self, held: Held, shown: Shown) -> None:
        """Call the people on move if nothing happens for a while: an edited board notifies nobody."""
        name, revision = held.table.id, shown.speech.revision
        waiting = self._waiting.get(name)
        if waiting is not None and waiting.revision == revision:
            return
        self._forget(name)
        if _can_wait(held) and any(shown.nudge.values()):
            task = asyncio.create_task(self._after(name, shown))
            task.add_done_callback(lambda done: self._done(name, done))
            self._waiting[name] = _Waiting(revision=revision, task=task)

    def stop(self) -> None:
        for name in list(self._waiting):
            self._forget(name)

    def _forget(self, name: str) -> None:
        if (waiting := self._waiting.pop(name, None)) is not None:
            waiting.task.cancel()

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        if (waiting := self._waiting.get(name)) is not None and waiting.task is task:
            del self._waiting[name]

    async def _after(self, name: str, shown: Shown) -> None:
        services, revision = self._services, shown.speech.revision
        await services.app.clock.sleep(FAST / 1000)
        try:
            held = await services.tables.load(name)
            if held.table.revision != revision or held.table.phase is not Phase.RUNNING:
                return
            async with services.store.inbox.claimed(f"{NAME}:call:{name}:{revision}") as claim:
                if claim is Claim.MINE:
                    for post in shown.speech.posts:
                        await self._call(held, post, shown.nudge.get(post.room, frozenset()))
        except (TableError, StoreError, *NOT_SENT) as error:
            log.info("table %s: nobody could be called: %r", name, error)

    async def _call(self, held: Held, post: Post, seats: frozenset[int]) -> None:
        """Call people below a board, unless it was posted anew since: that has called them already."""
        newest = next((one.messages for one in held.speech(NAME).posts if one.room == post.room), ())
        if not seats or post.room.private or newest[:1] != post.messages[:1] or not newest:
            return
        mention = tuple(sorted(seats))
        call = Screen(lines=(line("telegram-waits", seats="".join(map(str, mention))),), mention=mention)
        words = self._services.viewers.words_in(held.table.locale, held.table)
        await self._services.wire.text(post.room, two_lines(call, held.table, words), reply_to=int(newest[0]))


def _can_wait(held: Held) -> bool:
    """Tell whether somebody can be waited for: in a live phase the game itself does not wait."""
    if held.table.phase is not Phase.RUNNING or not held.table.moves:
        return False
    return game_of(held.table).deadline(turns.position(held.table, held.snapshot).state) is None
