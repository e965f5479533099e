"""The boards of the secret that every store has in tests: each is worked out once for all of them."""

from functools import cache

from bot.daily import board
from bot.daily.boards import Boards
from tests.bot.conftest import SECRET

KNOWN = {
    320: ("cvetariki", 35),
    321: ("confetti", 15),
    322: ("cvetariki", 30),
    323: ("cvetris", 63),
    325: ("dorozhki", 7),
}
"""The game and par of some boards, as every machine with this secret makes them: a change would give people others."""


@cache
def worked_out(work, *given):
    return work(*given)


class Analyst:
    """Does no work twice, whoever asks."""

    async def do(self, work, *given):
        return worked_out(work, *given)


def board_of(number, secret=SECRET):
    return worked_out(board.board_of, number, secret)


def boards():
    return Boards(Analyst())
