"""One life of the program, inside the test's own process: it can end at any call that it makes to its platform.

Whoever is dead reaches nothing any more: neither its platform nor the store. Its clean-up code may run, as it would not
after a power cut, but nothing comes of it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession

from storage.connection.client import Client

CURRENT: ContextVar["Life | None"] = ContextVar("life", default=None)
LISTENING = "getUpdates"
"""The call that waits for news, by the end of its address."""
STARTING = (
    *("getMe", "deleteWebhook", "setMyCommands", "setMyDescription", "setMyShortDescription"),
    *("/gateway", "/users/@me", "/oauth2/applications/@me", "/commands"),
)
"""Calls with which a program starts: it does not die there, but it is busy."""


class Killed(asyncio.CancelledError):
    """The process has ended. Nothing catches it."""


@dataclass
class Fate:
    """Says which call is the last of a life: every `every`-th, just before it is made or as soon as it was made.

    `only`: of those whose address ends so. `withholds`: calls with this in them are made, and answered to nobody.
    """

    every: int = 0
    only: str = ""
    withholds: str = ""
    before: bool = False
    left: int = 0
    is_paused: bool = False
    deaths: list[str] = field(default_factory=list)
    again: int = 0
    """How many of them struck a program that was bringing things to order."""

    def strikes(self, call: str) -> bool:
        if not self.every or self.is_paused or not call.endswith(self.only):
            return False
        self.left -= 1
        if self.left > 0:
            return False
        self.left = self.every
        self.deaths.append(call)
        return True


@dataclass(eq=False)
class Life:
    fate: Fate
    is_over: bool = False
    busy: int = 0
    """Calls to the store and to the platform that are not answered yet."""
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    sessions: set[ClientSession] = field(default_factory=set)

    def end(self) -> None:
        self.is_over = True

    async def reach(self, call: Callable[[], Any]) -> Any:
        """Make a call to the outside, unless this life is over; what is answered after its end is never known."""
        if self.is_over:
            raise Killed
        self.busy += 1
        try:
            result = await call()
        finally:
            self.busy -= 1
        if self.is_over:
            raise Killed
        return result

    async def bury(self) -> None:
        """Let everything end that still runs. What was on its way has arrived before anybody starts again."""
        while self.busy:  # noqa: ASYNC110 (nobody else wants to know)
            await asyncio.sleep(0)
        while tasks := [task for task in self.tasks if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=0.1)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for session in self.sessions:
            await session.close()


class MortalClient(Client):
    """The store's client of one life."""

    def __init__(self, link: Client, life: Life) -> None:
        super().__init__(link._client, longest_call=link._longest_call)
        self._life = life

    async def _in_time(self, call: Any) -> Any:
        return await self._life.reach(lambda: super(MortalClient, self)._in_time(call))


def mortal_requests(request: Any) -> Any:
    """Return aiohttp's `ClientSession._request`, for lives that end."""

    async def requested(session: ClientSession, method: str, address: Any, **more: Any) -> Any:
        life, path = CURRENT.get(), str(address).partition("?")[0]
        if life is None:
            return await request(session, method, address, **more)
        life.sessions.add(session)
        if path.endswith(LISTENING):
            if life.is_over:
                raise Killed
            return await request(session, method, address, **more)
        fate, call = life.fate, f"{method} {path}"
        strikes = not life.is_over and not path.endswith(STARTING) and fate.strikes(call)
        if strikes and fate.before:
            life.end()
        withheld = bool(fate.withholds) and not fate.is_paused and fate.withholds in call
        return await life.reach(lambda: _made(life, strikes, withheld, request(session, method, address, **more)))

    return requested


async def _made(life: Life, strikes: bool, withheld: bool, request: Any) -> Any:
    answer = await request
    if strikes:
        await answer.read()
        life.end()
    while withheld and not life.is_over:  # noqa: ASYNC110 (as above)
        await asyncio.sleep(0)
    return answer


def watched_tasks(loop: asyncio.AbstractEventLoop, work: Any, **how: Any) -> asyncio.Task[Any]:
    """Make a task (a task factory), and note whose life it belongs to."""
    task = asyncio.Task(work, loop=loop, **how)
    context = how.get("context")
    life = CURRENT.get() if context is None else context.get(CURRENT)
    if life is not None:
        life.tasks.add(task)
        task.add_done_callback(life.tasks.discard)
    return task


class AtOnce(ThreadPoolExecutor):
    """Does work where it is asked for, so that nothing goes on unseen."""

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **more))
        except Exception as error:  # noqa: BLE001 (whoever waits for it hears of it)
            done.set_exception(error)
        return done
