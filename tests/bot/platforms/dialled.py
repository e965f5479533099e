"""The program with the clock of a dial instead of the machine's: `python -m tests.bot.platforms.dialled`.

With `TWIN` set, every table has the same id and the same seed; with `TWIN=swapped`, the players of Цветарики also
have each other's secrets. What is charged to Telegram's rate limits is logged in `paid` in the data folder.
"""

import asyncio
import gc
import heapq
import itertools
import os
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

gc.disable()  # as `bot/__main__.py` does, for a quick start
# ruff: noqa: E402

from bot import app
from bot.commands import run
from bot.settings import Settings
from bot.tables import fair
from engines.cvetariki import GAME
from storage.tables import tables
from storage.timing import Clock
from tests.bot.platforms.dial import NOW, TICK, mapped, places
from tests.bot.platforms.patient import patient_store

JOBS = {"Speaker._speak", "Services._guarded", "Polling._acted", "Webhook._acted", "Presses.take"}


class Reading:
    """Reads the time off a dial; one task wakes every sleeper whose time has come."""

    def __init__(self, environ) -> None:
        self._numbers = mapped(Path(environ["DIAL"]))
        self._asked, self._answered, self._jobs = places(int(environ["DIAL_SLOT"]))
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._waking: asyncio.Task[None] | None = None

    def now(self) -> int:
        return self._numbers[NOW]

    async def sleep(self, seconds: float) -> None:
        if self._waking is None:
            self._waking = asyncio.create_task(self._wake())
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now() + int(1000 * seconds), next(self._order), until))
        await until

    async def _wake(self) -> None:
        while True:
            while self._sleepers and self._sleepers[0][0] <= self.now():
                _, _, until = heapq.heappop(self._sleepers)
                if not until.done():
                    until.set_result(None)
            await asyncio.sleep(TICK)
            if self._numbers[self._answered] != self._numbers[self._asked]:
                self._numbers[self._jobs] = jobs()
                self._numbers[self._answered] = self._numbers[self._asked]


def jobs() -> int:
    """Count what the program has started and not finished."""
    return sum(task.get_coro().__qualname__ in JOBS for task in asyncio.all_tasks())


class Twin:
    """Replaces the program's source of randomness."""

    @staticmethod
    def token_hex(_size):
        return "5eed" * 8


def swapped(setup):
    def deal(*args):
        step = setup(*args)
        return replace(step, state=replace(step.state, secrets=step.state.secrets[::-1]))

    return deal


def twin(which: str) -> None:
    app.secrets, tables.new_id = Twin, lambda shard=None: (shard or "7") + "TW1NTA"
    fair.press_share = lambda _press: "5eed"  # the ids of presses are a part of the deal
    if which == "swapped":
        object.__setattr__(GAME, "setup", swapped(GAME.setup))


def note_payments(folder: Path) -> None:
    """Log what is charged: the rate limits apply in the program's time, not in real time."""
    from bot.platforms.telegram import chat  # noqa: PLC0415 (the SDK is needed only with a token)

    class Noted(chat.RateLimiter):
        async def _take(self, group, calls, bucket, *, anyway):
            wait = await super()._take(group, calls, bucket, anyway=anyway)
            if calls and (anyway or not wait):
                with (folder / "paid").open("a", encoding="utf-8") as file:
                    file.write(f"{self._now()} {group} {calls}\n")
            return wait

    chat.RateLimiter = Noted


def tell_what_it_does(*_) -> None:
    """Write down every task and where it waits, for a program that does not end."""
    for task in asyncio.all_tasks():
        task.print_stack(file=sys.stderr)


def main(environ=os.environ) -> int:
    gc.enable()
    signal.signal(signal.SIGUSR1, tell_what_it_does)
    settings, reading = Settings.from_env(environ), Reading(environ)
    if which := environ.get("TWIN"):
        twin(which)
    if settings.telegram_token is not None:
        note_payments(settings.data_dir)
    return run.served(
        settings, Clock(now=reading.now, sleep=reading.sleep), partial(patient_store, float(environ["DIAL_SPEED"]))
    )


if __name__ == "__main__":
    sys.exit(main())
