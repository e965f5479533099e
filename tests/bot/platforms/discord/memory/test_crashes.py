"""The bot is killed between any two calls to Discord; the next one finds everything and brings it to order.

Afterwards one board is live and lowest, older ones have no buttons, and nothing is posted twice. No time passes: the
dead bot's lease is taken over at once.
"""

import asyncio

import pytest

from bot.chat.boards.placing import FAST
from bot.platforms.discord.rooms import Rooms
from tests.bot.platforms.discord.memory.house import presses
from tests.bot.platforms.discord.memory.playing import seated, turn

CALLS = ("post", "edit", "retire", "remove", "call", "find")
MOST_TURNS = 400


class Killed(asyncio.CancelledError):
    """The process ends here: nothing catches it, nothing is noted or tidied up any more."""


class Killer:
    """Ends whoever makes a certain call with the bot's own token: just before it, or as soon as it was made."""

    def __init__(self, monkeypatch):
        self.left, self.before, self.killed, self.dead = None, False, 0, set()
        for name in CALLS:
            monkeypatch.setattr(Rooms, name, self._deadly(getattr(Rooms, name)))

    def at(self, call, *, before):
        self.left, self.before = call, before

    def _deadly(self, call):
        async def made(rooms, *args, **more):
            if rooms in self.dead:
                raise Killed
            if self.left is None:
                return await call(rooms, *args, **more)
            self.left -= 1
            dies = self.left < 0
            if dies:
                self.left = None
                self.killed += 1
                self.dead.add(rooms)
            result = None if dies and self.before else await call(rooms, *args, **more)
            if dies:
                raise Killed
            return result

        return made


def live(house):
    """Return the boards that can be pressed, without the card that shows who has looked."""
    return [m for m in house.boards() if not all(id_.split(":")[1] == "card" for id_ in presses(m))]


async def brought_to_order(house, posted):
    (board,) = live(house)
    assert board.id == house.posted()[-1].id, "lowest"
    assert len(house.posted()) <= posted + 1, "once"


async def played_with_kills(house, killer, game, count, *, most_turns, **options):
    """Play calmly, so that every turn is a new message; each turn is killed one call later than the last one."""
    killer.at(1, before=False)
    people, table = await seated(house, game, count, **options)
    if killer.killed:
        await house.crash()
    killer.at(None, before=False)
    for number in range(most_turns):
        posted, killed = len(house.posted()), killer.killed
        await house.env.advance_time(FAST / 1000)
        killer.at(number // 2 % 4, before=number % 2 == 0)
        more = await turn(house, people, table, pick=number)
        killer.at(None, before=False)
        if killer.killed > killed:
            await house.crash()
        if not more:
            return
        await brought_to_order(house, posted)


async def test_a_game_goes_on_whichever_call_kills_the_bot(memory, monkeypatch):
    killer = Killer(monkeypatch)
    async with memory() as house:
        await played_with_kills(house, killer, "cvetariki", 2, most_turns=18)
    assert killer.killed >= 10


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "count", "options"),
    [("cvetariki", 3, {}), ("dorozhki", 3, {}), ("cvetris", 2, {}), ("confetti", 3, {"pace": "async"})],
)
async def test_a_whole_game_goes_on_whichever_call_kills_the_bot(memory, monkeypatch, game, count, options):
    killer = Killer(monkeypatch)
    async with memory() as house:
        await played_with_kills(house, killer, game, count, most_turns=MOST_TURNS, **options)
    assert killer.killed > 4
