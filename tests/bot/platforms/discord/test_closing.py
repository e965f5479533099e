"""A process that ends finishes what it has taken, and acknowledges nothing that it could not finish."""

import asyncio
from contextlib import nullcontext
from types import SimpleNamespace

import aiohttp
import discord

from bot.chat.platform import ChatPlatform
from bot.platforms.discord.interactions import Interactions


class Pressed:
    """A press whose acknowledgement is under way until it is let go."""

    type, data = discord.InteractionType.component, {"custom_id": "7K3ABCD:0:!view"}

    def __init__(self) -> None:
        self.response, self.asked, self.let_go = self, asyncio.Event(), asyncio.Event()

    async def defer(self):
        self.asked.set()
        await self.let_go.wait()
        raise aiohttp.ClientError


class Chat(ChatPlatform):
    """No more of a chat than what ends."""

    def __init__(self) -> None:
        self.app = SimpleNamespace(metrics=SimpleNamespace(acknowledging=lambda _name: nullcontext()))
        self.front = SimpleNamespace(press=asyncio.Event.wait)  # nothing gets so far
        self.nudges, self.rooms, self._background = SimpleNamespace(stop=lambda: None), None, set()
        self.panels = SimpleNamespace(close_copies=list)


async def test_while_a_process_ends_what_was_taken_is_finished_and_nothing_more_is_taken():
    chat = Chat()
    interactions = Interactions(chat)
    first, second = Pressed(), Pressed()
    taken = asyncio.create_task(interactions.press(first))
    await first.asked.wait()
    interactions.closed = True
    closing = asyncio.create_task(chat.finish())
    await asyncio.sleep(0)
    await interactions.press(second)
    assert not second.asked.is_set(), "it is left to another process"
    assert not closing.done()
    first.let_go.set()
    await closing
    await taken
