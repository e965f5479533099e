"""How soon a press is answered at 50 presses a second, over the network, with the real program."""

import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.chats.discord import percentile, processor_ms
from bench.harness import Row, milliseconds
from bot.artist import drawn
from bot.platforms.telegram.messages.caption import two_lines
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.screens.tables import board_screen
from bot.tables import turns
from bot.tables.lobby import Who, joined, opened, started
from bot.texts import Texts, words_at
from render.theme import Look
from storage import Person, Room
from tests.bot.platforms.telegram.conftest import Town
from tests.bot.platforms.telegram.emulator.server import Server
from tests.bot.platforms.telegram.emulator.world import World
from tests.bot.platforms.telegram.playing import is_board

TABLES = 20
A_SECOND = 50
SECONDS = 6
PATIENCE = 15.0


def rows() -> Iterator[Row]:
    yield dressing()
    alone, crowd, worked = asyncio.run(measured())
    yield Row(
        name=f"a press answered in Telegram, p99 at {A_SECOND} a second (looks and moves, {TABLES} groups)",
        value=percentile(crowd, 99),
        floor=statistics.median(alone),
        floor_name="median, one press at a time",
        bar="< 1000 ms",
    )
    yield Row(name=f"a press answered in Telegram, median at {A_SECOND} a second", value=statistics.median(crowd))
    if worked:
        yield Row(name="work of the program for a press in Telegram, pictures included", value=worked / len(crowd))


async def measured() -> tuple[list[float], list[float], float]:
    """Return the ms to the answer one press at a time, and many at once, and the processor ms of the latter."""
    with tempfile.TemporaryDirectory() as folder:
        async with Server(World()) as server:
            server.spec = None
            town = Town(server, Path(folder))
            program = await town.program()
            groups = await asyncio.gather(*(seated(town, number) for number in range(TABLES)))
            alone = [await pressed(*group, "!view") for group in groups]
            before = processor_ms(program.pid)
            crowd = await crowded(groups)
            worked = processor_ms(program.pid) - before
            await town.leave()
            return alone, crowd, worked


async def seated(town, number):
    """Return a person at a solo table in a group of their own, and the group."""
    person = town.person(f"Player {number}")
    chat = town.group(person)
    await person.write(chat, "/play cvetariki solo")
    lobby = await person.wait(chat, lambda message: person.button(message, "!start"), patience=120)
    await person.press(lobby, "!start")
    await person.wait(chat, is_board, patience=120)
    return person, chat


async def crowded(groups, a_second: int = A_SECOND, seconds: int = SECONDS) -> list[float]:
    """Press at a constant rate, in turn, without waiting for answers."""
    tasks, began = [], time.monotonic()
    for number, (person, chat) in zip(range(a_second * seconds), itertools.cycle(groups), strict=False):
        await asyncio.sleep(max(0.0, began + number / a_second - time.monotonic()))
        tasks.append(asyncio.create_task(pressed(person, chat, "" if number // len(groups) % 2 else "!view")))
    return await asyncio.gather(*tasks)


async def pressed(person, chat, what: str) -> float:
    """Press a button of the latest board (by default its first move); return the ms until it was answered."""
    board = next((m for m in reversed(person.sees(chat)) if m.from_bot and m.buttons), None)
    if board is None:
        return 1000 * PATIENCE
    button = (person.button(board, what) if what else None) or board.buttons[0]
    press = await person.world.press(person.user, board, button["callback_data"])
    try:
        await asyncio.wait_for(press.done.wait(), PATIENCE)
    except TimeoutError:
        return 1000 * PATIENCE
    return 1000 * (press.answered_at - press.at)


def dressing() -> Row:
    """What Telegram adds to a board: the caption and the keyboard."""
    table = _table()
    position = turns.dealt(table)
    words = words_at(table, Texts.load(), "ru")
    screen = board_screen(position, ())
    assert screen.drawing is not None

    def dressed() -> None:
        two_lines(screen, table, words)
        keys = keyboard(screen, words)
        assert keys is not None
        keys.to_json()

    def pictured() -> None:
        assert screen.drawing is not None
        drawn(screen.drawing, words, Look())

    pictured()
    dress, picture = milliseconds(dressed, pictured)
    return Row(
        name="caption with mention and keyboard of a board (25 groups)",
        value=dress,
        floor=picture,
        floor_name="its picture",
        bar="far less than the picture",
    )


def _table():  # the type is the store's
    room = Room(platform="telegram", chat="-5")
    people = [Who(person=Person(platform="telegram", user=str(n)), name=f"Player {n}", room=room) for n in range(3)]
    table = opened(game="cvetariki", options={}, who=people[0], room=room, locale="ru", seed="bench", now=0)
    for other in people[1:]:
        table = joined(table, other, 0)
    return started(table, people[0], 0)
