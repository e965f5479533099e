"""A new version is put in place while people play: each new process is ready before an old one is told to stop."""

import asyncio

import pytest
from aiohttp import ClientSession

from storage import open_store
from tests.bot.platforms.telegram.playing import NUMBERS, is_accepted, is_end, is_next, opened, revision
from tests.bot.platforms.telegram.program import webhook
from tests.bot.platforms.telegram.test_process import well

GROUPS = 2
pytestmark = pytest.mark.asyncio(loop_scope="session")


class Fleet:
    """Processes behind one address, which are replaced one by one."""

    def __init__(self, town) -> None:
        self._town, self._hook = town, webhook() | {"TELEGRAM_WEBHOOK_SECRET": "told-to-telegram"}
        self._running = {}

    async def add(self) -> None:
        """Start a process, and send it updates when it is ready."""
        port = webhook()["PORT"]
        program = await self._town.program(**self._hook | {"PORT": port})
        async with ClientSession() as session:
            await well(session, port)
        address = self._hook["TELEGRAM_WEBHOOK_URL"].replace(self._hook["PORT"], port)
        self._running[address] = program
        self._town.server.balancer.append(address)

    async def retire(self) -> None:
        """Stop the oldest process. The balancer hears of it only afterwards, as it does in life."""
        address, program = next(iter(self._running.items()))
        assert await program.stop() == 0
        self._town.server.balancer.remove(address)
        del self._running[address]


async def keep_playing(chat, people, enough):
    """Press the first number under every new board until told to stop; return the presses that counted."""
    by_id, counted, seen = {person.id: person for person in people}, 0, -1
    while not enough.is_set():
        board = await people[0].wait(chat, is_next(seen))
        if is_end(board):
            break
        seen = revision(board)
        number = next(button["text"] for button in board.buttons if button["text"] in NUMBERS)
        press = await by_id[board.mentioned[0]].press(board, number)
        assert is_accepted(press), f"a press was refused: {press.text}"
        counted += 1
    return counted


async def test_no_press_is_lost_or_done_twice_while_every_process_is_replaced(own_town):
    fleet, enough = Fleet(own_town), asyncio.Event()
    await fleet.add()
    await fleet.add()
    rooms = []
    for number in range(GROUPS):
        people = [own_town.person(f"{name}{number}") for name in ("Anna", "Boris")]
        chat = own_town.group(*people)
        await opened(people[0], chat, people[1])
        rooms.append((chat, people))
    playing = [asyncio.create_task(keep_playing(chat, people, enough)) for chat, people in rooms]
    for _ in range(2):
        await fleet.add()
        await fleet.retire()
    enough.set()
    counted = await asyncio.gather(*playing)
    await own_town.idle()
    assert all(counted), "everybody played"
    tables = {
        message.buttons[0]["callback_data"][:7]
        for chat, _ in rooms
        for message in chat.messages.values()
        if message.buttons
    }
    async with open_store(None, own_town._data) as store:
        kept = [len(held.table.moves) for held in await store.tables.load_many(sorted(tables))]
    assert sorted(kept) == sorted(counted), "each press once"
    own_town.check_answers()
