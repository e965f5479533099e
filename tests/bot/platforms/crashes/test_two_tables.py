"""Two tables of one group each post a board, and the program dies before either is noted: each finds its own again."""

import asyncio

import pytest

from tests.bot.platforms.crashes.playing import CALM, pressed, shows
from tests.bot.platforms.inside.chat import SOONEST

LOST = {"discord": ("/messages", "PATCH"), "telegram": ("sendPhoto", "sendPhoto")}
"""What posts a board, and a call that keeps it from being noted as long as it is not answered."""
EVERY_ORDER = pytest.mark.parametrize("order", [1, -1], ids=["in order", "the other way round"])


async def opened(chat, host, guest):
    """Open a table for two; return its id."""
    before = set(await chat.store.tables.of(chat.room))
    await chat.command(host, "play", game="dorozhki")
    (name,) = set(await chat.store.tables.of(chat.room)) - before
    await chat.pass_by(CALM)
    await pressed(chat, guest, board(chat, name), "!join")
    await chat.pass_by(CALM)
    return name


def boards(chat, name):
    """Return the messages with buttons of a table."""
    return [seen for seen in chat.boards() if any(press.startswith(f"{name}:") for press in seen.presses)]


def board(chat, name):
    (found,) = boards(chat, name)
    return found


async def both_lost(chat, order):
    """Start two tables at once and die before either board is noted; return the boards and what was there before."""
    anna, boris, deniz, mira = chat.people
    hosts = {await opened(chat, anna, boris): anna, await opened(chat, deniz, mira): deniz}
    known = {seen.id for seen in chat.posted()}
    chat.fate.every = chat.fate.left = 2
    chat.fate.only, chat.fate.withholds = LOST[chat.name]
    await asyncio.gather(*(pressed(chat, hosts[name], board(chat, name), "!start") for name in [*hosts][::order]))
    assert chat.is_dead
    lost = {name: boards(chat, name)[-1].id for name in hosts}
    assert len(set(lost.values()) - known) == 2, "both were posted"
    await chat.end()
    return lost, known


async def check_found(chat, lost, known):
    """Start the program, which lives this time: each table has its own board, and nothing is posted twice."""
    chat.fate.is_paused = True
    await chat.begin()
    await chat.pass_by(*SOONEST)
    assert {name: board(chat, name).id for name in lost} == lost
    for name in lost:
        assert shows(board(chat, name), await chat.store.tables.load(name))
    assert {seen.id for seen in chat.posted()} == known | set(lost.values())


@EVERY_ORDER
@pytest.mark.parametrize("wire", LOST)
async def test_two_tables_that_lose_a_board_at_once_find_their_own(chats, wire, order):
    async with chats[wire](4) as chat:
        await check_found(chat, *await both_lost(chat, order))


@EVERY_ORDER
@pytest.mark.parametrize("last", [1, 2, 3, 4])
async def test_they_do_also_if_who_looks_for_them_dies(chats, order, last):
    async with chats["telegram"](4) as chat:
        lost, known = await both_lost(chat, order)
        chat.fate.every = chat.fate.left = last
        chat.fate.only, chat.fate.withholds = "editMessageReplyMarkup", ""
        await chat.begin()
        await chat.pass_by(*SOONEST)
        await chat.end()
        await check_found(chat, lost, known)
