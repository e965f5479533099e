"""What is different while the program runs inside the process of a test."""

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from unittest.mock import patch

from aiohttp import ClientSession
from discord.gateway import KeepAliveHandler

from bot import app, thinking
from bot.daily import boards
from bot.daily.board import board_of
from bot.tables import fair
from bot.workers import artist
from storage.processes import secret
from storage.tables import tables
from tests.bot.platforms.inside.chat import PATIENCE, quickly_drawn
from tests.bot.platforms.inside.life import AtOnce, mortal_requests, watched_tasks


@contextmanager
def one_process() -> Iterator[None]:
    """Let lives of the program be told apart, and draw no pictures."""
    loop = asyncio.get_running_loop()
    loop.set_task_factory(watched_tasks)
    loop.set_default_executor(AtOnce())
    with (
        patch.object(artist, "drawn", quickly_drawn),
        patch.object(thinking, "ThreadPoolExecutor", AtOnce),
        patch.dict(thinking.Thinker.__init__.__kwdefaults__, budget=PATIENCE, hurry=PATIENCE),
        patch.object(ClientSession, "_request", mortal_requests(ClientSession._request)),
        patch.object(KeepAliveHandler, "start", lambda _: None),  # a thread, which no life could end
    ):
        yield


@dataclass(frozen=True)
class Same:
    """Replaces the program's source of randomness."""

    digits: str

    def token_hex(self, size: int) -> str:
        return (self.digits * size)[: 2 * size]


known_board = cache(board_of)
"""With the same secret it is the same in every life, and each would work it out while everybody waits."""


@contextmanager
def always_the_same(digits: str = "5eed") -> Iterator[None]:
    """Let every run deal the same: another deal with other digits."""
    numbers = itertools.count(1)
    with (
        patch.object(app, "secrets", Same(digits)),
        patch.object(secret, "secrets", Same(digits)),
        patch.object(boards, "board_of", known_board),
        patch.object(tables, "new_id", lambda shard=None: f"{shard or 7}TW1N0{next(numbers)}"),
        patch.object(fair, "press_share", lambda _press: "5eed"),  # the ids of presses are a part of the deal
    ):
        yield
