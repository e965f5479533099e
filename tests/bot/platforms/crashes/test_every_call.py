"""The program is killed at every call to its platform in turn, over a whole game of each kind, on both wires.

Three seconds after it is back, by its own clock, one board is live, lowest and up to date; older ones have no buttons,
and nothing is posted twice.
"""

import itertools
import os
from functools import partial

import pytest

from storage.connection.connect import by_socket
from tests.bot.platforms.crashes.playing import CALM, FAST, played
from tests.bot.platforms.inside.on_discord import on_discord
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import one_process

WIRES = {"discord": on_discord, "telegram": on_telegram}
GAMES = {"cvetariki": {}, "confetti": {"pace": "async"}, "dorozhki": {}, "cvetris": {}}
STRIDE = 9
"""Every ninth call is the last of a program: in nine games, each call is once."""
SHORT, OFTEN = 9, 4
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_WIRE = pytest.mark.parametrize("wire", WIRES)
WAYS = {
    f"{pace}-{'before' if before else 'after'}": {"pause": pause, "before": before}
    for pace, pause in (("calm", CALM), ("fast", FAST))
    for before in (True, False)
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS)

numbers = itertools.count()


@pytest.fixture
async def chats(server):
    """Opens a chat of some kind, with the program in this process."""
    link = by_socket(server, longest_call=60)
    prefix = f"c{os.getpid()}-{next(numbers)}"
    with one_process():
        yield {name: partial(wire, link, prefix) for name, wire in WIRES.items()}
    await link.close()


async def deaths(opened, game, *, every, first, before, pause, **how):
    """Play a game in which the calls `first`, `first + every`, … are the last of a program; return how many died."""
    async with opened(2) as chat:
        chat.fate.every, chat.fate.left, chat.fate.before = every, first, before
        return await played(chat, game, pause=pause, **how, **GAMES[game])


@EVERY_GAME
@EVERY_WIRE
async def test_a_game_goes_on_whichever_call_is_the_last_of_a_program(chats, wire, game):
    before = game in {"cvetariki", "dorozhki"}
    died = await deaths(chats[wire], game, every=OFTEN, first=OFTEN, before=before, pause=CALM, most=SHORT)
    assert died > 3


@pytest.mark.soak
@EVERY_GAME
@EVERY_WIRE
@EVERY_WAY
@pytest.mark.parametrize("first", range(1, STRIDE + 1))
async def test_a_whole_game_goes_on_whichever_call_is_the_last(chats, wire, game, way, first):
    assert await deaths(chats[wire], game, every=STRIDE, first=first, **WAYS[way]) > 2
